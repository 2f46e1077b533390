"""Information set: facts and estimates from a player's view and history; cards as codes by rank."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event, TurnStarted
from cardtable.core.zones import Seat, Zone, owner_of
from cardtable.games.canasta.card_values import is_wild, points_of
from cardtable.games.canasta.legality.legality_context import canastas, melds_of
from cardtable.games.canasta.playout.playout_state import PlayoutState
from cardtable.games.canasta.playout.rank_codes import END, FOUR, RED, rank_code
from cardtable.games.canasta.rules import CanastaRules, CanastaView
from cardtable.games.canasta.state import DISCARD, STOCK, hand

POINTS_OF_A_CARD = 11  # average points of a card in an unseen hand, wild cards apart


class CanastaInformationSet:
    """Facts and estimates for one decision."""

    def __init__(self, rules: CanastaRules, view: CanastaView, history: Sequence[Event]) -> None:
        self.rules = rules
        self.view = view
        self.context = rules.context_of(view)
        self.public = view.public
        self.seat = self.context.seat  # the deciding one
        self.stock = len(view.zones[STOCK])  # cards left to draw
        self._history = history

    @cached_property
    def natural(self) -> Counter[int]:
        """Number of natural cards held, by rank."""
        return Counter(card.rank for card in self.context.hand if not is_wild(card))

    @cached_property
    def wild(self) -> list[Card]:
        """The wild cards held, deuces first."""
        return sorted(filter(is_wild, self.context.hand), key=lambda card: -card.rank)

    @cached_property
    def opponents(self) -> tuple[Seat, ...]:
        """Seats of other sides, in the order in which they will play."""
        order = self.public.order
        place = order.index(self.seat)
        later = order[place + 1 :] + order[:place]
        return tuple(seat for seat in later if self.public.sides[seat] != self.public.sides[self.seat])

    @cached_property
    def partners(self) -> tuple[Seat, ...]:
        """Other seats of the player's side that take part."""
        return tuple(seat for seat in self.public.order if seat != self.seat and seat not in self.opponents)

    def n_held(self, seat: Seat) -> int:
        """Return the number of cards that a seat holds."""
        return len(self.view.zones[hand(seat)])

    @cached_property
    def unseen(self) -> Counter[int]:
        """Number of cards of each rank in other hands or in the stock, as far as this seat knows."""
        count = Counter(card.rank for card in self.rules.deck())
        for cards in self.view.zones.values():
            count.subtract(card.rank for card in cards if card is not None)
        return count

    @cached_property
    def n_hidden(self) -> int:
        """Number of cards that this seat does not see."""
        return sum(card is None for cards in self.view.zones.values() for card in cards)

    @cached_property
    def discards(self) -> Counter[tuple[int, int]]:
        """Number of discards by (seat, rank)."""
        result: Counter[tuple[int, int]] = Counter()
        for event in self._history:
            if isinstance(event, CardsMoved) and event.target == DISCARD and event.source.owner is not None:
                result.update((event.source.owner, card.rank) for card in event.cards if card is not None)
        return result

    @cached_property
    def taken(self) -> Counter[tuple[int, int]]:
        """Number of cards known in a hand because they came with the pile, by (seat, rank)."""
        result: Counter[tuple[int, int]] = Counter()
        for event in self._history:
            if isinstance(event, CardsMoved) and event.source == DISCARD and event.target.kind == "hand":
                result.update((owner_of(event.target), card.rank) for card in event.cards if card is not None)
            elif isinstance(event, CardsMoved) and event.source.kind == "hand":
                seat = owner_of(event.source)
                for card in event.cards:
                    if card is not None and result[seat, card.rank] > 0:
                        result[seat, card.rank] -= 1
        return result

    def is_open(self, seat: Seat) -> bool:
        """Return whether the seat's side has a meld."""
        return bool(melds_of(self.rules.params, self.view.zones, self.public, seat))

    def has_meld(self, seat: Seat, rank: int) -> bool:
        """Return whether the seat's side has a meld of the rank."""
        return any(zone.slot == rank for zone in melds_of(self.rules.params, self.view.zones, self.public, seat))

    def canastas_of(self, seat: Seat) -> int:
        """Return the number of canastas of the seat's side."""
        return canastas(melds_of(self.rules.params, self.view.zones, self.public, seat))

    @cached_property
    def missing_canastas(self) -> int:
        """Number of canastas that the player's side still needs to go out."""
        return max(0, self.rules.params.canastas - canastas(self.context.melds))

    @cached_property
    def pile_points(self) -> int:
        """Points of the cards of the pile, without threes."""
        return points_of(card for card in self.context.pile if card.rank != 3 or card.suit is None)

    @cached_property
    def is_ending(self) -> bool:
        """True if the deal may end before this seat's side has played many more turns."""
        needed = self.rules.params.canastas
        can_go_out = any(self.canastas_of(seat) >= needed and self.n_held(seat) <= 4 for seat in self.opponents)
        return can_go_out or self.stock <= 2 * len(self.public.order) * self.rules.params.draw

    @cached_property
    def is_far_off(self) -> bool:
        """True if no opponent is near going out."""
        needed = self.rules.params.canastas
        return not self.is_ending and all(self.canastas_of(seat) < needed for seat in self.opponents)

    def is_frozen_for(self, seat: Seat) -> bool:
        """Return whether the seat needs two natural cards to take the pile."""
        options = self.rules.options
        unopened = options.pile_frozen_unopened and not self.is_open(seat)
        return self.public.frozen or options.pile_always_frozen or unopened


class ObservedHands:
    """Recorder of a deal's events in order: enters known and refused cards of hands into a playout state."""

    def __init__(self, state: PlayoutState, order: Sequence[Seat]) -> None:
        self._state = state
        self.discarded = [[0] * END for _ in order]  # number of discards by place and rank
        self._places: dict[int, int] = {seat: place for place, seat in enumerate(order)}
        self._pile: list[int] = []  # ranks, the top card last
        self._begun = False  # True once the cards are dealt and a seat is to act
        self._drawn = False  # True once the acting seat has drawn or taken

    def record(self, event: Event) -> None:
        """Record the next event."""
        if isinstance(event, TurnStarted) and self._pile:  # there is no pile before the cut
            self._begun = True
        if not isinstance(event, CardsMoved):
            return
        ranks = [rank_code(card) for card in event.cards if card is not None]
        giver, receiver = self._holder(event.source), self._holder(event.target)
        if event.target == DISCARD:
            self._pile += ranks
            self._drawn = False
        if giver is not None:
            self._record_loss(giver, ranks, discarded=event.target == DISCARD)
        elif event.source == DISCARD:
            self._record_take(receiver, ranks)
        elif event.source == STOCK and receiver is not None:
            self._record_draw(receiver)

    def _holder(self, zone: Zone) -> int | None:
        """Return the place of the player whose hand a zone is; None if it is no hand."""
        return self._places.get(zone.owner) if zone.kind == "hand" and zone.owner is not None else None

    def _record_loss(self, place: int, ranks: Sequence[int], *, discarded: bool) -> None:
        """Record cards that leave a hand; a discarded rank is hardly kept."""
        for rank in ranks:
            self._state.known[place][rank] = max(0, self._state.known[place][rank] - 1)
            self._state.refused[place][rank] += discarded
            self.discarded[place][rank] += discarded

    def _record_take(self, place: int | None, ranks: Sequence[int]) -> None:
        """Record the visible cards of a taken pile; red threes among them do not stay in a hand."""
        self._state.taken = True
        if place is not None:
            for rank in ranks:
                self._state.known[place][rank] += rank != RED
        self._pile = []
        self._drawn = True

    def _record_draw(self, place: int) -> None:
        """Record a refused top card: the first draw of a turn leaves the pile to the next player."""
        if self._begun and not self._drawn and self._pile and self._pile[-1] >= FOUR:
            self._state.refused[place][self._pile[-1]] += 1
        self._drawn = self._begun

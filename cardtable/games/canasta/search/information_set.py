"""What a player of Canasta can gather from its view and from what it has heard.

Cards as the numbers that playouts count: by rank, the red threes apart.

What a seat has heard, as cards known to be in hands and ranks that players do not keep.

In the field's words: a belief state, updated by the observation history.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event, TurnStarted
from cardtable.core.zones import Seat, Zone, owner_of
from cardtable.games.canasta.card_values import is_red_three, is_wild, points_of
from cardtable.games.canasta.legality_context import canastas, melds_of
from cardtable.games.canasta.playout.playout_state import END, FOUR, RED, PlayoutState
from cardtable.games.canasta.rules import CanastaRules, CanastaView
from cardtable.games.canasta.state import DISCARD, STOCK, hand

POINTS_OF_A_CARD = 11  # what a card in an unseen hand counts on average, wild cards apart


class CanastaInformationSet:
    """Facts and estimates for one decision."""

    def __init__(self, rules: CanastaRules, view: CanastaView, heard: Sequence[Event]) -> None:
        self.rules = rules
        self.view = view
        self.standing = rules.standing(view)
        self.public = view.public
        self._heard = heard

    @property
    def seat(self) -> Seat:
        """Who is thinking."""
        return self.standing.seat

    @cached_property
    def natural(self) -> Counter[int]:
        """How many natural cards of each rank are held."""
        return Counter(card.rank for card in self.standing.hand if not is_wild(card))

    @cached_property
    def wild(self) -> list[Card]:
        """The wild cards held, deuces first."""
        return sorted(filter(is_wild, self.standing.hand), key=lambda card: -card.rank)

    @cached_property
    def opponents(self) -> tuple[Seat, ...]:
        """Those of other sides, in the order in which they will play."""
        order = self.public.order
        place = order.index(self.seat)
        later = order[place + 1 :] + order[:place]
        return tuple(seat for seat in later if self.public.sides[seat] != self.public.sides[self.seat])

    @cached_property
    def partners(self) -> tuple[Seat, ...]:
        """The others of the own side who take part."""
        return tuple(seat for seat in self.public.order if seat != self.seat and seat not in self.opponents)

    def held_by(self, seat: Seat) -> int:
        """How many cards a seat holds."""
        return len(self.view.zones[hand(seat)])

    @cached_property
    def unseen(self) -> Counter[int]:
        """How many cards of each rank are in other hands or in the stock, as far as this seat knows."""
        count = Counter(card.rank for card in self.rules.deck())
        for cards in self.view.zones.values():
            count.subtract(card.rank for card in cards if card is not None)
        return count

    @cached_property
    def hidden(self) -> int:
        """How many cards lie where this seat does not see them."""
        return sum(card is None for cards in self.view.zones.values() for card in cards)

    @cached_property
    def thrown(self) -> Counter[tuple[int, int]]:
        """How often each seat has discarded each rank: (seat, rank)."""
        found: Counter[tuple[int, int]] = Counter()
        for event in self._heard:
            if isinstance(event, CardsMoved) and event.target == DISCARD and event.source.owner is not None:
                found.update((event.source.owner, card.rank) for card in event.cards if card is not None)
        return found

    @cached_property
    def taken(self) -> Counter[tuple[int, int]]:
        """How many cards of each rank each seat is known to have got with the pile: (seat, rank)."""
        found: Counter[tuple[int, int]] = Counter()
        for event in self._heard:
            if isinstance(event, CardsMoved) and event.source == DISCARD and event.target.kind == "hand":
                found.update((owner_of(event.target), card.rank) for card in event.cards if card is not None)
            elif isinstance(event, CardsMoved) and event.source.kind == "hand":
                seat = owner_of(event.source)
                for card in event.cards:
                    if card is not None and found[seat, card.rank] > 0:
                        found[seat, card.rank] -= 1
        return found

    def is_open(self, seat: Seat) -> bool:
        """Whether the seat's side has a meld."""
        return bool(melds_of(self.rules.terms, self.view.zones, self.public, seat))

    def has_meld(self, seat: Seat, rank: int) -> bool:
        """Whether the seat's side has a meld of the rank."""
        return any(zone.slot == rank for zone in melds_of(self.rules.terms, self.view.zones, self.public, seat))

    def canastas_of(self, seat: Seat) -> int:
        """How many canastas the seat's side has."""
        return canastas(melds_of(self.rules.terms, self.view.zones, self.public, seat))

    @cached_property
    def own_canastas(self) -> int:
        """How many canastas the own side has."""
        return canastas(self.standing.melds)

    @cached_property
    def missing_canastas(self) -> int:
        """How many more the own side needs to go out."""
        return max(0, self.rules.terms.canastas - self.own_canastas)

    @cached_property
    def pile_worth(self) -> int:
        """What the cards of the pile count together."""
        return points_of(card for card in self.standing.pile if card.rank != 3 or card.suit is None)

    @property
    def stock(self) -> int:
        """How many cards are left to draw."""
        return len(self.view.zones[STOCK])

    @cached_property
    def ending(self) -> bool:
        """Whether the deal may end before this seat's side has played many more turns."""
        needed = self.rules.terms.canastas
        can_go_out = any(self.canastas_of(seat) >= needed and self.held_by(seat) <= 4 for seat in self.opponents)
        return can_go_out or self.stock <= 2 * len(self.public.order) * self.rules.terms.draw

    @cached_property
    def far_off(self) -> bool:
        """Whether no opponent is near going out, so that there is time."""
        needed = self.rules.terms.canastas
        return not self.ending and all(self.canastas_of(seat) < needed for seat in self.opponents)

    def frozen_for(self, seat: Seat) -> bool:
        """Whether the seat needs two natural cards to take the pile."""
        options = self.rules.options
        unopened = options.pile_frozen_unopened and not self.is_open(seat)
        return self.public.frozen or options.pile_always_frozen or unopened


def code(card: Card) -> int:
    """The rank as `playouts` counts it."""
    return RED if is_red_three(card) else card.rank


def counts(cards: Iterable[Card | None]) -> list[int]:
    """How many of each rank there are among the cards that are seen."""
    found = [0] * END
    for card in cards:
        if card is not None:
            found[code(card)] += 1
    return found


class ObservedHands:
    """Goes through the events of a deal, in their order, and notes in a table what they tell beyond what lies there."""

    def __init__(self, table: PlayoutState, order: Sequence[Seat]) -> None:
        self._table = table
        self.discarded = [[0] * END for _ in order]  # how often each place has discarded each rank
        self._places: dict[int, int] = {seat: place for place, seat in enumerate(order)}
        self._pile: list[int] = []  # ranks, the top card last
        self._begun = False  # whether the cards are dealt and somebody is to act
        self._drawn = False  # whether whoever is to act has drawn or taken

    def hear(self, event: Event) -> None:
        """Take in the next event."""
        if isinstance(event, CardsMoved):
            self._moved(event)
        elif isinstance(event, TurnStarted) and self._pile:  # whoever cuts finds no pile yet
            self._begun = True

    def _moved(self, event: CardsMoved) -> None:
        ranks = [code(card) for card in event.cards if card is not None]
        giver, receiver = self._holder(event.source), self._holder(event.target)
        if event.target == DISCARD:
            self._pile += ranks
            self._drawn = False
        if giver is not None:
            self._leaves(giver, ranks, discarded=event.target == DISCARD)
        elif event.source == DISCARD:
            self._pile_is_taken(receiver, ranks)
        elif event.source == STOCK and receiver is not None:
            self._draws(receiver)

    def _holder(self, zone: Zone) -> int | None:
        """The place of the player whose hand a zone is; None if it is no hand."""
        return self._places.get(zone.owner) if zone.kind == "hand" and zone.owner is not None else None

    def _leaves(self, place: int, ranks: Sequence[int], *, discarded: bool) -> None:
        """Cards leave a hand; whoever discards a rank hardly keeps more of it."""
        for rank in ranks:
            self._table.known[place][rank] = max(0, self._table.known[place][rank] - 1)
            self._table.shy[place][rank] += discarded
            self.discarded[place][rank] += discarded

    def _pile_is_taken(self, place: int | None, ranks: Sequence[int]) -> None:
        """All have seen the cards of the pile; red threes among them do not stay in a hand."""
        self._table.taken = True
        if place is not None:
            for rank in ranks:
                self._table.known[place][rank] += rank != RED
        self._pile = []
        self._drawn = True

    def _draws(self, place: int) -> None:
        """The first card that is drawn in a turn leaves the pile to the next player, and its top card with it."""
        if self._begun and not self._drawn and self._pile and self._pile[-1] >= FOUR:
            self._table.shy[place][self._pile[-1]] += 1
        self._drawn = self._begun

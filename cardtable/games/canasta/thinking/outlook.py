"""What a player of Canasta can gather from its view and from what it has heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event
from cardtable.core.zones import Seat, owner_of
from cardtable.games.canasta.rules import CanastaRules, CanastaView
from cardtable.games.canasta.standing import canastas, melds_of
from cardtable.games.canasta.state import DISCARD, STOCK, hand
from cardtable.games.canasta.values import is_wild, points_of

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

"""What one seat knows of a deal, as counts of cards: worked out anew from its view and from what it has heard.

In the field's words: a belief state, computed from the observation history.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event
from cardtable.families.hearts.masks import QUEEN, QUEEN_OF_SPADES, SPADES, code
from cardtable.families.hearts.whereabouts import hand, looked, passing
from cardtable.games.cancellation_hearts.rules import CancellationView
from cardtable.games.cancellation_hearts.simulation import Terms
from cardtable.games.cancellation_hearts.state import WIDOW


class Memory:
    """The seat's knowledge while a deal is played."""

    def __init__(self, terms: Terms, pack: Sequence[Card], view: CancellationView, heard: Sequence[Event]) -> None:
        assert view.seat is not None
        self.terms = terms
        self.public = view.public
        self.seats = terms.seats
        self.seat = int(view.seat)
        self.hand = _codes(view.zones[hand(self.seat)])
        self.held = [len(view.zones[hand(seat)]) + len(view.zones[passing(seat)]) for seat in range(self.seats)]
        self.own_widow = _codes(view.zones.get(looked(self.seat), ()))
        self.widow_size = len(view.zones.get(WIDOW, ())) + _looked_by_others(view)
        self.trick = _codes(self.public.trick)
        self.carried = _codes(self.public.carried)
        self.won = [_codes(cards) for cards in self.public.point_cards]
        self.lost = any(terms.points[number] for number in _codes(self.public.vanished))
        self.known: list[Counter[int]] = [Counter() for _ in range(self.seats)]  # cards that are certainly in a hand
        self.voids = [0] * self.seats  # by seat: a bit for each suit that it has shown not to hold
        self.passed_up_queen: set[int] = set()  # seats that would have shed a queen of spades, had they held one
        self._led = -1
        self._lain: list[int] = []
        self._opening = True
        for event in heard:
            if isinstance(event, CardsMoved):
                self._hear(event)
        seen = Counter(self.hand) + Counter(_codes(self.public.played)) + Counter(self.own_widow)
        self.hidden = Counter(_codes(pack)) - seen  # in other hands, or in a widow that the seat has not looked at

    def _hear(self, event: CardsMoved) -> None:
        """Take in a pass or a play."""
        source, target = event.source, event.target
        if target.kind == "trick" and source.kind == "hand" and source.owner is not None:
            self._hear_play(source.owner, _codes(event.cards)[0])
        elif source.kind == "passing" and source.owner == self.seat and target.owner is not None:
            self.known[target.owner].update(_codes(event.cards))

    def _hear_play(self, seat: int, number: int) -> None:
        suit = number >> 4
        if self.known[seat][number]:
            self.known[seat][number] -= 1
        if not self._lain:
            self._led = suit
        else:
            if suit != self._led:
                self.voids[seat] |= 1 << self._led
            if self._would_have_shed(number):
                self.passed_up_queen.add(seat)
        self._lain.append(number)
        if len(self._lain) == self.seats:
            self._lain = []
            self._opening = False

    def _would_have_shed(self, number: int) -> bool:
        """Whether a sensible player with a queen of spades would have played her instead of this card."""
        if number == QUEEN_OF_SPADES:
            return False
        if self._led == SPADES:
            standing = [card & 15 for card in self._lain if card >> 4 == SPADES and self._lain.count(card) == 1]
            return number >> 4 == SPADES and max(standing, default=-1) > QUEEN > number & 15
        return number >> 4 != self._led and not (self._opening and self.terms.clean_start)


def _looked_by_others(view: CancellationView) -> int:
    owner = view.public.widow_owner
    return 0 if owner is None or owner == view.seat else len(view.zones[looked(owner)])


def _codes(cards: Iterable[Card | None]) -> list[int]:
    return [code(card) for card in cards if card is not None]

"""What one seat knows of a deal, as counts of cards: worked out anew from its view and from what it has heard.

In the field's words: a belief state, computed from the observation history.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event
from cardtable.families.hearts.masks import card_code
from cardtable.families.hearts.whereabouts import hand_zone, passing_zone, seen_kitty_zone
from cardtable.games.cancellation_hearts.rules import CancellationView
from cardtable.games.cancellation_hearts.simulation import CancellationParameters
from cardtable.games.cancellation_hearts.state import WIDOW


class CancellationInformationSet:
    """The seat's knowledge while a deal is played."""

    def __init__(
        self, terms: CancellationParameters, pack: Sequence[Card], view: CancellationView, heard: Sequence[Event]
    ) -> None:
        assert view.seat is not None
        self.terms = terms
        self.public = view.public
        self.seats = terms.seats
        self.seat = int(view.seat)
        self.hand = _codes(view.zones[hand_zone(self.seat)])
        self.held = [
            len(view.zones[hand_zone(seat)]) + len(view.zones[passing_zone(seat)]) for seat in range(self.seats)
        ]
        self.own_widow = _codes(view.zones.get(seen_kitty_zone(self.seat), ()))
        self.widow_size = len(view.zones.get(WIDOW, ())) + _looked_by_others(view)
        self.trick = _codes(self.public.trick)
        self.carried = _codes(self.public.carried)
        self.won = [_codes(cards) for cards in self.public.point_cards]
        self.lost = any(terms.points[number] for number in _codes(self.public.vanished))
        self.known: list[Counter[int]] = [Counter() for _ in range(self.seats)]  # cards that are certainly in a hand
        self.voids = [0] * self.seats  # by seat: a bit for each suit that it has shown not to hold
        self.plays: list[tuple[int, int]] = []  # seat and card, in the order of play
        self.gave: list[int] = []
        self.got: list[int] = []
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
            self.gave = _codes(event.cards)
            self.known[target.owner].update(self.gave)
        elif source.kind == "passing" and target.owner == self.seat:
            self.got = _codes(event.cards)

    def _hear_play(self, seat: int, number: int) -> None:
        if self.known[seat][number]:
            self.known[seat][number] -= 1
        place = len(self.plays) % self.seats
        led = self.plays[-place][1] >> 4 if place else number >> 4
        if number >> 4 != led:
            self.voids[seat] |= 1 << led
        self.plays.append((seat, number))


def _looked_by_others(view: CancellationView) -> int:
    owner = view.public.widow_owner
    return 0 if owner is None or owner == view.seat else len(view.zones[seen_kitty_zone(owner)])


def _codes(cards: Iterable[Card | None]) -> list[int]:
    return [card_code(card) for card in cards if card is not None]

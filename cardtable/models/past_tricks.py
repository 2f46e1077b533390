"""Past tricks, from what was heard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event, TrickWon
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat


class PastTrick(NamedTuple):
    """A complete trick: who played what, in the order of play, and who won it (None: cancelled)."""

    cards: tuple[tuple[Seat, Card], ...]
    winner: Seat | None

    @property
    def twins(self) -> frozenset[Seat]:
        """Who played a card that lies in the trick twice."""
        faces = [card for _, card in self.cards]
        return frozenset(seat for seat, card in self.cards if faces.count(card) > 1)


def past_tricks(heard: Sequence[Event], kinds: ZoneKinds) -> tuple[PastTrick, ...]:
    """The complete tricks of the deal."""
    tricks: list[PastTrick] = []
    played: list[tuple[Seat, Card]] = []
    for event in heard:
        if isinstance(event, CardsMoved) and event.target.owner is not None and kinds.is_trick(event.target):
            seat = Seat(event.target.owner)
            played.extend((seat, card) for card in event.cards if card is not None)
        elif isinstance(event, TrickWon):
            tricks.append(PastTrick(tuple(played), event.seat))
            played = []
    return tuple(tricks)

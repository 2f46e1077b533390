"""The tricks of a deal, from what was heard of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event, TrickWon
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat


class ObservedTrick(NamedTuple):
    """Who played what, in the order of play; `winner` is None while it is not over, and where nobody wins it."""

    plays: tuple[tuple[Seat, Card], ...]
    is_over: bool = False
    winner: Seat | None = None


def tricks_heard(heard: Sequence[Event], kinds: ZoneKinds) -> tuple[ObservedTrick, ...]:
    """The tricks that are over, and behind them the one on the table, which may still be empty."""
    tricks: list[ObservedTrick] = []
    plays: list[tuple[Seat, Card]] = []
    for event in heard:
        if isinstance(event, CardsMoved) and event.target.owner is not None and kinds.is_trick(event.target):
            seat = Seat(event.target.owner)
            plays.extend((seat, card) for card in event.cards if card is not None)
        elif isinstance(event, TrickWon):
            tricks.append(ObservedTrick(tuple(plays), True, event.seat))
            plays = []
    return (*tricks, ObservedTrick(tuple(plays)))

"""History of a deal for its reader: turns since their last one, earlier rounds, and past tricks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import Card
from cardtable.core.controls import Mark
from cardtable.core.events import CardsMoved, Event
from cardtable.core.guidance.turn_summaries import TurnSummary
from cardtable.core.tricks import tricks_heard
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone


class TurnRound(NamedTuple):
    """Turns up to one of the reader's own, which is the last; `number` counts the rounds, 0 for a spectator."""

    number: int
    turns: tuple[TurnSummary, ...]


class TurnHistory(NamedTuple):
    """Turns since the reader's last turn (`recent`), and the rounds before (`earlier`), the latest first."""

    recent: tuple[TurnSummary, ...] = ()
    earlier: tuple[TurnRound, ...] = ()


def since_own_turn(turns: Sequence[TurnSummary], reader: Seat | None) -> TurnHistory:
    """Split the turns of a deal at the reader's own; a turn of their own that is not over is a recent one."""
    if reader is None:
        return _for_a_spectator(turns)
    rounds: list[TurnRound] = []
    since: list[TurnSummary] = []
    for turn in turns:
        since.append(turn)
        if turn.seat == reader and turn.over:
            rounds.append(TurnRound(len(rounds) + 1, tuple(since)))
            since = []
    return TurnHistory(tuple(since), tuple(rounds[::-1]))


def _for_a_spectator(turns: Sequence[TurnSummary]) -> TurnHistory:
    """Split the turns for a spectator: the last turn of each seat is recent."""
    first = len(turns)
    seats: set[Seat] = set()
    while first and turns[first - 1].seat not in seats:
        first -= 1
        seats.add(turns[first].seat)
    before = tuple(turns[:first])
    return TurnHistory(tuple(turns[first:]), (TurnRound(0, before),) if before else ())


class PastTrick(NamedTuple):
    """A complete trick: cards in the order of play, and the winner (None: cancelled)."""

    cards: tuple[tuple[Seat, Card], ...]
    winner: Seat | None

    @property
    def twins(self) -> frozenset[Seat]:
        faces = [card for _, card in self.cards]
        return frozenset(seat for seat, card in self.cards if faces.count(card) > 1)


def past_tricks(history: Sequence[Event], kinds: ZoneKinds) -> tuple[PastTrick, ...]:
    """Return the complete tricks of the deal."""
    return tuple(PastTrick(trick.plays, trick.winner) for trick in tricks_heard(history, kinds) if trick.is_over)


def last_trick_marks(
    history: Sequence[Event], kinds: ZoneKinds, *, twins_cancel: bool
) -> dict[Zone, tuple[frozenset[Mark], ...]]:
    """Return the marks of the last complete trick while it stands: the winning card, and cancelled ones."""
    tricks = past_tricks(history, kinds)
    if not tricks:
        return {}
    moved = (event.target for event in history if isinstance(event, CardsMoved) and kinds.is_trick(event.target))
    zones = {zone.owner: zone for zone in moved}
    last = tricks[-1]
    marked = dict.fromkeys(last.twins if twins_cancel else (), Mark.CANCELLED)
    if last.winner is not None:
        marked[last.winner] = Mark.WINNING
    return {zones[seat]: (frozenset((mark,)),) for seat, mark in marked.items() if seat in zones}

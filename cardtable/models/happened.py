"""What has happened in a deal, as somebody asks for it: since their last turn first, and then further back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.told_turns import TurnSummary
from cardtable.core.zones import Seat


class TurnRound(NamedTuple):
    """The turns up to one of the reader's own, which is the last of them; `number` counts these, 0 for who watches."""

    number: int
    turns: tuple[TurnSummary, ...]


class TurnHistory(NamedTuple):
    """`recent`: since the reader's last turn; `earlier`: the rounds before, the latest first."""

    recent: tuple[TurnSummary, ...] = ()
    earlier: tuple[TurnRound, ...] = ()


def since_own_turn(turns: Sequence[TurnSummary], reader: Seat | None) -> TurnHistory:
    """The turns of a deal as the reader wants them; a turn of their own that goes on is a recent one."""
    if reader is None:
        return _for_a_watcher(turns)
    rounds: list[TurnRound] = []
    since: list[TurnSummary] = []
    for turn in turns:
        since.append(turn)
        if turn.seat == reader and turn.over:
            rounds.append(TurnRound(len(rounds) + 1, tuple(since)))
            since = []
    return TurnHistory(tuple(since), tuple(rounds[::-1]))


def _for_a_watcher(turns: Sequence[TurnSummary]) -> TurnHistory:
    """The last turn of each seat is recent."""
    first = len(turns)
    seats: set[Seat] = set()
    while first and turns[first - 1].seat not in seats:
        first -= 1
        seats.add(turns[first].seat)
    before = tuple(turns[:first])
    return TurnHistory(tuple(turns[first:]), (TurnRound(0, before),) if before else ())

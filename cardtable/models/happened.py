"""What has happened in a deal, as somebody asks for it: since their last turn first, and then further back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.told_turns import ToldTurn
from cardtable.core.zones import Seat


class Round(NamedTuple):
    """The turns up to one of the reader's own, which is the last of them; `number` counts these, 0 for who watches."""

    number: int
    turns: tuple[ToldTurn, ...]


class Happened(NamedTuple):
    """`recent`: since the reader's last turn; `earlier`: the rounds before, the latest first."""

    recent: tuple[ToldTurn, ...] = ()
    earlier: tuple[Round, ...] = ()


def since_own_turn(turns: Sequence[ToldTurn], reader: Seat | None) -> Happened:
    """The turns of a deal as the reader wants them; a turn of their own that goes on is a recent one."""
    if reader is None:
        return _for_a_watcher(turns)
    rounds: list[Round] = []
    since: list[ToldTurn] = []
    for turn in turns:
        since.append(turn)
        if turn.seat == reader and turn.over:
            rounds.append(Round(len(rounds) + 1, tuple(since)))
            since = []
    return Happened(tuple(since), tuple(rounds[::-1]))


def _for_a_watcher(turns: Sequence[ToldTurn]) -> Happened:
    """The last turn of each seat is recent."""
    first = len(turns)
    seats: set[Seat] = set()
    while first and turns[first - 1].seat not in seats:
        first -= 1
        seats.add(turns[first].seat)
    before = tuple(turns[:first])
    return Happened(tuple(turns[first:]), (Round(0, before),) if before else ())

"""Passing cards before play, as the Hearts family does it: where they go, and the exchange."""

from __future__ import annotations

from cardtable.core.changes import Changes
from cardtable.core.tricks import next_seat
from cardtable.core.zones import Seat, Zone

_OFFSETS = {"L": 1, "R": -1, "A": 2, "L2": 2, "R2": -2, "-": 0, "none": 0}


def pass_offsets(cycle: str) -> tuple[int, ...]:
    """Where cards go, deal by deal, in seats clockwise (0: no pass), for a cycle such as "L,R,A,-" (HR-04)."""
    return tuple(_OFFSETS[entry] for entry in cycle.split(","))


def exchange(changes: Changes, seats: int, offset: int) -> None:
    """All passes change hands together, from the zones "passing" to the zones "hand" (HR-05)."""
    for giver in range(seats):
        receiver = next_seat(Seat(giver), seats, offset)
        changes.move_all(Zone("passing", giver), Zone("hand", receiver))

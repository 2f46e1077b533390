"""Where people sit, and where cards lie."""

from __future__ import annotations

from typing import NamedTuple, NewType

Seat = NewType("Seat", int)
"""A place at the table, numbered clockwise from 0 (G-01)."""


class Zone(NamedTuple):
    """A place cards can lie: what kind, whose (seat, or lowest seat of a side), and which of several."""

    kind: str
    owner: int | None = None
    slot: int = 0

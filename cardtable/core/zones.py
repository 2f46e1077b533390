"""Where people sit, and where cards lie."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, NewType

Seat = NewType("Seat", int)
"""A place at the table, numbered clockwise from 0 (G-01)."""


class Zone(NamedTuple):
    """A place cards can lie: what kind, whose (seat, or lowest seat of a side), and which of several."""

    kind: str
    owner: int | None = None
    slot: int = 0


@cache
def only(seat: Seat) -> frozenset[Seat]:
    """That seat alone: the same set for all who ask, since a server holds one for every turn of every table."""
    return frozenset((seat,))


def owner_of(zone: Zone) -> Seat:
    """Whose zone it is, or the lowest seat of its side; raises AssertionError for a zone of the table."""
    assert zone.owner is not None, f"{zone} belongs to the table"
    return Seat(zone.owner)


def near_seat(viewer: Seat | None) -> Seat:
    """Who sits at the near side of the table: the viewer; a spectator (None) sees it from the first seat's side."""
    return Seat(0) if viewer is None else viewer

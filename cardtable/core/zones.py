"""Seats and zones: identifiers of players' positions and of places for cards."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, NewType

Seat = NewType("Seat", int)
"""A place at the table, numbered clockwise from 0 (G-01)."""


class Zone(NamedTuple):
    """A place for cards: its kind, its owner (a seat, or the lowest seat of a side; None: the table), and its slot."""

    kind: str
    owner: int | None = None
    slot: int = 0


@cache
def only(seat: Seat) -> frozenset[Seat]:
    """Return a set of this one seat; cached, since a server holds one for every turn of every table."""
    return frozenset((seat,))


def owner_of(zone: Zone) -> Seat:
    """Return the owner of a zone, a seat or the lowest of a side; raise AssertionError for a zone of the table."""
    assert zone.owner is not None, f"{zone} belongs to the table"
    return Seat(zone.owner)


def near_seat(viewer: Seat | None) -> Seat:
    """Return the seat at the near side of the table: the viewer's; for a spectator (None) the first seat."""
    return Seat(0) if viewer is None else viewer

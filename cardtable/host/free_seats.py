"""Which seats of a match somebody may take who comes in the middle of it."""

from __future__ import annotations

from cardtable.host.gathering import RoomSeatInfo, SeatOccupant
from cardtable.host.seats import Presence

GONE_FOR_GOOD = 600  # seconds after which nobody waits for a lost line any more: a program itself tries for as long


def is_free(place: RoomSeatInfo) -> bool:
    """Whether a computer plays there, and for nobody who is still waited for."""
    if place.kind is not SeatOccupant.PERSON:
        return place.kind is SeatOccupant.COMPUTER
    if place.presence is Presence.REPLACED:
        return place.away >= GONE_FOR_GOOD
    return place.presence is Presence.LEFT

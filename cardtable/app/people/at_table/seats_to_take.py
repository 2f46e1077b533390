"""Newcomers at a table in another house: which seats are free, and what is said of whoever has sat down."""

from __future__ import annotations

from dataclasses import replace

from cardtable.app.match.who_sits_there import remote_seat_display
from cardtable.app.people.at_table.people_on_felt import HAS_LEFT
from cardtable.app.people.at_table.table_people import ParticipantState
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.zones import Seat
from cardtable.host.free_seats import is_free
from cardtable.host.from_table import RoomInfo
from cardtable.host.gathering import UNDER_WAY, RoomSeatInfo, SeatOccupant

TAKES = translate("Plates", "%1 takes %2's seat.", "two names: a newcomer's, and a computer's or whose seat it kept")


def free_seats(people: ParticipantState, now: float) -> tuple[Seat, ...]:
    """The seats that this person may take, who has none."""
    info = people.info
    if info.you is not None or not info.house.newcomers or info.stage not in UNDER_WAY:
        return ()
    seats = map(Seat, range(len(info.seats)))
    return tuple(seat for seat in seats if is_free(_by_now(people, seat, now)))


def _by_now(people: ParticipantState, seat: Seat, now: float) -> RoomSeatInfo:
    """The time goes on for who is away, not for who is there and lets a computer play."""
    place = people.info.seats[seat]
    return replace(place, away=people.away(seat, now)) if place.away else place


def changed_seats(before: RoomInfo, after: RoomInfo) -> list[Seat]:
    """Where others sit now than before."""
    places = enumerate(zip(before.seats, after.seats, strict=False))
    return [Seat(seat) for seat, (old, new) in places if (old.kind, old.name) != (new.kind, new.name)]


def who_takes_whose(before: RoomInfo, after: RoomInfo, words: TextRenderer) -> list[Text]:
    """Who has sat down in whose place, or had to leave, but for the reader."""
    were, are = remote_seat_display(before, words).names, remote_seat_display(after, words).names
    seats = (seat for seat in changed_seats(before, after) if seat != after.you and seat in are and seat in were)
    return [
        TAKES.filled(are[seat], were[seat])
        if after.seats[seat].kind is SeatOccupant.PERSON
        else HAS_LEFT.filled(were[seat])
        for seat in seats
    ]

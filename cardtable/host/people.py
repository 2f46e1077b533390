"""Who sits at the table as a record keeps it: "person NAME" or "LEVEL NAME"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.record import Record
from cardtable.core.zones import Seat

PERSON = "person"
BOT = "bot"  # a program that the person has chosen; a record names it, and never says where it is
MIXED = "mixed"  # opponents of several levels
PEOPLE = "people"  # other persons among the opponents, and nothing was ever taken back
PEOPLE_WITH_UNDO = "people, undo"  # where moves could be taken back


class SeatAssignment(NamedTuple):
    """One seat: `level` is "person" for a human."""

    level: str
    name: str

    def __str__(self) -> str:
        return f"{self.level} {self.name}".rstrip()


def read_assignment(text: str) -> SeatAssignment:
    """The seat of a record's text."""
    level, _, name = text.partition(" ")
    return SeatAssignment(level, name)


def person_assignment(players: Sequence[str]) -> Seat | None:
    """Where the first person sits; None if only computers play."""
    return next((Seat(seat) for seat, player in enumerate(players) if read_assignment(player).level == PERSON), None)


def has_begun(record: Record) -> bool:
    """Whether the person has done anything in the match yet; without a person, whether anybody has."""
    person = person_assignment(record.players)
    return any(person in (None, seat) for seat, _ in record.actions)

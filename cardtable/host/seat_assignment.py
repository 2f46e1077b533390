"""Seats of a local match: assignments as texts of a record, occupants, and presence."""

from __future__ import annotations

import enum
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame, Rules
from cardtable.core.zones import Seat

PERSON = "person"
BOT = "bot"  # a program that the person has chosen; a record has its name without its path
MIXED = "mixed"  # opponents of several levels
PEOPLE = "people"  # other persons among the opponents, no undo
PEOPLE_WITH_UNDO = "people, undo"  # the same, with undo allowed


class SeatAssignment(NamedTuple):
    """Parsed seat of a record: "person NAME" or "LEVEL NAME"; `level` is "person" for a human."""

    level: str
    name: str

    def __str__(self) -> str:
        return f"{self.level} {self.name}".rstrip()


def read_assignment(text: str) -> SeatAssignment:
    """Parse a seat of a record."""
    level, _, name = text.partition(" ")
    return SeatAssignment(level, name)


def person_assignment(players: Sequence[str]) -> Seat | None:
    """Return the seat of the first person; None if only computers play."""
    return next((Seat(seat) for seat, player in enumerate(players) if read_assignment(player).level == PERSON), None)


def has_begun(record: Record) -> bool:
    """Return True once the person has acted; in a match without a person, once any seat has."""
    person = person_assignment(record.players)
    return any(person in (None, seat) for seat, _ in record.actions)


class SeatKind(enum.Enum):
    """Kind of occupant of a seat."""

    PERSON = "person"
    COMPUTER = "computer"


class Presence(enum.Enum):
    """Presence of a person at their seat in a room; anything but HERE says why they do not play."""

    HERE = "here"
    AWAY = "away"  # the connection is lost: the seat waits
    REPLACED = "replaced"  # a computer plays on; the person may still look
    LEFT = "left"  # for good: a computer plays on


@frozen
class SeatInfo:
    """Public state of one seat."""

    kind: SeatKind
    level: str = ""  # of the computer, or of the substitute that plays for the person now
    presence: Presence = Presence.HERE

    @property
    def is_here(self) -> bool:
        """True if a person is there and plays."""
        return self.kind is SeatKind.PERSON and self.presence is Presence.HERE


def opening_sides(rules: Rules[Any, Any]) -> tuple[Seat, ...]:
    """Return the lowest seat of each seat's side in the first deal, by seat."""
    return rules.sides(rules.deal(None, tuple(rules.deck())).state.public)


def seat_for_friend(sides: Sequence[Seat], free: Collection[int], taken: Collection[int]) -> Seat | None:
    """Return the first free seat beside a partner at a taken one, else the first free seat; None without any."""
    known = {sides[seat] for seat in taken}
    return min(map(Seat, free), key=lambda seat: (sides[seat] not in known, seat), default=None)


def substitute_of(game: AnyGame) -> str:
    """Return the default substitute of a person: the best level that answers quickly."""
    quick = [level for level in game.players if level not in game.searching]
    return (quick or list(game.players))[-1]


def levels_of(players: Sequence[str], game: AnyGame) -> tuple[str, ...]:
    """Return the level of the computer at each seat of a record, "" for the person's.

    A level that the game no longer has is replaced by the strongest, and a second person by a substitute.
    """
    person, strongest = person_assignment(players), list(game.players)[-1]
    known = {level: level for level in game.players} | {PERSON: substitute_of(game)}
    levels = (known.get(read_assignment(player).level, strongest) for player in players)
    return tuple("" if seat == person else level for seat, level in enumerate(levels))

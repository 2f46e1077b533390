"""Seats of a local match: assignments as texts of a record, occupants, and presence."""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.record import Record, SeatingEntry
from cardtable.core.rules import AnyGame
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
    """Presence of a person at their seat; anything but HERE says why they do not play."""

    HERE = "here"
    AWAY = "away"  # no subscription acts for the seat: it waits
    REPLACED = "replaced"  # a computer plays on; the person may still look
    LEFT = "left"  # for good: a computer plays on


@frozen
class SeatInfo:
    """Public state of one seat."""

    kind: SeatKind
    name: str = ""  # as in a record
    level: str = ""  # of the computer; of a person's seat that of the substitute
    presence: Presence = Presence.HERE

    @property
    def acting_level(self) -> str:
        """Level that acts for the seat now; "" while a person does."""
        substituted = self.presence in (Presence.REPLACED, Presence.LEFT)
        return self.level if self.kind is SeatKind.COMPUTER or substituted else ""

    @property
    def player(self) -> str:
        """Occupant as a record has it: a level, or "person"."""
        return self.acting_level or PERSON

    @property
    def is_here(self) -> bool:
        """True if a person is there and plays."""
        return self.kind is SeatKind.PERSON and self.presence is Presence.HERE


def seats_of(players: Sequence[str], game: AnyGame) -> tuple[SeatInfo, ...]:
    """Return the seats of a record's texts with all persons away.

    A level that the game no longer has is replaced by the strongest; a person's substitute is the best quick level.
    """
    levels = list(game.players)
    substitute = [level for level in levels if level not in game.searching][-1:] or levels[-1:]
    seats: list[SeatInfo] = []
    for player in players:
        level, name = read_assignment(player)
        if level == PERSON:
            seats.append(SeatInfo(SeatKind.PERSON, name, substitute[0], Presence.AWAY))
        else:
            seats.append(SeatInfo(SeatKind.COMPUTER, name, level if level in levels else levels[-1]))
    return tuple(seats)


def seats_after(record: Record, game: AnyGame) -> tuple[SeatInfo, ...]:
    """Return the seats at the end of a record with all persons away; computers play on for those who had left."""
    seats = list(seats_of(record.players, game))
    for change in record.seated:
        presence = Presence.LEFT if change.player in game.players else Presence.AWAY
        if seats[change.seat].kind is SeatKind.PERSON:
            level = change.player if presence is Presence.LEFT else seats[change.seat].level
            seats[change.seat] = replace(seats[change.seat], level=level, presence=presence)
    return tuple(seats)


class SeatActors(ABC):
    """Lookup of the computer player that acts for a seat."""

    @abstractmethod
    def acting_level(self, seat: Seat) -> str:
        """Return the level that acts for the seat now; "" while a person does."""

    def computer_seats(self, actors: Iterable[Seat]) -> list[Seat]:
        """Return those of the seats for which a computer acts, in ascending order."""
        return sorted(seat for seat in actors if self.acting_level(seat))


class SeatOccupants(SeatActors):
    """Current occupants of the seats, and their history as a record has it."""

    def __init__(self, infos: Sequence[SeatInfo], history: Iterable[SeatingEntry] = ()) -> None:
        self._infos = list(infos)
        self.history = tuple(history)  # changes of occupants, as a record has them
        self.is_alone = sum(info.kind is SeatKind.PERSON for info in infos) <= 1  # one person at most
        self.are_computers = all(info.kind is SeatKind.COMPUTER for info in infos)

    def __getitem__(self, seat: Seat) -> SeatInfo:
        return self._infos[seat]

    @property
    def infos(self) -> tuple[SeatInfo, ...]:
        return tuple(self._infos)

    @property
    def here(self) -> frozenset[Seat]:
        return frozenset(Seat(seat) for seat, info in enumerate(self._infos) if info.is_here)

    def is_person(self, seat: Seat) -> bool:
        return 0 <= seat < len(self._infos) and self._infos[seat].kind is SeatKind.PERSON

    def put(self, seat: Seat, info: SeatInfo) -> None:
        """Change a seat without an entry in the history: a person comes or goes, and the occupant stays."""
        self._infos[seat] = info

    def seat(self, seat: Seat, info: SeatInfo, actions: int) -> None:
        """Change the occupant of a seat after `actions` actions, and add this to the history."""
        self._infos[seat] = info
        self.history += (SeatingEntry(actions, seat, info.player),)

    def history_before(self, actions: int) -> tuple[SeatingEntry, ...]:
        """Return the history for a record cut to `actions` actions; changes of seats are moved, not undone."""
        return tuple(change._replace(after=min(change.after, actions)) for change in self.history)

    def rewind(self, actions: int) -> None:
        """Move the changes of seats that came later to `actions` actions."""
        self.history = self.history_before(actions)

    def with_presence(self, seat: Seat, presence: Presence) -> SeatInfo:
        """Return the seat with another presence; nothing is changed."""
        return replace(self._infos[seat], presence=presence)

    def acting_level(self, seat: Seat) -> str:
        return self._infos[seat].acting_level

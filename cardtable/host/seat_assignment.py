"""Who sits at the table as a record keeps it: "person NAME" or "LEVEL NAME".

Who is to act for a seat, and whether that person is there.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.record import Record, SeatingEntry
from cardtable.core.rules import AnyGame
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


class SeatKind(enum.Enum):
    """Who is to act for a seat."""

    PERSON = "person"
    COMPUTER = "computer"


class Presence(enum.Enum):
    """Whether a person plays their own seat; if not, why not."""

    HERE = "here"
    AWAY = "away"  # nobody looks for this seat now: it waits
    REPLACED = "replaced"  # a computer plays on; the person may still look
    LEFT = "left"  # said goodbye: a computer plays on


@frozen
class SeatInfo:
    """One seat as everybody sees it."""

    kind: SeatKind
    name: str = ""  # as records keep it
    level: str = ""  # of the computer; of a person's seat that of the substitute
    presence: Presence = Presence.HERE

    @property
    def thinks(self) -> str:
        """The level that acts for the seat now; "" while a person does."""
        substituted = self.presence in (Presence.REPLACED, Presence.LEFT)
        return self.level if self.kind is SeatKind.COMPUTER or substituted else ""

    @property
    def player(self) -> str:
        """Who acts as a record has it: a level, or "person"."""
        return self.thinks or PERSON

    @property
    def is_here(self) -> bool:
        """Whether a person is there and plays."""
        return self.kind is SeatKind.PERSON and self.presence is Presence.HERE


def seats_of(players: Sequence[str], game: AnyGame) -> tuple[SeatInfo, ...]:
    """The seats of a record's texts before anybody is there.

    A level that the game no longer has is replaced by the strongest; a person's substitute is the best quick level.
    """
    levels = list(game.players)
    substitute = [level for level in levels if level not in game.searching][-1:] or levels[-1:]
    seats: list[SeatInfo] = []
    for player in players:
        plan = read_assignment(player)
        if plan.level == PERSON:
            seats.append(SeatInfo(SeatKind.PERSON, plan.name, substitute[0], Presence.AWAY))
        else:
            level = plan.level if plan.level in levels else levels[-1]
            seats.append(SeatInfo(SeatKind.COMPUTER, plan.name, level))
    return tuple(seats)


def seats_then(record: Record, game: AnyGame) -> tuple[SeatInfo, ...]:
    """The seats at the end of a record before anybody is there: computers play on for those who had left."""
    seats = list(seats_of(record.players, game))
    for change in record.seated:
        left = Presence.LEFT if change.player in game.players else Presence.AWAY
        if seats[change.seat].kind is SeatKind.PERSON:
            level = change.player if left is Presence.LEFT else seats[change.seat].level
            seats[change.seat] = replace(seats[change.seat], level=level, presence=left)
    return tuple(seats)


class SeatOccupants:
    """Who acts for each seat of a table now."""

    def __init__(self, infos: Sequence[SeatInfo], history: Iterable[SeatingEntry] = ()) -> None:
        self._infos = list(infos)
        self.history = tuple(history)  # who has acted for whom since when, as a record has it
        self.is_alone = sum(info.kind is SeatKind.PERSON for info in infos) <= 1  # one person at most plays here
        self.are_computers = all(info.kind is SeatKind.COMPUTER for info in infos)

    def __getitem__(self, seat: Seat) -> SeatInfo:
        return self._infos[seat]

    @property
    def infos(self) -> tuple[SeatInfo, ...]:
        """All of them, by seat."""
        return tuple(self._infos)

    @property
    def here(self) -> frozenset[Seat]:
        """The seats whose persons are there and play."""
        return frozenset(Seat(seat) for seat, info in enumerate(self._infos) if info.is_here)

    def is_person(self, seat: Seat) -> bool:
        """Whether there is such a seat, and it is a person's."""
        return 0 <= seat < len(self._infos) and self._infos[seat].kind is SeatKind.PERSON

    def put(self, seat: Seat, info: SeatInfo) -> None:
        """The person comes or goes; nobody else acts for the seat."""
        self._infos[seat] = info

    def seat(self, seat: Seat, info: SeatInfo, actions: int) -> None:
        """Another one acts for the seat, after so many actions."""
        self._infos[seat] = info
        self.history += (SeatingEntry(actions, seat, info.player),)

    def history_before(self, actions: int) -> tuple[SeatingEntry, ...]:
        """The history as it stands in a log of so many actions: what happened to seats is not undone."""
        return tuple(change._replace(after=min(change.after, actions)) for change in self.history)

    def rewind(self, actions: int) -> None:
        """Forget the changes of seats that came after so many actions."""
        self.history = self.history_before(actions)

    def with_presence(self, seat: Seat, presence: Presence) -> SeatInfo:
        """What the seat would be."""
        return replace(self._infos[seat], presence=presence)

    def level(self, seat: Seat) -> str:
        """The level that acts for the seat now; "" while a person does."""
        return self._infos[seat].thinks

    def thinking(self, actors: Iterable[Seat]) -> list[Seat]:
        """The seats of these for which a computer acts, the lowest first."""
        return sorted(seat for seat in actors if self._infos[seat].thinks)

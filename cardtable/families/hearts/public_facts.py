"""Public facts common to the Hearts family, and functions of them alone."""

from __future__ import annotations

import enum
from dataclasses import Field
from typing import Any, ClassVar, Protocol, TypeVar

from cardtable.core.cards import Cards
from cardtable.core.views import StateChanges, Step
from cardtable.core.zones import Seat, only


class TrickPhase(enum.Enum):
    """Phases of a deal."""

    PASSING = enum.auto()  # all seats that have not passed are to act
    PLAYING = enum.auto()  # seat `turn` is to play
    MOON = enum.auto()  # all cards are played; `shooter` is to choose
    SCORED = enum.auto()  # the deal is over, the next one follows
    ENDED = enum.auto()  # the match is over


class PublicFacts(Protocol):
    """Facts that both games have under the same names; documented in the games' own classes."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]  # makes `replace` accept it

    @property
    def seats(self) -> int: ...

    @property
    def dealer(self) -> Seat: ...

    @property
    def deal(self) -> int: ...

    @property
    def phase(self) -> TrickPhase: ...

    @property
    def pass_offset(self) -> int: ...

    @property
    def hand_size(self) -> int: ...

    @property
    def totals(self) -> tuple[int, ...]: ...

    @property
    def points(self) -> tuple[int, ...]: ...

    @property
    def tricks_won(self) -> tuple[int, ...]: ...

    @property
    def point_cards(self) -> tuple[Cards, ...]: ...

    @property
    def passed(self) -> frozenset[Seat]: ...

    @property
    def turn(self) -> Seat | None: ...

    @property
    def leader(self) -> Seat | None: ...

    @property
    def trick(self) -> Cards: ...

    @property
    def tricks(self) -> int: ...

    @property
    def broken(self) -> bool: ...

    @property
    def played(self) -> Cards: ...

    @property
    def shooter(self) -> Seat | None: ...

    @property
    def due(self) -> bool: ...

    @property
    def places(self) -> tuple[int, ...]: ...


F = TypeVar("F", bound=PublicFacts)


def actors(facts: PublicFacts) -> frozenset[Seat]:
    """Return the seats still to pass, the one to play, or the shooter who is to choose."""
    match facts.phase:
        case TrickPhase.PASSING:
            return frozenset(everybody(facts.seats)) - facts.passed
        case TrickPhase.PLAYING if facts.turn is not None:
            return only(facts.turn)
        case TrickPhase.MOON if facts.shooter is not None:
            return only(facts.shooter)
    return frozenset()


def step(changes: StateChanges, public: F) -> Step[F]:
    """Return the step to these facts, with their actors."""
    return changes.step(public, actors(public))


def everybody(seats: int) -> tuple[Seat, ...]:
    """Return all seats in order: each is its own side."""
    return tuple(map(Seat, range(seats)))

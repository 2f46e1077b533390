"""Who has to wait at the door for a moment.

Who may come to a table: by the key of an earlier visit, by the invitation, or as found in the same house.

Who comes to a match without a seat: to watch, or where nobody may watch for as long as it takes to choose a seat.

People who come in mid-match and take the seat of a computer, where the rules of the house let them.

They play at once: whoever only looked on knows no hand. What they are told from then on is what their seat has heard.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.core.zones import Seat
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.participants import Participant, hashed
from cardtable.host.room.room_effects import AccessDigests, EffectOutbox
from cardtable.host.room.room_log_entries import LateJoinEntry, write_newcomer
from cardtable.host.room.room_settings import NEXT_DEAL, NO_NEWCOMERS, NOT_NOW, PAUSED, TAKEN
from cardtable.host.room_messages import ClosingMessage
from cardtable.host.room_requests import HelloRequest
from cardtable.host.room_types import PROTOCOL, UNDER_WAY, DisconnectCode, HouseRules, RoomSeatInfo, RoomStage, is_free


class DelayedHello(NamedTuple):
    """A hello that is heard when it is due."""

    due: float
    line: int
    hello: HelloRequest


class AdmissionQueue:
    """Lines that have said hello and are not admitted yet."""

    def __init__(self) -> None:
        self._waiting: list[DelayedHello] = []

    @property
    def lines(self) -> tuple[int, ...]:
        """Those that wait."""
        return tuple(late.line for late in self._waiting)

    @property
    def due(self) -> float | None:
        """When the next one may come in."""
        return min((late.due for late in self._waiting), default=None)

    def add(self, late: DelayedHello) -> None:
        """Somebody has to wait."""
        self._waiting.append(late)

    def lost(self, line: int) -> None:
        """A line is gone."""
        self._waiting = [late for late in self._waiting if late.line != line]

    def superseded(self, key: str) -> list[int]:
        """The lines of earlier programs of somebody who comes now with this key: they wait no longer."""
        earlier = [late.line for late in self._waiting if late.hello.key == key != ""]
        self._waiting = [late for late in self._waiting if late.line not in earlier]
        return earlier

    def taken(self, now: float) -> list[DelayedHello]:
        """Those who may come in now."""
        if not self._waiting:
            return []
        due = [late for late in self._waiting if late.due <= now]
        self._waiting = [late for late in self._waiting if late.due > now]
        return due


def refused_at(door: AccessDigests, hello: HelloRequest) -> DisconnectCode | None:
    """Why somebody cannot come to a table whose log has not been played again; whoever is told 4004 need not wait."""
    if hello.table not in ("", door.table):
        return DisconnectCode.NO_TABLE
    if hello.key:
        return None if hashed(hello.key) in door.keys else DisconnectCode.WRONG_SECRET
    return None if hashed(hello.secret) in door.secrets else DisconnectCode.WRONG_SECRET


def other_version(hello: HelloRequest, game: AnyGame, program: str) -> ClosingMessage | None:
    """What to say to a program that speaks or plays otherwise; None if it does not."""
    if hello.protocol == PROTOCOL and hello.games.get(game.id) == game.version:
        return None
    return ClosingMessage(DisconnectCode.OTHER_VERSION, PROTOCOL, program, game.id, game.version)


CHOOSING = 120.0  # seconds; none where there is nothing to choose


def free_seats(stage: RoomStage, house: HouseRules, places: Iterable[RoomSeatInfo]) -> Iterator[RoomSeatInfo]:
    """The seats of a match that somebody may take who comes now; `places` are looked at only as far as is asked."""
    return filter(is_free, places) if house.newcomers and stage in UNDER_WAY else iter(())


def overdue(strangers: Iterable[Participant], stage: RoomStage, house: HouseRules, now: float) -> list[Participant]:
    """Who has had time enough to choose a seat at a table that nobody may watch."""
    return [] if _may_stay(stage, house) else [person for person in strangers if _until(person, house) <= now]


def next_overdue(strangers: Iterable[Participant], stage: RoomStage, house: HouseRules) -> float | None:
    """When the next one will have had."""
    return None if _may_stay(stage, house) else min((_until(person, house) for person in strangers), default=None)


def _until(person: Participant, house: HouseRules) -> float:
    return person.since + (CHOOSING if house.newcomers else 0.0)


def _may_stay(stage: RoomStage, house: HouseRules) -> bool:
    return house.watchers or stage in (RoomStage.LOBBY, RoomStage.CLOSED)


class LateJoins:
    """Who is about to sit down, one after another; a line that is lost meanwhile may ask again."""

    def __init__(self, course: MatchProjection, outbox: EffectOutbox) -> None:
        self._course = course
        self._outbox = outbox
        self._waiting: list[tuple[Participant, Seat]] = []

    def ask(self, person: Participant, seat: Seat | None, stage: RoomStage, now: float) -> None:
        """Somebody would like to sit down."""
        refusal = self._refusal(person, seat, stage, now)
        if refusal is not None or seat is None:
            self._outbox.refuse(person, "sit", refusal or NOT_NOW)
        elif all(person is not one for one, _ in self._waiting):  # the store may be out for long
            self._waiting.append((person, seat))

    def next(self, stage: RoomStage, now: float) -> str | None:
        """What the log is to say of the first who can still sit down; None while nobody wants to."""
        while self._waiting:
            person, seat = self._waiting[0]
            refusal = self._refusal(person, seat, stage, now)
            if person.is_here and refusal is None:
                self._course.expected[person.key] = person
                return write_newcomer(LateJoinEntry(seat, person.key, person.name, person.portrait))
            self._outbox.refuse(person, "sit", refusal or NOT_NOW)
            del self._waiting[0]
        return None

    def take_first(self) -> tuple[Participant, ...]:
        """The log has the first one: who sees the cards from elsewhere from now on, whoever had the seat too."""
        person, seat = self._waiting.pop(0)
        before = self._course.circle[seat].person
        return (person,) if before is None else (person, before)

    def _refusal(self, person: Participant, seat: Seat | None, stage: RoomStage, now: float) -> Refusal | None:
        course = self._course
        if person.seat is not None or seat is None or stage not in UNDER_WAY:
            return NOT_NOW  # nobody gets up to play another hand
        if not course.opening.rules.house.newcomers:
            return NO_NEWCOMERS
        if not course.circle.has_company:
            return PAUSED
        if seat not in course.circle or not is_free(course.circle[seat].info(now, to_host=False)):
            return TAKEN
        before = course.circle[seat].person
        gone = course.held - course.circle.playing - (set() if before is None else {before.key})
        return NEXT_DEAL if gone else None  # it might be one of them, and would know two hands

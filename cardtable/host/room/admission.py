"""Admission to a room: credentials, the queue of delayed hellos, and late joins.

A late join is possible only for a participant who has seen no hand, because it plays at once. From then on it gets the
history of its seat.
"""

from __future__ import annotations

from typing import NamedTuple

from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.core.zones import Seat
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.participants import Participant, digest_of
from cardtable.host.room.room_effects import AccessDigests, EffectOutbox
from cardtable.host.room.room_log_entries import LateJoinEntry, write_values
from cardtable.host.room.room_settings import NEXT_DEAL, NO_NEWCOMERS, NOT_NOW, PAUSED, TAKEN
from cardtable.host.room_messages import ClosingMessage
from cardtable.host.room_requests import HelloRequest
from cardtable.host.room_types import PROTOCOL, UNDER_WAY, DisconnectCode, RoomStage, is_free

CHOOSING = 120.0  # seconds to choose a seat in a room without spectators, if it allows late joins


class DelayedHello(NamedTuple):
    """A hello request that is processed at time `due` (seconds)."""

    due: float
    line: int
    hello: HelloRequest


class AdmissionQueue:
    """Connections whose hello waits to be processed."""

    def __init__(self) -> None:
        self._waiting: list[DelayedHello] = []

    @property
    def lines(self) -> tuple[int, ...]:
        return tuple(delayed.line for delayed in self._waiting)

    @property
    def due(self) -> float | None:
        return min((delayed.due for delayed in self._waiting), default=None)

    def add(self, delayed: DelayedHello) -> None:
        self._waiting.append(delayed)

    def remove(self, line: int) -> None:
        self._waiting = [delayed for delayed in self._waiting if delayed.line != line]

    def pop_superseded(self, key: str) -> list[int]:
        """Remove and return the waiting connections with the same resume token; none for ""."""
        earlier = [delayed.line for delayed in self._waiting if delayed.hello.key == key != ""]
        self._waiting = [delayed for delayed in self._waiting if delayed.line not in earlier]
        return earlier

    def pop_due(self, now: float) -> list[DelayedHello]:
        due = [delayed for delayed in self._waiting if delayed.due <= now]
        if due:
            self._waiting = [delayed for delayed in self._waiting if delayed.due > now]
        return due


def access_refusal(door: AccessDigests, hello: HelloRequest) -> DisconnectCode | None:
    """Return the reason to refuse a hello by the access digests alone, without replaying the log; None if it may pass.

    WRONG_SECRET needs no delay: the client has no valid token.
    """
    if hello.table not in ("", door.table):
        return DisconnectCode.NO_TABLE
    if hello.key:
        return None if digest_of(hello.key) in door.keys else DisconnectCode.WRONG_SECRET
    return None if digest_of(hello.secret) in door.secrets else DisconnectCode.WRONG_SECRET


def other_version(hello: HelloRequest, game: AnyGame, program: str) -> ClosingMessage | None:
    """Return the message that refuses a client with another protocol or other rules; None if both are the same."""
    if hello.protocol == PROTOCOL and hello.games.get(game.id) == game.version:
        return None
    return ClosingMessage(DisconnectCode.OTHER_VERSION, PROTOCOL, program, game.id, game.version)


class LateJoins:
    """Requests of spectators for a computer's seat in mid-match, logged one after another."""

    def __init__(self, projection: MatchProjection, outbox: EffectOutbox) -> None:
        self._projection = projection
        self._outbox = outbox
        self._waiting: list[tuple[Participant, Seat]] = []

    def request(self, person: Participant, seat: Seat | None, stage: RoomStage, now: float) -> None:
        """Refuse a request or add it to those waiting; a participant waits once."""
        refusal = self._refusal(person, seat, stage, now)
        if refusal is not None or seat is None:
            self._outbox.refuse(person, "sit", refusal or NOT_NOW)
        elif all(person is not waiting for waiting, _ in self._waiting):  # the store may be down for long
            self._waiting.append((person, seat))

    def next_entry(self, stage: RoomStage, now: float) -> str | None:
        """Return the log entry for the first request that is still possible, and refuse those before; None if none."""
        while self._waiting:
            person, seat = self._waiting[0]
            refusal = self._refusal(person, seat, stage, now)
            if person.is_here and refusal is None:
                self._projection.expected_participants[person.key] = person
                return write_values(LateJoinEntry(seat, person.key, person.name, person.portrait))
            self._outbox.refuse(person, "sit", refusal or NOT_NOW)
            del self._waiting[0]
        return None

    def pop_first(self) -> tuple[Participant, ...]:
        """Remove the first request, which is logged; return those whose view changes: its sender and the replaced."""
        person, seat = self._waiting.pop(0)
        before = self._projection.seats[seat].person
        return (person,) if before is None else (person, before)

    def _refusal(self, person: Participant, seat: Seat | None, stage: RoomStage, now: float) -> Refusal | None:
        projection = self._projection
        if person.seat is not None or seat is None or stage not in UNDER_WAY:
            return NOT_NOW  # a player cannot change to another hand
        if not projection.opening.rules.house.newcomers:
            return NO_NEWCOMERS
        if not projection.seats.has_person:
            return PAUSED
        if seat not in projection.seats or not is_free(projection.seats[seat].info(now, to_host=False)):
            return TAKEN
        before = projection.seats[seat].person
        gone = projection.hand_holders - projection.seats.players - (set() if before is None else {before.key})
        return NEXT_DEAL if gone else None  # the newcomer might be one of them, and would know two hands

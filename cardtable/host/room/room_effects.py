"""Log entries and effects of a room: its runner, who has sockets, clock and log, carries out the effects in order."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.refusal import Refusal
from cardtable.host import host_messages
from cardtable.host.host_messages import SendTo, SetTimer
from cardtable.host.log_writer import DeferredCall, LogWriter, OnPersisted
from cardtable.host.room.participants import Participant, Participants
from cardtable.host.room_messages import ClosingMessage, FromTable, RefusalMessage
from cardtable.host.room_types import DisconnectCode

TAG = 8  # hexadecimal digits
MOST_ENTRIES = 20_000  # in one log: a match of Canasta has about 2,000
MOST_CHARACTERS = 2_000_000


class RoomLogEntryKind(enum.Enum):
    """Kind of a log entry."""

    OPEN = "open"  # everything that was settled before the first deal
    OWNER = "owner"  # the server that runs the room from here on
    SEAT = "seat"  # another occupant acts for a seat
    NEWCOMER = "newcomer"  # late join: a participant takes a computer's seat
    HOST = "host"  # another participant is the room owner
    SEAL = "seal"  # the commitments of a deal, which are final from here on
    DEAL = "deal"  # the seed of a deal
    DO = "do"  # an action
    CLAIM = "claim"  # the rest of the deal is played out for a seat
    REWIND = "rewind"  # to so many actions
    END = "end"  # the match is over before its count
    CLOSE = "close"  # the room is closed


@frozen
class RoomLogEntry:
    """One line of a room's log: "N TAG KIND REST"."""

    n: int  # from 1, without gaps
    tag: str  # 8 random hexadecimal digits
    kind: RoomLogEntryKind
    rest: str

    def __str__(self) -> str:
        return f"{self.n} {self.tag} {self.kind.value} {self.rest}".rstrip(" ")


@frozen
class AccessDigests:
    """Digests (SHA-256) that a stranger's credentials are compared with before the log is replayed.

    The runner stores them beside the log, before it carries out the effects behind them.
    """

    table: str
    game: str
    version: int  # of the game's rules
    secrets: frozenset[str]
    keys: frozenset[str]


@frozen
class CloseConnection:
    """Effect: close a connection with this code, after all that was sent before."""

    line: int
    code: DisconnectCode


@frozen
class PassivateRoom:
    """Effect: take the room, which has been empty for long, out of memory until somebody asks for it; its log stays."""


@frozen
class RoomClosed:
    """Effect: the room is closed, and its log may be deleted."""


@frozen
class RoomReopened:
    """Effect: a rematch begins; the room has this id and a new log from here on, and the log before is closed."""

    table: str


Effect = host_messages.Effect | CloseConnection | AccessDigests | PassivateRoom | RoomClosed | RoomReopened


@frozen
class LanAnnouncement:
    """LAN advertisement of a room that lets itself be found."""

    table: str
    game: str
    version: int
    seats: int
    free: int
    playing: bool
    watchers: bool  # may come
    host: str
    portrait: int
    secret: str  # valid only while the room is announced
    earlier: str = ""  # id of the room whose match goes on here


class EffectOutbox:
    """Collected effects of a call; messages to participants without a connection are dropped."""

    def __init__(self, participants: Participants) -> None:
        self._participants = participants
        self._effects: list[Effect] = []
        self._waits: list[float] = []  # seconds of the timers

    def add(self, effect: Effect) -> None:
        if isinstance(effect, SetTimer):
            self._waits.append(effect.seconds)
        else:
            self._effects.append(effect)

    def send(self, person: Participant, message: FromTable) -> None:
        if person.line is not None:
            self._effects.append(SendTo(person.line, message))

    def send_all(self, message: FromTable) -> None:
        for person in self._participants.here:
            self.send(person, message)

    def refuse(self, person: Participant, to: str, refusal: Refusal, id: int | None = None) -> None:
        """Send a refusal of the request `to`; `id`: of an action request."""
        self.send(person, RefusalMessage(to, id, refusal.code, refusal.reason))

    def drop(self, line: int, code: DisconnectCode) -> None:
        """Send the closing message to a connection, and close it."""
        self._effects += (SendTo(line, ClosingMessage(code)), CloseConnection(line, code))

    def take(self, now: float, due: float | None) -> list[Effect]:
        """Remove and return all effects, with one timer for the earliest of `due` and their own timers."""
        effects, self._effects = self._effects, []
        if due is not None:
            self._waits.append(max(0.0, due - now))
        if self._waits:
            effects.append(SetTimer(min(self._waits)))
            self._waits.clear()
        return effects


class RoomLogWriter(LogWriter):
    """Log writer of a room: gives each entry a random tag, and counts the size of the log."""

    def __init__(
        self, entropy: Callable[[int], str], outbox: EffectOutbox, entries: Sequence[RoomLogEntry] = ()
    ) -> None:
        super().__init__(entries[-1].n if entries else 0, outbox.add)
        self.tag = entries[-1].tag if entries else ""  # of the last persisted entry
        self._entropy = entropy
        self._size = sum(len(entry.rest) for entry in entries)

    @property
    def is_full(self) -> bool:
        """True if the match has to end because of the size of its log."""
        return self.n >= MOST_ENTRIES or self._size >= MOST_CHARACTERS

    def append_line(
        self, kind: RoomLogEntryKind, rest: str, on_persisted: OnPersisted, on_failed: DeferredCall
    ) -> None:
        """Persist an entry, as `append` does."""

        def apply(entry: RoomLogEntry, now: float) -> None:
            self.tag = entry.tag
            self._size += len(entry.rest)
            on_persisted(entry, now)

        self.append(RoomLogEntry(self.n + 1, self._entropy(TAG), kind, rest), apply, on_failed)

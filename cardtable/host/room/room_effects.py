"""What a table for people wants done, in order; whoever runs it has the sockets, the clock and the log.

What is to be done after a call, in order.
"""

from __future__ import annotations

import enum

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.refusal import Refusal
from cardtable.host.host_messages import AskPlayer, CancelQuestions, RulesFault, SetTimer
from cardtable.host.room.participants import Participant, Participants
from cardtable.host.room_messages import ClosingMessage, FromTable, RefusalMessage
from cardtable.host.room_types import DisconnectCode


class RoomLogEntryKind(enum.Enum):
    """What a line of a table's log is about."""

    OPEN = "open"  # everything that was settled before the first deal
    OWNER = "owner"  # which server runs the table; says nothing about the match
    SEAT = "seat"  # another one acts for a seat
    NEWCOMER = "newcomer"  # somebody takes a seat for which a computer plays
    HOST = "host"  # another person may arrange
    SEAL = "seal"  # the hashes of a deal: from here on it has these and no others
    DEAL = "deal"  # the seed of a deal
    DO = "do"  # an action
    CLAIM = "claim"  # the rest of the deal is played out for a seat
    REWIND = "rewind"  # to so many actions
    END = "end"  # the match is over before its count
    CLOSE = "close"  # the table is


@frozen
class RoomLogEntry:
    """One line of a table's log: "N TAG KIND REST"."""

    n: int  # from 1, without gaps
    tag: str  # 8 hexadecimal digits, made with the entry, meaning nothing
    kind: RoomLogEntryKind
    rest: str

    def __str__(self) -> str:
        return f"{self.n} {self.tag} {self.kind.value} {self.rest}".rstrip(" ")


@frozen
class AccessDigests:
    """What a stranger at the door is compared with before anything of the log is played again; SHA-256 of all secrets.

    It is kept beside the log, before whatever stands behind it among the effects.
    """

    table: str
    game: str
    version: int  # of the game's rules
    secrets: frozenset[str]
    keys: frozenset[str]


@frozen
class SendToConnection:
    """Tell one line."""

    line: int
    message: FromTable


@frozen
class AppendRoomEntry:
    """Keep this entry, then call `kept(entry.n)`: nothing more is done or shown before."""

    entry: RoomLogEntry


@frozen
class CloseConnection:
    """Close this line with this code, after all that was sent before."""

    line: int
    code: DisconnectCode


@frozen
class PassivateRoom:
    """Nobody has been here for long: the table may be forgotten until somebody asks for it; its log stays."""


@frozen
class RoomClosed:
    """The table is closed: its log may be forgotten."""


@frozen
class RoomReopened:
    """All play another match: from here on the table has this id and a log of its own; the one before is closed."""

    table: str


Effect = (
    SendToConnection
    | AppendRoomEntry
    | AccessDigests
    | AskPlayer
    | CancelQuestions
    | SetTimer
    | RulesFault
    | CloseConnection
    | PassivateRoom
    | RoomClosed
    | RoomReopened
)


@frozen
class LanAnnouncement:
    """What everybody in the same house may read of a table that lets itself be found."""

    table: str
    game: str
    version: int
    seats: int
    free: int
    playing: bool
    watchers: bool  # may come
    host: str
    portrait: int
    secret: str  # good only while the table is announced


class EffectOutbox:
    """Gathers effects; whoever has no line is told nothing."""

    def __init__(self, persons: Participants) -> None:
        self._persons = persons
        self._effects: list[Effect] = []
        self._waits: list[float] = []  # seconds, until something is to be done

    def add(self, effect: Effect) -> None:
        """Something to be done."""
        if isinstance(effect, SetTimer):
            self._waits.append(effect.seconds)
        else:
            self._effects.append(effect)

    def send(self, person: Participant, message: FromTable) -> None:
        """Tell one person."""
        if person.line is not None:
            self._effects.append(SendToConnection(person.line, message))

    def send_all(self, message: FromTable) -> None:
        """Tell everybody."""
        for person in self._persons.here:
            self.send(person, message)

    def refuse(self, person: Participant, to: str, refusal: Refusal, id: int | None = None) -> None:
        """Tell one person why not."""
        self.send(person, RefusalMessage(to, id, refusal.code, refusal.reason))

    def drop(self, line: int, code: DisconnectCode) -> None:
        """Close a line, and say why."""
        self._effects += (SendToConnection(line, ClosingMessage(code)), CloseConnection(line, code))

    def taken(self, now: float, due: float | None) -> list[Effect]:
        """All effects so far, and one Wake for what is due first, here or among them."""
        effects, self._effects = self._effects, []
        if due is not None:
            self._waits.append(max(0.0, due - now))
        if self._waits:
            effects.append(SetTimer(min(self._waits)))
            self._waits.clear()
        return effects

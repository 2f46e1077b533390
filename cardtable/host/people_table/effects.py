"""What a table for people wants done, in order; whoever runs it has the sockets, the clock and the log."""

from __future__ import annotations

import enum

from cardtable.core.frozen_values import frozen
from cardtable.host.from_table import FromTable
from cardtable.host.gathering import DisconnectCode
from cardtable.host.messages import AskPlayer, CancelQuestions, RulesFault, SetTimer


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

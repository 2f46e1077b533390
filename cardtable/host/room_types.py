"""Shared types of a room: wire limits, constrained field types, room state, house rules, and free seats.

Limits of an update and of single values are in `core.wire`.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Annotated

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.wire.field_constraints import LEFT_OUT, IntRange, MaxLength, TextPattern
from cardtable.core.wire.game_codec import MOST_DEALS
from cardtable.host.seat_assignment import Presence

# Most bytes of UTF-8 in one message.
SEAT_FRAME = 2_048
HOST_FRAME = 8_192  # of the room owner's ArrangeRequest, which has all options
TABLE_FRAME = 262_144
DIGITS = 10  # of a number in JSON: the longest on the wire is -2147483648

# Characters.
LONGEST_NAME = 96  # of a name before it is sanitized
LONGEST_ACTION = 400
LONGEST_INVITATION = 800
LONGEST_NAME_OF_OPTION = 40
LONGEST_OPTION = 100  # a value that is a text

# Entries.
MOST_GAMES = 16
MOST_OPTIONS = 64
MOST_LEGAL = 200
MOST_OPENED = 4_000  # actions of one deal
MOST_SCORES = 1_000  # finished deals of one match

PORTRAITS = 12
PHRASES = 32
LONGEST_WAIT = 3_600  # seconds

# Limits of a server. PROTOCOL.md documents them for clients; tests/net/transport/test_worst_case.py multiplies
# them out.
HELD_MESSAGES, HELD_BYTES = 64, 524_288  # that wait for a slow connection
HELD_BYTES_OF_ALL = 67_108_864
UNREAD_MESSAGES = 64  # of a connection that exceeds its rate limit, before it is closed
REQUEST_BYTES = 8_192  # of the HTTP request that opens a connection
WRITE_BUFFER, SOCKET_BUFFER, TLS_BUFFER, READ_BUFFER = 32_768, 65_536, 16_384, 2_048  # bytes
LINES, LINES_OF_ADDRESS, LINES_OF_AGENT = 2_000, 32, 32
SILENT_LINES, SILENT_LINES_OF_ADDRESS = 64, 8  # connections before their hello
ARRIVALS_PER_MINUTE, ARRIVALS_PER_SECOND = 60, 100  # new connections: of one address, and of all of them
JOINS_PER_MINUTE, WRONG_SECRETS_PER_MINUTE, RUDE_LINES_PER_MINUTE = 10, 5, 3  # of an address
UNKNOWN_TABLES_PER_MINUTE = 10  # rooms that an address asks for and that do not exist
MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, BYTES_PER_SECOND = 10, 4, 16_384  # of one connection
TABLE_MESSAGES_PER_SECOND = 20
TABLES, TABLES_OF_ADDRESS = 500, 20

PROTOCOL = 4

Table = Annotated[str, TextPattern("[0-9a-f]{8}")]
Tag = Annotated[str, TextPattern("[0-9a-f]{8}")]  # random, of an entry of the room's log
Digest = Annotated[str, TextPattern("[0-9a-f]{64}")]
Number16 = Annotated[str, TextPattern("[0-9a-f]{32}")]  # a contribution to a seed
Key = Annotated[str, TextPattern("[0-9a-f]{32}")]
Program = Annotated[str, TextPattern(r"[A-Za-z0-9.+-]{1,20}")]
GameId = Annotated[str, TextPattern("[a-z][a-z_]{0,23}")]
GameVersion = Annotated[int, IntRange(1, 9999)]
Level = Annotated[str, TextPattern("[a-z_]{1,20}")]
NoLevel = Annotated[str, TextPattern("|[a-z_]{1,20}")]
Contributor = Annotated[str, TextPattern("dealer|seat (?:[0-9]|10)")]
Name = Annotated[str, MaxLength(LONGEST_NAME)]  # sanitized by `name_sanitizer.sanitize_name`
Portrait = Annotated[int, IntRange(0, PORTRAITS - 1)]
Deal = Annotated[int, IntRange(0, MOST_DEALS)]
MOST_AGAIN = 99
Again = Annotated[int, IntRange(0, MOST_AGAIN), LEFT_OUT]
Newcomer = Annotated[bool, LEFT_OUT]
Position = Annotated[int, IntRange(1, 2**31 - 1)]  # in the room's log
Version = Annotated[int, IntRange(1, 2**31 - 1)]  # of a view
Number = Annotated[int, IntRange(1, 2**31 - 1)]  # of an action of a client, or of a proposal
Phrase = Annotated[int, IntRange(0, PHRASES - 1)]
Seconds = Annotated[int, IntRange(0, LONGEST_WAIT)]
Invited = Annotated[str, TextPattern("|cardtable:join/[0-9A-Z-]+", LONGEST_INVITATION)]
OptionValues = Mapping[str, bool | int | str]


class SeatOccupant(enum.Enum):
    """Kind of occupant of a room's seat."""

    OPEN = "open"
    PERSON = "person"
    COMPUTER = "computer"


class RoomStage(enum.Enum):
    """Stage of a room, from the lobby to its end."""

    LOBBY = "lobby"
    SEALING = "sealing"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    CLOSED = "closed"


UNDER_WAY = frozenset({RoomStage.SEALING, RoomStage.PLAYING, RoomStage.PAUSED})  # stages of a match that is not over


class UndoPolicy(enum.Enum):
    """House rule on taking a move back."""

    AGREED = "agreed"  # if all the others agree
    NEVER = "never"


class RoomProposalKind(enum.Enum):
    """Kind of a proposal, which needs the other participants' agreement."""

    UNDO = "undo"
    CLAIM = "claim"
    PAUSE = "pause"
    GO_ON = "go on"
    REPLACE = "replace"  # let a computer play for a seat
    END = "end"
    REMATCH = "rematch"


class DisconnectCode(enum.IntEnum):
    """Close code of a connection: the reason for which the room closes it."""

    BYE = 1000
    STOPPING = 1001
    NOT_UNDERSTOOD = 4000
    ELSEWHERE = 4001  # the seat was resumed from another computer
    TOO_SLOW = 4002
    TOO_MANY_MESSAGES = 4003
    WRONG_SECRET = 4004
    NO_TABLE = 4005
    FULL = 4006
    OTHER_VERSION = 4007
    REMOVED = 4008
    TABLE_CLOSED = 4009
    TOO_MANY_LINES = 4010
    RESERVED_NAME = 4011


@frozen
class RoomSeatInfo:
    """Public state of one seat, the same for every participant but `again`."""

    kind: SeatOccupant
    name: Name = ""
    portrait: Portrait = 0
    level: NoLevel = ""  # of the computer, or of the substitute while it plays
    ready: bool = False
    presence: Presence = Presence.HERE
    away: Seconds = 0  # since the connection was lost; 0 unless AWAY or REPLACED
    again: Again = 0  # times that a client without a view replaced a live connection: for the room owner alone
    newcomer: Newcomer = False  # a person at a seat that was a computer's when the match began, or the reverse


@frozen
class HouseRules:
    """Settings that the room owner makes beside the rules of the game; shown to everybody before they sit down."""

    patience: Seconds = 0  # seconds for a decision; 0: no limit
    grace: Seconds = 60  # seconds from a lost connection until a computer plays on; 0: only when the others agree
    substitute: Level = "club"
    undo: UndoPolicy = UndoPolicy.AGREED
    hints: bool = False
    watchers: bool = False
    findable: bool = True  # by everybody in the local network; else by invitation alone
    newcomers: bool = False  # late joins: participants may take the seat of a computer in mid-match


GONE_FOR_GOOD = 600  # seconds after a lost connection until the seat is free: a client retries for as long


def is_free(seat: RoomSeatInfo) -> bool:
    """Return True if a computer plays at the seat and no person is still waited for there."""
    if seat.kind is not SeatOccupant.PERSON:
        return seat.kind is SeatOccupant.COMPUTER
    if seat.presence is Presence.REPLACED:
        return seat.away >= GONE_FOR_GOOD
    return seat.presence is Presence.LEFT

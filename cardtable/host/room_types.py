"""Limits of a line and of the messages on it; those of an update and of single values are in `core.wire`.

What people at a table in different houses see of it beside the cards: seats, house rules, stages, wishes.

Which seats of a match somebody may take who comes in the middle of it.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Annotated

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.wire.field_constraints import LEFT_OUT, IntRange, MaxLength, TextPattern
from cardtable.core.wire.game_codec import MOST_DEALS
from cardtable.host.seat_assignment import Presence

# Bytes of UTF-8 in one message.
SEAT_FRAME = 2_048
HOST_FRAME = 8_192  # of the host's `arrange`, which carries all options
TABLE_FRAME = 262_144
DIGITS = 10  # of a number in JSON: the longest on the wire is -2147483648

# Characters.
LONGEST_NAME = 96  # of a name before it is made plain
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

# Lines of a server. PROTOCOL.md tells people's programs of them; tests/net/transport/test_worst_case.py multiplies
# them out.
HELD_MESSAGES, HELD_BYTES = 64, 524_288  # that wait for a slow line
HELD_BYTES_OF_ALL = 67_108_864
UNREAD_MESSAGES = 64  # of a line that is faster than its pace, before it is closed
REQUEST_BYTES = 8_192  # of the HTTP request that opens a line
WRITE_BUFFER, SOCKET_BUFFER, TLS_BUFFER, READ_BUFFER = 32_768, 65_536, 16_384, 2_048  # bytes
LINES, LINES_OF_ADDRESS, LINES_OF_AGENT = 2_000, 32, 32
SILENT_LINES, SILENT_LINES_OF_ADDRESS = 64, 8  # before their Hello
ARRIVALS_PER_MINUTE, ARRIVALS_PER_SECOND = 60, 100  # lines that are made: of an address, and of all of them
JOINS_PER_MINUTE, WRONG_SECRETS_PER_MINUTE, RUDE_LINES_PER_MINUTE = 10, 5, 3  # of an address
UNKNOWN_TABLES_PER_MINUTE = 10  # that an address asks for
MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, BYTES_PER_SECOND = 10, 4, 16_384  # of a line
TABLE_MESSAGES_PER_SECOND = 20
TABLES, TABLES_OF_ADDRESS = 500, 20


PROTOCOL = 3

Table = Annotated[str, TextPattern("[0-9a-f]{8}")]
Tag = Annotated[str, TextPattern("[0-9a-f]{8}")]  # of an entry of the table's log: made with it, meaning nothing
Digest = Annotated[str, TextPattern("[0-9a-f]{64}")]
Number16 = Annotated[str, TextPattern("[0-9a-f]{32}")]  # a contribution to a seed
Key = Annotated[str, TextPattern("[0-9a-f]{32}")]
Program = Annotated[str, TextPattern(r"[A-Za-z0-9.+-]{1,20}")]
GameId = Annotated[str, TextPattern("[a-z][a-z_]{0,23}")]
GameVersion = Annotated[int, IntRange(1, 9999)]
Level = Annotated[str, TextPattern("[a-z_]{1,20}")]
NoLevel = Annotated[str, TextPattern("|[a-z_]{1,20}")]
Contributor = Annotated[str, TextPattern("dealer|seat (?:[0-9]|10)")]
Name = Annotated[str, MaxLength(LONGEST_NAME)]  # made plain by `names.clean_name`
Portrait = Annotated[int, IntRange(0, PORTRAITS - 1)]
Deal = Annotated[int, IntRange(0, MOST_DEALS)]
MOST_AGAIN = 99
Again = Annotated[int, IntRange(0, MOST_AGAIN), LEFT_OUT]
Newcomer = Annotated[bool, LEFT_OUT]
Position = Annotated[int, IntRange(1, 2**31 - 1)]  # in the table's log
Version = Annotated[int, IntRange(1, 2**31 - 1)]  # of a view
Number = Annotated[int, IntRange(1, 2**31 - 1)]  # of an action of a program, or of a wish
Phrase = Annotated[int, IntRange(0, PHRASES - 1)]
Seconds = Annotated[int, IntRange(0, LONGEST_WAIT)]
Invited = Annotated[str, TextPattern("|cardtable:join/[0-9A-Z-]+", LONGEST_INVITATION)]
OptionValues = Mapping[str, bool | int | str]


class SeatOccupant(enum.Enum):
    """Who is to act for a seat."""

    OPEN = "open"
    PERSON = "person"
    COMPUTER = "computer"


class RoomStage(enum.Enum):
    """How far a table of people has come."""

    LOBBY = "lobby"
    SEALING = "sealing"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    CLOSED = "closed"


UNDER_WAY = frozenset({RoomStage.SEALING, RoomStage.PLAYING, RoomStage.PAUSED})  # a match has begun, and is not over


class UndoPolicy(enum.Enum):
    """Whether a move may be taken back."""

    AGREED = "agreed"  # if all the others say so
    NEVER = "never"


class RoomProposalKind(enum.Enum):
    """What needs the others' agreement."""

    UNDO = "undo"
    CLAIM = "claim"
    PAUSE = "pause"
    GO_ON = "go on"
    REPLACE = "replace"  # let a computer play for a seat
    END = "end"
    REMATCH = "rematch"


class DisconnectCode(enum.IntEnum):
    """Why a line is closed."""

    BYE = 1000
    STOPPING = 1001
    NOT_UNDERSTOOD = 4000
    ELSEWHERE = 4001  # the seat was taken up from another computer
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
    """One seat as everybody sees it."""

    kind: SeatOccupant
    name: Name = ""
    portrait: Portrait = 0
    level: NoLevel = ""  # of the computer, or of the substitute while it plays
    ready: bool = False
    presence: Presence = Presence.HERE
    away: Seconds = 0  # since the line was lost; 0 unless AWAY or REPLACED
    again: Again = 0  # times that a program without a view took over from a line that was up: for the host alone
    newcomer: Newcomer = False  # a person where a computer sat when the match began, or the other way round


@frozen
class HouseRules:
    """What the host sets beside the rules of the game; everybody sees it before sitting down."""

    patience: Seconds = 0  # seconds for a decision; 0: nobody is hurried
    grace: Seconds = 60  # seconds until a computer plays on for a lost line; 0: only when the others say so
    substitute: Level = "club"
    undo: UndoPolicy = UndoPolicy.AGREED
    hints: bool = False
    watchers: bool = False
    findable: bool = True  # by everybody in the same network; else by invitation alone
    newcomers: bool = False  # may take the seat of a computer in mid-match


GONE_FOR_GOOD = 600  # seconds after which nobody waits for a lost line any more: a program itself tries for as long


def is_free(place: RoomSeatInfo) -> bool:
    """Whether a computer plays there, and for nobody who is still waited for."""
    if place.kind is not SeatOccupant.PERSON:
        return place.kind is SeatOccupant.COMPUTER
    if place.presence is Presence.REPLACED:
        return place.away >= GONE_FOR_GOOD
    return place.presence is Presence.LEFT

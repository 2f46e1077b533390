"""What people at a table in different houses see of it beside the cards: seats, house rules, stages, wishes."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Annotated

from cardtable.core.frozen_values import frozen
from cardtable.core.wire.field_marks import LEFT_OUT, IntRange, MaxLength, TextPattern
from cardtable.core.wire.game_wire import MOST_DEALS
from cardtable.host.limits import LONGEST_INVITATION, LONGEST_NAME, LONGEST_WAIT, PHRASES, PORTRAITS
from cardtable.host.seats import Presence

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

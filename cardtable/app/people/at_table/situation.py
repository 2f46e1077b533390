"""Everything at a table that concerns its people and may stand in the strip, as one value."""

from __future__ import annotations

import enum

from cardtable.app.people.at_table.open_wish import PendingProposal
from cardtable.app.people.at_table.strip_content import Countdown
from cardtable.core.frozen_values import frozen
from cardtable.core.zones import Seat
from cardtable.host.gathering import DisconnectCode
from cardtable.net.agent_talk import ConnectionProblem


class ConnectionStatus(enum.Enum):
    """How it stands with the way to the table."""

    THERE = "there"
    LOST = "lost"  # being tried again
    HOST_GONE = "host gone"  # the host's computer does not answer
    HOST_CLOSED = "host closed"  # in order: it may be opened again
    OVER = "over"  # nothing is tried any more
    ELSEWHERE = "elsewhere"  # this person went on on another computer


class NoticeKind(enum.Enum):
    """What is said once, until it is put away."""

    PLAYED_FOR_YOU = "played for you"  # `number` moves
    NOT_THIS_TIME = "not this time"
    DOUBT = "doubt"  # about deal `number`
    ANOTHER_COMPUTER = "another computer"  # seat `number` goes on from one
    SAT_DOWN = "sat down"  # this person, in mid-match
    SEAT_TAKEN = "seat taken"  # this person's, by somebody else
    WENT_BACK = "went back"  # the table's log lost its last `number` entries


@frozen
class RoomNotice:
    """Something that has happened."""

    kind: NoticeKind
    number: int = 0


@frozen
class RoomStatus:
    """Of one table for one person; nothing of it is there at a table of computers."""

    me: Seat | None = None  # None: a watcher
    host: Seat | None = None  # whose computer the table is on; None: a server's
    portraits: tuple[int, ...] = ()  # by seat
    way: ConnectionStatus = ConnectionStatus.THERE
    reason: DisconnectCode | ConnectionProblem | None = None  # why the way was lost, where that is known
    waits_until: Countdown | None = None  # for a host that is gone
    asks_alone: bool = False  # the question stands on the felt whether to play on without the host
    wish: PendingProposal | None = None
    paused: bool = False
    over: bool = False  # the match has ended, and this person has not said what is to follow
    replaced: bool = False  # a computer plays for this person, who is there
    may_watch: bool = True  # by the rules of the house; else only until a seat is chosen
    free: tuple[Seat, ...] = ()  # seats that this person may take, who watches and has not said no to it
    notices: tuple[RoomNotice, ...] = ()  # the oldest first
    letters: bool = True  # whether single letters answer

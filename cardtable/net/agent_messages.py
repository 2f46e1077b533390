"""Messages between the window and its agent process: Python values, pickled over a pipe.

The agent is the process that holds all network connections: it hosts rooms, joins them and searches for them.
"""

from __future__ import annotations

import enum
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Cards
from cardtable.core.events import HandScored
from cardtable.core.session import Update
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.host import host_messages, room_messages, room_requests
from cardtable.host.commit_reveal import VerificationResult
from cardtable.host.finished_deals import EarlierDeals
from cardtable.host.room_types import DisconnectCode, HouseRules, OptionValues, RoomStage

# ---- commands to the agent


@frozen
class OutsideCommand:
    """Command to let guests from other houses in for as long as one's own room is open.

    `relays`: addresses of the relays that may carry their packets; None: the public ones, (): none.
    """

    relays: tuple[str, ...] | None = None


@frozen
class OpenRoomCommand:
    """Command to host a room in this process, with the person at the window as room owner.

    `reopen`: id of one's own room whose log is stored, "" for a new room. With `earlier`, a match whose room is gone
    continues here, by the rules under which it was played.
    """

    name: str
    portrait: int
    game: str
    seats: int
    options: OptionValues  # in the form of `Options.save`
    house: HouseRules
    reopen: str = ""
    earlier: EarlierDeals | None = None
    seat: Seat = Seat(0)  # of the room owner
    outside: OutsideCommand | None = None  # guests from other houses may come


@frozen
class JoinCommand:
    """Command to join a room: by invitation text, by the id of a discovered room, or by a stored resume token."""

    name: str
    portrait: int
    invitation: str = ""
    found: str = ""  # room id
    kept: str = ""  # room id


@frozen
class DiscoverCommand:
    """Command to start or stop the search for rooms in the local network."""

    on: bool


@frozen
class InvitationCopiedCommand:
    """Notice that the person shares one's own room's invitation: from now on it listens on all addresses."""


@frozen
class ReconnectCommand:
    """Command to retry a lost connection at once."""


@frozen
class LeaveCommand:
    """Command to leave the room; a room hosted here stops and can be reopened."""


ParticipantRequest = (
    host_messages.SubmitAction
    | room_requests.SitRequest
    | room_requests.ReadyRequest
    | room_requests.ArrangeRequest
    | room_requests.StartRequest
    | room_requests.ProposeRequest
    | room_requests.VoteRequest
    | room_requests.PhraseRequest
    | room_requests.ReturnRequest
    | room_requests.LeaveRequest
)
"""Requests of a person in a room; an action is a value here, and the agent encodes its text."""

ToAgent = (
    OpenRoomCommand
    | JoinCommand
    | DiscoverCommand
    | InvitationCopiedCommand
    | OutsideCommand
    | ReconnectCommand
    | LeaveCommand
    | ParticipantRequest
)

# ---- notices from the agent


@frozen
class RoomDiscovered:
    """A room as it advertises itself in the local network; none of it is verified."""

    id: str
    host: str  # name
    portrait: int
    game: str
    rules_version: int
    seats: int
    free: int
    stage: RoomStage
    watchers: bool  # spectators may join
    mark: Cards
    protocol: int
    earlier: str = ""  # id of the room whose match goes on here


@frozen
class RoomVanished:
    """Notice that a discovered room no longer advertises itself."""

    id: str


@frozen
class RoomRelocated:
    """New place of a match whose room was gone."""

    table: str
    host: str  # name


@frozen
class SavedSeat:
    """A match that this person can resume, as of the last message from its room."""

    table: str
    host: str  # name
    game: str
    deal: int
    portraits: tuple[int, ...]  # by seat, only those of persons
    own: bool = False  # hosted on this computer
    finished: int = 0  # number of deals from which this computer can reopen it if its room is gone
    went_on: RoomRelocated | None = None  # set: the match continues there, and this seat is only for going back


class ConnectionState(enum.Enum):
    """State of the connection to the room."""

    CONNECTING = "connecting"
    LIVE = "live"
    LOST = "lost"
    ENDED = "ended"


class ConnectionProblem(enum.Enum):
    """Reason for a missing connection that the room itself did not give."""

    FINGERPRINT = "fingerprint"  # the certificate is not the one in the invitation
    NO_ANSWER = "no-answer"
    NO_NETWORK = "no-network"  # this computer is in no network
    NO_RELAY = "no-relay"  # the invitation names none, and there is no direct way
    NO_PEER_LIBRARY = "no-peer-library"  # the library for connections between houses does not work here
    TEN_MINUTES = "ten-minutes"  # given up after ten minutes of retries
    INVITATION = "invitation"  # its text is invalid
    NOT_FOUND = "not-found"  # the discovered or saved room is unknown
    UNKNOWN_HERE = "unknown-here"  # the room rejects the stored resume token
    OPEN_ALREADY = "open-already"  # another window of this person hosts it
    FAULT = "fault"  # the room violates the protocol
    AGENT = "agent"  # the agent process died too often
    LIBRARIES = "libraries"  # the network libraries are not installed
    FILES = "files"  # the folder for rooms cannot be used


@frozen
class ConnectionChanged:
    """New state of the connection; `reason`: of LOST and ENDED, if known, `why`: the system's error for FILES."""

    state: ConnectionState
    reason: DisconnectCode | ConnectionProblem | None = None
    why: Text | None = None


def ended(reason: DisconnectCode | ConnectionProblem, why: Text | None = None) -> ConnectionChanged:
    """Return the message that the connection has ended, or could not be made."""
    return ConnectionChanged(ConnectionState.ENDED, reason, why)


@frozen
class RoomOpened:
    """Notice that one's own room is open."""

    table: str
    addresses: tuple[str, ...]
    port: int


class OutsideState(enum.Enum):
    """State of the way for guests from other houses to a room of this computer."""

    CONNECTING = "connecting"
    OPEN = "open"  # a relay answers, so that the invitation works from anywhere
    NO_RELAY = "no-relay"  # none is wanted: only a direct way is left
    SILENT = "silent"  # no relay answers
    NO_LIBRARY = "no-library"  # the library is not installed, or does not work here


@frozen
class OutsideChanged:
    """Changed state of the way in from other houses."""

    state: OutsideState


@frozen
class FingerprintShown:
    """Fingerprint cards of the joined room's certificate."""

    cards: Cards


@frozen
class UpdateReceived:
    """A decoded UpdateMessage of the room."""

    n: int
    update: Update[Any]
    deal: int  # of the update's view
    scores: tuple[HandScored, ...] | None = None  # of all finished deals, with a full history (`heard`) only
    missed: bool = False  # happened while the connection was lost
    mine: int | None = None  # id of the person's own ActionRequest that caused it


@frozen
class DealVerified:
    """Verification result of one finished deal; `who`: names of the contributors to its seed."""

    table: str
    deal: int
    who: tuple[str, ...]
    missing: tuple[str, ...]
    doubts: tuple[VerificationResult, ...]
    opened: room_messages.RevealMessage


@frozen
class SeatNotKept:
    """Notice that the resume token cannot be stored: it is lost when the agent ends."""

    folder: str
    error: int | None  # errno, if known


FromAgent = (
    RoomDiscovered
    | RoomVanished
    | ConnectionChanged
    | RoomOpened
    | OutsideChanged
    | FingerprintShown
    | UpdateReceived
    | DealVerified
    | SeatNotKept
    | room_messages.WelcomeMessage
    | room_messages.RoomInfo
    | room_messages.ProposalMessage
    | room_messages.ProposalResult
    | room_messages.PhraseMessage
    | room_messages.ClockMessage
    | room_messages.RefusalMessage
    | room_messages.ClosingMessage
)

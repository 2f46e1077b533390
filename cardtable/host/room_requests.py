"""Requests from a participant's client to a room; `net` encodes them as JSON, PROTOCOL.md documents them.

An action is text here; in `host_messages`, for a host in the same process, it is a value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.wire.field_constraints import LEFT_OUT, IntRange, MaxLength, TextPattern
from cardtable.core.wire.value_codecs import MOST_SEATS
from cardtable.core.zones import Seat
from cardtable.host import room_types


@frozen
class HelloRequest:
    """First request on every connection: identity, credentials, and the state that the client already has."""

    protocol: Annotated[int, IntRange(1, 9999)]
    program: room_types.Program
    games: Annotated[Mapping[room_types.GameId, room_types.GameVersion], MaxLength(room_types.MOST_GAMES)]
    name: room_types.Name
    portrait: room_types.Portrait
    table: Annotated[str, TextPattern("|[0-9a-f]{8}")]  # "" only with a server's opening secret: open a room
    secret: Annotated[str, TextPattern("|[0-9a-f]{16}")]  # of the invitation, of the LAN advertisement, or for opening
    key: Annotated[str, TextPattern("|[0-9a-f]{32}")]  # resume token in this room, from an earlier WelcomeMessage
    have: Annotated[int, IntRange(-1, 2**31 - 1)]  # position of the last update; -1: no view, also after a restart
    tag: Annotated[str, TextPattern("|[0-9a-f]{8}")]  # of that entry; "" with -1
    opened: room_types.Deal  # the last deal whose RevealMessage the client has; 0: none
    wants: Annotated[tuple[Annotated[str, TextPattern("legal")], ...], MaxLength(1)]


@frozen
class SitRequest:
    """Request for a seat, in a match for a computer's seat; None: stand up and watch, before the match."""

    seat: Seat | None


@frozen
class ReadyRequest:
    """Readiness to start by the rules of revision `rev` of the room."""

    ready: bool
    rev: Annotated[int, IntRange(0, 2**31 - 1)]


@frozen
class ArrangeRequest:
    """Room owner's change: the rules (all four together), or what else is set, of which there is one.

    `fill`: a seat's occupant ("": open), `remove`: a person, `move`: two seats, whose occupants change places.
    """

    game: Annotated[room_types.GameId | None, LEFT_OUT] = None
    seats: Annotated[Annotated[int, IntRange(2, MOST_SEATS)] | None, LEFT_OUT] = None
    options: Annotated[room_types.OptionValues | None, LEFT_OUT] = None
    house: Annotated[room_types.HouseRules | None, LEFT_OUT] = None
    fill: Annotated[tuple[Seat, room_types.NoLevel] | None, LEFT_OUT] = None
    remove: Annotated[Seat | None, LEFT_OUT] = None
    move: Annotated[tuple[Seat, Seat] | None, LEFT_OUT] = None


@frozen
class StartRequest:
    """Room owner's request to start the match by the rules of revision `rev`."""

    rev: Annotated[int, IntRange(0, 2**31 - 1)]


@frozen
class CommitRequest:
    """Commitment: the hash of this client's contribution to the seed of a deal."""

    deal: room_types.Deal
    hash: room_types.Digest


@frozen
class RevealRequest:
    """Contribution to the seed, sent once all commitments are public."""

    deal: room_types.Deal
    share: room_types.Number16


@frozen
class ActionRequest:
    """Action chosen from the view of version `v`; one at a time is unanswered."""

    id: room_types.Number  # chosen by the sender, for the answer: greater than the last
    v: room_types.Version
    action: Annotated[str, MaxLength(room_types.LONGEST_ACTION)]


@frozen
class ProposeRequest:
    """Proposal; `seat` is the seat that REPLACE is about, and is left out with all others."""

    wish: room_types.RoomProposalKind
    seat: Annotated[Seat | None, LEFT_OUT] = None


@frozen
class VoteRequest:
    """Vote on the open proposal with the number `ask`."""

    ask: room_types.Number
    yes: bool


@frozen
class ReturnRequest:
    """Return of the person to the seat, which a computer plays, from its next decision on."""


@frozen
class LeaveRequest:
    """Departure of the person for good; a lost connection sends nothing."""


@frozen
class PhraseRequest:
    """One of the fixed phrases; participants cannot send free text."""

    phrase: room_types.Phrase


FromSeat = (
    HelloRequest
    | SitRequest
    | ReadyRequest
    | ArrangeRequest
    | StartRequest
    | CommitRequest
    | RevealRequest
    | ActionRequest
    | ProposeRequest
    | VoteRequest
    | PhraseRequest
    | ReturnRequest
    | LeaveRequest
)

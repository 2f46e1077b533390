"""What a person's program says over its line to a table for people; `net` writes it as JSON, PROTOCOL.md explains it.

`messages` has what a seat says to the machine that hosts a match: there an action is a value, here it is text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.wire.field_constraints import LEFT_OUT, IntRange, MaxLength, TextPattern
from cardtable.core.wire.value_codecs import MOST_SEATS
from cardtable.core.zones import Seat
from cardtable.host.room_types import (
    LONGEST_ACTION,
    MOST_GAMES,
    Deal,
    Digest,
    GameId,
    GameVersion,
    HouseRules,
    Name,
    NoLevel,
    Number,
    Number16,
    OptionValues,
    Phrase,
    Portrait,
    Program,
    RoomProposalKind,
    Version,
)


@frozen
class HelloRequest:
    """First on every line: who comes, by what right, and what is known here already."""

    protocol: Annotated[int, IntRange(1, 9999)]
    program: Program
    games: Annotated[Mapping[GameId, GameVersion], MaxLength(MOST_GAMES)]
    name: Name
    portrait: Portrait
    table: Annotated[str, TextPattern("|[0-9a-f]{8}")]  # "" only with a server's opening secret: make a table
    secret: Annotated[str, TextPattern("|[0-9a-f]{16}")]  # of the invitation, of the found table, or for opening
    key: Annotated[str, TextPattern("|[0-9a-f]{32}")]  # of this person at this table, from an earlier Welcome
    have: Annotated[int, IntRange(-1, 2**31 - 1)]  # position of the last News; -1: no view, also after a restart
    tag: Annotated[str, TextPattern("|[0-9a-f]{8}")]  # of that entry; "" with -1
    opened: Deal  # the last deal whose Opened is kept here; 0: none
    wants: Annotated[tuple[Annotated[str, TextPattern("legal")], ...], MaxLength(1)]


@frozen
class SitRequest:
    """Take a seat, in a match that of a computer; None: stand up and watch, before the match."""

    seat: Seat | None


@frozen
class ReadyRequest:
    """Ready to start by the rules of this revision of the table."""

    ready: bool
    rev: Annotated[int, IntRange(0, 2**31 - 1)]


@frozen
class ArrangeRequest:
    """The host's: the rules (all four together), or who fills a seat ("": nobody), or whom to remove."""

    game: Annotated[GameId | None, LEFT_OUT] = None
    seats: Annotated[Annotated[int, IntRange(2, MOST_SEATS)] | None, LEFT_OUT] = None
    options: Annotated[OptionValues | None, LEFT_OUT] = None
    house: Annotated[HouseRules | None, LEFT_OUT] = None
    fill: Annotated[tuple[Seat, NoLevel] | None, LEFT_OUT] = None
    remove: Annotated[Seat | None, LEFT_OUT] = None


@frozen
class StartRequest:
    """The host's: begin, by the rules of this revision."""

    rev: Annotated[int, IntRange(0, 2**31 - 1)]


@frozen
class CommitRequest:
    """The hash of this program's contribution to the seed of a deal."""

    deal: Deal
    hash: Digest


@frozen
class RevealRequest:
    """The contribution itself, once all hashes are known to everybody."""

    deal: Deal
    share: Number16


@frozen
class ActionRequest:
    """An action, chosen from the view of this version; one at a time is unanswered."""

    id: Number  # the sender's own, for the answer: greater than the last
    v: Version
    action: Annotated[str, MaxLength(LONGEST_ACTION)]


@frozen
class ProposeRequest:
    """A wish; `seat` is whom REPLACE is about, and is missing with all others."""

    wish: RoomProposalKind
    seat: Annotated[Seat | None, LEFT_OUT] = None


@frozen
class VoteRequest:
    """Yes or no to the wish that an Asked has put."""

    ask: Number
    yes: bool


@frozen
class PhraseRequest:
    """One of the phrases; people at a table of people say nothing else."""

    phrase: Phrase


@frozen
class ReturnRequest:
    """I play my seat myself again, from the next decision on."""


@frozen
class LeaveRequest:
    """The person leaves for good; a line that is merely lost says nothing."""


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

"""What a table for people says over a line to a person's program; `net` writes it as JSON, PROTOCOL.md explains it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from cardtable.core.cards import Cards
from cardtable.core.events import HandScored
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text
from cardtable.core.wire.field_constraints import LEFT_OUT, IntRange, MaxLength, TextPattern
from cardtable.core.wire.value_codecs import MOST_SEATS
from cardtable.core.zones import Seat
from cardtable.host.room_types import (
    LONGEST_ACTION,
    LONGEST_WAIT,
    MOST_LEGAL,
    MOST_OPENED,
    MOST_SCORES,
    Contributor,
    Deal,
    Digest,
    DisconnectCode,
    GameId,
    GameVersion,
    HouseRules,
    Invited,
    Key,
    Number,
    Number16,
    OptionValues,
    Phrase,
    Position,
    Program,
    RoomProposalKind,
    RoomSeatInfo,
    RoomStage,
    Table,
    Tag,
)

Contributors = Annotated[tuple[Contributor, ...], MaxLength(MOST_SEATS + 1)]
Action = Annotated[str, MaxLength(LONGEST_ACTION)]


@frozen
class WelcomeMessage:
    """First: the line is accepted."""

    protocol: Annotated[int, IntRange(1, 9999)]
    table: Table
    host: bool
    key: Key  # keep it: it brings this person back
    invitation: Invited  # to hand on; only for the host, else ""


@frozen
class RoomInfo:
    """Everything about the table but its cards; whole after each change."""

    rev: Annotated[int, IntRange(0, 2**31 - 1)]  # counts changes of game, seats, options and house
    game: GameId
    version: GameVersion
    options: OptionValues
    house: HouseRules
    stage: RoomStage
    seats: Annotated[tuple[RoomSeatInfo, ...], MaxLength(MOST_SEATS)]
    host: Seat | None
    you: Seat | None
    watchers: Annotated[int, IntRange(0, 99)]
    deal: Deal  # 0 before the first


@frozen
class CommitCall:
    """A deal is to come: commit now."""

    deal: Deal
    who: Contributors  # "dealer", then the seats in ascending order
    dealer: Digest  # the dealer's commitment


@frozen
class CommitmentsMessage:
    """All commitments that came: send the share if one's own is among them, unchanged."""

    deal: Deal
    hashes: Annotated[Mapping[Contributor, Digest], MaxLength(MOST_SEATS + 1)]


@frozen
class RevealMessage:
    """A deal is over: everything about it."""

    deal: Deal
    seed: Digest
    shares: Annotated[Mapping[Contributor, Number16], MaxLength(MOST_SEATS + 1)]  # those that came
    missing: Contributors  # committed, and never opened
    actions: Annotated[tuple[tuple[Seat, Action], ...], MaxLength(MOST_OPENED)]  # in force at the count


@frozen
class UpdateMessage:
    """What happened, as this line may see it, and where in the table's log it stands."""

    n: Position
    tag: Tag
    update: Mapping[str, object]  # for the GameWire of the table
    scores: Annotated[Annotated[tuple[HandScored, ...], MaxLength(MOST_SCORES)] | None, LEFT_OUT] = (
        None  # of all finished deals, where `heard` comes
    )
    missed: Annotated[bool, LEFT_OUT] = False  # happened while the line was lost: to be shown quickly
    mine: Annotated[Number | None, LEFT_OUT] = None  # the id of the Do that caused it
    legal: Annotated[Annotated[tuple[Action, ...], MaxLength(MOST_LEGAL)] | None, LEFT_OUT] = None


@frozen
class RefusalMessage:
    """Something is refused; `id` only for a Do."""

    to: Annotated[str, TextPattern("sit|ready|arrange|start|do|ask")]
    id: Annotated[Number | None, LEFT_OUT] = None
    code: Annotated[str, TextPattern("[A-Za-z0-9-]{1,20}")] = ""
    text: Annotated[Text | None, LEFT_OUT] = None


@frozen
class ProposalMessage:
    """A wish that waits for somebody."""

    ask: Number
    wish: RoomProposalKind
    by: Seat
    seat: Seat | None  # whom REPLACE is about
    waits_for: Annotated[tuple[Seat, ...], MaxLength(MOST_SEATS)]
    seconds: Annotated[int, IntRange(0, 60)]
    cards: Cards  # of a claim: laid open; of an undo: the cards of the action, if the asker showed them


@frozen
class ProposalResult:
    """A wish is carried out, or has died; nobody is told who said no."""

    ask: Number
    agreed: bool


@frozen
class PhraseMessage:
    """Somebody said a phrase."""

    seat: Seat
    phrase: Phrase


@frozen
class ClockMessage:
    """So many seconds are left for a decision; -1: this seat's clock runs no more."""

    seat: Seat
    left: Annotated[int, IntRange(-1, LONGEST_WAIT)]


@frozen
class ClosingMessage:
    """The line is about to be closed; the versions are the server's, and come only with OTHER_VERSION."""

    code: DisconnectCode
    protocol: Annotated[Annotated[int, IntRange(1, 9999)] | None, LEFT_OUT] = None
    program: Annotated[Program | None, LEFT_OUT] = None
    game: Annotated[GameId | None, LEFT_OUT] = None
    version: Annotated[GameVersion | None, LEFT_OUT] = None


@frozen
class RedirectMessage:
    """Another server of the same store has the table: it is to be had there, under the same certificate."""

    address: Annotated[str, TextPattern("[0-9a-z.:-]{1,63}")]
    port: Annotated[int, IntRange(1, 65_535)]


FromTable = (
    WelcomeMessage
    | RoomInfo
    | CommitCall
    | CommitmentsMessage
    | RevealMessage
    | UpdateMessage
    | RefusalMessage
    | ProposalMessage
    | ProposalResult
    | PhraseMessage
    | ClockMessage
    | ClosingMessage
    | RedirectMessage
)

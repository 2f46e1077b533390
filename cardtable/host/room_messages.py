"""Messages from a room to a participant's client; `net` encodes them as JSON, PROTOCOL.md documents them."""

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
    """First message on a connection: the hello is accepted."""

    protocol: Annotated[int, IntRange(1, 9999)]
    table: Table
    host: bool
    key: Key  # the resume token of this person
    invitation: Invited  # to hand on; only for the room owner, else ""


@frozen
class RoomInfo:
    """Public state of the room except the cards; sent whole after each change."""

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
    """Call for commitments before a deal."""

    deal: Deal
    who: Contributors  # "dealer", then the seats in ascending order
    dealer: Digest  # the dealer's commitment


@frozen
class CommitmentsMessage:
    """All commitments received; a client sends its share if its own commitment is among them, unchanged."""

    deal: Deal
    hashes: Annotated[Mapping[Contributor, Digest], MaxLength(MOST_SEATS + 1)]


@frozen
class RevealMessage:
    """Everything about a finished deal."""

    deal: Deal
    seed: Digest
    shares: Annotated[Mapping[Contributor, Number16], MaxLength(MOST_SEATS + 1)]  # those received
    missing: Contributors  # committed, and never revealed
    actions: Annotated[tuple[tuple[Seat, Action], ...], MaxLength(MOST_OPENED)]  # without those undone


@frozen
class UpdateMessage:
    """Events and view as the recipient may see them, with the log position they stand for."""

    n: Position
    tag: Tag
    update: Mapping[str, object]  # for the `GameCodec` of the room
    scores: Annotated[Annotated[tuple[HandScored, ...], MaxLength(MOST_SCORES)] | None, LEFT_OUT] = (
        None  # of all finished deals, where `update` has `heard`
    )
    missed: Annotated[bool, LEFT_OUT] = False  # happened while the connection was lost: to be shown quickly
    mine: Annotated[Number | None, LEFT_OUT] = None  # the id of the ActionRequest that caused it
    legal: Annotated[Annotated[tuple[Action, ...], MaxLength(MOST_LEGAL)] | None, LEFT_OUT] = None


@frozen
class RefusalMessage:
    """Refusal of a request; `id` is set only for an action."""

    to: Annotated[str, TextPattern("sit|ready|arrange|start|do|ask")]
    id: Annotated[Number | None, LEFT_OUT] = None
    code: Annotated[str, TextPattern("[A-Za-z0-9-]{1,20}")] = ""
    text: Annotated[Text | None, LEFT_OUT] = None


@frozen
class ProposalMessage:
    """An open proposal that waits for votes."""

    ask: Number
    wish: RoomProposalKind
    by: Seat
    seat: Seat | None  # that REPLACE is about
    waits_for: Annotated[tuple[Seat, ...], MaxLength(MOST_SEATS)]
    seconds: Annotated[int, IntRange(0, 60)]
    cards: Cards  # of a claim: laid open; of an undo: the cards of the action, if the asker showed them


@frozen
class ProposalResult:
    """End of a proposal, accepted or not; it does not say who voted no."""

    ask: Number
    agreed: bool


@frozen
class PhraseMessage:
    """A phrase that the person at a seat has said."""

    seat: Seat
    phrase: Phrase


@frozen
class ClockMessage:
    """Seconds left on a seat's turn clock; -1: the clock has stopped."""

    seat: Seat
    left: Annotated[int, IntRange(-1, LONGEST_WAIT)]


@frozen
class ClosingMessage:
    """Last message before the connection is closed; the version fields are set only with OTHER_VERSION."""

    code: DisconnectCode
    protocol: Annotated[Annotated[int, IntRange(1, 9999)] | None, LEFT_OUT] = None
    program: Annotated[Program | None, LEFT_OUT] = None
    game: Annotated[GameId | None, LEFT_OUT] = None
    version: Annotated[GameVersion | None, LEFT_OUT] = None


@frozen
class RedirectMessage:
    """Address of the server that runs the room now; it has the same store and the same certificate."""

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

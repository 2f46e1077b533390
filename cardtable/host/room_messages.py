"""Messages from a room to a participant's client; `net` encodes them as JSON, PROTOCOL.md documents them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Cards
from cardtable.core.events import HandScored
from cardtable.core.text import Text
from cardtable.core.wire.field_constraints import LEFT_OUT, IntRange, MaxLength, TextPattern
from cardtable.core.wire.value_codecs import MOST_SEATS
from cardtable.core.zones import Seat
from cardtable.host import room_types

Contributors = Annotated[tuple[room_types.Contributor, ...], MaxLength(MOST_SEATS + 1)]
Action = Annotated[str, MaxLength(room_types.LONGEST_ACTION)]


@frozen
class WelcomeMessage:
    """First message on a connection: the hello is accepted."""

    protocol: Annotated[int, IntRange(1, 9999)]
    table: room_types.Table
    host: bool
    key: room_types.Key  # the resume token of this person
    invitation: room_types.Invited  # to hand on; only for the room owner, else ""


@frozen
class RoomInfo:
    """Public state of the room except the cards; sent whole after each change."""

    rev: Annotated[int, IntRange(0, 2**31 - 1)]  # counts changes of game, seats, options and house
    game: room_types.GameId
    version: room_types.GameVersion
    options: room_types.OptionValues
    house: room_types.HouseRules
    stage: room_types.RoomStage
    seats: Annotated[tuple[room_types.RoomSeatInfo, ...], MaxLength(MOST_SEATS)]
    host: Seat | None
    you: Seat | None
    watchers: Annotated[int, IntRange(0, 99)]
    deal: room_types.Deal  # 0 before the first
    server: Annotated[bool, LEFT_OUT] = False  # it runs on no person's computer
    totals: Annotated[tuple[int, ...], MaxLength(MOST_SEATS), LEFT_OUT] = ()  # by seat, before a match goes on here


@frozen
class CommitCall:
    """Call for commitments before a deal."""

    deal: room_types.Deal
    who: Contributors  # "dealer", then the seats in ascending order
    dealer: room_types.Digest  # the dealer's commitment


@frozen
class CommitmentsMessage:
    """All commitments received; a client sends its share if its own commitment is among them, unchanged."""

    deal: room_types.Deal
    hashes: Annotated[Mapping[room_types.Contributor, room_types.Digest], MaxLength(MOST_SEATS + 1)]


@frozen
class RevealMessage:
    """Everything about a finished deal."""

    deal: room_types.Deal
    seed: room_types.Digest
    shares: Annotated[Mapping[room_types.Contributor, room_types.Number16], MaxLength(MOST_SEATS + 1)]  # those received
    missing: Contributors  # committed, and never revealed
    actions: Annotated[tuple[tuple[Seat, Action], ...], MaxLength(room_types.MOST_OPENED)]  # without those undone


@frozen
class UpdateMessage:
    """Events and view as the recipient may see them, with the log position they stand for."""

    n: room_types.Position
    tag: room_types.Tag
    update: Mapping[str, object]  # for the `GameCodec` of the room
    scores: Annotated[Annotated[tuple[HandScored, ...], MaxLength(room_types.MOST_SCORES)] | None, LEFT_OUT] = (
        None  # of all finished deals, where `update` has `heard`
    )
    missed: Annotated[bool, LEFT_OUT] = False  # happened while the connection was lost: to be shown quickly
    mine: Annotated[room_types.Number | None, LEFT_OUT] = None  # the id of the ActionRequest that caused it
    legal: Annotated[Annotated[tuple[Action, ...], MaxLength(room_types.MOST_LEGAL)] | None, LEFT_OUT] = None


@frozen
class RefusalMessage:
    """Refusal of a request; `id` is set only for an action."""

    to: Annotated[str, TextPattern("sit|ready|arrange|start|do|ask")]
    id: Annotated[room_types.Number | None, LEFT_OUT] = None
    code: Annotated[str, TextPattern("[A-Za-z0-9-]{1,20}")] = ""
    text: Annotated[Text | None, LEFT_OUT] = None


@frozen
class ProposalMessage:
    """An open proposal that waits for votes."""

    ask: room_types.Number
    wish: room_types.RoomProposalKind
    by: Seat
    seat: Seat | None  # that REPLACE is about
    waits_for: Annotated[tuple[Seat, ...], MaxLength(MOST_SEATS)]
    seconds: Annotated[int, IntRange(0, 60)]
    cards: Cards  # of a claim: laid open; of an undo: the cards of the action, if the asker showed them


@frozen
class ProposalResult:
    """End of a proposal, accepted or not; it does not say who voted no."""

    ask: room_types.Number
    agreed: bool


@frozen
class PhraseMessage:
    """A phrase that the person at a seat has said."""

    seat: Seat
    phrase: room_types.Phrase


@frozen
class ClockMessage:
    """Seconds left on a seat's turn clock; -1: the clock has stopped."""

    seat: Seat
    left: Annotated[int, IntRange(-1, room_types.LONGEST_WAIT)]


@frozen
class ClosingMessage:
    """Last message before the connection is closed; the version fields are set only with OTHER_VERSION."""

    code: room_types.DisconnectCode
    protocol: Annotated[Annotated[int, IntRange(1, 9999)] | None, LEFT_OUT] = None
    program: Annotated[room_types.Program | None, LEFT_OUT] = None
    game: Annotated[room_types.GameId | None, LEFT_OUT] = None
    version: Annotated[room_types.GameVersion | None, LEFT_OUT] = None


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

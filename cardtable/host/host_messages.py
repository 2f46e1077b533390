"""Messages between a seat and the host of its match, and the effects that a host asks its runner for.

An action is a value here, because all seats sit in one process. In `room_requests` and `room_messages`, which go over a
connection, an action is text; all effects, and requests that are the same in both, are those of this module.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Annotated, Any

from cardtable.core.cards import Cards
from cardtable.core.events import HandScored
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.record import Record
from cardtable.core.refusal import Refusal
from cardtable.core.session import Update
from cardtable.core.wire.field_constraints import IntRange
from cardtable.core.zones import Seat
from cardtable.host.match_config import MatchConfig
from cardtable.host.seat_assignment import SeatInfo
from cardtable.players.player_questions import PlayerQuestion

if TYPE_CHECKING:
    from cardtable.host.room_types import DisconnectCode

LineId = int


class Capability(enum.Enum):
    """Rights of a subscription beside looking."""

    NONE = "none"  # a spectator: proposes nothing
    SEAT = "seat"
    OWNER = "owner"  # the window that began a match of computers: may undo and redo for all


class ProposalKind(enum.Enum):
    """Kind of a proposal; granted at once where no other person need agree."""

    UNDO = "undo"
    REDO = "redo"  # only while one person plays
    CLAIM = "claim"
    REPLACE = "replace"


# ---- from a seat


@frozen
class SubmitAction:
    """Action chosen from the view of `version`."""

    id: int
    version: int
    action: Any


@frozen
class Presented:
    """Report that the view of `version` is shown, nothing moves, and no deal result is on display."""

    version: int


@frozen
class Propose:
    """Proposal; `seat` is the seat that REPLACE is about, None for the proposer's own."""

    wish: ProposalKind
    seat: Seat | None = None


@frozen
class VoteRequest:
    """Vote on the open proposal with the number `ask`."""

    ask: Annotated[int, IntRange(1, 2**31 - 1)]
    yes: bool


@frozen
class ClaimPreviewRequest:
    """Request for the outcome of a claim, answered to the sender alone."""


@frozen
class ReturnRequest:
    """Return of the person to the seat, which a computer plays, from its next decision on."""


@frozen
class LeaveRequest:
    """Departure of the person for good; a lost connection sends nothing."""


FromSeat = SubmitAction | Presented | Propose | VoteRequest | ClaimPreviewRequest | ReturnRequest | LeaveRequest

# ---- from the host


class UpdateReason(enum.Enum):
    """Cause of a `MatchUpdate`."""

    JOINED = "joined"
    PLAYED = "played"
    DEALT = "dealt"
    UNDONE = "undone"
    REDONE = "redone"


@frozen
class Joined:
    """First message to a new subscription.

    `viewer_seat` and `acting_seat` differ where a subscriber looks without acting: a demonstration, a replaced person.
    """

    line: LineId
    viewer_seat: Seat | None  # seat of the view
    acting_seat: Seat | None  # seat that it acts for
    right: Capability
    config: MatchConfig
    newcomer: bool = False  # the seat was a computer's when the deal in play began


@frozen
class SeatingUpdate:
    """All seats and the number of spectators, sent whole after each change."""

    seats: tuple[SeatInfo, ...]
    watchers: int


@frozen
class MatchUpdate:
    """Events and view of one log entry, as the subscription may see them; a window needs no session, record or seed.

    The seats to act, the end of the match, legal actions and certain claims follow from `update.view` and the rules of
    the `MatchConfig`.
    """

    n: int  # position in the log
    why: UpdateReason
    update: Update[Any]  # with `heard` on JOINED, UNDONE, REDONE
    deal: int  # of `update.events`: a deal result has the number of its own deal
    actions: int  # in force; 0: the first deal is shown
    own: int  # of these the subscription's own; 0: nothing is worth saving
    can: frozenset[ProposalKind]  # which of UNDO and REDO
    by: Seat | None = None  # UNDONE, REDONE: the proposer
    mine: int | None = None  # the id of the SubmitAction that caused it
    scores: tuple[HandScored, ...] | None = None  # of all finished deals, where `update` has `heard`
    cuts: tuple[int, ...] = ()  # cards lifted off the pack before each deal, in games with a cut


@frozen
class Rejected:
    """Refusal of an action (`id`: its id) or of a proposal (None)."""

    id: int | None
    refusal: Refusal


@frozen
class ProposalOpened:
    """Open proposal; sent again to each new subscription, and to all when fewer votes are missing."""

    ask: int
    wish: ProposalKind
    by: Seat | None
    about: Seat | None
    waits_for: tuple[Seat, ...]
    cards: Cards = ()  # CLAIM: those laid open


@frozen
class ProposalClosed:
    """End of a proposal: carried out (all its updates came before) or dropped."""

    ask: int
    wish: ProposalKind
    by: Seat | None
    agreed: bool


@frozen
class ClaimPreview:
    """Answer to `ClaimPreviewRequest`; `points` None: the rest of the deal is not certain."""

    cards: Cards
    points: tuple[int, ...] | None


@frozen
class SeedRevealed:
    """Seed of a match that is over."""

    seed: str


FromTable = (
    Joined | SeatingUpdate | MatchUpdate | Rejected | ProposalOpened | ProposalClosed | ClaimPreview | SeedRevealed
)

# ---- log and effects


@frozen
class ActionEntry:
    """Log entry of an action; the writer of the log encodes it with the game's codec."""

    seat: Seat
    action: Any


@frozen
class RewindEntry:
    """Log entry of an undo or redo to `actions` actions; `record`: the content of a log that is rewritten."""

    actions: int
    record: Record


@frozen
class OccupantEntry:
    """Log entry: another occupant acts for a seat from here on."""

    seat: Seat
    info: SeatInfo


Entry = ActionEntry | RewindEntry | OccupantEntry


@frozen
class SendTo:
    """Effect: send a message to one subscription or connection, which may have ended."""

    line: LineId
    message: Any  # `FromTable`; of a room that of `room_messages`


@frozen
class AppendEntry:
    """Effect: persist an entry, then call `on_persisted(n)`; until then nothing else is done or shown."""

    n: int
    entry: Any  # `Entry`; of a room a `RoomLogEntry`


@frozen
class AskPlayer:
    """Effect: ask a computer player; the question is a value, so a runner does not look into the host."""

    question: int
    seat: Seat
    request: PlayerQuestion


@frozen
class CancelQuestions:
    """Effect: these questions of this match need no answer any more."""

    questions: tuple[int, ...]


@frozen
class SetTimer:
    """Effect: call `on_time` after `seconds`; replaces the timer before."""

    seconds: float


@frozen
class CloseConnection:
    """Effect: end a subscription whose person has left; in a room close the connection with this code.

    All that was sent before still goes out.
    """

    line: LineId
    code: DisconnectCode | None = None


@frozen
class RulesFault:
    """Effect: report an exception that the rules raised at an action, which was not applied."""

    error: Exception


Effect = SendTo | AppendEntry | AskPlayer | CancelQuestions | SetTimer | CloseConnection | RulesFault

"""Messages between a window and its match, and the effects that a host asks its runner for.

An action is a value here; in `room_requests` and `room_messages`, which go over a connection, it is text. The effects
are those of both hosts.
"""

from __future__ import annotations

import enum
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Cards
from cardtable.core.events import HandScored
from cardtable.core.record import Record
from cardtable.core.refusal import Refusal
from cardtable.core.session import Update
from cardtable.core.zones import Seat
from cardtable.host.match_config import MatchConfig
from cardtable.host.seat_assignment import SeatInfo
from cardtable.players.player_questions import PlayerQuestion


class ProposalKind(enum.Enum):
    """Kind of a request about the course of the match; a host without other persons grants it at once."""

    UNDO = "undo"
    REDO = "redo"  # only in a local match
    CLAIM = "claim"


# ---- from a window


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
    """Request to undo, to redo, or to claim the rest of the deal."""

    wish: ProposalKind


@frozen
class ClaimPreviewRequest:
    """Request for the outcome of a claim."""


FromWindow = SubmitAction | Presented | Propose | ClaimPreviewRequest

# ---- to a window


class UpdateReason(enum.Enum):
    """Cause of a `MatchUpdate`."""

    JOINED = "joined"
    PLAYED = "played"
    DEALT = "dealt"
    UNDONE = "undone"
    REDONE = "redone"


@frozen
class Joined:
    """First message to a window.

    `viewer_seat` and `acting_seat` differ where a window looks without acting: in a demonstration.
    """

    viewer_seat: Seat | None  # seat of the view
    acting_seat: Seat | None  # seat that it acts for
    config: MatchConfig
    newcomer: bool = False  # the seat was a computer's when the deal in play began


@frozen
class SeatingUpdate:
    """All seats, sent whole after each change."""

    seats: tuple[SeatInfo, ...]


@frozen
class MatchUpdate:
    """Events and view of one log entry, as the window may see them; it needs no session, record or seed.

    The seats to act, the end of the match, legal actions and certain claims follow from `update.view` and the rules of
    the `MatchConfig`.
    """

    why: UpdateReason
    update: Update[Any]  # with `heard` on JOINED, UNDONE, REDONE
    deal: int  # of `update.events`: a deal result has the number of its own deal
    actions: int  # in force; 0: the first deal is shown
    has_begun: bool  # False: nothing is worth saving
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
class ClaimAccepted:
    """A claim is accepted: the rest of the deal is played out, and need not be waited for."""


@frozen
class ClaimPreview:
    """Answer to `ClaimPreviewRequest`; `points` None: the rest of the deal is not certain."""

    cards: Cards
    points: tuple[int, ...] | None


@frozen
class SeedRevealed:
    """Seed of a match that is over."""

    seed: str


ToWindow = Joined | SeatingUpdate | MatchUpdate | Rejected | ClaimAccepted | ClaimPreview | SeedRevealed

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


Entry = ActionEntry | RewindEntry

WINDOW = 0  # in place of a connection's number: the one window of a local match


@frozen
class SendTo:
    """Effect: send a message to a connection, which may have ended, or to WINDOW."""

    line: int
    message: Any  # `ToWindow`; of a room its `FromTable`


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
class RulesFault:
    """Effect: report an exception that the rules raised at an action, which was not applied."""

    error: Exception


Effect = SendTo | AppendEntry | AskPlayer | CancelQuestions | SetTimer | RulesFault

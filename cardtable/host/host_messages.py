"""What is said at a table: by a seat to its host, by the host to each line, and what a host wants done.

Here an action is a value, because everybody sits in one process. `from_seat` and `from_table` are what programs of
people say over a connection, where an action is text.
"""

from __future__ import annotations

import enum
from typing import Any

from cardtable.core.cards import Cards
from cardtable.core.events import HandScored
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.record import Record
from cardtable.core.refusal import Refusal
from cardtable.core.session import Update
from cardtable.core.zones import Seat
from cardtable.host.match_config import MatchConfig
from cardtable.host.seat_assignment import SeatInfo
from cardtable.players.player_questions import PlayerQuestion

LineId = int


class Capability(enum.Enum):
    """What a line may do beside looking."""

    NONE = "none"  # a watcher: wishes nothing
    SEAT = "seat"
    OWNER = "owner"  # the window that began a match of computers: may undo and redo for all


class ProposalKind(enum.Enum):
    """What somebody asks for; granted at once where no other person need agree."""

    UNDO = "undo"
    REDO = "redo"  # only while one person sits there
    CLAIM = "claim"
    REPLACE = "replace"


# ---- from a seat


@frozen
class SubmitAction:
    """An action, chosen from the view of this version."""

    id: int
    version: int
    action: Any


@frozen
class Presented:
    """Nothing moves, no count is held, and the view presented is of this version."""

    version: int


@frozen
class Propose:
    """A wish; `seat`: whom REPLACE is about, None for one's own."""

    wish: ProposalKind
    seat: Seat | None = None


@frozen
class Vote:
    """Yes or no to the wish that an Asked of this number has put."""

    ask: int
    yes: bool


@frozen
class ClaimPreviewRequest:
    """What would a claim come to? Answered to the asker alone, before anybody else is bothered."""


@frozen
class ReturnToSeat:
    """The person plays again, from the seat's next decision on."""


@frozen
class LeaveMatch:
    """The person leaves for good; a line that is merely lost says nothing."""


FromSeat = SubmitAction | Presented | Propose | Vote | ClaimPreviewRequest | ReturnToSeat | LeaveMatch

# ---- from the table


class UpdateReason(enum.Enum):
    """What a News is about."""

    JOINED = "joined"
    PLAYED = "played"
    DEALT = "dealt"
    UNDONE = "undone"
    REDONE = "redone"


@frozen
class Joined:
    """First, to a line that joins. Eyes and hands differ: a demonstration and a replaced person look without acting."""

    line: LineId
    eyes: Seat | None  # whose view
    hands: Seat | None  # for whom it acts
    right: Capability
    terms: MatchConfig
    newcomer: bool = False  # the seat was a computer's when the deal in play began


@frozen
class SeatingUpdate:
    """Who sits where; whole, after each change."""

    seats: tuple[SeatInfo, ...]
    watchers: int


@frozen
class MatchUpdate:
    """What happened, as this line may see it. With it no window needs session, record or seed.

    Who is to act, whether the match is over, what is legal and whether a claim is certain follow from
    `update.view` and the rules of the Terms.
    """

    n: int  # position in the log
    why: UpdateReason
    update: Update[Any]  # with `heard` on JOINED, UNDONE, REDONE
    deal: int  # of `update.events`: a count is told with the number of the deal that it counts
    actions: int  # in force; 0: the first deal is to be seen
    own: int  # of these the line's own; 0: nothing to keep
    can: frozenset[ProposalKind]  # which of UNDO and REDO
    by: Seat | None = None  # UNDONE, REDONE: whose wish it was
    mine: int | None = None  # the id of the Do that caused it
    scores: tuple[HandScored, ...] | None = None  # of all finished deals, where `heard` comes
    cuts: tuple[int, ...] = ()  # how many cards were lifted off the pack before each deal, where somebody cuts


@frozen
class Rejected:
    """An action (its id) or a wish (None) is refused."""

    id: int | None
    refusal: Refusal


@frozen
class ProposalOpened:
    """A wish that waits; sent again to whoever joins meanwhile, and to all when fewer are waited for."""

    ask: int
    wish: ProposalKind
    by: Seat | None
    about: Seat | None
    waits_for: tuple[Seat, ...]
    cards: Cards = ()  # CLAIM: what is laid open


@frozen
class ProposalClosed:
    """A wish is carried out (all its news came before this) or has died."""

    ask: int
    wish: ProposalKind
    by: Seat | None
    agreed: bool


@frozen
class ClaimPreview:
    """Answer to LookAhead; `points` None: the rest is not certain."""

    cards: Cards
    points: tuple[int, ...] | None


@frozen
class SeedRevealed:
    """The seed, once the match is over."""

    seed: str


FromTable = (
    Joined | SeatingUpdate | MatchUpdate | Rejected | ProposalOpened | ProposalClosed | ClaimPreview | SeedRevealed
)

# ---- log and effects


@frozen
class ActionEntry:
    """An action in the log; whoever writes it asks the codec."""

    seat: Seat
    action: Any


@frozen
class RewindEntry:
    """Undo or redo to so many actions; `record`: what a log that is rewritten shall hold."""

    actions: int
    record: Record


@frozen
class OccupantEntry:
    """Another one acts for a seat from here on."""

    seat: Seat
    info: SeatInfo


Entry = ActionEntry | RewindEntry | OccupantEntry


@frozen
class SendTo:
    """Tell one line, which may be gone by then."""

    line: LineId
    message: FromTable


@frozen
class AppendEntry:
    """Keep it, then call `kept(n)`: nothing more is done or shown before."""

    n: int
    entry: Entry


@frozen
class AskPlayer:
    """A whole question as a value: no runner looks into the host."""

    question: int
    seat: Seat
    request: PlayerQuestion


@frozen
class CancelQuestions:
    """These questions (of this table alone) need no answer any more."""

    questions: tuple[int, ...]


@frozen
class SetTimer:
    """Call `tick` after so many seconds; replaces the Wake before."""

    seconds: float


@frozen
class CloseSubscription:
    """Close this line: its person has left."""

    line: LineId


@frozen
class RulesFault:
    """The rules have failed at an action, which was not done: for whoever looks after the program."""

    error: Exception


Effect = SendTo | AppendEntry | AskPlayer | CancelQuestions | SetTimer | CloseSubscription | RulesFault

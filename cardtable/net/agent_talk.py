"""What the window and its agent say to each other: values of our own, over a pipe between our own processes.

The agent is the process that holds all lines of the network: it hosts tables, joins them and looks for them.
"""

from __future__ import annotations

import enum
from typing import Any

from cardtable.core.cards import Cards
from cardtable.core.events import HandScored
from cardtable.core.frozen_values import frozen
from cardtable.core.session import Update
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.host import from_seat, from_table, messages
from cardtable.host.earlier_deals import Earlier
from cardtable.host.gathering import Close, HouseRules, OptionValues, Stage
from cardtable.host.witness import Doubt

# ---- to the agent


@frozen
class OpenTable:
    """Host a table here, and sit at it as its host; `reopen`: the id of an own table whose log is kept.

    With `earlier` a match goes on here whose table is gone; the rules are then those by which it was played.
    """

    name: str
    portrait: int
    game: str
    seats: int
    options: OptionValues  # as `Options.save` writes them
    house: HouseRules
    reopen: str = ""
    earlier: Earlier | None = None
    seat: Seat = Seat(0)  # of the host
    ask_router: bool = False  # to let people in from other houses, as long as the table is open


@frozen
class Join:
    """Go to a table: by an invitation's text, as one that was found, or back to one whose key is kept here."""

    name: str
    portrait: int
    invitation: str = ""
    found: str = ""  # the table's id
    kept: str = ""  # the table's id


@frozen
class Look:
    """Search this network for tables, or stop searching."""

    on: bool


@frozen
class Copied:
    """The own table's invitation is being handed on: from now on it can be reached from everywhere."""


@frozen
class AskRouter:
    """Ask the router to let people in from other houses, as long as the own table is open."""


@frozen
class TryNow:
    """Try at once to get a lost line back."""


@frozen
class Leave:
    """Leave the table; one that is hosted here stops, and can be opened again."""


Deed = (
    messages.Do
    | from_seat.Sit
    | from_seat.Ready
    | from_seat.Arrange
    | from_seat.Start
    | from_seat.Ask
    | from_seat.Answer
    | from_seat.Say
    | from_seat.Here
    | from_seat.Bye
)
"""What a person does at a table; an action is a value here, and the agent writes its text."""

ToAgent = OpenTable | Join | Look | Copied | AskRouter | TryNow | Leave | Deed

# ---- from the agent


@frozen
class FoundTable:
    """A table of this network as it announces itself: nobody vouches for any of it."""

    id: str
    host: str  # name
    portrait: int
    game: str
    rules_version: int
    seats: int
    free: int
    stage: Stage
    watchers: bool  # may come
    mark: Cards
    protocol: int


@frozen
class LostTable:
    """A table that was found announces itself no more."""

    id: str


@frozen
class NewPlace:
    """Where a match goes on whose table was gone."""

    table: str
    host: str  # name


@frozen
class KeptSeat:
    """A match at which this person can go on, as it was last seen."""

    table: str
    host: str  # name
    game: str
    deal: int
    portraits: tuple[int, ...]  # by seat, of persons alone
    own: bool = False  # hosted on this computer
    finished: int = 0  # deals from which it can be opened again on this computer, if its table is gone
    went_on: NewPlace | None = None  # this seat is only for whoever wants to go back to the table before


class LineState(enum.Enum):
    """Of the way to the table."""

    CONNECTING = "connecting"
    LIVE = "live"
    LOST = "lost"
    ENDED = "ended"


class Trouble(enum.Enum):
    """Why there is no line, where the table itself did not say so."""

    FINGERPRINT = "fingerprint"  # another computer answered than the one that invited
    NO_ANSWER = "no-answer"
    NO_NETWORK = "no-network"  # this computer is in none
    TEN_MINUTES = "ten-minutes"  # tried so long
    INVITATION = "invitation"  # it cannot be read
    NOT_FOUND = "not-found"  # the found or kept table is not known any more
    UNKNOWN_HERE = "unknown-here"  # the table does not know the key that is kept
    OPEN_ALREADY = "open-already"  # another window of this person hosts it
    FAULT = "fault"  # the table does not follow the protocol
    AGENT = "agent"  # the agent has ended too often
    LIBRARIES = "libraries"  # those for the network are not installed
    FILES = "files"  # the folder for tables cannot be written


@frozen
class LineChanged:
    """The line is made, lost or given up; the reason with LOST and ENDED, where it is known.

    `why`: what the system says of FILES, and what to do.
    """

    state: LineState
    reason: Close | Trouble | None = None
    why: Text | None = None


@frozen
class Opening:
    """The own table is open; `moved`: elsewhere than before, so that old invitations do not work."""

    table: str
    addresses: tuple[str, ...]
    port: int
    moved: bool


class WayIn(enum.Enum):
    """What came of asking the router to let people in."""

    ASKING = "asking"
    OPEN = "open"
    NO_ROUTER = "no-router"  # none that answers
    REFUSED = "refused"
    BEHIND_ANOTHER = "behind-another"  # the router has no address of the world itself


@frozen
class RouterSaid:
    """With OPEN: where people come in."""

    way: WayIn
    address: str = ""
    port: int = 0


@frozen
class Marked:
    """The four cards of the certificate of the table joined."""

    cards: Cards


@frozen
class Told:
    """A News of the table, its update read."""

    n: int
    update: Update[Any]
    deal: int  # of the update's view
    scores: tuple[HandScored, ...] | None = None  # of all finished deals, where `heard` comes
    missed: bool = False  # happened while the line was lost
    mine: int | None = None  # the id of the Do that caused it


@frozen
class Checked:
    """What this computer found when it played a finished deal again; `who`: whose numbers made its seed."""

    table: str
    deal: int
    who: tuple[str, ...]
    missing: tuple[str, ...]
    doubts: tuple[Doubt, ...]
    opened: from_table.Opened


@frozen
class SeatNotKept:
    """What the person needs to come back to the table cannot be written down: it is lost when the agent ends."""

    folder: str
    error: int | None  # the system's number, if it has given one


FromAgent = (
    FoundTable
    | LostTable
    | LineChanged
    | Opening
    | RouterSaid
    | Marked
    | Told
    | Checked
    | SeatNotKept
    | from_table.Welcome
    | from_table.TableInfo
    | from_table.Asked
    | from_table.Settled
    | from_table.Spoken
    | from_table.Clock
    | from_table.No
    | from_table.Gone
)

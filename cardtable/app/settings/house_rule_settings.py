"""House rules of a room: option texts, usual values, and the settings that the next room begins with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.options import Options, option
from cardtable.core.text import Text, TextRenderer, translate

tr = partial(translate, "People")

FINDABLE = tr("Found by everybody in this house")
FINDABLE_HELP = tr("Off: only people with your invitation can come.")
WATCHERS = tr("Watchers may come")
WATCHERS_HELP = tr("They see what lies on the table, and all hands when a deal is over.")
ROUTER = tr("Ask my router to let people in")
ROUTER_HELP = tr("For friends in other houses. Off: your router is never asked.")
NEWCOMERS = tr("A computer's seat may be taken in mid-match")
NEWCOMERS_HELP = tr("People who come later take over its cards and points.")
PATIENCE = tr("Time for a move")
PATIENCE_HELP = tr("Then the others may let a computer play on. Nothing happens by itself.")
GRACE = tr("When somebody's line is lost")
GRACE_HELP = tr("After this time a computer plays on until they are back.")
SUBSTITUTE = tr("The computer that plays on")
SUBSTITUTE_HELP = tr("A player who comes back takes over the cards at once.")
UNDO = tr("Taking back")
UNDO_HELP = tr("Everybody else is asked each time.")
HINTS = tr("Hints")
HINTS_HELP = tr("Everybody may ask their own computer for advice.")

NO_LIMIT = tr("No limit")
MINUTES = tr("%1 minute(s)", n=2)
SECONDS = tr("%1 second(s)", n=2)
ONLY_IF_ASKED = tr("Only if the others say so")
MINUTE = 60
Entries = Callable[[TextRenderer], Sequence[tuple[str, object]]]  # texts and values of a combo box
PATIENCES = (MINUTE, 2 * MINUTE, 5 * MINUTE, 0)  # seconds; 0: no limit
GRACES = (30, MINUTE, 5 * MINUTE, 0)  # seconds; 0: only by a vote


def duration(seconds: int) -> Text:
    """Return a duration in whole minutes if possible, else in seconds."""
    if seconds % MINUTE == 0:
        return MINUTES.filled(seconds // MINUTE, n=seconds // MINUTE)
    return SECONDS.filled(seconds, n=seconds)


def patience_entries(renderer: TextRenderer) -> Sequence[tuple[str, object]]:
    """Return the choices for the turn clock."""
    return [(renderer.text(duration(seconds) if seconds else NO_LIMIT), seconds) for seconds in PATIENCES]


def grace_entries(renderer: TextRenderer) -> Sequence[tuple[str, object]]:
    """Return the choices for the delay after which a computer replaces a lost participant."""
    return [(renderer.text(duration(seconds) if seconds else ONLY_IF_ASKED), seconds) for seconds in GRACES]


@frozen
class HouseRuleSettings(Options):
    """House rules of this user's last room, chosen in the room and not in the preferences; durations in seconds.

    Late joins are allowed unless the room owner says otherwise: before a match everybody with the invitation may take a
    seat unasked, and in a family somebody always comes later.
    """

    findable: bool = option(True, FINDABLE, FINDABLE_HELP)
    router: bool = option(False, ROUTER, ROUTER_HELP)
    watchers: bool = option(False, WATCHERS, WATCHERS_HELP)
    newcomers: bool = option(True, NEWCOMERS, NEWCOMERS_HELP)
    patience: int = option(2 * MINUTE, PATIENCE, PATIENCE_HELP, only=PATIENCES)
    grace: int = option(MINUTE, GRACE, GRACE_HELP, only=GRACES)
    undo: bool = option(True, UNDO, UNDO_HELP)
    hints: bool = option(False, HINTS, HINTS_HELP)

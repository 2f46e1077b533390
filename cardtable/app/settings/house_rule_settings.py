"""House rules of a room: option texts, usual values, and the settings that the next room begins with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.options import Options, option
from cardtable.core.text import Text, TextRenderer, translate

FINDABLE = translate("People", "Found by everybody in this house")
FINDABLE_HELP = translate("People", "Off: only people with your invitation can come.")
WATCHERS = translate("People", "Watchers may come")
WATCHERS_HELP = translate("People", "They see what lies on the table, and all hands when a deal is over.")
ROUTER = translate("People", "Ask my router to let people in")
ROUTER_HELP = translate("People", "For friends in other houses. Off: your router is never asked.")
NEWCOMERS = translate("People", "A computer's seat may be taken in mid-match")
NEWCOMERS_HELP = translate("People", "People who come later take over its cards and points.")
PATIENCE = translate("People", "Time for a move")
PATIENCE_HELP = translate("People", "Then the others may let a computer play on. Nothing happens by itself.")
GRACE = translate("People", "When somebody's line is lost")
GRACE_HELP = translate("People", "After this time a computer plays on until they are back.")
SUBSTITUTE = translate("People", "The computer that plays on")
SUBSTITUTE_HELP = translate("People", "A player who comes back takes over the cards at once.")
UNDO = translate("People", "Taking back")
UNDO_HELP = translate("People", "Everybody else is asked each time.")
HINTS = translate("People", "Hints")
HINTS_HELP = translate("People", "Everybody may ask their own computer for advice.")

NO_LIMIT = translate("People", "No limit")
MINUTES = translate("People", "%1 minute(s)", n=2)
SECONDS = translate("People", "%1 second(s)", n=2)
ONLY_IF_ASKED = translate("People", "Only if the others say so")
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

    findable: bool = option(True, label=FINDABLE, help=FINDABLE_HELP)
    router: bool = option(False, label=ROUTER, help=ROUTER_HELP)
    watchers: bool = option(False, label=WATCHERS, help=WATCHERS_HELP)
    newcomers: bool = option(True, label=NEWCOMERS, help=NEWCOMERS_HELP)
    patience: int = option(2 * MINUTE, label=PATIENCE, help=PATIENCE_HELP, only=PATIENCES)
    grace: int = option(MINUTE, label=GRACE, help=GRACE_HELP, only=GRACES)
    undo: bool = option(True, label=UNDO, help=UNDO_HELP)
    hints: bool = option(False, label=HINTS, help=HINTS_HELP)

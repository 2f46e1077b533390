"""House rules of a room: option texts, usual values, and the settings that the next room begins with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.options import Options, option
from cardtable.core.text import Text, translate

tr = partial(translate, "People")

SUBSTITUTE = tr("The computer that plays on")
SUBSTITUTE_HELP = tr("A player who comes back takes over the cards at once.")
MINUTES = tr("%1 minute(s)", n=2)
SECONDS = tr("%1 second(s)", n=2)
MINUTE = 60


def duration(seconds: int) -> Text:
    """Return a duration in whole minutes if possible, else in seconds."""
    if seconds % MINUTE == 0:
        return MINUTES.filled(seconds // MINUTE, n=seconds // MINUTE)
    return SECONDS.filled(seconds, n=seconds)


# Texts by seconds, in the order of a combo box: of the turn clock, and of the delay before a computer plays on
PATIENCES: Mapping[int, Text] = {**{s: duration(s) for s in (MINUTE, 2 * MINUTE, 5 * MINUTE)}, 0: tr("No limit")}
GRACES: Mapping[int, Text] = {**{s: duration(s) for s in (30, MINUTE, 5 * MINUTE)}, 0: tr("Only if the others say so")}


@frozen
class HouseRuleSettings(Options):
    """House rules of this user's last room, chosen in the room and not in the preferences; durations in seconds.

    Late joins are allowed unless the room owner says otherwise: before a match everybody with the invitation may take a
    seat unasked, and in a family somebody always comes later.
    """

    findable: bool = option(
        True, tr("Visible to everybody in this house"), tr("Off: only people with your invitation can come.")
    )
    outside: bool = option(
        False,
        tr("Let friends from other houses in"),
        tr("A relay helps their computers find yours. Off: the table is in this house only."),
    )
    watchers: bool = option(
        False, tr("Let people watch"), tr("They see what lies on the table, and all hands when a deal is over.")
    )
    newcomers: bool = option(
        True,
        tr("A computer's seat may be taken during a match"),
        tr("People who come later take over its cards and points."),
    )
    patience: int = option(
        2 * MINUTE,
        tr("Time for a move"),
        tr("Then the others may let a computer play on. Nothing happens automatically."),
        only=tuple(PATIENCES),
        names=PATIENCES,
    )
    grace: int = option(
        MINUTE,
        tr("When somebody's connection is lost"),
        tr("After this time a computer plays on until they are back."),
        only=tuple(GRACES),
        names=GRACES,
    )
    undo: bool = option(True, tr("Undo"), tr("Everybody else is asked each time."))
    hints: bool = option(False, tr("Hints"), tr("Everybody may ask their own computer for advice."))

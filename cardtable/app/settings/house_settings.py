"""The house rules that this person's own last table had: the next one begins with them."""

from __future__ import annotations

from cardtable.app.settings import house_texts as says
from cardtable.core.frozen_values import frozen
from cardtable.core.options import Options, option


@frozen
class HouseRuleSettings(Options):
    """Chosen where a table is opened and in its room, not in the preferences; times in seconds.

    Newcomers may sit down unless the host says otherwise: before a match whoever has the invitation does so unasked,
    and at a family's table somebody always comes later.
    """

    findable: bool = option(True, label=says.FINDABLE, help=says.FINDABLE_HELP)
    router: bool = option(False, label=says.ROUTER, help=says.ROUTER_HELP)
    watchers: bool = option(False, label=says.WATCHERS, help=says.WATCHERS_HELP)
    newcomers: bool = option(True, label=says.NEWCOMERS, help=says.NEWCOMERS_HELP)
    patience: int = option(2 * says.MINUTE, label=says.PATIENCE, help=says.PATIENCE_HELP, only=says.PATIENCES)
    grace: int = option(says.MINUTE, label=says.GRACE, help=says.GRACE_HELP, only=says.GRACES)
    undo: bool = option(True, label=says.UNDO, help=says.UNDO_HELP)
    hints: bool = option(False, label=says.HINTS, help=says.HINTS_HELP)

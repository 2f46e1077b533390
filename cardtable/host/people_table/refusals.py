"""Why a table for people does not do what a line asks; the clauses of games and `asking` have more."""

from __future__ import annotations

from cardtable.core.refusal import Refusal
from cardtable.core.text import translate

NOT_HOST = Refusal("not-host", translate("People's table", "Only the host of the table can do that."))
NOT_NOW = Refusal("not-now", translate("People's table", "That cannot be done now."))
NOT_SEATED = Refusal("not-seated", translate("People's table", "Take a seat first."))
NOT_READY = Refusal("not-ready", translate("People's table", "Somebody is not ready yet."))
NOBODY_SITS = Refusal("not-ready", translate("People's table", "Somebody must sit down before the match begins."))
NO_NEWCOMERS = Refusal("not-now", translate("People's table", "Nobody sits down in mid-match at this table."))
NEXT_DEAL = Refusal(
    "next-deal", translate("People's table", "Somebody has just got up. You can sit down from the next deal on.")
)
TAKEN = Refusal("taken", translate("People's table", "That seat is taken."))
CHANGED = Refusal("changed", translate("People's table", "The rules have just been changed. Look at them again."))
BAD_OPTIONS = Refusal("bad-options", translate("People's table", "The table cannot be played by these rules."))
SAME_RULES = Refusal("bad-options", translate("People's table", "This match goes on by the rules it began with."))
PAUSED = Refusal("paused", translate("People's table", "The table is paused."))
TOO_SOON = Refusal("too-soon", translate("People's table", "You have just asked for that. Wait a little."))
TOO_OFTEN = Refusal("too-soon", translate("People's table", "You have asked for that often enough."))
NOT_KEPT = Refusal("not-kept", translate("People's table", "The table could not keep that. Try again in a moment."))
ERROR = Refusal("error", translate("People's table", "An error in the program keeps this from being done."))
NEVER_UNDONE = Refusal("not-now", translate("People's table", "Nothing is taken back at this table."))

"""The headings under which the family's rules and options stand."""

from __future__ import annotations

from cardtable.core.text import translate

AIM = translate("Hearts family", "Aim")
CARDS = translate("Hearts family", "Cards")
PASSING = translate("Hearts family", "Passing")
PLAY = translate("Hearts family", "Play")
POINTS = translate("Hearts family", "Points")
MOON = translate("Hearts family", "Moon and bonuses")
END = translate("Hearts family", "End of the match")

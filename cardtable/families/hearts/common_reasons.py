"""Why a computer player recommends what it recommends, where both games give the same reason."""

from __future__ import annotations

from cardtable.core.text import translate

ONLY_CARD = translate("Hearts family", "The %1 is the only card that you may play.")
DUCK = translate(
    "Hearts family", "The %1 is your highest card that stays under the %2, so someone else wins the trick."
)
THROW = translate("Hearts family", "You cannot follow suit, so throw the most dangerous card: the %1.")
THROW_POINTS = translate("Hearts family", "You cannot follow suit, so give the points of the %1 to somebody else.")
SAFE_LEAD = translate("Hearts family", "The %1 is low enough that somebody else will probably win the trick.")
LEAST_BAD = translate("Hearts family", "Every lead is risky now, and the %1 risks least.")
PASS_HIGH = translate("Hearts family", "These are the cards most likely to win you points.")
MOON_ADD = translate("Hearts family", "Adding the points to all others leaves you better placed in the match.")
MOON_SUBTRACT = translate(
    "Hearts family", "Taking the points off your own total leaves you better placed in the match."
)
SEARCHED_LEAD = translate("Hearts family", "From what you have seen, the %1 is the best card to lead.")
SEARCHED_THROW = translate("Hearts family", "From what you have seen, the %1 is the best card to throw.")

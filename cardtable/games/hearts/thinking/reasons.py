"""Why a computer player recommends what it recommends: one whole sentence for each reason."""

from __future__ import annotations

from cardtable.core.text import translate

FOLLOW_ONLY = translate("Hearts", "You must follow suit, and the %1 is your only card of it.")
DROP_QUEEN = translate("Hearts", "Somebody else is winning this trick, so get rid of the %1 now.")
CLEAN_WIN = translate("Hearts", "You play last and the trick holds no points: a good time to get rid of the %1.")
EARLY_WIN = translate("Hearts", "Most players can still follow suit in this round, so it is safe to spend the %1.")
MUST_WIN = translate("Hearts", "You cannot stay under the %2, so if the trick is to be yours, win it with the high %1.")
HOPE_LOW = translate("Hearts", "You cannot stay under the %2, so play the low %1 and hope that somebody goes over it.")
TAKE_BONUS = translate("Hearts", "This trick holds the %2, which is worth taking with the %1.")
SAVE_BONUS = translate("Hearts", "You win this trick with the %1 yourself, and it takes %2 points off your score.")
STOP_MOON = translate("Hearts", "%2 may be shooting the moon, so take this trick with the %1.")
KEEP_STOPPER = translate(
    "Hearts", "%2 may be shooting the moon, so throw the %1 and keep the cards that may yet win a trick."
)
OWN_MOON = translate("Hearts", "You are on the way to winning every point card, so go on with the %1.")
THROW_VOID = translate("Hearts", "You cannot follow suit, so throw the %1 and come closer to having none of its suit.")
FLUSH_QUEEN = translate("Hearts", "Lead the %1 to force out the queen of spades, for you cannot be caught with her.")
HIGH_LEAD = translate("Hearts", "Lead the %1 while everybody can still follow suit.")

PASS_VOID = translate("Hearts", "Passing these leaves you with none of one suit, so you can soon discard.")
PASS_QUEEN = translate("Hearts", "You have too few spades to keep the queen of spades safe, so pass her on.")

SEARCHED_DUCK = translate("Hearts", "From what you have seen, it is best to stay under the %2 with the %1.")
SEARCHED_WIN = translate("Hearts", "From what you have seen, it is best to go over the %2 with the %1.")
SEARCHED_MOON = translate("Hearts", "From what you have seen, it is best to try for every point, with the %1.")
PASS_GUARDED = translate("Hearts", "You keep enough spades to be safe with the queen, so pass from other suits.")
PASS_SHORT = translate("Hearts", "Passing these leaves you a single card of one suit: soon you can throw others away.")
SEARCHED_PASS = translate("Hearts", "Tried out in many deals, passing these brings you the fewest points.")

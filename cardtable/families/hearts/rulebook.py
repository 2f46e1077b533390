"""Rulebook sentences of the Hearts family; the clause ids come from the game."""

from __future__ import annotations

from functools import partial

from cardtable.core.text import translate
from cardtable.families.hearts.options import TieRule

tr = partial(translate, "Hearts family")

AIM = tr("Win as few points as you can: the lowest total wins the match.")
PLAYERS = tr("%1 players, everyone for themselves.")
RANKING = tr("In each suit the ace is highest, then king, queen, jack, ten and so on.")
NO_TRUMPS = tr("There are no trumps.")
DEALT = tr("Everybody is dealt %1 card(s), one at a time, clockwise from the player on the dealer's left.", n=0)
DEALER = tr("In each new deal the player on the last dealer's left deals.")
UNSEEN = tr(
    "Everybody chooses at the same time, and the choice is final; nobody sees the cards they get until all have passed."
)
CYCLES = {
    (1, -1): tr("Alternately to the left and to the right."),
    (1, -1, 0): tr("First to the left, then to the right, then nobody passes; and so on."),
    (1, -1, 2, -2, 0): tr(
        "First to the left, then to the right, then to the second on the left, then to the second on the right, then "
        "nobody passes; and so on."
    ),
}
DEALER_LEFT_LEADS = tr("The player on the dealer's left leads to the first trick.")
DEALER_LEFT_LEADS_NO_POINTS = tr(
    "The player on the dealer's left leads to the first trick, but no point card if possible."
)
TRICK = tr("One player leads a card to each trick; the others follow clockwise with one card each.")
FOLLOW = tr("A player who has a card of the suit led must play one of that suit.")
FACE_DOWN = tr("Tricks lie face down in front of the player who won them.")
LEADING_HEARTS = {
    True: tr("Hearts may not be led before they are broken, that is, before one has been played."),
    False: tr("Hearts may be led at any time."),
}
QUEEN_AT_ANY_TIME = tr("The queen of spades may be led at any time.")
QUEEN_AFTER_BROKEN = tr("The queen of spades may not be led before hearts are broken.")
QUEEN_BREAKS = {
    True: tr("The queen of spades breaks hearts as well."),
    False: tr("The queen of spades doesn't break hearts."),
}
ANY_LEAD = tr("A leader who has nothing else may lead any card.")
ADDING_UP = tr("When all cards have been played, everybody adds the points of the cards won.")
DEAL_WON = tr("The player with the fewest points wins the deal.")
NO_MOON = tr("Winning every point card has no special effect.")
ENDINGS = {
    TieRule.PLAY_ON: tr("The lowest total wins; as long as several share it, one more deal is played."),
    TieRule.SHARED: tr("The lowest total wins; all who share it win."),
}
NO_PASSING = tr("No cards are passed.")
PASS = tr("Before play everybody chooses %1 card(s) and passes them face down to another player.", n=0)

"""What each column of the network's input is; weights fit these columns, in this order, and no others.

Seats are counted from the one that looks: 0 itself, 1 its left neighbour, and so on.
"""

from __future__ import annotations

from typing import Final

from cardtable.games.hearts.learned.arrays import CARDS, RANKS, SEATS

HAND: Final = 0  # by card: in the own hand
UNSEEN: Final = HAND + CARDS  # by card: in another hand
PLAYED: Final = UNSEEN + CARDS  # by seat and card
TRICK: Final = PLAYED + SEATS * CARDS  # by other seat and card: lies in this trick
GAVE: Final = TRICK + 3 * CARDS  # by card: passed on and not yet played; while passing, laid aside
GOT: Final = GAVE + CARDS  # by card: was passed to this seat
VOID: Final = GOT + CARDS  # by other seat and suit: has shown to have none
TAKEN: Final = VOID + 3 * 4  # by seat: points, as a share of all
QUEEN_TAKER: Final = TAKEN + SEATS  # by seat: has won the queen of spades
ALL_POINTS: Final = QUEEN_TAKER + SEATS  # by seat: has all points so far, and there are some
NO_POINTS: Final = ALL_POINTS + SEATS  # nobody has any
SPLIT: Final = NO_POINTS + 1  # several seats have some
BROKEN: Final = SPLIT + 1  # hearts are
TRICK_NUMBER: Final = BROKEN + 1  # by trick; none while passing
PLACE: Final = TRICK_NUMBER + RANKS  # by cards that lie in this trick
OFFSET: Final = PLACE + SEATS  # by where cards are passed in this deal
PICK: Final = OFFSET + SEATS  # by cards laid aside so far, while passing
LED: Final = PICK + 3  # by suit, a fifth column for none
BEST: Final = LED + 5  # by rank that wins the trick so far
POT: Final = BEST + RANKS  # points in this trick, as a share of all
FORBIDS: Final = POT + 1  # no heart may be discarded on the first trick
QUEEN_BREAKS: Final = FORBIDS + 1  # the queen of spades breaks hearts, too
WIDTH: Final = QUEEN_BREAKS + 1

POINTS_IN_A_UNIT: Final = 10.0  # of the network's answers: what a card costs less than the others pay on average

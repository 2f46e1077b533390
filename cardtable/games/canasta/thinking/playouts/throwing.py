"""What discards cost by situation, for two partnerships of two: fitted to what a search found of 31,000 discards.

What a pile is worth grows with its cards, and far more under a frozen pile, which is why one weight for all situations
gave small piles away too unwillingly and large ones too gladly.
"""

from __future__ import annotations


class Throwing:
    """What discards cost in one situation: how the pile lies, and whether others have melds; in points."""

    def __init__(self) -> None:
        self.single = 0.0  # a card alone
        self.single_live = 0.0  # the same, for each card of the rank not seen
        self.pair = 0.0
        self.pair_live = 0.0
        self.triple = 0.0  # three and more of a rank
        self.fits = 0.0  # a card that fits a meld
        self.fits_ready = 0.0  # the same with canastas enough
        self.black = 0.0
        self.black_card = 0.0  # the same, for each card of the pile
        self.deuce = 0.0
        self.joker = 0.0
        self.wild_card = 0.0  # a wild card that freezes, for each card of the pile
        self.wild_closed = 0.0  # the same while the side has no meld
        self.value = 0.0  # each point of a natural card
        self.value_late = 0.0  # the same near the end
        self.small = 0.0  # cards of a pile that nobody minds to give away
        self.card = 0.0  # each card beyond, if the pile is taken


def nobody_open() -> Throwing:
    """While no other side has a meld."""
    throwing = Throwing()
    throwing.single = 23.7
    throwing.single_live = -20.2
    throwing.pair = -37.9
    throwing.pair_live = -8.0
    throwing.triple = -88.9
    throwing.black = -81.4
    throwing.black_card = 3.5
    throwing.deuce = 78.8
    throwing.joker = 105.8
    throwing.wild_closed = -78.7
    throwing.value = 2.1
    throwing.card = 127.2
    return throwing


def free() -> Throwing:
    """While others have melds and the pile is not frozen."""
    throwing = Throwing()
    throwing.single = -8.2
    throwing.single_live = -7.4
    throwing.pair = -12.5
    throwing.pair_live = -5.0
    throwing.triple = -29.4
    throwing.fits = -30.5
    throwing.fits_ready = -36.6
    throwing.black = -40.3
    throwing.black_card = -4.9
    throwing.deuce = 45.2
    throwing.joker = 75.6
    throwing.wild_card = -2.8
    throwing.wild_closed = -59.8
    throwing.value = 1.2
    throwing.value_late = -1.0
    throwing.small = 2.0
    throwing.card = 24.6
    return throwing


def frozen() -> Throwing:
    """Under a frozen pile, which only a pair of the rank takes."""
    throwing = Throwing()
    throwing.single = -44.0
    throwing.single_live = 8.3
    throwing.pair = -68.7
    throwing.pair_live = 19.7
    throwing.triple = 1.9
    throwing.fits = 26.4
    throwing.fits_ready = -22.0
    throwing.black_card = 1.1
    throwing.deuce = 38.4
    throwing.joker = 49.1
    throwing.value = 2.0
    throwing.value_late = -3.2
    throwing.small = 5.0
    throwing.card = 60.6
    return throwing

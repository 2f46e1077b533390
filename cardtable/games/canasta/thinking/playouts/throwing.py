"""What discards cost by situation, for two partnerships of two.

Fitted to what a search found of 31,000 discards, and then bred with the rest of the style (`styles.py`).

What a pile is worth grows with its cards, and far more under a frozen pile, which is why one weight for all situations
gave small piles away too unwillingly and large ones too gladly.
"""

from __future__ import annotations


class DiscardCosts:
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


def nobody_open() -> DiscardCosts:
    """While no other side has a meld."""
    throwing = DiscardCosts()
    throwing.single = 14.6
    throwing.single_live = -11.9
    throwing.pair = -41.0
    throwing.pair_live = -7.7
    throwing.triple = -122.0
    throwing.black = -73.0
    throwing.black_card = 2.9
    throwing.deuce = 52.0
    throwing.joker = 88.0
    throwing.wild_card = 0.12
    throwing.wild_closed = -84.0
    throwing.value = 1.8
    throwing.small = 0.11
    throwing.card = 114.0
    return throwing


def free() -> DiscardCosts:
    """While others have melds and the pile is not frozen."""
    throwing = DiscardCosts()
    throwing.single = -9.4
    throwing.single_live = -4.8
    throwing.pair = -13.9
    throwing.pair_live = -2.5
    throwing.triple = -37.0
    throwing.fits = -41.0
    throwing.fits_ready = -38.0
    throwing.black = -54.0
    throwing.black_card = -5.2
    throwing.deuce = 46.0
    throwing.joker = 84.0
    throwing.wild_card = -2.4
    throwing.wild_closed = -46.0
    throwing.value = 1.58
    throwing.value_late = -0.65
    throwing.small = 1.52
    throwing.card = 40.0
    return throwing


def frozen() -> DiscardCosts:
    """Under a frozen pile, which only a pair of the rank takes."""
    throwing = DiscardCosts()
    throwing.single = -42.0
    throwing.single_live = 9.2
    throwing.pair = -93.0
    throwing.pair_live = 23.0
    throwing.triple = 0.86
    throwing.fits = 21.0
    throwing.fits_ready = -19.4
    throwing.black_card = 0.96
    throwing.deuce = 40.0
    throwing.joker = 65.0
    throwing.value = 1.07
    throwing.value_late = -2.4
    throwing.small = 2.5
    throwing.card = 39.0
    return throwing

"""How a simulated player weighs things, found by letting thousands of deals be played by slightly different styles.

In the field's words: the parameters of the rollout policy.
"""

from __future__ import annotations


class Style:
    """Weights in points, unless said otherwise; as they are for partners."""

    def __init__(self) -> None:
        # the pile
        self.card_back = 12.0  # each card that comes with the pile
        self.points_back = 0.5  # share of the points of those cards
        self.useful_back = 19.5  # each of them that joins a meld or a pair
        self.opening = 20.0  # a first meld with the pile
        self.joins = 10.0  # the top card joins a meld
        self.draw = 12.0  # a card drawn instead
        self.wild_spent = 25.0  # a wild card for taking
        self.card_spent = 4.0  # a card laid down for the minimum
        self.late = 8.0  # each card that may be caught in the hand
        # discards
        self.base = 18.0  # a pile taken by an opponent, at the least
        self.stake_points = 0.6  # share of the pile's points
        self.stake_card = 4.0  # each card of the pile
        self.later = 0.35  # share of the danger: an opponent further on
        self.by_wild = 0.6  # likelihood: who holds one card of the rank has a wild card too and spends it
        self.unopened = 0.33  # likelihood: who has not melded can take
        self.shy = 0.41  # likelihood: who has discarded a rank, or left a pile under it, holds it still
        self.melded = 0.0  # gain of a discard under a frozen pile of which other sides have a meld
        self.meld_card = 22.0  # use of a card that fits a meld
        self.missing = 12.0  # the same, for each canasta that is missing
        self.single = 3.0  # use of a card alone
        self.single_live = 0.0  # the same, for each card of the rank not seen
        self.single_points = 0.0  # share of its points while the side has no meld
        self.pair = 17.0
        self.pair_live = 0.0  # a pair, for each card of the rank not seen
        self.triple = 26.0
        self.high_pair = 3.0  # a pair above sevens
        self.value_late = 0.25  # share of a card's points that are saved near the end
        self.joker = 75.0
        self.deuce = 45.0
        self.black = 12.0
        self.freezing = 0.05  # share of the stake that a wild card saves while the pile is not frozen
        self.behind = 0.16  # the same while only others have melds
        # melds
        self.spared = 6.0  # cards left after a first meld
        self.opening_wild = 1.0  # wild cards in it while nobody presses
        self.keep_pile = 4.0  # cards: pairs are kept for a frozen pile as large
        self.keep_free = 4.0  # cards: triples are kept for a pile as large that is not frozen
        self.low_hand = 2.0  # cards that are kept in the hand
        self.complete_wild = 2.0  # wild cards for a canasta
        self.first_wild = 3.0  # the same while a canasta is missing
        # going out
        self.leaving = -185.0  # what going out must gain by the estimate that follows
        self.card_caught = 11.0  # each card in another hand
        self.caught_share = 0.75  # share of the opponents' cards that count
        self.unopened_caught = 126.0  # an opponent without a meld
        self.threat = 298.0  # an opponent who could go out next
        self.near_six = 193.0  # a meld of six that may still grow
        self.near_five = 89.0
        self.near_four = 40.0
        self.few = 4.0  # cards of an opponent who may go out


def alone() -> Style:
    """The weights where everybody plays alone, with two cards drawn and two canastas needed."""
    style = Style()
    style.card_back, style.points_back, style.useful_back = 3.0, -0.15, 33.0
    style.draw, style.wild_spent, style.late = 9.0, 30.0, 11.0
    style.base, style.stake_points, style.later, style.by_wild = 10.5, 0.36, 0.06, 0.36
    style.unopened, style.shy, style.melded = 0.53, 1.14, 9.0
    style.meld_card, style.missing, style.pair_live = 29.0, 7.0, -2.0
    style.single, style.single_live, style.single_points = 6.5, -0.73, 0.16
    style.deuce, style.black, style.freezing, style.behind = 63.0, 13.0, -0.4, 0.0
    style.keep_free, style.complete_wild, style.first_wild = 12.0, 1.0, 2.0
    style.leaving, style.card_caught, style.caught_share, style.unopened_caught = -100.0, 20.5, 0.61, 112.0
    style.threat, style.near_six, style.near_five, style.near_four, style.few = 108.0, 334.0, 45.5, 38.5, 2.0
    return style

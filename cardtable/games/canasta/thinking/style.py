"""How a player weighs things: points, found by letting styles play each other."""

from __future__ import annotations


class Style:
    """Weights in points, unless said otherwise."""

    def __init__(self) -> None:
        # the pile
        self.card_back = 8.0  # each card that comes with the pile
        self.points_back = 0.5  # of the points of those cards
        self.useful_back = 12.0  # each of them that joins a meld or a pair
        self.opening = 20.0  # a first meld with the pile
        self.joins = 10.0  # the top card joins a meld
        self.draw = 12.0  # a card drawn instead
        self.wild_spent = 30.0  # a wild card for taking
        self.card_spent = 4.0  # a card laid down for the minimum
        self.late = 8.0  # each card that may be caught in the hand
        # discards
        self.base = 18.0  # a pile taken by an opponent, at the least
        self.stake_points = 0.9  # of the pile's points
        self.stake_card = 6.0  # each card of the pile
        self.later = 0.35  # share: an opponent further on
        self.by_wild = 0.6  # share: who holds one card of the rank has a wild card too and spends it
        self.unopened = 0.5  # share: who has not melded cannot take
        self.shy = 0.6  # share: who has discarded the rank holds it still
        self.meld_card = 22.0  # use of a card that fits a meld
        self.missing = 12.0  # the same, for each canasta that is missing
        self.single = 3.0  # use of a card alone
        self.pair = 17.0
        self.single_live = 0.0  # a card alone, for each card of the rank not seen
        self.single_points = 0.0  # of its points while the side has no meld
        self.pair_pile = 0.0  # a pair while the pile is frozen for the side: share of the pile's points
        self.pair_live = 0.0  # a pair, for each card of the rank not seen
        self.triple = 26.0
        self.value_late = 0.25  # of a card's points that are saved near the end
        self.high_pair = 3.0  # a pair above sevens
        self.joker = 75.0
        self.deuce = 45.0
        self.black = 12.0
        self.steep = 0.0  # share: the same for each point of the minimum above 50
        self.feeding = 0.0  # a card of a rank that opponents have melded, though the pile is frozen
        self.behind = 0.0  # share of the stake that a wild card saves while only others have melds
        self.freezing = 0.0  # share of the stake that a wild card saves while the pile is not frozen
        # melds
        self.spared = 4.0  # cards left after a first meld
        self.opening_wild = 2.0  # wild cards in it while nobody presses
        self.keep_pile = 6.0  # cards: pairs are kept for a frozen pile as large
        self.keep_free = 99.0  # cards: triples are kept for a pile as large that is not frozen
        self.low_hand = 2.0  # cards that are kept in the hand
        self.complete_wild = 2.0  # wild cards for a canasta
        self.first_wild = 3.0  # the same while a canasta is missing
        self.pure = 99.0  # cards not seen that keep a wild card away from a natural meld of five or six
        self.pair_meld = 99.0  # cards in the hand: from so many on a pair is melded with a deuce
        # going out
        self.leaving = 0.0  # what going out must gain
        self.card_caught = 11.0  # each card in another hand
        self.caught_share = 0.75  # share of the opponents' cards that count
        self.unopened_caught = 100.0
        self.threat = 150.0  # an opponent who could go out
        self.near_six = 220.0  # a meld of six that may still grow
        self.near_five = 110.0
        self.near_four = 40.0
        self.few = 4.0  # cards of an opponent who may go out

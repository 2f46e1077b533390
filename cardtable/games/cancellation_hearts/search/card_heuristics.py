"""Card heuristics of the club level, and the biases by which players of one level differ.

A card is evaluated by its chance to win the trick, the cost of that, and the burden of keeping it, from the open cards
and the player's hand. Biases are so small that they cost hardly any points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import ACE, KING, QUEEN, Card, Cards, Suit
from cardtable.families.hearts.options import QUEEN_OF_SPADES, CardValues
from cardtable.families.hearts.trick_zones import own_hand
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.rules import CancellationView
from cardtable.games.cancellation_hearts.scoring import card_values, is_point_card
from cardtable.games.cancellation_hearts.trick_cancelling import winning_place

GOES_OVER = 0.2  # probability that a player who could go over the best card does so
CANCELS = 0.25  # probability that the holder of the best card's twin plays it to this trick
THROWN = 0.35  # points that each later player adds to a trick, on average
WIDOW = 0.5  # points of each card of a widow, on average
KEPT = {ACE: 5.0, KING: 4.0}  # burden of a high spade with a queen of spades still out
KEEPING_QUEEN = 9.0
KEEPING_BONUS = -6.0  # worth keeping until it can win its trick


class CardHeuristic:
    """Evaluation of one seat's cards in one view; `seen`: the cards it remembers as played."""

    def __init__(self, options: CancellationOptions, pack: Sequence[Card], view: CancellationView, seen: Cards) -> None:
        self._rule = options.void_rule
        self._values = card_values(options)
        self._public = view.public
        self.hand = own_hand(view)
        self._outside = Counter(pack) - Counter(seen) - Counter(self.hand)

    def cost(self, card: Card) -> float:
        """Return the expected points of playing the card, less the burden of keeping it."""
        return self.chance_to_win(card) * self._stake(card) - self.burden(card)

    def chance_to_win(self, card: Card) -> float:
        """Return the probability that the card wins the trick."""
        trick = (*self._public.trick, card)
        if winning_place(self._rule, trick) != len(trick) - 1:
            return 0.0
        left = self._public.seats - len(trick)
        over = sum(
            number for other, number in self._outside.items() if other.suit is card.suit and other.rank > card.rank
        )
        of_suit = sum(number for other, number in self._outside.items() if other.suit is card.suit)
        stays = (1 - GOES_OVER * min(1.0, over / max(1, of_suit) * 2)) ** left if over else 1.0
        twin = CANCELS if self._outside[card] and left else 0.0
        return stays * (1 - twin)

    def burden(self, card: Card) -> float:
        """Return the burden of keeping the card for later tricks."""
        if card == QUEEN_OF_SPADES:
            return KEEPING_QUEEN
        if self._values.value(card) < 0:
            return KEEPING_BONUS
        if card.suit is Suit.SPADES and card.rank in KEPT and self._outside[QUEEN_OF_SPADES]:
            return KEPT[card.rank]
        lower = sum(
            number for other, number in self._outside.items() if other.suit is card.suit and other.rank < card.rank
        )
        of_suit = sum(number for other, number in self._outside.items() if other.suit is card.suit)
        share = lower / of_suit if of_suit else 0.0
        alone = 1.3 if sum(other.suit is card.suit for other in self.hand) <= 2 else 1.0
        return share * alone * (2.5 if is_point_card(card) else 2.0)

    def _stake(self, card: Card) -> float:
        """Return the points that this trick's winner is likely to take, with waiting cards and the widow."""
        public = self._public
        sure = self._values.sum((*public.trick, *public.carried, card))
        later = public.seats - len(public.trick) - 1
        queens = self._outside[QUEEN_OF_SPADES] / max(1, sum(self._outside.values())) * later * 13
        thrown = THROWN * later if public.tricks > 1 else 0.0
        return sure + thrown + queens + WIDOW * public.widow + 0.3


def pass_burden(hand: Cards, card: Card, values: CardValues) -> float:
    """Return the preference for passing the card."""
    suit = [other for other in hand if other.suit is card.suit]
    return burden_in_suit(card, len(suit), sum(other.rank < QUEEN for other in suit), values)


def burden_in_suit(card: Card, length: int, guards: int, values: CardValues) -> float:
    """Return the same in a hand with `length` cards of the suit; `guards`: those below the queen."""
    if values.value(card) < 0:
        return 0.0
    if card.suit is Suit.SPADES and card.rank >= QUEEN:
        return (14.0 if card == QUEEN_OF_SPADES else 10.0) - 2.5 * guards
    short = max(0, 4 - length)
    return (card.rank - 6) * (0.8 if card.suit is Suit.HEARTS else 0.6) + short * 0.8


@frozen
class CancellationBias:
    """Bias of a player, in points, among cards that are about equally good."""

    high: float = 0.0  # for leading or following suit with an ace rather than with a two
    cancelling: float = 0.0  # for playing the twin of a card in the trick
    dread: float = 0.0  # for passing a queen of spades

    def lean(self, trick: tuple[Card, ...], card: Card) -> float:
        """Return the bias for playing the card to the trick; 0 for a discard."""
        if trick and card.suit is not trick[0].suit:
            return 0.0
        twin = self.cancelling if card in trick else 0.0
        return self.high * (card.rank - 2) / 12 + twin

    def passing(self, card: Card) -> float:
        """Return the bias for passing the card."""
        return self.dread if card == QUEEN_OF_SPADES else 0.0


PLAIN = CancellationBias()
CAREFUL = CancellationBias(high=-0.4, dread=4.0)
BOLD = CancellationBias(high=0.4, dread=-3.0)
CANCEL_BIAS = CancellationBias(cancelling=0.25)

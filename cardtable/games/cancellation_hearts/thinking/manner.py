"""How players of one level differ: a few leanings, each so small that it costs hardly anything."""

from __future__ import annotations

from cardtable.core.cards import Card
from cardtable.core.frozen_values import frozen
from cardtable.families.hearts.card_values import QUEEN_OF_SPADES


@frozen
class CancellationBias:
    """What a player leans to where several cards are about as good, in points."""

    high: float = 0.0  # for leading or following suit with an ace rather than with a two
    cancelling: float = 0.0  # for playing the twin of a card that lies there
    dread: float = 0.0  # for passing a queen of spades

    def lean(self, trick: tuple[Card, ...], card: Card) -> float:
        """How gladly the card is played to the trick; a discard is no matter of taste."""
        if trick and card.suit is not trick[0].suit:
            return 0.0
        twin = self.cancelling if card in trick else 0.0
        return self.high * (card.rank - 2) / 12 + twin

    def passing(self, card: Card) -> float:
        """How gladly the card is passed."""
        return self.dread if card == QUEEN_OF_SPADES else 0.0


PLAIN = CancellationBias()
CAREFUL = CancellationBias(high=-0.4, dread=4.0)
BOLD = CancellationBias(high=0.4, dread=-3.0)
CANCEL_BIAS = CancellationBias(cancelling=0.25)

"""What cards count."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from cardtable.core.cards import QUEEN, Card, Cards, Suit
from cardtable.core.frozen_values import frozen

QUEEN_OF_SPADES = Card(QUEEN, Suit.SPADES)
BONUS_POINTS: Final = -10


@frozen
class CardValues:
    """What the cards of the pack count (HR-01)."""

    points: Mapping[Card, int]  # every point card of the pack
    bonus: Card | None  # counts BONUS_POINTS and is no point card
    total: int  # P: the sum of all point cards, twins twice

    def value(self, card: Card) -> int:
        """The points of one card, below 0 for a bonus card."""
        return BONUS_POINTS if card == self.bonus else self.points.get(card, 0)

    def counting(self, cards: Iterable[Card]) -> Cards:
        """Those of the cards that count, bonus cards included."""
        return tuple(card for card in cards if card in self.points or card == self.bonus)

    def sum(self, cards: Iterable[Card]) -> int:
        """The points of all these cards together."""
        return sum(map(self.value, cards))

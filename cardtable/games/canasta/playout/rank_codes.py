"""Rank codes of cards in playouts: the ranks of the engine, and 1 for red threes, which lie in stock and pile only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardtable.core.cards import Card
from cardtable.games.canasta.card_values import is_red_three

JOKER: Final = 0
RED: Final = 1
DEUCE: Final = 2
BLACK: Final = 3
FOUR: Final = 4
END: Final = 15
SEVEN: Final = 7  # cards of a canasta
VALUES: Final = bytes((50, 0, 20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20))  # compiled code indexes bytes fastest


def rank_code(card: Card) -> int:
    """Return the rank code of a card."""
    return RED if is_red_three(card) else card.rank


def rank_counts(cards: Iterable[Card | None]) -> list[int]:
    """Return the number of visible cards by rank code."""
    result = [0] * END
    for card in cards:
        if card is not None:
            result[rank_code(card)] += 1
    return result

"""Cards as the numbers that playouts count: by rank, the red threes apart."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.core.cards import Card
from cardtable.games.canasta.values import is_red_three
from cardtable.games.canasta.yardstick_1.numbers_1 import END, RED


def code(card: Card) -> int:
    """The rank as `playouts` counts it."""
    return RED if is_red_three(card) else card.rank


def counts(cards: Iterable[Card | None]) -> list[int]:
    """How many of each rank there are among the cards that are seen."""
    found = [0] * END
    for card in cards:
        if card is not None:
            found[code(card)] += 1
    return found

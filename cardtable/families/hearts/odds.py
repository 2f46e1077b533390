"""What clues do to the odds that a seat holds a card, for the games that tell hands from plays and passes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def likelihood_ratio(found: Sequence[int], changes: Mapping[int, float], number: int) -> float:
    """By how much the odds of a card have changed; `found`: by clue, a bit for each card that it speaks of."""
    odds = 1.0
    for clue, change in changes.items():
        if found[clue] >> number & 1:
            odds *= change
    return odds


def ranks_between(suit: int, low: int, high: int) -> int:
    """A bit for each card of a suit from one rank to another, none if they are the other way round."""
    return ((1 << (high - low + 1)) - 1) << (suit << 4 | low) if low <= high else 0

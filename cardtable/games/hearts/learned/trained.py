"""Whose second opinion an expert asks: the network's where it fits and is there, nobody's at all other tables."""

from __future__ import annotations

from functools import lru_cache

from cardtable.games.hearts.learned.fitness import fits
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.thinking.second_opinion import NOBODY, PointEstimator


def opinion_for(options: HeartsOptions, seats: int) -> PointEstimator:
    """What an expert at this table asks; here, and not earlier, numpy is imported."""
    return (trained() if fits(options, seats) else None) or NOBODY


@lru_cache(maxsize=1)
def trained() -> PointEstimator | None:
    """What the trained network thinks; None where numpy, or a file of weights that it can read, is not there."""
    try:
        from cardtable.games.hearts.learned.opinion import NeuralEstimator
        from cardtable.games.hearts.learned.weights import shipped

        return NeuralEstimator(shipped())
    except (ImportError, OSError, ValueError):
        return None

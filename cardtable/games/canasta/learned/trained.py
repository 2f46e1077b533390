"""Whose second opinion an expert asks: the network's where it fits and is there, nobody's at all other tables."""

from __future__ import annotations

from functools import lru_cache

from cardtable.games.canasta import learned
from cardtable.games.canasta.learned.fitness import fits
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.terms import Terms
from cardtable.games.canasta.thinking.second_opinion import NOBODY, SecondOpinion


def opinion_for(options: CanastaOptions, terms: Terms) -> SecondOpinion:
    """What an expert at this table asks; here, and not earlier, numpy is imported."""
    return (trained() if learned.SHIPPED and fits(options, terms) else None) or NOBODY


@lru_cache(maxsize=1)
def trained() -> SecondOpinion | None:
    """What the trained network thinks; None where numpy, or a file of weights that it can read, is not there."""
    try:
        from cardtable.games.canasta.learned.opinion import Opinion
        from cardtable.games.canasta.learned.weights import shipped

        return Opinion(shipped())
    except (ImportError, OSError, ValueError):
        return None

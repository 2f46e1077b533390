"""Whether an expert sees ahead by a network: where one fits and is there, at no other table."""

from __future__ import annotations

from functools import cache

from cardtable.games.canasta.learned.fitness import form_for
from cardtable.games.canasta.learned.form import InputForm
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.terms import GameParameters
from cardtable.games.canasta.thinking.foresight import ValueEstimator


def foresight_for(options: CanastaOptions, terms: GameParameters) -> ValueEstimator | None:
    """What an expert at this table sees ahead by; here, and not earlier, numpy is imported."""
    form = form_for(options, terms)
    return trained(form) if form else None


@cache
def trained(form: InputForm) -> ValueEstimator | None:
    """What the network of this form sees ahead; None where numpy, or a file of weights that fits, is not there."""
    try:
        from cardtable.games.canasta.learned import foresight
        from cardtable.games.canasta.learned.weights import shipped

        return foresight.NeuralLookahead(shipped(form))
    except (ImportError, OSError, ValueError):
        return None

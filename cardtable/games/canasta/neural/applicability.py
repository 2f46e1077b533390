"""For which tables there is a network: those of four and three, by the rules that most people know.

What a network sees ahead, where one is: it decides in place of the search.

Whether an expert sees ahead by a network: where one fits and is there, at no other table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final, Protocol

from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.neural.neural_inputs import LONE, PARTNERS, InputForm
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer
from cardtable.games.canasta.search.expert_search import SearchOption

_MEASURES: Final = {  # cards dealt and drawn, packs, canastas for going out, whether one plays alone
    PARTNERS: (11, 1, 2, 1, False),
    LONE: (13, 2, 2, 1, True),
}
_AS_USUAL: Final = (
    "wild_rule",
    "wild_melds",
    "max_canasta",
    "minimums",
    "pile_for_initial",
    "pile_frozen_unopened",
    "pile_always_frozen",
    "take_with_wild",
    "take_by_adding",
    "one_card_rule",
    "black_three",
    "upcard_black_three",
    "black_three_meld",
    "red_three_unmelded",
    "go_out_bonus",
)  # CR-02 to CR-20; how a deal ends, whether partners are asked and how a match is won change little of good play


def form_for(options: CanastaOptions, terms: GameParameters) -> InputForm | None:
    """Whose deals those at this table are, of all that a network knows; with five players one sits out."""
    form = InputForm(len(terms.order(1)), len(terms.owners))
    measured = (terms.hand, terms.draw, terms.packs, terms.canastas, terms.lone)
    usual = CanastaOptions()
    fits = measured == _MEASURES.get(form) and all(getattr(options, name) == getattr(usual, name) for name in _AS_USUAL)
    return form if fits else None


class ValueEstimator(Protocol):
    """Decides by what it hopes for once it is the player's turn again."""

    def best(
        self, scene: CanastaDeterminizer, options: Sequence[SearchOption], chance: Random, stop: Callable[[], bool]
    ) -> SearchOption:
        """One of the options, which are those of `proposals.in_order`."""
        ...


def foresight_for(options: CanastaOptions, terms: GameParameters) -> ValueEstimator | None:
    """What an expert at this table sees ahead by; here, and not earlier, numpy is imported."""
    form = form_for(options, terms)
    return trained(form) if form else None


@cache
def trained(form: InputForm) -> ValueEstimator | None:
    """What the network of this form sees ahead; None where numpy, or a file of weights that fits, is not there."""
    try:
        from cardtable.games.canasta.neural import lookahead
        from cardtable.games.canasta.neural.value_network import shipped

        return lookahead.NeuralLookahead(shipped(form))
    except (ImportError, OSError, ValueError):
        return None

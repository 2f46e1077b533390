"""Applicability of the value networks: four and three players by the standard rules; needs no numpy."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.neural.input_form import LONE, PARTNERS, InputForm
from cardtable.games.canasta.options import CanastaOptions

if TYPE_CHECKING:
    from cardtable.games.canasta.neural.lookahead import NeuralLookahead


_AS_USUAL: Final = (
    "wild_rule wild_melds max_canasta minimums pile_for_initial pile_frozen_unopened pile_always_frozen "
    "take_with_wild take_by_adding one_card_rule black_three upcard_black_three black_three_meld "
    "red_three_unmelded go_out_bonus"
).split()  # CR-02 to CR-20; the end of a deal, asking and the end of the match change little of good play


_MEASURES: Final = {  # cards dealt and drawn, packs, canastas for going out, whether one plays alone
    PARTNERS: (11, 1, 2, 1, False),
    LONE: (13, 2, 2, 1, True),
}


def input_form_for(options: CanastaOptions, params: GameParameters) -> InputForm | None:
    """Return the input form that fits these options, or None; with five players one sits out."""
    form = InputForm(len(params.order(1)), len(params.owners))
    measured = (params.hand, params.draw, params.packs, params.canastas, params.lone)
    usual = CanastaOptions()
    fits = measured == _MEASURES.get(form) and all(getattr(options, name) == getattr(usual, name) for name in _AS_USUAL)
    return form if fits else None


def value_estimator_for(options: CanastaOptions, params: GameParameters) -> NeuralLookahead | None:
    """Return the value estimator for these options, or None; numpy is imported here, and not earlier."""
    form = input_form_for(options, params)
    return load_estimator(form) if form else None


@cache
def load_estimator(form: InputForm) -> NeuralLookahead | None:
    """Return the estimator of this form; None without numpy or a weight file that fits."""
    try:
        from cardtable.games.canasta.neural import lookahead
        from cardtable.games.canasta.neural.value_network import shipped

        return lookahead.NeuralLookahead(shipped(form))
    except (ImportError, OSError, ValueError):
        return None

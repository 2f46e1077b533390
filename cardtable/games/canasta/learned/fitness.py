"""For which tables there is a network: those of four and three, by the rules that most people know."""

from __future__ import annotations

from typing import Final

from cardtable.games.canasta.learned.form import LONE, PARTNERS, InputForm
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.terms import GameParameters

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

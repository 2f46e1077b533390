"""For which tables the network was trained: two partnerships of two, by the rules that most people know."""

from __future__ import annotations

from typing import Final

from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.terms import Terms

PLACES: Final = 4  # with five players one sits out
_SIDES: Final = 2
_MEASURES: Final = (11, 1, 2, 1)  # cards dealt and drawn, packs, canastas for going out
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


def fits(options: CanastaOptions, terms: Terms) -> bool:
    """Whether deals at this table are those that the network knows."""
    usual = CanastaOptions()
    seated = len(terms.order(1)) == PLACES and len(terms.owners) == _SIDES
    measured = (terms.hand, terms.draw, terms.packs, terms.canastas) == _MEASURES
    return seated and measured and all(getattr(options, name) == getattr(usual, name) for name in _AS_USUAL)

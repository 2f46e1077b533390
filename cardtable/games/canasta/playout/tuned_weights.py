"""Tuned policy weights for numbers of players and rules, which won thousands of simulated deals.

They are in tuned_weights.json:

- "partners": two partnerships of two, who leave ten cards in the hand when they meld first. Found against players who
  lay down at once what they can (the defaults). Weights that won against themselves instead, and held their cards back,
  lost in the search: a searching player goes out, and catches them. So an opponent with four cards counts as nearly
  out, where the tuning, against players who go out less, had three. The costs of discards were fitted to what a search
  found of 31,000 discards, then tuned with the other weights.
- "three_sides": three players, each alone, and six on three sides, who hold cards back.
- "alone": two players, with two cards drawn and two canastas needed.
- "one_against_two": three players, of whom the first to take the pile plays alone.
- "three_each": two partnerships of three, with three packs and two canastas needed.
- "eager": two players who lay down at once what they can.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from cardtable.games.canasta.playout.playout_state import PlayoutRules
from cardtable.games.canasta.playout.policy_weights import DiscardCosts, PolicyWeights

_FILE: Final = "tuned_weights.json"


@cache
def _values() -> Mapping[str, Mapping[str, Any]]:
    values: dict[str, dict[str, Any]] = json.loads(files(__package__).joinpath(_FILE).read_text(encoding="utf-8"))
    return values


def _tuned(name: str) -> PolicyWeights:
    weights = PolicyWeights()
    for weight, value in _values()[name].items():
        setattr(weights, weight, _discard_costs(value) if isinstance(value, dict) else value)
    return weights


def _discard_costs(values: Mapping[str, float]) -> DiscardCosts:
    costs = DiscardCosts()
    for name, value in values.items():
        setattr(costs, name, value)
    return costs


def partners() -> PolicyWeights:
    """Return the weights for two partnerships of two."""
    return _tuned("partners")


def weights_for(rules: PlayoutRules, places: int, sides: int) -> PolicyWeights:
    """Return the weights for a number of players in a deal, and of sides."""
    if places == 2:
        return _tuned("alone")
    if rules.lone:
        return _tuned("one_against_two")
    if not rules.first_from_pile:
        return PolicyWeights()
    if sides == 3:
        return _tuned("three_sides")
    return _tuned("three_each") if places == 6 else partners()


def opponent_weights_for(rules: PlayoutRules, places: int) -> PolicyWeights:
    """Return the assumed weights of other players: most people lay down at once what they can.

    But where the first to take the pile plays alone, nobody is assumed to take it so lightly.
    """
    if places == 2:
        return _tuned("eager")
    return _tuned("one_against_two") if rules.lone else PolicyWeights()

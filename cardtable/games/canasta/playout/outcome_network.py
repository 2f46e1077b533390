"""Outcome network: predicts the points of two sides at the end of a deal from the present state.

A perceptron with one hidden layer of rectified linear units and a linear shortcut, fitted to hundreds of thousands of
positions that were played to their end.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from cardtable.games.canasta.playout.outcome_features import features
from cardtable.games.canasta.playout.playout_state import PlayoutRules, PlayoutState

_PARTNERS: Final = "partners.json"  # of two partnerships of two, beside this file


class OutcomeNetwork:
    """Weights of the features, for each hidden unit and for two results: the lead, and the sum of both sides."""

    __slots__ = ("lead", "lead_units", "shifts", "sum_all", "sum_shift", "sum_units", "units")

    def __init__(self, weights: Mapping[str, Any]) -> None:
        """Read the weights of a file: `units` has a row for each unit, with the weights of the features, its shift, its
        share of the lead and of the sum; `lead` and `sum` have the direct weights of the features.
        """
        rows: list[list[float]] = weights["units"]
        inputs = len(rows[0]) - 3
        self.units: list[list[float]] = [row[:inputs] for row in rows]
        self.shifts: list[float] = [row[inputs] for row in rows]
        self.lead_units: list[float] = [row[inputs + 1] for row in rows]
        self.sum_units: list[float] = [row[inputs + 2] for row in rows]
        self.lead: list[float] = weights["lead"]
        self.sum_all: list[float] = weights["sum"]
        self.sum_shift: float = weights["sum_shift"]


def expected_points(state: PlayoutState, side: int, network: OutcomeNetwork) -> tuple[float, float]:
    """Return the expected points of the side, and those of the other side."""
    result = features(state, side)
    at: list[int] = []
    values: list[float] = []
    lead, total = 0.0, network.sum_shift
    for index in range(len(result)):
        value = result[index]
        if value != 0.0:
            at.append(index)
            values.append(value)
            lead += value * network.lead[index]
            total += value * network.sum_all[index]
    count = len(at)
    for unit in range(len(network.units)):
        weights, level = network.units[unit], network.shifts[unit]
        for index in range(count):
            level += values[index] * weights[at[index]]
        if level > 0.0:
            lead += level * network.lead_units[unit]
            total += level * network.sum_units[unit]
    return (total + lead) / 2.0, (total - lead) / 2.0


def outcome_network_for(rules: PlayoutRules, places: int, sides: int) -> OutcomeNetwork | None:
    """Return the network for a number of places and sides; None if none is known to help."""
    fitted = rules.first_from_pile and rules.needed == rules.draw == 1 and places == 4 and sides == 2
    return _network(_PARTNERS) if fitted else None


@cache
def _network(name: str) -> OutcomeNetwork:
    return OutcomeNetwork(json.loads(files(__package__).joinpath(name).read_text(encoding="utf-8")))

"""A small network that tells the points of two sides at the end of a deal, from the table as it is.

In the field's words: a value network, a perceptron with one hidden layer of rectified linear units and a linear
shortcut.
"""

from __future__ import annotations

from cardtable.games.canasta.thinking.playouts.evaluating import features
from cardtable.games.canasta.thinking.playouts.table import PlayoutState


class OutcomeNetwork:
    """Weights of the features, for each hidden unit and for the two results: the lead, and the sum of both sides."""

    __slots__ = ("lead", "lead_units", "shifts", "sum_all", "sum_shift", "sum_units", "units")

    def __init__(self, units: int, inputs: int, numbers: tuple[float, ...]) -> None:
        """`numbers`: the weights of each unit, its shift, its share of the lead and of the sum; then what the features

        add to the lead, then to the sum, then the sum where all is 0.
        """
        width = inputs + 3
        rows = [list(numbers[at * width : (at + 1) * width]) for at in range(units)]
        rest = list(numbers[units * width :])
        self.units: list[list[float]] = [row[:inputs] for row in rows]
        self.shifts: list[float] = [row[inputs] for row in rows]
        self.lead_units: list[float] = [row[inputs + 1] for row in rows]
        self.sum_units: list[float] = [row[inputs + 2] for row in rows]
        self.lead: list[float] = rest[:inputs]
        self.sum_all: list[float] = rest[inputs : 2 * inputs]
        self.sum_shift: float = rest[2 * inputs]


def expected(table: PlayoutState, side: int, network: OutcomeNetwork) -> tuple[float, float]:
    """The points that the side will probably have, and those of the other side."""
    found = features(table, side)
    at: list[int] = []
    values: list[float] = []
    lead, total = 0.0, network.sum_shift
    for index in range(len(found)):
        value = found[index]
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

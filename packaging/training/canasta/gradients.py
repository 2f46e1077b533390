"""How each weight changed what the network was wrong by: the errors go back through its layers."""

from typing import Final

import numpy as np

from cardtable.core.basics.weight_files import Floats
from cardtable.games.canasta.neural.neural_inputs import AT, RANKS, Ints, NeuralInputs
from cardtable.games.canasta.neural.value_network import POOLED, THROWN, CanastaValueNetwork, shapes
from cardtable.games.canasta.playout.rank_codes import END
from training.learner import drawn

_LIMIT: Final = 4.0  # units: no single deal pulls harder
_AT_ONCE: Final = (20, 60, 256, 192, 192, 960, 1280)  # by matrix: inputs that are not 0, about, or more to begin small


def fresh(columns: NeuralInputs, chance: np.random.Generator) -> list[Floats]:
    """Weights that know nothing; those of the last layers are small, so that at first all choices are about as good."""
    matrices = iter(_AT_ONCE)
    found = []
    for place, shape in enumerate(shapes(columns)):
        sums = len(shape) == 1 and place != LAST
        found.append(np.zeros(shape, np.float32) if sums else drawn(shape, float(np.sqrt(2 / next(matrices))), chance))
    return found


LAST: Final = 9  # the place of the weights that make one number of a rank


def gradients(
    network: CanastaValueNetwork, inputs: tuple[Floats, Floats], action: Ints, worth: Floats
) -> tuple[float, list[Floats]]:
    """The mean squared error, and by weight how it grows."""
    weights = network.weights
    by_rank, rest = inputs
    ranks, joined, one, two = network.inner(by_rank, rest)
    rows, thrown = np.arange(len(worth)), np.flatnonzero(action < END)
    column = np.where(action < END, THROWN, action - END)
    rank = AT[action[thrown]]
    lying = ranks[thrown, rank]
    unit = np.maximum(lying @ weights[6] + two[thrown] @ weights[7] + weights[8], 0)
    told = (two @ weights[10] + weights[11])[rows, column]
    told[thrown] += unit @ weights[LAST]
    error = told - worth
    pull: Floats = np.clip(error, -_LIMIT, _LIMIT) * np.float32(2 / len(worth))

    at_end = np.zeros((len(worth), THROWN + 1), np.float32)
    at_end[rows, column] = pull
    at_unit = np.outer(pull[thrown], weights[LAST]) * (unit > 0)
    at_two = at_end @ weights[10].T
    at_two[thrown] += at_unit @ weights[7].T
    at_two *= two > 0
    at_one = at_two @ weights[4].T * (one > 0)
    pooled = (at_one @ weights[2].T)[:, : ranks.shape[2]] * POOLED
    at_rank = np.repeat(pooled[:, None, :], len(RANKS), 1)
    at_rank[thrown, rank] += at_unit @ weights[6].T
    at_rank *= ranks > 0
    flat = at_rank.reshape(-1, ranks.shape[2])
    found = [
        by_rank.reshape(-1, by_rank.shape[2]).T @ flat,
        flat.sum(0),
        joined.T @ at_one,
        at_one.sum(0),
        one.T @ at_two,
        at_two.sum(0),
        lying.T @ at_unit,
        two[thrown].T @ at_unit,
        at_unit.sum(0),
        unit.T @ pull[thrown],
        two.T @ at_end,
        at_end.sum(0),
    ]
    return float((error * error).mean()), found

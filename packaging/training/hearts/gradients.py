"""How each weight changed what the network was wrong by: the errors go back through its layers."""

from typing import Final

import numpy as np

from cardtable.games.hearts.neural.batch_deals import CARDS, Floats, Ints
from cardtable.games.hearts.neural.value_network import SHAPES, HeartsValueNetwork
from training.learner import drawn

_SEEN_AT_ONCE: Final = 80  # columns that are not 0, about


def fresh(chance: np.random.Generator) -> list[Floats]:
    """Weights that know nothing; those of the last layer are small, so that at first all cards are about as good."""
    return [_initial(shape, chance) for shape in SHAPES]


def _initial(shape: tuple[int, ...], chance: np.random.Generator) -> Floats:
    if len(shape) == 1:
        return np.zeros(shape, np.float32)
    scale = float(np.sqrt(2 / min(shape[0], _SEEN_AT_ONCE)))
    return drawn(shape, scale * 0.1 if shape[1] == CARDS else scale, chance)


def gradients(network: HeartsValueNetwork, seen: Floats, card: Ints, worth: Floats) -> tuple[float, list[Floats]]:
    """The mean squared error, and by weight how it grows."""
    first, first_more, second, second_more, last, last_more = network.weights
    one = np.maximum(seen @ first + first_more, 0)
    two = np.maximum(one @ second + second_more, 0)
    error = (two * last.T[card]).sum(1) + last_more[card] - worth
    at_end = np.zeros((len(seen), CARDS), np.float32)
    at_end[np.arange(len(seen)), card] = error * (2 / len(seen))  # of the other cards nothing was learned
    at_two = at_end @ last.T * (two > 0)
    at_one = at_two @ second.T * (one > 0)
    found = [
        seen.T @ at_one,
        at_one.sum(0),
        one.T @ at_two,
        at_two.sum(0),
        two.T @ at_end,
        at_end.sum(0),
    ]
    return float((error * error).mean()), found

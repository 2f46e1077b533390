"""What changes the weights: each sample's error goes back through the layers, and Adam makes a step of it."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from cardtable.games.hearts.learned.arrays import CARDS, Floats, Ints
from cardtable.games.hearts.learned.network import SHAPES, Network

_MEMORY: Final = 0.9  # of the gradient
_LONG_MEMORY: Final = 0.999  # of its square
_TINY: Final = 1e-6
_SEEN_AT_ONCE: Final = 80  # columns that are not 0, about


class Learner:
    """A network with the moments of its gradients, and the number of steps so far."""

    def __init__(
        self, weights: Sequence[Floats], first: Sequence[Floats], second: Sequence[Floats], steps: int
    ) -> None:
        self.network = Network(weights)
        self.first, self.second = list(first), list(second)
        self.steps = steps

    @classmethod
    def fresh(cls, chance: np.random.Generator) -> "Learner":
        """One that knows nothing; its last layer is small, so that at first all cards are about as good."""
        return cls([_initial(shape, chance) for shape in SHAPES], _zeros(), _zeros(), 0)

    def learn(self, seen: Floats, card: Ints, worth: Floats, rate: float) -> float:
        """Make one step towards what the cards were worth; return the mean squared error before it."""
        error, gradients = self._gradients(seen, card, worth)
        self.steps += 1
        step = rate * float(np.sqrt(1 - _LONG_MEMORY**self.steps)) / (1 - _MEMORY**self.steps)
        for weight, first, second, gradient in zip(
            self.network.weights, self.first, self.second, gradients, strict=True
        ):
            first *= _MEMORY
            first += (1 - _MEMORY) * gradient
            second *= _LONG_MEMORY
            second += (1 - _LONG_MEMORY) * gradient * gradient
            weight -= step * first / (np.sqrt(second) + _TINY)
        return error

    def _gradients(self, seen: Floats, card: Ints, worth: Floats) -> tuple[float, list[Floats]]:
        first, first_more, second, second_more, last, last_more = self.network.weights
        one = np.maximum(seen @ first + first_more, 0)
        two = np.maximum(one @ second + second_more, 0)
        error = (two * last.T[card]).sum(1) + last_more[card] - worth
        at_end = np.zeros((len(seen), CARDS), np.float32)
        at_end[np.arange(len(seen)), card] = error * (2 / len(seen))  # of the other cards nothing was learned
        at_two = at_end @ last.T * (two > 0)
        at_one = at_two @ second.T * (one > 0)
        gradients = [
            seen.T @ at_one,
            at_one.sum(0),
            one.T @ at_two,
            at_two.sum(0),
            two.T @ at_end,
            at_end.sum(0),
        ]
        return float((error * error).mean()), gradients


def mean_of(learners: Sequence[Learner]) -> Learner:
    """The mean of what several have learned from the same start, their moments too."""
    weights = _means([learner.network.weights for learner in learners])
    first, second = _means([learner.first for learner in learners]), _means([learner.second for learner in learners])
    return Learner(weights, first, second, learners[0].steps)


def _means(groups: Sequence[Sequence[Floats]]) -> list[Floats]:
    return [np.asarray(np.mean(layer, axis=0), np.float32) for layer in zip(*groups, strict=True)]


def _initial(shape: tuple[int, ...], chance: np.random.Generator) -> Floats:
    if len(shape) == 1:
        return np.zeros(shape, np.float32)
    scale = np.sqrt(2 / min(shape[0], _SEEN_AT_ONCE)) * (0.1 if shape[1] == CARDS else 1.0)
    result: Floats = (chance.standard_normal(shape) * scale).astype(np.float32)
    return result


def _zeros() -> list[Floats]:
    return [np.zeros(shape, np.float32) for shape in SHAPES]

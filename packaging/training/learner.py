"""What changes the weights: Adam makes a step against the gradients of a batch."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from cardtable.core.basics.weight_files import Floats

_MEMORY: Final = 0.9  # of the gradient
_LONG_MEMORY: Final = 0.999  # of its square
_TINY: Final = 1e-6


class Learner:
    """Weights with the moments of their gradients, and the number of steps so far."""

    def __init__(
        self, weights: Sequence[Floats], first: Sequence[Floats], second: Sequence[Floats], steps: int
    ) -> None:
        self.weights, self.first, self.second = list(weights), list(first), list(second)
        self.steps = steps

    @classmethod
    def beginning(cls, weights: Sequence[Floats]) -> "Learner":
        """One that has made no step yet."""
        return cls(
            weights, [np.zeros_like(weight) for weight in weights], [np.zeros_like(weight) for weight in weights], 0
        )

    def step(self, gradients: Sequence[Floats], rate: float) -> None:
        """Make one step, as large as `rate` says."""
        self.steps += 1
        size = rate * float(np.sqrt(1 - _LONG_MEMORY**self.steps)) / (1 - _MEMORY**self.steps)
        for weight, first, second, gradient in zip(self.weights, self.first, self.second, gradients, strict=True):
            first *= _MEMORY
            first += (1 - _MEMORY) * gradient
            second *= _LONG_MEMORY
            second += (1 - _LONG_MEMORY) * gradient * gradient
            weight -= size * first / (np.sqrt(second) + _TINY)


def mean_of(learners: Sequence[Learner]) -> Learner:
    """The mean of what several have learned from the same start, their moments too."""
    weights = _means([learner.weights for learner in learners])
    first, second = _means([learner.first for learner in learners]), _means([learner.second for learner in learners])
    return Learner(weights, first, second, learners[0].steps)


def _means(groups: Sequence[Sequence[Floats]]) -> list[Floats]:
    return [np.asarray(np.mean(layer, axis=0), np.float32) for layer in zip(*groups, strict=True)]


def drawn(shape: tuple[int, ...], scale: float, chance: np.random.Generator) -> Floats:
    """Weights of a layer that knows nothing, with this standard deviation."""
    result: Floats = (chance.standard_normal(shape) * scale).astype(np.float32)
    return result

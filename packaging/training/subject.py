"""What can be trained: a network of a game, and how a batch of its deals is played and learned from."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from cardtable.core.basics.weight_files import Floats
from training.learner import Learner


@dataclass(frozen=True)
class Pace:
    """How large steps are: at first `rate`, and from the share `steady` of the deals on falling to the part `fall`."""

    rate: float
    steady: float
    fall: float

    def at(self, done: float) -> float:
        """By the share of the deals that have been played; so a pause changes nothing."""
        falling = max(0.0, (done - self.steady) / (1 - self.steady))
        return self.rate * float(self.fall**falling)


@dataclass(frozen=True)
class Batch:
    """One batch of a training."""

    number: int  # from 0, in the whole training
    deals: int
    rate: float  # how large its steps are
    done: float  # the share of the whole training that has been played before it


@dataclass(frozen=True)
class Subject:
    """A network to be trained."""

    name: str  # of the game, and of the checkpoint
    place: Path  # of the weights that the program reads
    shapes: tuple[tuple[int, ...], ...]
    fresh: Callable[[np.random.Generator], list[Floats]]  # weights that know nothing
    teach: Callable[[Learner, np.random.Generator, Batch], tuple[float, float]]  # the mean error, and a figure
    figure: str  # what that figure is
    pace: Pace
    deals: int  # of a whole training, unless something else is said
    deals_at_once: int
    apart: int  # batches that each of several processes learns apart

"""Value network: a multilayer perceptron from a seat's features to the value of each card.

The weights shipped with the program are written by `packaging/training`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from itertools import pairwise
from typing import IO, Final

import numpy as np

from cardtable.core.basics import weight_files
from cardtable.core.basics.weight_files import WeightManifest
from cardtable.games.hearts.neural.batch_deals import CARDS, WIDTH, Bools, Floats, Ints

SIZES: Final = (WIDTH, 256, 192, CARDS)
SHAPES: Final = tuple(shape for pair in pairwise(SIZES) for shape in (pair, pair[1:]))
"""Of each layer what its inputs count for, and what is added to its outputs."""
_NEVER: Final = np.float32(-1e9)


class HeartsValueNetwork:
    """Value network for many seats at once, in units of `POINTS_IN_A_UNIT` points."""

    def __init__(self, weights: Sequence[Floats]) -> None:
        """Create a network; raise ValueError for weights of other shapes."""
        self.weights = list(weights)
        if tuple(weight.shape for weight in weights) != SHAPES:
            raise ValueError("These weights belong to a network with other columns or layers.")

    def values(self, seen: Floats) -> Floats:
        """Return, by row and card, the value of playing or passing it."""
        first, first_more, second, second_more, last, last_more = self.weights
        inner: Floats = seen @ first
        inner += first_more
        np.maximum(inner, 0, out=inner)
        inner = inner @ second
        inner += second_more
        np.maximum(inner, 0, out=inner)
        result: Floats = inner @ last + last_more
        return result

    def best(self, seen: Floats, allowed: Bools) -> tuple[Ints, Floats]:
        """Return, by row, the allowed card with the highest value, and that value."""
        values = np.where(allowed, self.values(seen), _NEVER)
        return values.argmax(1), values.max(1)


FILE: Final = "weights.npz"  # in this folder if weights are shipped


def shipped() -> HeartsValueNetwork:
    """Return the network of this copy of the program; raise OSError without its file, ValueError for a wrong one."""
    with files(__package__).joinpath(FILE).open("rb") as file:
        return read(file)[0]


def every() -> tuple[HeartsValueNetwork, ...]:
    """Return all networks of this copy of the program; raise OSError, ValueError as `shipped` does."""
    return (shipped(),)


def read(file: IO[bytes]) -> tuple[HeartsValueNetwork, WeightManifest]:
    """Return the network and the manifest in a file; raise ValueError if they do not match."""
    weights, manifest = weight_files.read(file, len(SHAPES))
    return HeartsValueNetwork(weights), manifest

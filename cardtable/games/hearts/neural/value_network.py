"""The network: what a seat sees goes in, what each card would bring it comes out; the weights are learned elsewhere.

In the field's words: a multilayer perceptron of action values.

The weights that are shipped with the program; `packaging/training` writes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from itertools import pairwise
from typing import IO, Final

import numpy as np

from cardtable.core import weight_files
from cardtable.core.weight_files import WeightManifest
from cardtable.games.hearts.neural.batch_deals import CARDS, WIDTH, Bools, Floats, Ints

SIZES: Final = (WIDTH, 256, 192, CARDS)
SHAPES: Final = tuple(shape for pair in pairwise(SIZES) for shape in (pair, pair[1:]))
"""Of each layer what its inputs count for, and what is added to its outputs."""
_NEVER: Final = np.float32(-1e9)


class HeartsValueNetwork:
    """Answers for many seats at once, in units of `POINTS_IN_A_UNIT` points."""

    def __init__(self, weights: Sequence[Floats]) -> None:
        """Raises ValueError for weights of another network."""
        self.weights = list(weights)
        if tuple(weight.shape for weight in weights) != SHAPES:
            raise ValueError("These weights belong to a network with other columns or layers.")

    def values(self, seen: Floats) -> Floats:
        """By row and card, what playing or passing it would bring."""
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
        """By row, the allowed card that would bring most, and what it would bring."""
        values = np.where(allowed, self.values(seen), _NEVER)
        return values.argmax(1), values.max(1)

    def choices(self, seen: Floats, allowed: Bools) -> Ints:
        """By row, the allowed card that would bring most."""
        return self.best(seen, allowed)[0]


FILE: Final = "weights.npz"  # lies beside this file where weights are shipped


def shipped() -> HeartsValueNetwork:
    """The network of this copy of the program. Raises OSError without its file, ValueError for a wrong one."""
    with files(__package__).joinpath(FILE).open("rb") as file:
        return read(file)[0]


def every() -> tuple[HeartsValueNetwork, ...]:
    """All that this copy of the program has. Raises OSError, ValueError as `shipped` does."""
    return (shipped(),)


def read(file: IO[bytes]) -> tuple[HeartsValueNetwork, WeightManifest]:
    """The network and the manifest in a file. Raises ValueError where they do not belong together."""
    weights, manifest = weight_files.read(file, len(SHAPES))
    return HeartsValueNetwork(weights), manifest

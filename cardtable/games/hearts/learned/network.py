"""The network: what a seat sees goes in, what each card would bring it comes out; the weights are learned elsewhere.

In the field's words: a multilayer perceptron of action values.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import numpy as np

from cardtable.games.hearts.learned.arrays import CARDS, Bools, Floats, Ints
from cardtable.games.hearts.learned.columns import WIDTH

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

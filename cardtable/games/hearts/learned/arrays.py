"""Arrays by what is in them, and cards as their columns: clubs, diamonds, spades, hearts, each from the two up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from cardtable.families.hearts.masks import HEARTS, QUEEN, SPADES

Bools = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]

SEATS: Final = 4
RANKS: Final = 13
CARDS: Final = 52
QUEEN_COLUMN: Final = SPADES * RANKS + QUEEN
_SUITS: Final = np.arange(CARDS) // RANKS
IS_HEART: Final[Bools] = _SUITS == HEARTS
OF_SUIT: Final[Bools] = np.array([*(suit == _SUITS for suit in range(4)), np.ones(CARDS, bool)])  # the last: any suit
ANY_SUIT: Final = 4
POINTS: Final[Floats] = np.where(np.arange(CARDS) == QUEEN_COLUMN, 13, IS_HEART).astype(np.float32)
_BITS: Final = np.arange(RANKS)


def column(number: int) -> int:
    """The column of a card of `families.hearts.masks`."""
    return (number >> 4) * RANKS + (number & 15)


def number(column: int) -> int:
    """The card of a column."""
    return column // RANKS << 4 | column % RANKS


def columns_of(masks: Sequence[int]) -> Bools:
    """Which cards are in four masks, or in as many times four as there are hands: one row of columns for all."""
    found: Bools = (np.array(masks)[:, None] >> _BITS & 1).astype(bool).reshape(-1)
    return found

"""Inputs of a value network: columns made from the bytes of `features`.

Each byte becomes a scaled column and threshold columns. Weights fit these columns, in this order, and no others.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from cardtable.core.basics.weight_files import Floats
from cardtable.games.canasta.neural.features import THROW
from cardtable.games.canasta.neural.input_form import InputForm
from cardtable.games.canasta.playout.rank_codes import END, RED

RANKS: Final = tuple(rank for rank in range(END) if rank != RED)


Bytes = npt.NDArray[np.uint8]
Bools = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]

AT: Final[Ints] = np.array([RANKS.index(rank) if rank != RED else -1 for rank in range(END)])  # rows by rank
ACTIONS: Final = END + 2 * (THROW - 1)  # the rank that is discarded; then no and yes of each other kind of decision
_CLASS: Final = np.array([0, 1, 2, *[3] * 4, *[4] * 6, 5])  # jokers, twos, black threes; 5, 10 and 20 points
_CLASSES: Final = 6


def answer_action(kind: int, yes: bool) -> int:
    """Return the action for yes or no to a decision other than a discard."""
    return END + 2 * (kind - 1) + int(yes)


class _ColumnSpec:
    """Definition of columns: bytes scaled by a factor, or thresholds as 0 and 1."""

    def __init__(self) -> None:
        self._steps: list[tuple[int, int]] = []
        self._factors: list[tuple[int, float]] = []

    def add(self, at: int, factor: float, *steps: int) -> None:
        """Add one byte: a column for each threshold in `steps`, and a scaled one unless the factor is 0."""
        self._steps += [(at, step) for step in steps]
        if factor:
            self._factors.append((at, factor))

    def arrays(self) -> tuple[Ints, Bytes, Ints, Floats]:
        """Return offsets and thresholds, offsets and factors."""
        steps, factors = self._steps, self._factors
        return (
            np.array([at for at, _ in steps]),
            np.array([step for _, step in steps], np.uint8),
            np.array([at for at, _ in factors]),
            np.array([factor for _, factor in factors], np.float32),
        )


class NeuralInputs:
    """Builder of the two inputs: the columns of each rank, and those of the rest."""

    def __init__(self, form: InputForm) -> None:
        self.form = form
        self._of_ranks = _rank_scales(form).arrays()
        self._of_rest = _rest_scales(form).arrays()
        self.by_rank = len(self._of_ranks[0]) + len(self._of_ranks[2]) + _CLASSES + 1
        self.rest = len(self._of_rest[0]) + len(self._of_rest[2]) + THROW + 1
        self._classes: Floats = np.eye(_CLASSES, dtype=np.float32)[_CLASS]

    def __call__(self, encoded: Bytes) -> tuple[Floats, Floats]:
        """Return, by row, the columns of each rank, and the columns of the rest."""
        return self._ranks(encoded), self._rest(encoded)

    def _ranks(self, encoded: Bytes) -> Floats:
        rows = self._rows(encoded)
        result: Floats = np.zeros((len(encoded), len(RANKS), self.by_rank), np.float32)
        at = _fill(result, rows, self._of_ranks)
        result[:, :, at : at + _CLASSES] = self._classes
        top = AT[encoded[:, self.form.top].astype(np.int64)]
        lying = np.flatnonzero(top >= 0)
        result[lying, top[lying], -1] = 1
        return result

    def _rest(self, encoded: Bytes) -> Floats:
        result: Floats = np.zeros((len(encoded), self.rest), np.float32)
        at = _fill(result, encoded, self._of_rest)
        result[np.arange(len(encoded)), at + self.kinds(encoded)] = 1
        return result

    def kinds(self, encoded: Bytes) -> Ints:
        """Return the kind of decision of each row."""
        return encoded[:, self.form.kind].astype(np.int64)

    def allowed(self, encoded: Bytes) -> Bools:
        """Return, by row and action, whether the place may do it."""
        result: Bools = np.zeros((len(encoded), ACTIONS), bool)
        kinds = self.kinds(encoded)
        result[:, RANKS] = (self._rows(encoded)[:, :, 0] > 0) & (kinds == THROW)[:, None]
        rows = np.flatnonzero(kinds != THROW)
        for yes in (False, True):
            result[rows, answer_action(0, yes) + 2 * kinds[rows]] = True
        return result

    def _rows(self, encoded: Bytes) -> Bytes:
        row = self.form.row
        return encoded[:, : row * len(RANKS)].reshape(len(encoded), len(RANKS), row)


def _fill(result: Floats, encoded: Bytes, spec: tuple[Ints, Bytes, Ints, Floats]) -> int:
    """Fill the first columns; return their number."""
    stepped, steps, scaled, factors = spec
    first, end = len(stepped), len(stepped) + len(scaled)
    result[..., :first] = encoded[..., stepped] >= steps
    result[..., first:end] = encoded[..., scaled] * factors
    return end


def _rank_scales(form: InputForm) -> _ColumnSpec:
    """Return the columns of a rank: own cards, melds of each side, pile, hidden cards, each other place."""
    spec, at = _ColumnSpec(), 1
    spec.add(0, 0.25, 1, 2, 3, 4)
    for _ in range(form.sides):
        spec.add(at, 0.25, 1)
        spec.add(at + 1, 0.25, 5, 6, 7)
        at += 2
    spec.add(at, 0.25, 1)
    spec.add(at + 1, 0.25, 1, 2, 3)
    for step in range(2 * (form.seats - 1)):
        spec.add(at + 2 + step, 0.0, 1, 2)
    return spec


def _rest_scales(form: InputForm) -> _ColumnSpec:
    spec, at = _ColumnSpec(), form.row * len(RANKS)
    for _ in range(form.seats):  # cards, whether it is of the player's side, minimum, red threes
        spec.add(at, 0.1, 1, 2, 3, 4, 6, 8, 11)
        spec.add(at + 1, 1.0)
        spec.add(at + 2, 0.1)
        spec.add(at + 3, 0.5)
        at += 4
    for _ in range(form.sides):  # whether it has melds, canastas, points
        spec.add(at, 1.0)
        spec.add(at + 1, 0.5, 1, 2)
        spec.add(at + 2, 0.02)
        at += 3
    spec.add(at, 0.03, 1, 4, 8, 12, 20)  # the stock
    spec.add(at + 1, 0.1, 2, 3, 4, 6, 9, 13, 18)  # the pile
    spec.add(at + 2, 0.05)
    for step in (3, 4):  # frozen, taken
        spec.add(at + step, 1.0)
    for step, factor in ((1, 0.2), (2, 0.5), (3, 0.1)):  # what may be laid down: cards, wild ones, points
        spec.add(form.kind + step, factor)
    spec.add(form.kind + 4, 1.0, 1)  # canastas
    return spec

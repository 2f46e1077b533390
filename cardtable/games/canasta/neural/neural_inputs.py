"""For how many places and sides a network is, and where in its input everything stands.

The network's input, made of what `sight` tells: each number as it is, and whether it is so large.

Weights fit these columns, in this order, and no others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from cardtable.core.weight_files import Floats
from cardtable.games.canasta.neural.features import ABOVE, THROW
from cardtable.games.canasta.playout.playout_state import END, RED

RANKS: Final = tuple(rank for rank in range(END) if rank != RED)
_DECIDING: Final = 5  # bytes


@dataclass(frozen=True)
class InputForm:
    """For how many places and sides a network is."""

    seats: int
    sides: int

    @property
    def row(self) -> int:
        """Bytes for each rank."""
        return 1 + 2 * self.sides + 2 + 2 * (self.seats - 1)

    @property
    def top(self) -> int:
        """Where the rank of the top card stands."""
        return self.row * len(RANKS) + 4 * self.seats + 3 * self.sides + ABOVE

    @property
    def kind(self) -> int:
        """Where it stands what is to be decided."""
        return self.top + 1

    @property
    def width(self) -> int:
        """Bytes in all."""
        return self.kind + _DECIDING


PARTNERS: Final = InputForm(4, 2)  # two partnerships of two
LONE: Final = InputForm(3, 3)  # three, of whom the first to take the pile plays alone (CR-21)


Bytes = npt.NDArray[np.uint8]
Bools = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]

AT: Final[Ints] = np.array([RANKS.index(rank) if rank != RED else -1 for rank in range(END)])  # rows by rank
ACTIONS: Final = END + 2 * (THROW - 1)  # the rank that is discarded; then no and yes of each other kind of decision
_CLASS: Final = np.array([0, 1, 2, *[3] * 4, *[4] * 6, 5])  # jokers, twos, black threes; 5, 10 and 20 points
_CLASSES: Final = 6


def answer(kind: int, yes: bool) -> int:
    """The action that says yes or no to a decision that is no discard."""
    return END + 2 * (kind - 1) + int(yes)


class _Scales:
    """Which bytes become columns: as they are, times a factor, or as 1 where they are at least so large."""

    def __init__(self) -> None:
        self._steps: list[tuple[int, int]] = []
        self._factors: list[tuple[int, float]] = []

    def add(self, at: int, factor: float, *steps: int) -> None:
        """One byte: a column for each step, and one of its size, unless the factor is 0."""
        self._steps += [(at, step) for step in steps]
        if factor:
            self._factors.append((at, factor))

    def settle(self) -> tuple[Ints, Bytes, Ints, Floats]:
        """Places and steps, places and factors."""
        steps, factors = self._steps, self._factors
        return (
            np.array([at for at, _ in steps]),
            np.array([step for _, step in steps], np.uint8),
            np.array([at for at, _ in factors]),
            np.array([factor for _, factor in factors], np.float32),
        )


class NeuralInputs:
    """Makes the two inputs: of each rank, and of all the rest."""

    def __init__(self, form: InputForm) -> None:
        self.form = form
        self._of_ranks = _rank_scales(form).settle()
        self._of_rest = _rest_scales(form).settle()
        self.by_rank = len(self._of_ranks[0]) + len(self._of_ranks[2]) + _CLASSES + 1
        self.rest = len(self._of_rest[0]) + len(self._of_rest[2]) + THROW + 1
        self._classes: Floats = np.eye(_CLASSES, dtype=np.float32)[_CLASS]

    def __call__(self, seen: Bytes) -> tuple[Floats, Floats]:
        """By row: the columns of each rank, and the columns of the rest."""
        return self._ranks(seen), self._rest(seen)

    def _ranks(self, seen: Bytes) -> Floats:
        rows = self._rows(seen)
        found: Floats = np.zeros((len(seen), len(RANKS), self.by_rank), np.float32)
        at = _fill(found, rows, self._of_ranks)
        found[:, :, at : at + _CLASSES] = self._classes
        top = AT[seen[:, self.form.top].astype(np.int64)]
        lying = np.flatnonzero(top >= 0)
        found[lying, top[lying], -1] = 1
        return found

    def _rest(self, seen: Bytes) -> Floats:
        found: Floats = np.zeros((len(seen), self.rest), np.float32)
        at = _fill(found, seen, self._of_rest)
        found[np.arange(len(seen)), at + self.kinds(seen)] = 1
        return found

    def kinds(self, seen: Bytes) -> Ints:
        """By row, what is to be decided."""
        return seen[:, self.form.kind].astype(np.int64)

    def allowed(self, seen: Bytes) -> Bools:
        """By row and action, whether the place may do it."""
        found: Bools = np.zeros((len(seen), ACTIONS), bool)
        kinds = self.kinds(seen)
        found[:, RANKS] = (self._rows(seen)[:, :, 0] > 0) & (kinds == THROW)[:, None]
        rows = np.flatnonzero(kinds != THROW)
        for yes in (False, True):
            found[rows, answer(0, yes) + 2 * kinds[rows]] = True
        return found

    def _rows(self, seen: Bytes) -> Bytes:
        row = self.form.row
        return seen[:, : row * len(RANKS)].reshape(len(seen), len(RANKS), row)


def _fill(found: Floats, seen: Bytes, scales: tuple[Ints, Bytes, Ints, Floats]) -> int:
    """Fill the first columns; return how many."""
    stepped, steps, scaled, factors = scales
    first, end = len(stepped), len(stepped) + len(scaled)
    found[..., :first] = seen[..., stepped] >= steps
    found[..., first:end] = seen[..., scaled] * factors
    return end


def _rank_scales(form: InputForm) -> _Scales:
    """The own cards, the melds of each side, the pile, what is hidden, and what is known of each other place."""
    scales, at = _Scales(), 1
    scales.add(0, 0.25, 1, 2, 3, 4)
    for _ in range(form.sides):
        scales.add(at, 0.25, 1)
        scales.add(at + 1, 0.25, 5, 6, 7)
        at += 2
    scales.add(at, 0.25, 1)
    scales.add(at + 1, 0.25, 1, 2, 3)
    for step in range(2 * (form.seats - 1)):
        scales.add(at + 2 + step, 0.0, 1, 2)
    return scales


def _rest_scales(form: InputForm) -> _Scales:
    scales, at = _Scales(), form.row * len(RANKS)
    for _ in range(form.seats):  # cards, whether it is of the own side, minimum, red threes
        scales.add(at, 0.1, 1, 2, 3, 4, 6, 8, 11)
        scales.add(at + 1, 1.0)
        scales.add(at + 2, 0.1)
        scales.add(at + 3, 0.5)
        at += 4
    for _ in range(form.sides):  # whether it has melds, canastas, points
        scales.add(at, 1.0)
        scales.add(at + 1, 0.5, 1, 2)
        scales.add(at + 2, 0.02)
        at += 3
    scales.add(at, 0.03, 1, 4, 8, 12, 20)  # the stock
    scales.add(at + 1, 0.1, 2, 3, 4, 6, 9, 13, 18)  # the pile
    scales.add(at + 2, 0.05)
    for step in (3, 4):  # frozen, taken
        scales.add(at + step, 1.0)
    for step, factor in ((1, 0.2), (2, 0.5), (3, 0.1)):  # what may be laid down: cards, wild ones, points
        scales.add(form.kind + step, factor)
    scales.add(form.kind + 4, 1.0, 1)  # canastas
    return scales

"""A race of choices in rounds of worlds: as `families.hearts.racing`, but every round is played at one stroke.

The judge looks at one world at a time, and is handed those of a round one by one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

import numpy as np

from cardtable.games.hearts.learned.playouts import Values
from cardtable.games.hearts.thinking.search import Stop

Round = Callable[[Sequence[int]], Values]  # what these choices are worth in each of some worlds: by world and choice
L = TypeVar("L")

ROUND: Final = 64  # worlds between two looks at who is behind
_LITTLE: Final = 0.12  # points that are not worth a longer search
_SURE: Final = 2.6  # standard errors of the paired difference that put a choice out of the race


def race(count: int, draw: Callable[[], Round], worlds: int, stop: Stop) -> int:
    """The best of so many choices after so many worlds at most; the first one wins ties, and an early stop."""
    running = list(range(count))
    values = [np.zeros(0) for _ in running]
    done = 0
    while done < worlds and len(running) > 1 and not stop():
        found = draw()(running)
        for place, choice in enumerate(running):
            values[choice] = np.concatenate([values[choice], found[:, place]])
        done += ROUND
        leader = _best(running, values)
        running = [
            choice for choice in running if choice == leader or not _clearly_behind(values[leader] - values[choice])
        ]
    return _best(running, values) if done else running[0]


def _best(running: Sequence[int], values: Sequence[Values]) -> int:
    return max(running, key=lambda choice: float(values[choice].mean()))


def _clearly_behind(differences: Values) -> bool:
    """Whether the paired difference is many standard errors, or surely too small to matter."""
    mean = float(differences.mean())
    error = float(differences.std(ddof=1)) / math.sqrt(len(differences))
    return mean > _SURE * error or mean + 2 * error < _LITTLE


class OneByOne(Generic[L]):
    """Imagines a deal each time it is called, and gives what a choice comes to in it: as `core.weighed` wants it."""

    def __init__(self, draw: Callable[[], Round], number_of: Callable[[L], int]) -> None:
        """`number_of`: of a choice, as a round knows it."""
        self._draw, self._number_of = draw, number_of
        self._left = 0  # worlds of the round
        self._asked: dict[int, None] = {}  # choices that were asked for in it, in that order
        self._values: dict[int, Values] = {}  # of those that have been played

    def __call__(self) -> Callable[[L], float]:
        """Those that were asked for in the round before are played together, for they will be asked for again."""
        if not self._left:
            self._left, self._round = ROUND, self._draw()
            again, self._asked = list(self._asked), {}
            self._values = dict(zip(again, self._round(again).T, strict=True)) if again else {}
        self._left -= 1
        world, asked, values, worths = self._left, self._asked, self._values, self._round

        def value(choice: L) -> float:
            number = self._number_of(choice)
            asked[number] = None
            if number not in values:
                values[number] = worths([number])[:, 0]
            return float(values[number][world])

        return value

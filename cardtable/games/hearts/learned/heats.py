"""A race of choices in rounds of worlds: as `families.hearts.racing`, but every round is played at one stroke."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from cardtable.games.hearts.learned.playouts import Values
from cardtable.games.hearts.thinking.search import Stop

ROUND: Final = 32  # worlds between two looks at who is behind
_LITTLE: Final = 0.12  # points that are not worth a longer search
_ENOUGH: Final = 2 * ROUND  # worlds before a search is given up for that
_SURE: Final = 2.6  # standard errors of the paired difference that put a choice out of the race


def race(count: int, tries: Callable[[Sequence[int]], Values], worlds: int, stop: Stop) -> int:
    """The best of so many choices after so many worlds at most; the first one wins ties, and an early stop.

    `tries` draws a round of worlds, and gives by world what each of these choices is worth in it.
    """
    running = list(range(count))
    values = [np.zeros(0) for _ in running]
    done = 0
    while done < worlds and len(running) > 1 and not stop():
        found = tries(running)
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
    return mean > _SURE * error or (len(differences) >= _ENOUGH and mean + 2 * error < _LITTLE)

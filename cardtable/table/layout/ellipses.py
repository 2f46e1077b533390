"""Points at equal distances along an ellipse: equal angles would crowd its two ends."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

Point = tuple[float, float]

_STEPS = 1800


@lru_cache(maxsize=64)
def round_the_middle(count: int, a: float, b: float) -> tuple[Point, ...]:
    """`count` points around (0, 0), clockwise, the first straight down (y grows downwards)."""
    path = [_ellipse(90 + 360 * i / _STEPS, a, b) for i in range(_STEPS + 1)]
    return _spaced(path, [k / count for k in range(count)])


@lru_cache(maxsize=64)
def round_the_table(count: int, a: float, b: float, gap: float, power: float = 4.2) -> tuple[Point, ...]:
    """`count` points clockwise from the left to the right over the top of |x/a|^power + |y/b|^power = 1.

    `gap`: degrees of the parameter that stay free on each side of straight down.
    """
    first, last = 90 + gap, 450 - gap
    path = [_superellipse(first + (last - first) * i / _STEPS, a, b, power) for i in range(_STEPS + 1)]
    return _spaced(path, [k / (count - 1) for k in range(count)] if count > 1 else [0.5])


def _ellipse(degrees: float, a: float, b: float) -> Point:
    turn = math.radians(degrees)
    return a * math.cos(turn), b * math.sin(turn)


def _superellipse(degrees: float, a: float, b: float, power: float) -> Point:
    across, down = _ellipse(degrees, 1, 1)
    return a * math.copysign(abs(across) ** (2 / power), across), b * math.copysign(abs(down) ** (2 / power), down)


def _spaced(path: Sequence[Point], shares: Sequence[float]) -> tuple[Point, ...]:
    """The points at these shares of the path's length."""
    lengths = [0.0]
    for (x0, y0), (x1, y1) in pairwise(path):
        lengths.append(lengths[-1] + math.hypot(x1 - x0, y1 - y0))
    found, place = [], 0
    for share in shares:
        while place < len(lengths) - 1 and lengths[place] < lengths[-1] * share - 1e-9:
            place += 1
        found.append(path[place])
    return tuple(found)

"""Points at equal distances along an ellipse: equal angles would crowd its two ends."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

Point = tuple[float, float]

_STEPS = 1800


@lru_cache(maxsize=64)
def round_the_middle(count: int, a: float, b: float) -> tuple[Point, ...]:
    """`count` points around (0, 0), clockwise, the first straight down (y grows downwards)."""
    path = [(a * across, b * down) for across, down in _circle(90, 450)]
    return _spaced(path, [k / count for k in range(count)])


@lru_cache(maxsize=64)
def points_around_table(count: int, a: float, b: float, gap: float, power: float = 4.2) -> tuple[Point, ...]:
    """`count` points clockwise from the left to the right over the top of |x/a|^power + |y/b|^power = 1.

    `gap`: degrees of the parameter that stay free on each side of straight down.
    """
    first, last = 90 + gap, 450 - gap
    path = [(a * across, b * down) for across, down in _supercircle(first, last, power)]
    return _spaced(path, [k / (count - 1) for k in range(count)] if count > 1 else [0.5])


@lru_cache(maxsize=4)
def _circle(first: float, last: float) -> list[Point]:
    """Its points from one angle to the other: the same at any size, which changes with every step of resizing."""
    turns = [math.radians(first + (last - first) * i / _STEPS) for i in range(_STEPS + 1)]
    return [(math.cos(turn), math.sin(turn)) for turn in turns]


@lru_cache(maxsize=16)
def _supercircle(first: float, last: float, power: float) -> list[Point]:
    def bent(share: float) -> float:
        return math.copysign(abs(share) ** (2 / power), share)

    return [(bent(across), bent(down)) for across, down in _circle(first, last)]


def _spaced(path: Sequence[Point], shares: Sequence[float]) -> tuple[Point, ...]:
    """The points at these shares of the path's length."""
    lengths = list(accumulate(map(math.dist, path, path[1:]), initial=0.0))
    return tuple(path[min(bisect_left(lengths, lengths[-1] * share - 1e-9), len(path) - 1)] for share in shares)

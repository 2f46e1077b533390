"""What choices are worth, and how sure that is: each tried in the same imagined deals as the others.

In the field's words: paired comparisons with common random numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from cardtable.core.frozen_values import frozen

A_co = TypeVar("A_co", covariant=True)

_LEAST = 120  # imagined deals in which two choices are compared
_LOOKS = 20  # deals between two looks at how sure it is


@frozen
class Weighed(Generic[A_co]):
    """A choice and what it is worth, in points of the game, to whoever makes it; `error`: of its distance to the best.

    One standard error; nothing where the distance is proved.
    """

    action: A_co
    points: float
    error: float


class Line(Protocol):
    """A choice as a search tries it, with what it came to in each imagined deal."""

    values: list[float]


L = TypeVar("L", bound=Line)
A = TypeVar("A")

Tries = Callable[[], Callable[[L], float]]  # imagines a deal, and gives what a choice comes to in it


def weigh(
    lines: Sequence[L],
    best: L,
    done: L,
    tries: Tries[L],
    action: Callable[[L], A],
    *,
    unit: float,
    fine: float,
    most: int,
    stop: Callable[[], bool],
) -> tuple[Weighed[A], ...]:
    """What a search has tried, the best first; how far behind what was `done` is, is found out in fresh deals.

    `unit`: points of the game in one unit of the values; `fine`: the standard error, in points, that is small enough;
    `most`: the fresh deals.
    """
    mean = math.fsum(best.values) / len(best.values)
    found: dict[A, Weighed[A]] = {action(best): Weighed(action(best), mean * unit, 0.0)}
    if done is not best and action(done) not in found:

        def difference() -> float:
            value = tries()
            return value(best) - value(done)

        behind, error = compare(difference, fine / unit, most, stop)
        found[action(done)] = Weighed(action(done), (mean - behind) * unit, error * unit)
    others = ((line, *distance(best.values, line.values)) for line in lines if line.values)
    for line, behind, error in sorted(others, key=lambda other: other[1]):
        found.setdefault(action(line), Weighed(action(line), (mean - behind) * unit, error * unit))
    first, *rest = found.values()
    return first, *sorted(rest, key=lambda one: -one.points)


def distance(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """Mean and standard error of the difference over the deals in which both were tried."""
    return _mean_and_error([one - other for one, other in zip(better, worse, strict=False)])


def compare(difference: Callable[[], float], fine: float, most: int, stop: Callable[[], bool]) -> tuple[float, float]:
    """Mean and standard error of a difference, in fresh deals until the error is as small as `fine`, `most` at most.

    Whoever was best of many in other deals was also lucky there: only deals that had no part in choosing tell fairly
    how much better it is.
    """
    found: list[float] = []
    while len(found) < most and not stop():
        found += (difference() for _ in range(_LOOKS))
        if len(found) >= min(_LEAST, most) and _mean_and_error(found)[1] <= fine:
            break
    return _mean_and_error(found)


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    count = len(values)
    if not count:
        return 0.0, math.inf
    mean = math.fsum(values) / count
    if count == 1:
        return mean, math.inf
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, math.sqrt(variance / count)

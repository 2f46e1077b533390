"""What choices are worth, and how sure that is: each tried in the same imagined deals as the others.

In the field's words: paired comparisons with common random numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from cardtable.core.frozen_dataclass import frozen

A_co = TypeVar("A_co", covariant=True)

_LEAST = 120  # imagined deals in which two choices are compared
_LOOKS = 20  # deals between two looks at how sure it is


@frozen
class CandidateValue(Generic[A_co]):
    """A choice and what it is worth, in points of the game, to whoever makes it; `error`: of its distance to the best.

    One standard error; nothing where the distance is proved.
    """

    action: A_co
    points: float
    error: float


class Candidate(Protocol):
    """A choice as a search tries it, with what it came to in each imagined deal."""

    values: list[float]


L = TypeVar("L", bound=Candidate)
A = TypeVar("A")

Tries = Callable[[], Callable[[L], float]]  # imagines a deal, and gives what a choice comes to in it


def compare(
    lines: Sequence[L],
    best: L,
    done: L,
    behind: Callable[[], tuple[float, float]],
    action: Callable[[L], A],
    unit: float,
) -> tuple[CandidateValue[A], ...]:
    """What a search has tried, the best first; how far what was `done` is behind, `behind` finds out in fresh deals.

    `unit`: points of the game in one unit of the values.
    """
    mean = math.fsum(best.values) / len(best.values)
    found: dict[A, CandidateValue[A]] = {action(best): CandidateValue(action(best), mean * unit, 0.0)}
    if done is not best and action(done) not in found:
        lost, error = behind()
        found[action(done)] = CandidateValue(action(done), (mean - lost) * unit, error * unit)
    others = ((line, *distance(best.values, line.values)) for line in lines if line.values)
    for line, lost, error in sorted(others, key=lambda other: other[1]):
        found.setdefault(action(line), CandidateValue(action(line), (mean - lost) * unit, error * unit))
    first, *rest = found.values()
    return first, *sorted(rest, key=lambda one: -one.points)


def distance(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """Mean and standard error of the difference over the deals in which both were tried."""
    return mean_and_error([one - other for one, other in zip(better, worse, strict=False)])


def behind_in(
    tries: Tries[L], better: L, done: L, fine: float, most: int, stop: Callable[[], bool]
) -> tuple[float, float]:
    """How far what was done is behind, and the standard error: in fresh deals until that is `fine`, `most` at most.

    Whoever was best of many in other deals was also lucky there: only deals that had no part in choosing tell fairly
    how much better it is.
    """
    found: list[float] = []
    while len(found) < most and not stop():
        for _ in range(_LOOKS):
            value = tries()
            found.append(value(better) - value(done))
        if len(found) >= min(_LEAST, most) and mean_and_error(found)[1] <= fine:
            break
    return mean_and_error(found)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of a sample, and its standard error; that is infinite of a single value."""
    count = len(values)
    if not count:
        return 0.0, math.inf
    mean = math.fsum(values) / count
    if count == 1:
        return mean, math.inf
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, math.sqrt(variance / count)

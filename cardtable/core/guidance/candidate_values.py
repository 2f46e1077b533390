"""Candidate values of a search: mean points and standard errors of the actions that it tried.

All candidates are evaluated in the same determinizations: paired comparisons with common random numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, Protocol, TypeVar

from cardtable.core.basics.frozen_dataclass import frozen

A_co = TypeVar("A_co", covariant=True)

_LEAST = 120  # fewest determinizations in which two candidates are compared
_LOOKS = 20  # determinizations between two checks of the standard error


@frozen
class CandidateValue(Generic[A_co]):
    """Value of one candidate for the acting seat, in points of the game.

    `error` is one standard error of its distance to the best candidate; 0.0 where the distance is proved.
    """

    action: A_co
    points: float
    error: float


class Candidate(Protocol):
    """An action that a search tries, with its value in each determinization so far."""

    values: list[float]


L = TypeVar("L", bound=Candidate)
A = TypeVar("A")

Tries = Callable[[], Callable[[L], float]]  # draws a determinization; the result evaluates a candidate in it


def compare(
    lines: Sequence[L],
    best: L,
    done: L,
    behind: Callable[[], tuple[float, float]],
    action: Callable[[L], A],
    unit: float,
) -> tuple[CandidateValue[A], ...]:
    """Return the values of all tried candidates, the best first.

    `done` is the action that was chosen; if it is not among the tried ones, `behind` measures its regret in fresh
    determinizations. `unit`: points of the game in one unit of the values.
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


def compare_afresh(
    lines: Sequence[L],
    best: L,
    done: L,
    tries: Tries[L],
    action: Callable[[L], A],
    unit: float,
    *,
    fine: float,
    most: int,
    stop: Callable[[], bool],
) -> tuple[CandidateValue[A], ...]:
    """Return the values of all tried candidates as `compare` does, with a regret by `behind_in`; `fine` in points."""
    behind = partial(behind_in, tries, best, done, fine / unit, most, stop)
    return compare(lines, best, done, behind, action, unit)


def distance(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """Return mean and standard error of the difference over the determinizations in which both were tried."""
    return mean_and_error([one - other for one, other in zip(better, worse, strict=False)])


def behind_in(
    tries: Tries[L], better: L, done: L, fine: float, most: int, stop: Callable[[], bool]
) -> tuple[float, float]:
    """Return the mean regret of `done` against `better`, and its standard error, in fresh determinizations.

    Stops at the error `fine`, after `most` determinizations or when `stop` says so. The best of many candidates was
    also lucky in the determinizations that selected it, so an unbiased difference needs fresh ones.
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
    """Return mean and standard error of a sample; the error is infinite for fewer than two values."""
    count = len(values)
    if not count:
        return 0.0, math.inf
    mean = math.fsum(values) / count
    if count == 1:
        return mean, math.inf
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, math.sqrt(variance / count)

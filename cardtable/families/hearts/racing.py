"""Racing: candidates are tried in the same determinizations, and those clearly behind drop out.

Successive elimination of the arms of a bandit, with common random numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

ROUND: Final = 12  # determinizations between two eliminations
_NOTHING: Final = 0.03  # points that make no difference
_LITTLE: Final = 0.12  # points that are not worth a longer search
_ENOUGH: Final = 4 * ROUND  # determinizations after which `_LITTLE` applies
_SURE: Final = 2.6  # standard errors of the paired difference that eliminate a candidate


@dataclass(slots=True, kw_only=True)
class RaceCandidate:
    """Values of one candidate, one for each determinization."""

    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Mean over all determinizations so far."""
        return sum(self.values) / len(self.values)


R = TypeVar("R", bound=RaceCandidate)


def race(runners: list[R], tries: Callable[[], Callable[[R], float]], simulations: int, stop: Callable[[], bool]) -> R:
    """Return the best candidate after this number of simulations; the first one wins ties.

    `tries` draws a determinization and returns a function that evaluates a candidate in it; `stop` says that time is
    up.
    """
    running = runners
    while simulations > 0 and len(running) > 1:
        for _ in range(ROUND):
            value = tries()
            for runner in running:
                runner.values.append(value(runner))
            simulations -= len(running)
            if stop():
                return _winner(running)
        running = _still_running(running)
    return _winner(running)


def _winner(running: list[R]) -> R:
    """Return the best candidate, or the first one if its difference is below `_NOTHING`."""
    best = max(running, key=lambda runner: runner.mean)
    return running[0] if best.mean - running[0].mean < _NOTHING else best


def _still_running(runners: list[R]) -> list[R]:
    leader = max(runners, key=lambda runner: runner.mean)
    return [runner for runner in runners if runner is leader or not _clearly_behind(leader, runner)]


def _clearly_behind(leader: RaceCandidate, runner: RaceCandidate) -> bool:
    """Return True if the paired difference is many standard errors, or surely too small to matter."""
    differences = [a - b for a, b in zip(leader.values, runner.values, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    squares = 0.0
    for difference in differences:
        squares += (difference - mean) * (difference - mean)
    variance = squares / (count - 1)
    error = math.sqrt(variance / count)
    return mean > _SURE * error or (count >= _ENOUGH and mean + 2 * error < _LITTLE)

"""Counts what levels score against each other over many deals."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Any

from cardtable.core.frozen_values import frozen


@frozen
class DealResult:
    """One deal, played once for each rotation of the levels over the seats."""

    number: int
    rounds: tuple[tuple[tuple[str, int], ...], ...]  # for each rotation: level and points by seat
    seconds: tuple[tuple[str, float], ...]  # every move: level and time

    def mean(self, level: str) -> float:
        """The average points of the level in this deal."""
        return fmean(points for round_ in self.rounds for name, points in round_ if name == level)


@dataclass(slots=True)
class _Level:
    points: list[int] = field(default_factory=list)
    wins: int = 0
    seconds: list[float] = field(default_factory=list)

    def summary(self) -> dict[str, Any]:
        """The figures of the report."""
        return {
            "mean_points": round(fmean(self.points), 4),
            "wins": self.wins,
            "move_ms_mean": round(1000 * fmean(self.seconds), 3),
            "move_ms_max": round(1000 * max(self.seconds), 3),
        }


def summary(results: Sequence[DealResult], order: Sequence[str], low_wins: bool) -> dict[str, Any]:
    """The fields `levels`, and `difference` where exactly two levels meet.

    `wins` counts the deals, rotations apart, in which a seat of the level came first, alone or shared.
    """
    levels = {name: _Level() for name in order}
    for result in results:
        for round_ in result.rounds:
            _count_round(levels, round_, low_wins)
        for name, seconds in result.seconds:
            levels[name].seconds.append(seconds)
    report: dict[str, Any] = {"levels": {name: level.summary() for name, level in levels.items()}}
    if len(levels) == 2:
        first, second = levels
        report["difference"] = _difference(result.mean(first) - result.mean(second) for result in results)
    return report


def _count_round(levels: dict[str, _Level], round_: Sequence[tuple[str, int]], low_wins: bool) -> None:
    choose = min if low_wins else max
    best = choose(points for _, points in round_)
    for name, points in round_:
        levels[name].points.append(points)
    for name in {name for name, points in round_ if points == best}:
        levels[name].wins += 1


def _difference(differences: Iterable[float]) -> dict[str, float]:
    """Mean and standard error over deals: the rotations of one deal are one observation, for they share its cards."""
    values = list(differences)
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": round(fmean(values), 4), "stderr": round(error, 4)}

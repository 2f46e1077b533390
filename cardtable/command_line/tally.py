"""Counts what levels score against each other over many deals."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median, stdev
from typing import Any

from cardtable.bots.mishap import BotFaultInfo
from cardtable.core.figures import Figure
from cardtable.core.frozen_values import frozen


@frozen
class DealRotation:
    """One deal as it was played in one rotation of the levels over the seats."""

    seats: tuple[tuple[str, int], ...]  # by seat: level and points
    figures: tuple[Figure, ...] = ()

    def first(self, low_wins: bool) -> set[str]:
        """The levels of which a seat came first."""
        best = (min if low_wins else max)(points for _, points in self.seats)
        return {level for level, points in self.seats if points == best}


@frozen
class ComparedDeal:
    """One deal, played once for each rotation of the levels over the seats."""

    number: int
    rounds: tuple[DealRotation, ...]
    seconds: tuple[tuple[str, float], ...]  # every move with a choice: level and time of the processor
    mishaps: tuple[tuple[str, BotFaultInfo], ...] = ()  # of bots: level, and what went wrong

    def mean(self, level: str) -> float:
        """The average points of the level in this deal."""
        return fmean(points for round_ in self.rounds for name, points in round_.seats if name == level)

    def share(self, level: str, low_wins: bool) -> float:
        """The share of its games that the level won, between 0 and 1; what several have won is divided up."""
        first = [round_.first(low_wins) for round_ in self.rounds]
        return fmean(1 / len(levels) if level in levels else 0.0 for levels in first)


@dataclass(slots=True)
class _Level:
    points: list[int] = field(default_factory=list)
    wins: int = 0
    draws: int = 0
    figures: dict[str, list[float]] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)

    def summary(self) -> dict[str, Any]:
        """The figures of the report; times are those of moves with a choice, 0 where there were none."""
        times = sorted(1000 * spent for spent in self.seconds) or [0.0]
        return {
            "mean_points": round(fmean(self.points), 4),
            "wins": self.wins,
            "draws": self.draws,
            **({"figures": {name: _counted(counts) for name, counts in self.figures.items()}} if self.figures else {}),
            "moves": len(self.seconds),
            "move_ms_mean": round(fmean(times), 3),
            "move_ms_median": round(median(times), 3),
            "move_ms_p99": round(times[math.ceil(0.99 * len(times)) - 1], 3),
            "move_ms_max": round(times[-1], 3),
        }


def summary(
    results: Sequence[ComparedDeal], order: Sequence[str], low_wins: bool, deals_a_match: int = 1
) -> dict[str, Any]:
    """The fields `games`, `levels`, and where exactly two levels meet `difference` and `share`.

    `wins` counts the games in which a seat of the level came first, and `draws` those of them in which another level's
    did too; `share`: of the games that the first level won. Where several deals follow each other in
    one match, the difference is told for each place in it as well, which in Hearts is the direction of passing.
    """
    levels = {name: _Level() for name in order}
    for result in results:
        for round_ in result.rounds:
            _count_round(levels, round_, low_wins)
        for name, seconds in result.seconds:
            levels[name].seconds.append(seconds)
    report: dict[str, Any] = {
        "games": sum(len(result.rounds) for result in results),
        "levels": {name: level.summary() for name, level in levels.items()},
    }
    if len(levels) == 2:
        first, second = levels
        ahead = [(result.number, result.mean(first) - result.mean(second)) for result in results]
        report["difference"] = spread(points for _, points in ahead)
        if deals_a_match > 1:
            places: list[list[float]] = [[] for _ in range(deals_a_match)]
            for number, points in ahead:
                places[(number - 1) % deals_a_match].append(points)
            report["difference_by_place"] = [spread(points) for points in places if points]
        report["share"] = spread(result.share(first, low_wins) for result in results)
    return report


def _count_round(levels: dict[str, _Level], round_: DealRotation, low_wins: bool) -> None:
    for name, points in round_.seats:
        levels[name].points.append(points)
    first = round_.first(low_wins)
    for name in first:
        levels[name].wins += 1
        levels[name].draws += len(first) > 1
    for figure in round_.figures:
        for (name, _), count in zip(round_.seats, figure.counts, strict=True):
            levels[name].figures.setdefault(figure.name, []).append(count)


def _counted(counts: Sequence[float]) -> dict[str, float]:
    """How many in all, and in each deal at each seat."""
    return {"sum": round(math.fsum(counts), 4), "mean": round(fmean(counts), 4)}


def spread(differences: Iterable[float]) -> dict[str, float]:
    """Mean and standard error over deals: the rotations of one deal are one observation, for they share its cards."""
    values = list(differences)
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": round(fmean(values), 4), "stderr": round(error, 4)}

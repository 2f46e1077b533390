"""Figures of a deal besides its points, for measuring players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.events import Event
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat

_Decision = TypeVar("_Decision")


@frozen
class RecordedDecision:
    """One decision: the seat, its view, the action it chose, and what it had heard of the deal."""

    seat: Seat
    view: View[Any]
    action: Any
    heard: Sequence[Event] = ()


@frozen
class Figure:
    """A named count of one deal, by seat, such as moons."""

    name: str  # key in JSON
    label: Text | None  # None: only for JSON
    counts: tuple[float, ...]  # by seat


def count_blunders(
    detectors: Mapping[str, Callable[[_Decision], bool]], decisions: Iterable[tuple[Seat, _Decision]], seats: int
) -> tuple[Figure, ...]:
    """Return how often each detector finds a blunder in the decisions of a deal."""
    counts = {name: [0.0] * seats for name in detectors}
    for seat, decision in decisions:
        for name, found in detectors.items():
            counts[name][seat] += found(decision)
    return tuple(Figure(name, None, tuple(row)) for name, row in counts.items())

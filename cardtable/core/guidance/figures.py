"""Figures of a deal besides its points, for measuring players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.events import HandScored
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat


@frozen
class RecordedDecision:
    """One decision: the seat, its view, and the action it chose."""

    seat: Seat
    view: View[Any]
    action: Any


@frozen
class Figure:
    """A named count of one deal, by seat, such as moons."""

    name: str  # key in JSON
    label: Text
    counts: tuple[float, ...]  # by seat


def no_figures(_options: object, _decided: Sequence[RecordedDecision], _scored: HandScored) -> tuple[Figure, ...]:
    """Return no figures: only points are counted."""
    return ()

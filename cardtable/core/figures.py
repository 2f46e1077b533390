"""What is counted of a deal besides its points, for whoever measures players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.core.events import HandScored
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat


@frozen
class RecordedDecision:
    """What a seat saw, and what it did."""

    seat: Seat
    view: View[Any]
    action: Any


@frozen
class Figure:
    """How much of something there was in one deal, such as moons."""

    name: str  # in JSON
    label: Text
    counts: tuple[float, ...]  # by seat


def no_figures(_options: object, _decided: Sequence[RecordedDecision], _scored: HandScored) -> tuple[Figure, ...]:
    """Nothing but points is counted."""
    return ()

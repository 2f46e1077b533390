"""Points that choices cost, as they are told: in the window and on the command line the same."""

from __future__ import annotations

from cardtable.core.rules import Measure
from cardtable.core.text import Text, literal_text, translate

_TENTHS = translate("Look back", "%1.%2", "a number with one place behind the point")
_FINEST = 10.0  # from this measure on whole points are told


def points_told(points: float, measure: Measure) -> Text:
    """Points as finely as they can be known."""
    if measure.little >= _FINEST:
        return literal_text(round(points))
    tenths = max(0, round(points * 10))
    return _TENTHS.filled(tenths // 10, tenths % 10)

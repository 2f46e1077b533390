"""A table in a larger window, or in larger writing: laid out as a smaller one would be, and magnified.

A length of the sketches, which are of 1280 × 800, is so many pixels times `Geometry.scale` (a widget's `skin.scale`).
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import SMALL, Geometry, Request, unit
from cardtable.table.layout.lay_out import lay_out
from cardtable.table.layout.pose import Pose

LEAST = QSizeF(720, 450)  # pixels of a table below which writing would not fit on plates and buttons
STEP = 0.05
MOST = 1.6  # times as large as in the sketches: beyond that a table in a larger window only gets more room


def growth(size: QSizeF) -> float:
    """How much larger than in the sketches all is that lies on a table of this size: 1 below 1280 × 748."""
    return min(max(1.0, unit(size)), MOST)


def magnified(request: Request, times: float) -> Geometry:
    """The layout of a request, everything so many times as large."""
    return grown(lay_out(shrunk(request, times)), times) if times != 1 else lay_out(request)


def most_times(request: Request, writing: float) -> float:
    """How many times as large everything can be, up to what window and writing ask for, with nothing over anything.

    Where a table is smaller than any that the layouts were drawn for, it may be below 1.
    """
    wanted = wished(request.size, writing)
    least = min(1.0, wanted, *_times(request.size, SMALL))
    if wanted == 1 == least:
        return 1.0
    times = max(least, fitting_times(request.size, writing))
    while times > least and _clashes(lay_out(shrunk(request, times))):
        times = max(least, times - STEP)
    return times


def wished(size: QSizeF, writing: float) -> float:
    """How many times as large everything is to be: as far as the window grows it, and then as writing is set."""
    return growth(size) * writing


def fitting_times(size: QSizeF, writing: float) -> float:
    """How many times as large what has room at any size but the smallest can be."""
    return min(wished(size, writing), *_times(size, LEAST))


def shrunk(request: Request, times: float) -> Request:
    """The request of a smaller table."""
    return request._replace(size=request.size / times)


def grown(value: Any, unit: float) -> Any:
    """A layout with all its lengths so many times as large; turns and whatever is no length stay."""
    match value:
        case bool() | int() | None:
            return value
        case float() | QPointF() | QSizeF():
            return value * unit
        case QRectF():
            return QRectF(value.topLeft() * unit, value.size() * unit)
        case Pose():
            return value._replace(x=value.x * unit, y=value.y * unit, width=value.width * unit)
        case tuple():
            kind, parts = type(value), [grown(part, unit) for part in value]
            return kind(parts) if kind is tuple else kind(*parts)
    raise TypeError(type(value))


def _times(size: QSizeF, other: QSizeF) -> tuple[float, float]:
    return size.width() / other.width(), size.height() / other.height()


def _clashes(geometry: Geometry) -> bool:
    """Whether something covers something else or sticks out."""
    rects = [*geometry.occupied(), geometry.prompt, geometry.commands]
    table = QRectF(QPointF(0, 0), geometry.size)
    out = any(not table.contains(rect) or rect.isEmpty() for rect in rects)
    return out or any(one.intersects(other) for one, other in combinations(rects, 2))

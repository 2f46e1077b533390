"""A table in larger writing: laid out as a smaller one would be, and magnified as far as everything has room."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import SMALL, Geometry, Request
from cardtable.table.layout.lay_out import lay_out
from cardtable.table.layout.pose import Pose

LEAST = QSizeF(720, 450)  # pixels of a table below which writing would not fit on plates and buttons
STEP = 0.05


def magnified(request: Request, unit: float) -> Geometry:
    """The layout of a request, everything `unit` times as large."""
    return grown(lay_out(shrunk(request, unit)), unit) if unit != 1 else lay_out(request)


def largest_unit(request: Request, wanted: float) -> float:
    """The largest unit up to the one that is wanted in which nothing lies over anything else.

    Where a table is smaller than any that the layouts were drawn for, it may be below 1.
    """
    least = min(1.0, wanted, *_times(request.size, SMALL))
    most = min(wanted, *_times(request.size, LEAST))
    if wanted == 1 == least:
        return 1.0
    unit = max(least, most)
    while unit > least and _clashes(lay_out(shrunk(request, unit))):
        unit = max(least, unit - STEP)
    return unit


def fitting_unit(size: QSizeF, wanted: float) -> float:
    """The unit for what has room at any size but the smallest."""
    return min(wanted, *_times(size, LEAST))


def shrunk(request: Request, unit: float) -> Request:
    """The request of a smaller table."""
    return request._replace(size=request.size / unit)


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

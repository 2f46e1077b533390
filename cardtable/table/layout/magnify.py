"""A table in a larger window, or in larger writing: laid out as a smaller one would be, and magnified.

A length of the sketches, which are of 1280 × 800, is so many pixels times `Geometry.scale` (a widget's `skin.scale`).
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import Geometry, LayoutInput, text_scale, unit
from cardtable.table.layout.lay_out import choose_layout
from cardtable.table.layout.pose import Pose

MOST = 1.6  # times as large as in the sketches: beyond that a table in a larger window only gets more room


def magnification(size: QSizeF) -> float:
    """How much larger than in the sketches all is that lies on a table of this size: 1 below 1280 × 748."""
    return min(max(1.0, unit(size)), MOST)


def magnify(request: LayoutInput, times: float) -> Geometry:
    """The layout of a request, everything so many times as large."""
    return grown(choose_layout(shrunk(request, times)), times) if times != 1 else choose_layout(request)


def shrunk(request: LayoutInput, times: float) -> LayoutInput:
    """The request of a smaller table, its plates and panels as large beside it as in the larger one or larger."""
    size = request.size / times
    return request._replace(size=size, scale=max(text_scale(unit(size)), text_scale(unit(request.size))))


def grown(value: Any, times: float) -> Any:
    """A layout with all its lengths so many times as large; turns and whatever is no length stay."""
    match value:
        case bool() | int() | None:
            return value
        case float() | QPointF() | QSizeF():
            return value * times
        case QRectF():
            return QRectF(value.topLeft() * times, value.size() * times)
        case Pose():
            return value._replace(x=value.x * times, y=value.y * times, width=value.width * times)
        case tuple():
            kind, parts = type(value), [grown(part, times) for part in value]
            return kind(parts) if kind is tuple else kind(*parts)
    raise TypeError(type(value))

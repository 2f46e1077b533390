"""The border band inside a back."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.table.art.drawing import Paint, fill, rounded_rect, stroke


def paint_border(painter: QPainter, area: QRectF, band: Paint, edge: Paint, width: float) -> None:
    """A band along the edge of `area`, with a fine line on its inner side."""
    outer = rounded_rect(area, 8)
    inner = rounded_rect(area.adjusted(width, width, -width, -width), 4)
    fill(painter, outer.subtracted(inner), band)
    stroke(painter, inner, edge, 2)

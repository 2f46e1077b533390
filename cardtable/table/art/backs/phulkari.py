"""Phulkari, the flower work of the Punjab: darning stitches in a grid of lozenges, coloured ring by ring."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.table.art.backs.border import paint_border
from cardtable.table.art.drawing import colour, fill, stroke
from cardtable.table.art.suits import lozenge

_CLOTH, _THREAD = "#8E1F2B", "#F2A81D"
_RINGS = ("#F2A81D", "#E8562A", "#F7D9A0", "#D9387C")
_STEP = 32.0
_HALF = _STEP / 2


def paint_phulkari(painter: QPainter, area: QRectF) -> None:
    """Paint the pattern over `area`."""
    painter.fillRect(area, colour(_CLOTH))
    hearts = QPainterPath()
    for row in range(-10, 11):
        for column in range(-4, 5):
            across = column + (0.5 if row % 2 else 0.0)
            x, y = area.center().x() + across * _STEP, area.center().y() + row * _HALF
            thread = _RINGS[int(abs(across) + abs(row) * 0.5) % 4]
            stroke(painter, _STITCHES.translated(x, y), thread, 2.0, Qt.PenCapStyle.FlatCap)
            hearts.addPath(lozenge(x, y, 8))
    fill(painter, hearts, _CLOTH)
    _paint_edge(painter, area)


def _stitches() -> QPainterPath:
    """A lozenge in four quarters of parallel stitches, lying and standing in turn; a seam stays free around it."""
    path = QPainterPath()
    for dx, dy, lying in ((-1, -1, True), (1, -1, False), (1, 1, True), (-1, 1, False)):
        for i in range(5):
            offset = 1.5 + i * 2.9
            length = _HALF - 1.4 - offset
            path.moveTo(0 if lying else dx * offset, dy * offset if lying else 0)
            path.lineTo(dx * length if lying else dx * offset, dy * offset if lying else dy * length)
    return path


_STITCHES = _stitches()


def _paint_edge(painter: QPainter, area: QRectF) -> None:
    paint_border(painter, area, _CLOTH, _THREAD, 10)
    for i in range(12):
        for y in (area.top() + 5, area.bottom() - 5):
            fill(painter, lozenge(area.left() + 14 + i * 17.8, y, 8, 90), _THREAD)
    for i in range(17):
        for x in (area.left() + 5, area.right() - 5):
            fill(painter, lozenge(x, area.top() + 18 + i * 18, 8), _THREAD)

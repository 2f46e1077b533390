"""Stitches of the phulkari back: a grid of lozenges, coloured ring by ring."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.table.art import vector_drawing as draw

_RINGS = ("#F2A81D", "#E8562A", "#F7D9A0", "#D9387C")
_STEP = 32.0
_HALF = _STEP / 2


def paint_stitches(painter: QPainter, area: QRectF) -> None:
    """Paint the stitches over `area`."""
    stitches = _stitches()
    for row in range(-10, 11):
        for column in range(-4, 5):
            across = column + (0.5 if row % 2 else 0.0)
            x, y = area.center().x() + across * _STEP, area.center().y() + row * _HALF
            thread = _RINGS[int(abs(across) + abs(row) * 0.5) % 4]
            draw.stroke(painter, stitches.translated(x, y), thread, 2.0, Qt.PenCapStyle.FlatCap)


def _stitches() -> QPainterPath:
    """Return a lozenge in four quarters of parallel stitches, lying and standing in turn; a seam stays free around."""
    path = QPainterPath()
    for dx, dy, lying in ((-1, -1, True), (1, -1, False), (1, 1, True), (-1, 1, False)):
        for i in range(5):
            offset = 1.5 + i * 2.9
            length = _HALF - 1.4 - offset
            path.moveTo(0 if lying else dx * offset, dy * offset if lying else 0)
            path.lineTo(dx * length if lying else dx * offset, dy * offset if lying else dy * length)
    return path

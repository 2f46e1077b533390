"""Patterns of the card backs, most of them drawings that are loaded when a back is first painted.

Block is a hand block print: an eight-petalled flower in half drop. Phulkari is the flower work of the Punjab: darning
stitches in a grid of lozenges, coloured ring by ring. Kalamkari is the pen work of the Telugu land: a winding branch
with veined leaves and blossoms, point-symmetric. Jaali is the pierced stone screen of northern India; girih the Persian
knot: decagons and bow ties, their strapwork by Hankin's construction at 54 degrees.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.drawings import DrawingPainter, load_drawings
from cardtable.table.art.themes import BACKS, HEIGHT, WIDTH

_RIM = 13.0
_AREA = QRectF(_RIM, _RIM, WIDTH - 2 * _RIM, HEIGHT - 2 * _RIM)
_GROUNDS = {
    "phulkari": "#8E1F2B",
    "jaali": "#0F4C4F",
    "block": "#22346B",
    "kalamkari": "#F0E0BC",
    "girih": "#0E3F63",
    "plain": "#27406E",
}
_RINGS = ("#F2A81D", "#E8562A", "#F7D9A0", "#D9387C")  # threads of the phulkari back
_STEP = 32.0
_HALF = _STEP / 2


def paint_pattern(painter: QPainter, back: str) -> None:
    """Paint the back named in BACKS inside the white rim of a card, in card units; the first of them if unknown."""
    name = back if back in BACKS else BACKS[0]
    with draw.clipped(painter, draw.rounded_rect(_AREA, 8)):
        painter.fillRect(_AREA, QColor(_GROUNDS[name]))
        drawings, pattern = load_drawings("backs"), DrawingPainter(painter)
        if name == "phulkari":
            _paint_stitches(painter)
        if name == "kalamkari":
            pattern.paint(drawings["kalamkari half"])
            with draw.saved(painter):
                draw.half_turned(painter)
                pattern.paint(drawings["kalamkari half"])
        pattern.paint(drawings[name])


def _paint_stitches(painter: QPainter) -> None:
    """Paint the stitches of the phulkari back."""
    stitches = _stitches()
    for row in range(-10, 11):
        for column in range(-4, 5):
            across = column + (0.5 if row % 2 else 0.0)
            x, y = _AREA.center().x() + across * _STEP, _AREA.center().y() + row * _HALF
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

"""Patterns of the card backs, most of them drawings that are loaded when a back is first painted.

Block is a hand block print: an eight-petalled flower in half drop. Phulkari is the flower work of the Punjab: darning
stitches in a grid of lozenges, coloured ring by ring. Kalamkari is the pen work of the Telugu land: a winding branch
with veined leaves and blossoms, point-symmetric. Jaali is the pierced stone screen of northern India; girih the Persian
knot: decagons and bow ties, their strapwork by Hankin's construction at 54 degrees.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from cardtable.table.art.drawings import DrawingPainter, load_drawings
from cardtable.table.art.themes import BACKS, HEIGHT, WIDTH
from cardtable.table.art.vector_drawing import clipped, half_turned, rounded_rect, saved

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


def paint_pattern(painter: QPainter, back: str) -> None:
    """Paint the back named in BACKS inside the white rim of a card, in card units; the first of them if unknown."""
    name = back if back in BACKS else BACKS[0]
    with clipped(painter, rounded_rect(_AREA, 8)):
        painter.fillRect(_AREA, QColor(_GROUNDS[name]))
        drawings, pattern = load_drawings("backs"), DrawingPainter(painter)
        if name == "phulkari":
            from cardtable.table.art.phulkari_stitches import paint_stitches

            paint_stitches(painter, _AREA)
        if name == "kalamkari":
            pattern.paint(drawings["kalamkari half"])
            with saved(painter):
                half_turned(painter)
                pattern.paint(drawings["kalamkari half"])
        pattern.paint(drawings[name])

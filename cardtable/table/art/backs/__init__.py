"""Patterns of the card backs, each loaded when it is first painted."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.table.art.themes import BACKS, HEIGHT, WIDTH
from cardtable.table.art.vector_drawing import Paint, clipped, fill, rounded_rect, stroke

_GEOMETRIC = ("girih", "jaali")  # the other backs are textile patterns
_RIM = 13.0
AREA = QRectF(_RIM, _RIM, WIDTH - 2 * _RIM, HEIGHT - 2 * _RIM)


def paint_pattern(painter: QPainter, back: str) -> None:
    """Paint the back named in BACKS inside the white rim of a card, in card units; the first of them if unknown."""
    name = back if back in BACKS else BACKS[0]
    with clipped(painter, rounded_rect(AREA, 8)):
        module = "geometric_backs" if name in _GEOMETRIC else "textile_backs"
        getattr(import_module(f"{__name__}.{module}"), f"paint_{name}")(painter, AREA)


def paint_border(painter: QPainter, area: QRectF, band: Paint, edge: Paint, width: float) -> None:
    """Paint a band along the edge of `area`, with a fine line on its inner side."""
    outer = rounded_rect(area, 8)
    inner = rounded_rect(area.adjusted(width, width, -width, -width), 4)
    fill(painter, outer.subtracted(inner), band)
    stroke(painter, inner, edge, 2)

"""Jaali, the pierced stone screen of northern India: stars in hexagons, calm in two colours."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.table.art.backs.border import paint_border
from cardtable.table.art.backs.strapwork import hankin, regular
from cardtable.table.art.drawing import circle, colour, fill, line, placed, star, stroke

_SHADE, _STONE, _JAALI_GOLD = "#0F4C4F", "#F1E6CF", "#D98E3B"
_JAALI_RADIUS = 32.0
_JAALI_ANGLE = 60.0


def paint_jaali(painter: QPainter, area: QRectF) -> None:
    """Paint the pattern over `area`."""
    painter.fillRect(area, colour(_SHADE))
    screen = _screen_of_a_hexagon()
    flower = placed(star(6, 0.577, 0), 0, 0, _JAALI_RADIUS * 0.72)
    for row in range(-4, 5):
        for column in range(-3, 4):
            x = area.center().x() + (column + (0.5 if row % 2 else 0.0)) * _JAALI_RADIUS * math.sqrt(3)
            y = area.center().y() + row * _JAALI_RADIUS * 1.5
            stroke(painter, screen.translated(x, y), _STONE, 4.6)
            fill(painter, flower.translated(x, y), _STONE)
            fill(painter, circle(x, y, 3.2), _JAALI_GOLD)
    paint_border(painter, area, _SHADE, _STONE, 9)


def _screen_of_a_hexagon() -> QPainterPath:
    path = QPainterPath()
    for ray in hankin(regular(6, _JAALI_RADIUS, 0, 0, 30), _JAALI_ANGLE):
        path.addPath(line(*ray))
    return path

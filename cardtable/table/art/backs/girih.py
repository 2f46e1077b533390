"""Girih, the Persian knot: decagons and bow ties, their strapwork by Hankin's construction at 54 degrees."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.table.art.backs.border import paint_border
from cardtable.table.art.backs.strapwork import hankin, regular
from cardtable.table.art.drawing import Point, colour, fill, line, placed, polygon, star, stroke

_NIGHT, _SEA, _TILE, _CREAM, _GOLD = "#0E3F63", "#1C7C8C", "#17658A", "#E9DDB8", "#E3AE3F"
_APOTHEM = 44.0
_EDGE = 2 * _APOTHEM * math.tan(math.radians(18))
_RADIUS = _EDGE / (2 * math.sin(math.radians(18)))
_ANGLE = 54.0
_RIGHT = (2 * _APOTHEM, 0.0)
_DOWN = (2 * _APOTHEM * math.cos(math.radians(72)), 2 * _APOTHEM * math.sin(math.radians(72)))


def paint_girih(painter: QPainter, area: QRectF) -> None:
    """Paint the pattern over `area`."""
    painter.fillRect(area, colour(_NIGHT))
    straps: list[QPainterPath] = []
    middle = area.center()
    centres = [
        (middle.x() + i * _RIGHT[0] + j * _DOWN[0], middle.y() + j * _DOWN[1])
        for j in range(-3, 4)
        for i in range(-4, 5)
    ]
    shown = [centre for centre in centres if area.adjusted(-90, -90, 90, 90).contains(*centre)]
    for x, y in shown:
        _paint_bow_tie(painter, straps, x, y)
    for x, y in shown:
        _paint_star(painter, straps, x, y)
    for paint_, width in (("#0A2A44", 6.2), (_CREAM, 3.4)):
        for strap in straps:
            stroke(painter, strap, paint_, width)
    paint_border(painter, area, _NIGHT, _GOLD, 8)


def _decagon(x: float, y: float) -> list[Point]:
    return regular(10, _RADIUS, x, y, 18)


def _paint_bow_tie(painter: QPainter, straps: list[QPainterPath], x: float, y: float) -> None:
    """The gap between four decagons, to the lower right of the one at (x, y)."""
    mx, my = x + (_RIGHT[0] + _DOWN[0]) / 2, y + _DOWN[1] / 2
    corners: list[Point] = []
    for dx, dy in ((0.0, 0.0), _RIGHT, _DOWN, (_RIGHT[0] + _DOWN[0], _DOWN[1])):
        for corner in _decagon(x + dx, y + dy):
            near = math.dist(corner, (mx, my)) < _EDGE * 1.05
            if near and all(math.dist(corner, other) > 1 for other in corners):
                corners.append(corner)
    corners.sort(key=lambda corner: math.atan2(corner[1] - my, corner[0] - mx))
    fill(painter, polygon(*corners), _SEA)
    for strap in hankin(corners, _ANGLE) if len(corners) == 6 else ():
        straps.append(line(*strap))


def _paint_star(painter: QPainter, straps: list[QPainterPath], x: float, y: float) -> None:
    rays = hankin(_decagon(x, y), _ANGLE)
    fill(painter, polygon(*(point for ray in rays for point in ray)), _TILE)
    fill(painter, placed(star(10, 0.72, 18), x, y, _APOTHEM * 1.16), _CREAM)
    fill(painter, placed(star(10, 0.64, 0), x, y, _APOTHEM * 0.8), _NIGHT)
    fill(painter, placed(star(5, 0.5), x, y, _APOTHEM * 0.4), _GOLD)
    for ray in rays:
        straps.append(line(*ray))

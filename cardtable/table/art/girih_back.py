"""Girih, the Persian knot: decagons and bow ties, their strapwork by Hankin's construction at 54 degrees."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.table.art.vector_drawing import Point, colour, fill, line, placed, polygon, rounded_rect, star, stroke

_NIGHT, _SEA, _TILE, _CREAM, _GOLD = "#0E3F63", "#1C7C8C", "#17658A", "#E9DDB8", "#E3AE3F"
_APOTHEM = 44.0
_EDGE = 2 * _APOTHEM * math.tan(math.radians(18))
_RADIUS = _EDGE / (2 * math.sin(math.radians(18)))
_ANGLE = 54.0
_RIGHT = (2 * _APOTHEM, 0.0)
_Rays = tuple[Point, float, float]
_DOWN = (2 * _APOTHEM * math.cos(math.radians(72)), 2 * _APOTHEM * math.sin(math.radians(72)))


def _regular(corners: int, radius: float, x: float, y: float, turn: float) -> list[Point]:
    angles = [math.radians(turn + i * 360 / corners) for i in range(corners)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def _hankin(corners: Sequence[Point], degrees: float) -> list[tuple[Point, Point, Point]]:
    """Return two rays from the middle of every edge at `degrees` to it, each cut where it meets its neighbour's ray."""
    rays = [_rays(a, b, math.radians(degrees)) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)]
    return [_meeting(rays[i], rays[(i + 1) % len(rays)]) for i in range(len(rays))]


def _rays(a: Point, b: Point, slant: float) -> _Rays:
    edge = math.atan2(b[1] - a[1], b[0] - a[0])
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), edge + slant, edge + math.pi - slant


def _meeting(first: _Rays, second: _Rays) -> tuple[Point, Point, Point]:
    (start, out, _), (end, _, back) = first, second
    across = math.sin(back - out)
    if abs(across) < 1e-6:
        return start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end
    way = ((end[0] - start[0]) * math.sin(back) - (end[1] - start[1]) * math.cos(back)) / across
    return start, (start[0] + way * math.cos(out), start[1] + way * math.sin(out)), end


def paint_girih(painter: QPainter, area: QRectF) -> None:
    """Paint the girih pattern over `area`."""
    painter.fillRect(area, colour(_NIGHT))
    straps: list[QPainterPath] = []
    middle = area.center()
    steps = ((i, j) for j in range(-3, 4) for i in range(-4, 5))
    centres = [(middle.x() + i * _RIGHT[0] + j * _DOWN[0], middle.y() + j * _DOWN[1]) for i, j in steps]
    shown = [centre for centre in centres if area.adjusted(-90, -90, 90, 90).contains(*centre)]
    for x, y in shown:
        _paint_bow_tie(painter, straps, x, y)
    for x, y in shown:
        _paint_star(painter, straps, x, y)
    for paint_, width in (("#0A2A44", 6.2), (_CREAM, 3.4)):
        for strap in straps:
            stroke(painter, strap, paint_, width)
    _paint_border(painter, area)


def _paint_bow_tie(painter: QPainter, straps: list[QPainterPath], x: float, y: float) -> None:
    """Paint the gap between four decagons, to the lower right of the one at (x, y)."""
    mx, my = x + (_RIGHT[0] + _DOWN[0]) / 2, y + _DOWN[1] / 2
    corners: list[Point] = []
    for dx, dy in ((0.0, 0.0), _RIGHT, _DOWN, (_RIGHT[0] + _DOWN[0], _DOWN[1])):
        for corner in _regular(10, _RADIUS, x + dx, y + dy, 18):
            near = math.dist(corner, (mx, my)) < _EDGE * 1.05
            if near and all(math.dist(corner, other) > 1 for other in corners):
                corners.append(corner)
    corners.sort(key=lambda corner: math.atan2(corner[1] - my, corner[0] - mx))
    fill(painter, polygon(*corners), _SEA)
    straps += [line(*strap) for strap in _hankin(corners, _ANGLE)] if len(corners) == 6 else []


def _paint_star(painter: QPainter, straps: list[QPainterPath], x: float, y: float) -> None:
    rays = _hankin(_regular(10, _RADIUS, x, y, 18), _ANGLE)
    fill(painter, polygon(*(point for ray in rays for point in ray)), _TILE)
    fill(painter, placed(star(10, 0.72, 18), x, y, _APOTHEM * 1.16), _CREAM)
    fill(painter, placed(star(10, 0.64, 0), x, y, _APOTHEM * 0.8), _NIGHT)
    fill(painter, placed(star(5, 0.5), x, y, _APOTHEM * 0.4), _GOLD)
    straps += [line(*ray) for ray in rays]


def _paint_border(painter: QPainter, area: QRectF) -> None:
    """Paint a band along the edge of `area`, with a fine line on its inner side."""
    inner = rounded_rect(area.adjusted(8, 8, -8, -8), 4)
    fill(painter, rounded_rect(area, 8).subtracted(inner), _NIGHT)
    stroke(painter, inner, _GOLD, 2)

"""Geometry of card backs: star patterns by Hankin's construction, and the border band."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.table.art.vector_drawing import Paint, Point, fill, rounded_rect, stroke


def regular(corners: int, radius: float, x: float, y: float, turn: float) -> list[Point]:
    """Return the corners of a regular polygon, the first at `turn` degrees."""
    angles = [math.radians(turn + i * 360 / corners) for i in range(corners)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def hankin(corners: Sequence[Point], degrees: float) -> list[tuple[Point, Point, Point]]:
    """Return two rays from the middle of every edge at `degrees` to it, each cut where it meets its neighbour's ray."""
    rays = [_rays(a, b, math.radians(degrees)) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)]
    return [_meeting(rays[i], rays[(i + 1) % len(rays)]) for i in range(len(rays))]


_Rays = tuple[Point, float, float]


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


def paint_border(painter: QPainter, area: QRectF, band: Paint, edge: Paint, width: float) -> None:
    """Paint a band along the edge of `area`, with a fine line on its inner side."""
    outer = rounded_rect(area, 8)
    inner = rounded_rect(area.adjusted(width, width, -width, -width), 4)
    fill(painter, outer.subtracted(inner), band)
    stroke(painter, inner, edge, 2)

"""Kalamkari, the pen work of the Telugu land: a winding branch with veined leaves and blossoms, point-symmetric."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.table.art.backs.border import paint_border
from cardtable.table.art.drawing import (
    Paint,
    circle,
    colour,
    fill,
    half_turned,
    line,
    outline,
    parse_outline,
    placed,
    saved,
    stroke,
)

_KALAMKARI_CLOTH, _BROWN, _RED, _KALAMKARI_INDIGO, _OLIVE, _GOLD = (
    "#F0E0BC",
    "#5A2A1B",
    "#A83A26",
    "#2B4B6B",
    "#6F7A35",
    "#E3AE3F",
)
_BRANCHES = (
    ("M125,175 C190,160 208,118 178,92 146,66 96,92 72,70 52,56 66,42 92,46", 4.2),
    ("M160,158 C120,150 60,160 44,122", 3.2),
    ("M186,100 C206,84 214,60 190,42", 3.2),
)
_LEAVES = (  # x, y, turn, length, half width, colour
    (192, 146, 72, 40, 13, _OLIVE),
    (203, 122, 20, 26, 10, _KALAMKARI_INDIGO),
    (150, 82, -28, 30, 12, _OLIVE),
    (150, 84, 158, 44, 14, _KALAMKARI_INDIGO),
    (112, 82, 196, 42, 14, _OLIVE),
    (112, 80, -8, 28, 11, _RED),
    (64, 50, -74, 30, 11, _KALAMKARI_INDIGO),
    (78, 72, 215, 34, 12, _OLIVE),
    (100, 156, 10, 34, 12, _OLIVE),
    (70, 150, -10, 30, 11, _RED),
    (52, 138, -96, 28, 10, _OLIVE),
    (206, 72, 78, 24, 9, _OLIVE),
    (168, 168, 150, 26, 9, _RED),
    (92, 158, 170, 24, 9, _KALAMKARI_INDIGO),
)
_FLOWERS = ((98, 48, 20), (42, 112, 19), (180, 50, 20))


def paint_kalamkari(painter: QPainter, area: QRectF) -> None:
    """Paint the pattern over `area`."""
    painter.fillRect(area, colour(_KALAMKARI_CLOTH))
    _paint_half(painter)
    with saved(painter):
        half_turned(painter)
        _paint_half(painter)
    _paint_heart(painter, 125, 175, 9, 2)
    paint_border(painter, area, _RED, _KALAMKARI_CLOTH, 9)


def _paint_half(painter: QPainter) -> None:
    knots: list[QPointF] = []
    for data, width in _BRANCHES:
        branch = outline(data)
        stroke(painter, branch, _BROWN, width)
        knots += [branch.pointAtPercent(i / 60) for i in range(61)]
    for x, y, turn, length, half, paint_ in _LEAVES:
        _paint_twig(painter, x, y, knots)
        _paint_leaf(painter, x, y, turn, length, half, paint_)
    for x, y, radius in _FLOWERS:
        _paint_flower(painter, x, y, radius)


def _leaf(length: float, half: float) -> QPainterPath:
    return parse_outline(
        f"M0,0 C{-half},{-length * 0.25} {-half * 0.8},{-length * 0.75} 0,{-length} "
        f"{half * 0.8},{-length * 0.75} {half},{-length * 0.25} 0,0 Z"
    )


def _paint_twig(painter: QPainter, x: float, y: float, knots: list[QPointF]) -> None:
    """Every leaf hangs on the nearest branch."""
    knot = min(knots, key=lambda point: math.hypot(point.x() - x, point.y() - y))
    twig = QPainterPath(knot)
    twig.quadTo((knot.x() + x) / 2, knot.y() * 0.7 + y * 0.3, x, y)
    stroke(painter, twig, _BROWN, 2.0)


def _paint_leaf(painter: QPainter, x: float, y: float, turn: float, length: float, half: float, paint_: Paint) -> None:
    shape = placed(_leaf(length, half), x, y, 1, turn)
    fill(painter, shape, paint_)
    stroke(painter, shape, _BROWN, 1.6)
    stroke(painter, placed(line((0, 0), (0, -length * 0.86)), x, y, 1, turn), _KALAMKARI_CLOTH, 1.5)
    for part in (0.25, 0.45, 0.65):
        tip = -length * (part + 0.12)
        vein = line((-half * 0.42, tip), (0, -length * part), (half * 0.42, tip))
        stroke(painter, placed(vein, x, y, 1, turn), _KALAMKARI_CLOTH, 1.2)


def _paint_flower(painter: QPainter, x: float, y: float, radius: float) -> None:
    petal = _leaf(radius, radius * 0.36)
    for i in range(8):
        shape = placed(petal, x, y, 1, 45 * i)
        fill(painter, shape, _RED if i % 2 else "#C9583A")
        stroke(painter, shape, _BROWN, 1.2)
    _paint_heart(painter, x, y, radius * 0.36, 1.5)


def _paint_heart(painter: QPainter, x: float, y: float, radius: float, width: float) -> None:
    fill(painter, circle(x, y, radius), _GOLD)
    stroke(painter, circle(x, y, radius), _BROWN, width)

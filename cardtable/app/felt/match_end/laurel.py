"""A laurel of two branches, which draws itself from the foot."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.table.art.card_style import GOLD, GOLD_DARK
from cardtable.table.art.drawing import fill, line, placed, saved, stroke

LEAVES = 18  # on each branch
_FOOT, _TOP = 100.0, -62.0  # degrees of the branch's circle, clockwise from the right
_SILVER, _SILVER_DARK = "#C9D6CD", "#7E988A"


def paint_laurel(painter: QPainter, middle: QPointF, radius: float, share: float = 1.0, *, gold: bool = True) -> None:
    """Paint so much of it (0 to 1); gold for the person, silver-green for another winner."""
    bright, dark = (GOLD, GOLD_DARK) if gold else (_SILVER, _SILVER_DARK)
    for side in (1, -1):
        with saved(painter):
            painter.translate(middle)
            painter.scale(side, 1)
            _paint_branch(painter, radius, share, bright, dark)


def _paint_branch(painter: QPainter, radius: float, share: float, bright: str, dark: str) -> None:
    shown = math.ceil(LEAVES * max(0.0, min(1.0, share)))
    points = [_point(radius, step / LEAVES) for step in range(shown + 1)]
    if shown:
        stroke(painter, line(*((point.x(), point.y()) for point in points)), dark, radius * 0.022)
    for leaf in range(shown):
        whole = min(1.0, LEAVES * share - leaf)
        at = (leaf + 0.5) / LEAVES
        point, along = _point(radius, at), _angle(at) - 90
        size = radius * (0.34 - 0.12 * at) * whole
        outside = leaf % 2 == 0
        turn = along + (-38 if outside else 38)
        fill(painter, placed(_leaf(), point.x(), point.y(), size, turn), bright if outside else dark)
        stroke(painter, placed(_vein(), point.x(), point.y(), size, turn), dark if outside else bright, radius * 0.01)


def _angle(at: float) -> float:
    return _FOOT + (_TOP - _FOOT) * at


def _point(radius: float, at: float) -> QPointF:
    angle = math.radians(_angle(at))
    return QPointF(radius * math.cos(angle), radius * math.sin(angle))


def _leaf() -> QPainterPath:
    """One unit long from its stem to the right."""
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(0.22, -0.34, 0.7, -0.32, 1, 0)
    path.cubicTo(0.7, 0.26, 0.22, 0.26, 0, 0)
    return path


def _vein() -> QPainterPath:
    return line((0.08, 0), (0.8, -0.01))

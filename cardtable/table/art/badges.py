"""Signs on cards of the own hand: a disc for what is marked, advised or received, and a ring for the keyboard.

They differ in shape and place, not in colour alone: the disc lies in the strip that a fan leaves in sight, the ring
runs around the whole card.
"""

from __future__ import annotations

import enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.table.art.drawing import circle, fill, line, rounded_rect, stroke
from cardtable.table.art.themes import Theme

DASHES = (3.0, 2.0)


class Badge(enum.Enum):
    """What is drawn in the disc."""

    TICK = enum.auto()
    UP = enum.auto()
    DOWN = enum.auto()


def badge_place(card: QRectF) -> tuple[QPointF, float]:
    """Middle and radius of the disc, below index and medal."""
    width = card.width()
    return QPointF(card.x() + 0.155 * width, card.y() + 0.95 * width), 0.125 * width


def paint_badge(painter: QPainter, middle: QPointF, radius: float, badge: Badge, theme: Theme) -> None:
    """A disc in the colours of what can be pressed."""
    x, y = middle.x(), middle.y()
    fill(painter, circle(x, y, radius * 1.16), theme.accent_ink)
    fill(painter, circle(x, y, radius), theme.accent)
    for path in _strokes(badge, x, y, radius):
        stroke(painter, path, theme.accent_ink, max(1.6, radius * 0.28))


def _strokes(badge: Badge, x: float, y: float, size: float) -> list[QPainterPath]:
    if badge is Badge.TICK:
        corners = ((-0.46, 0.02), (-0.12, 0.38), (0.48, -0.4))
        return [line(*((x + size * across, y + size * down) for across, down in corners))]
    way = -size if badge is Badge.UP else size
    shaft = line((x, y - way * 0.52), (x, y + way * 0.5))
    head = line((x - size * 0.42, y + way * 0.08), (x, y + way * 0.54), (x + size * 0.42, y + way * 0.08))
    return [shaft, head]


def paint_focus(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    """A broad ring on the card's edge, dark under light dashes: seen on paper, on pictures and on every felt, and clear
    of the index."""
    width = min(7.0, max(4.0, 0.06 * card.width()))
    grow = width / 2 - 2
    ring = rounded_rect(card.adjusted(-grow, -grow, grow, grow), radius + grow)
    stroke(painter, ring, theme.focus, width)
    pen = QPen(QColor(theme.focus_dashes), max(1.8, width * 0.45), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(list(DASHES))
    painter.strokePath(ring, pen)

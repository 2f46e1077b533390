"""Soft shadows of cards and plates, kept in Qt's pixmap cache because every frame paints them."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache

from cardtable.table.art.drawing import HINTS, colour

_LAYERS = 7
_SPREAD = 3.2
_DROP = 1.6
STRENGTH = 0.34


class ShadowPixmap(NamedTuple):
    """A picture, and where it belongs beside the left top corner of what throws it."""

    pixmap: QPixmap
    offset: QPointF


def depth_of(card_width: float, lift: float = 0.0) -> float:
    """The depth under a card: lying when `lift` is 0, wholly lifted when it is 1."""
    return card_width / 90 * (1 + 2 * lift)


def shadow_pixmap(size: QSizeF, radius: float, depth: float, dpr: float, strength: float = STRENGTH) -> ShadowPixmap:
    """The shadow of a rounded rectangle; `depth` (about 1 lying, 3 lifted) is rounded to quarters to reuse pictures."""
    deep = max(0.25, round(depth * 4) / 4)
    margin = math.ceil(deep * (_SPREAD + 2 * _DROP))
    width, height = math.ceil(size.width()), math.ceil(size.height())
    key = f"cardtable-shadow-{width}-{height}-{radius:.1f}-{deep}-{dpr}-{strength}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = _drawn_shadow(QRectF(margin, margin, width, height), radius, deep, dpr, strength)
        QPixmapCache.insert(key, pixmap)
    return ShadowPixmap(pixmap, QPointF(-margin, -margin))


def _drawn_shadow(rect: QRectF, radius: float, depth: float, dpr: float, strength: float) -> QPixmap:
    width, height = rect.width() + 2 * rect.x(), rect.height() + 2 * rect.y()
    pixmap = QPixmap(math.ceil(width * dpr), math.ceil(height * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(HINTS)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#000000", strength / _LAYERS * 1.15))
    for layer in range(_LAYERS):
        grow = depth * _SPREAD * (1 - (layer + 1) / _LAYERS)
        soft = rect.adjusted(-grow, depth * _DROP - grow * 0.5, grow, depth * _DROP + grow * 0.9)
        painter.drawRoundedRect(soft, radius + grow, radius + grow)
    painter.end()
    return pixmap


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, depth: float, strength: float = STRENGTH) -> None:
    """Paint the shadow that `rect` throws, none if it is empty; paint what throws it afterwards."""
    if rect.isEmpty():  # in a window too small for what it shows
        return
    shadow = shadow_pixmap(rect.size(), radius, depth, painter.device().devicePixelRatio(), strength)
    painter.drawPixmap(rect.topLeft() + shadow.offset, shadow.pixmap)

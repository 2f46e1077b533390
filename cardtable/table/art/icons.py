"""Icons: line icons on a grid of 24 units, and the application's own icon."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap

from cardtable.core.cards import Card, Suit
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.themes import BLACK, FACE, HEIGHT, RADIUS, RED, WIDTH, CardStyle

_GRID = 24.0
APPLICATION_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)

# Outlines by name, read by `vector_drawing.outline`.
ICONS: Mapping[str, str] = json.loads(Path(__file__).with_name("icons.json").read_bytes())


def paint_icon(painter: QPainter, name: str, area: QRectF, paint: draw.Paint) -> None:
    """Paint one of ICONS into a square; raise KeyError if there is none of that name."""
    scale = min(area.width(), area.height()) / _GRID
    path = draw.placed(draw.outline(ICONS[name]), area.x(), area.y(), scale)
    draw.stroke(painter, path, paint, max(1.3, 1.9 * scale))


def icon_pixmap(name: str, paint: draw.Paint, size: int, dpr: float) -> QPixmap:
    """Return one of ICONS in a colour, `size` logical pixels wide, sharp at that device pixel ratio."""
    side = math.ceil(size * dpr)
    pixmap = draw.blank_pixmap(QSize(side, side), dpr)
    with draw.painting(pixmap) as painter:
        paint_icon(painter, name, QRectF(0, 0, size, size), paint)
    return pixmap


def application_pixmap(size: int) -> QPixmap:
    """Return one size of the application's icon."""
    pixmap = draw.blank_pixmap(QSize(size, size))
    with draw.painting(pixmap) as painter:
        paint_application_icon(painter, size)
    return pixmap


def paint_application_icon(painter: QPainter, size: float) -> None:
    """Paint the application's icon from (0, 0); a queen of hearts from 96 pixels on, plain symbols below."""
    painter.setRenderHints(draw.HINTS)
    with draw.saved(painter):
        painter.scale(size / 512, size / 512)
        light = QLinearGradient(QPointF(0, 0), QPointF(0, 512))
        light.setColorAt(0, draw.colour("#2F8059"))
        light.setColorAt(1, draw.colour("#0F3F2C"))
        ground = draw.rounded(16, 16, 480, 480, 108)
        painter.fillPath(ground, light)
        _paint_icon_card(painter, QPointF(194, 252), -13, Suit.SPADES, detailed=False)
        _paint_icon_card(painter, QPointF(316, 264), 11, Suit.HEARTS, detailed=size >= 96)


def _paint_icon_card(painter: QPainter, middle: QPointF, turn: float, suit: Suit, *, detailed: bool) -> None:
    with draw.saved(painter):
        painter.translate(middle)
        painter.rotate(turn)
        painter.scale(0.98, 0.98)
        painter.translate(-WIDTH / 2, -HEIGHT / 2)
        draw.fill(painter, draw.rounded(-5, 2, WIDTH + 10, HEIGHT + 10, RADIUS + 10), draw.colour("#000000", 0.25))
        if detailed:
            from cardtable.table.art.card_painter import paint_face  # only the large sizes need whole cards

            paint_face(painter, Card(12, suit), QSizeF(WIDTH, HEIGHT), CardStyle())
            return
        draw.fill(painter, draw.rounded(0, 0, WIDTH, HEIGHT, RADIUS + 8), FACE)
        ink = RED if suit is Suit.HEARTS else BLACK
        draw.fill(painter, draw.suit_at(suit, WIDTH * (0.5 if suit is Suit.HEARTS else 0.38), HEIGHT / 2, 170), ink)

"""Icons: line icons on a grid of 24 units, and the application's own icon."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap

from cardtable.core.cards import Card, Suit
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.themes import BLACK, FACE, HEIGHT, RADIUS, RED, WIDTH, CardStyle

_GRID = 24.0
APPLICATION_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)

ICONS: Mapping[str, str] = {
    "accessibility": "M12,3 Q14.2,3 14.2,5.2 14.2,7.4 12,7.4 9.8,7.4 9.8,5.2 9.8,3 12,3 Z "
    "M4,10 L12,11 20,10 M12,11 L12,15 M12,15 L8,21 M12,15 L16,21",
    "again": "M19.5,12 Q19.5,19.5 12,19.5 4.5,19.5 4.5,12 4.5,4.5 12,4.5 16,4.5 18.5,7.5 M19,3.5 L19,8 14.5,8",
    "back": "M20,12 L4,12 M10,6 L4,12 10,18",
    "cards": "M4.5,7.5 L12.5,5 16.5,18 8.5,20.5 Z M13.5,4 L20,5.5 17.6,16.5",
    "chart": "M4,4 L4,20 20,20 M8,16 L8,12 M12.5,16 L12.5,8 M17,16 L17,5",
    "check": "M4.5,12.5 L10,18 20,6.5",
    "close": "M6,6 L18,18 M18,6 L6,18",
    "clock": "M12,3 C17,3 21,7 21,12 21,17 17,21 12,21 7,21 3,17 3,12 3,7 7,3 12,3 Z M12,7 L12,12 15.5,14",
    "computer": "M4,4.5 L20,4.5 20,15.5 4,15.5 Z M8.5,20 L15.5,20 M12,15.5 L12,20",
    "copy": "M8,8 L20,8 20,20 8,20 Z M16,8 L16,4 4,4 4,16 8,16",
    "crown": "M4,8 L8.5,12 12,5 15.5,12 20,8 18.5,18 5.5,18 Z M6,21 L18,21",
    "deal": "M3.5,9 L10.5,9 10.5,20 3.5,20 Z M13.5,4 L20.5,4 20.5,15 13.5,15 Z M5,5 L10,5 M8,3 L10,5 8,7",
    "eye": "M2.5,12 Q7,5.5 12,5.5 17,5.5 21.5,12 17,18.5 12,18.5 7,18.5 2.5,12 Z "
    "M12,9 Q15,9 15,12 15,15 12,15 9,15 9,12 9,9 12,9 Z",
    "first": "M6,5 L6,19 M18.5,5.5 L10,12 18.5,18.5",
    "forward": "M4,12 L20,12 M14,6 L20,12 14,18",
    "full-screen": "M4,9 L4,4 9,4 M15,4 L20,4 20,9 M20,15 L20,20 15,20 M9,20 L4,20 4,15",
    "help": "M12,3 C17,3 21,7 21,12 21,17 17,21 12,21 7,21 3,17 3,12 3,7 7,3 12,3 Z "
    "M9.2,9.6 Q9.2,7 12,7 14.8,7 14.8,9.4 14.8,11.2 12,12.4 L12,14 M12,17 L12,17.2",
    "hint": "M9,18 L15,18 M10,21 L14,21 M9,15.5 Q9,14 7.4,12.4 5.5,10.4 5.5,8.6 5.5,3 12,3 18.5,3 18.5,8.6 "
    "18.5,10.4 16.6,12.4 15,14 15,15.5",
    "home": "M3.5,11.5 L12,4 20.5,11.5 M6,9.5 L6,20 18,20 18,9.5 M10,20 L10,14 14,14 14,20",
    "keyboard": "M2.5,6 L21.5,6 21.5,18 2.5,18 Z M6,10 L6.2,10 M10,10 L10.2,10 M14,10 L14.2,10 M18,10 L18.2,10 "
    "M7.5,14.5 L16.5,14.5",
    "language": "M12,3 C17,3 21,7 21,12 21,17 17,21 12,21 7,21 3,17 3,12 3,7 7,3 12,3 Z "
    "M3.4,9.5 L20.6,9.5 M3.4,14.5 L20.6,14.5 "
    "M12,3 Q8,7.5 8,12 8,16.5 12,21 M12,3 Q16,7.5 16,12 16,16.5 12,21",
    "last": "M18,5 L18,19 M5.5,5.5 L14,12 5.5,18.5",
    "learn": "M2,9 L12,4.5 22,9 12,13.5 Z M6.5,11.2 L6.5,16.5 Q12,20 17.5,16.5 L17.5,11.2 M22,9 L22,15",
    "line": "M5,14 Q12,8 19,14 M2,10.5 Q12,2 22,10.5 M8.5,17.5 Q12,14.5 15.5,17.5 M12,20.5 L12,20.7",
    "mail": "M3,6 L21,6 21,18.5 3,18.5 Z M3,7 L12,14 21,7",
    "motion": "M13,6 L20,12 13,18 M3,8 L10,8 M5,12 L15,12 M3,16 L10,16",
    "mute": "M4,9.5 L8,9.5 12.5,5.5 12.5,18.5 8,14.5 4,14.5 Z M16,9.5 L21,14.5 M21,9.5 L16,14.5",
    "new": "M12,4 L12,20 M4,12 L20,12",
    "on": "M9,5 L16,12 9,19",
    "open": "M3,19 L3,5 9,5 11,7.5 19,7.5 19,10.5 M3,19 L6.5,10.5 22,10.5 18.5,19 Z",
    "pause": "M8.5,5 L8.5,19 M15.5,5 L15.5,19",
    "people": "M9,4.5 Q12.2,4.5 12.2,8 12.2,11.5 9,11.5 5.8,11.5 5.8,8 5.8,4.5 9,4.5 Z "
    "M2.5,19.5 Q2.5,14 9,14 15.5,14 15.5,19.5 M15.5,5 Q18.5,5.4 18.5,8.2 18.5,11 15.5,11.4 "
    "M17.8,14.4 Q21.5,15.4 21.5,19.5",
    "person": "M12,4 Q16,4 16,8 16,12 12,12 8,12 8,8 8,4 12,4 Z M4.5,20.5 Q4.5,14.5 12,14.5 19.5,14.5 19.5,20.5",
    "past": "M15,5 L8,12 15,19",
    "play": "M7.5,4.5 L19,12 7.5,19.5 Z",
    "redo": "M20,9 L9.5,9 Q4,9 4,14 4,19 9.5,19 L15,19 M15.5,4.5 L20,9 15.5,13.5",
    "rules": "M12,6.5 Q8,3.8 3.5,5 L3.5,18.5 Q8,17.3 12,20 16,17.3 20.5,18.5 L20.5,5 Q16,3.8 12,6.5 M12,6.5 L12,20",
    "save": "M12,3.5 L12,15 M7,10.5 L12,15.5 17,10.5 M4,16 L4,20.5 20,20.5 20,16",
    "scores": "M5,3.5 L19,3.5 19,20.5 5,20.5 Z M8.5,8 L15.5,8 M8.5,12 L15.5,12 M8.5,16 L12.5,16",
    "search": "M10.5,4 Q17,4 17,10.5 17,17 10.5,17 4,17 4,10.5 4,4 10.5,4 Z M15.2,15.2 L20.5,20.5",
    "sliders": "M3,7 L13,7 M19,7 L21,7 M16,4.5 L16,9.5 M3,17 L6,17 M12,17 L21,17 M9,14.5 L9,19.5 M3,12 L21,12",
    "sound": "M4,9.5 L8,9.5 12.5,5.5 12.5,18.5 8,14.5 4,14.5 Z M16,9 Q18,12 16,15 M18.7,6.5 Q22,12 18.7,17.5",
    "speech": "M4,5 L20,5 20,16 12,16 7.5,20 7.5,16 4,16 Z M8,9 L16,9 M8,12.2 L13,12.2",
    "star": "M12,3.5 L14.6,9.2 20.8,9.9 16.2,14.1 17.5,20.2 12,17.1 6.5,20.2 7.8,14.1 3.2,9.9 9.4,9.2 Z",
    "theme": "M12,3 Q21,3 21,11 21,15 17,15 L14.5,15 Q12.5,15 13,17.5 13.5,21 11,21 3,20 3,12 3,3 12,3 Z "
    "M8,9 L8.2,9 M12.5,7 L12.7,7 M16.7,10 L16.9,10 M7,14 L7.2,14",
    "trick": "M8,2.5 L16,2.5 16,10 8,10 Z M2,9 L8,9 8,19 2,19 Z "
    "M16,9 L22,9 22,19 16,19 Z M9.5,13 L14.5,13 14.5,21 9.5,21 Z",
    "turns": "M8.5,5.5 L20.5,5.5 M8.5,12 L20.5,12 M8.5,18.5 L20.5,18.5 M3.8,5.5 L4,5.5 M3.8,12 L4,12 M3.8,18.5 L4,18.5",
    "undo": "M4,9 L14.5,9 Q20,9 20,14 20,19 14.5,19 L9,19 M8.5,4.5 L4,9 8.5,13.5",
}


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

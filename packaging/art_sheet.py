"""Paint all drawn art on one sheet, to look at: `python packaging/art_sheet.py sheet.png`."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from cardtable.core.cards import Card, Suit
from cardtable.table.art.card_painter import paint_back, paint_face
from cardtable.table.art.card_pixmaps import depth_of, paint_shadow
from cardtable.table.art.felt_texture import felt
from cardtable.table.art.icons import ICONS, paint_icon
from cardtable.table.art.portrait_painter import PORTRAITS, paint_portrait
from cardtable.table.art.themes import BACKS, LETTERS, THEMES, CardStyle
from cardtable.table.art.vector_drawing import HINTS, saved

SIZE = QSize(1560, 1640)
JOKER = Card(0, None)
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
HAND = [Card(14 - i, SUITS[i % 4]) for i in range(13)] + [JOKER]
COURTS = [Card(rank, suit) for suit in SUITS for rank in (13, 12, 11)]


def place(painter: QPainter, card: Card | None, x: float, y: float, width: float, style: CardStyle) -> None:
    """One card (its back for None) with its shadow."""
    size = QSizeF(width, 1.4 * width)
    paint_shadow(painter, QRectF(QPointF(x, y), size), 0.055 * width, depth_of(width))
    with saved(painter):
        painter.translate(x, y)
        if card is None:
            paint_back(painter, size, style)
        else:
            paint_face(painter, card, size, style)


def row(
    painter: QPainter, cards: Iterable[Card], x: float, y: float, width: float, step: float, style: CardStyle
) -> None:
    """Cards side by side, `step` card widths from one to the next."""
    for i, card in enumerate(cards):
        place(painter, card, x + i * step * width, y, width, style)


def paint_sheet(painter: QPainter) -> None:
    """The whole sheet on felt."""
    for i, suit in enumerate(SUITS):
        row(painter, (Card(rank, suit) for rank in range(14, 1, -1)), 20, 20 + i * 136, 90, 1.12, CardStyle())
    for i, back in enumerate(BACKS):
        place(painter, None, 1350 + i % 2 * 104, 20 + i // 2 * 145, 96, CardStyle(back=back))
    for i, letters in enumerate(LETTERS):
        row(painter, HAND, 20, 570 + i * 136, 90, 1.12, CardStyle(letters=letters))
    row(painter, HAND, 20, 1260, 90, 1.12, CardStyle(large_indices=True))
    row(painter, HAND, 20, 1400, 90, CardStyle().strip, CardStyle(four_colours=False))
    large = CardStyle(large_indices=True)
    row(painter, HAND, 470, 1400, 90, large.strip, large)
    row(painter, COURTS, 20, 1545, 60, 1.1, CardStyle())
    row(painter, HAND, 830, 1545, 40, 1.1, CardStyle())
    for i in range(PORTRAITS):
        paint_portrait(painter, QPointF(1470, 600 + i * 62), 27, i)
    for i, name in enumerate(ICONS):
        paint_icon(painter, name, QRectF(1080 + i % 9 * 36, 1400 + i // 9 * 36, 24, 24), "#FFFFFF")


def main() -> None:
    """Write the sheet at twice its size."""
    application = QGuiApplication(sys.argv)
    image = QImage(felt(SIZE, 2.0, THEMES["green"]).toImage())
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    paint_sheet(painter)
    painter.end()
    image.save(sys.argv[1])
    del application


if __name__ == "__main__":
    main()

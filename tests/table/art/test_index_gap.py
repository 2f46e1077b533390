"""Around the corner index of every card is a gap: nothing else of the face touches it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QBitmap, QImage, QPainter, QRegion

from cardtable.core.cards import Card, Suit
from cardtable.table.art.card_painter import paint_ace, paint_index, paint_large_pip, paint_pips
from cardtable.table.art.court_panel import panel_path
from cardtable.table.art.themes import HEIGHT, LETTERS, WIDTH, CardStyle, ink_of
from cardtable.table.art.vector_drawing import HINTS, half_turned

PIPS, PANEL = 0.03, 0.017  # of the card's width: the least gap before pips, and before the panel of a court
WIDTHS = (46, 60, 78, 97, 116, 150, 200)
CARDS = [Card(rank, suit) for suit in Suit for rank in range(2, 15)] + [Card(0, None)]
pytestmark = pytest.mark.usefixtures("qapp")


def area(width: int, paint: Callable[[QPainter], None]) -> QRegion:
    """The pixels that are painted on a card of this width."""
    image = QImage(width, round(width * HEIGHT / WIDTH), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    size = QSizeF(image.size())
    painter.scale(size.width() / WIDTH, size.height() / HEIGHT)
    paint(painter)
    painter.end()
    return QRegion(QBitmap.fromImage(image.createAlphaMask()))


def indices(painter: QPainter, card: Card, style: CardStyle) -> None:
    paint_index(painter, card, style, ink_of(card, style))
    half_turned(painter)
    paint_index(painter, card, style, ink_of(card, style))


def inside(painter: QPainter, card: Card, style: CardStyle) -> None:
    """All of a face but the indices; of a court its panel, which holds all else."""
    ink = ink_of(card, style)
    if card.suit is None or card.rank in (11, 12, 13):
        painter.fillPath(panel_path(card, style), painter.background())
    elif style.large_indices:
        paint_large_pip(painter, card.suit, ink)
    elif card.rank == 14:
        paint_ace(painter, card.suit, ink)
    else:
        paint_pips(painter, card.rank, card.suit, ink)


def gap(card: Card, style: CardStyle, width: int) -> int:
    """How many pixels lie between the two, to whichever side."""
    index = area(width, lambda painter: indices(painter, card, style))
    other = area(width, lambda painter: inside(painter, card, style))
    steps = range(width)
    return next(step for step in steps if any(index.translated(*way).intersects(other) for way in around(step + 1)))


def around(step: int) -> list[tuple[int, int]]:
    return [(across * step, down * step) for across in (-1, 0, 1) for down in (-1, 0, 1)]


@pytest.mark.quick(1)
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("letters", LETTERS)
def test_nothing_touches_the_index(letters: str, large: bool) -> None:
    style = CardStyle(large_indices=large, letters=letters)
    for card in CARDS:
        court = card.suit is None or card.rank in (11, 12, 13)
        for width in WIDTHS:
            least = max(1, int((PANEL if court else PIPS) * width))
            assert gap(card, style, width) >= least, (card, width)

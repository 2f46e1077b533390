"""A whole card at any size: paper, index, pips or court, and the back."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from cardtable.core.cards import Card
from cardtable.table.art.card_style import BLACK, FACE, HEIGHT, RADIUS, WIDTH, CardStyle, ink_of
from cardtable.table.art.drawing import HINTS, colour, fill, half_turned, rounded, saved, stroke
from cardtable.table.art.indices import paint_index
from cardtable.table.art.panel import paint_panel
from cardtable.table.art.pips import paint_ace, paint_large_pip, paint_pips

HAIRLINE = "#3A352B"
_BACK_STAND_IN = {  # the mean colour of each pattern
    "phulkari": "#B8453A",
    "jaali": "#5F8480",
    "block": "#7A6A86",
    "kalamkari": "#D9BE98",
    "girih": "#4D7C92",
    "plain": "#33497A",
}


def paint_face(
    painter: QPainter, card: Card, size: QSizeF, style: CardStyle, *, black_joker: bool = False, detailed: bool = True
) -> None:
    """Paint a face from (0, 0) over `size`: rounded corners, transparent outside, no shadow.

    `black_joker` chooses the other joker. Without `detailed` a court is only its panel and its suit: a stand-in.
    """
    ink = BLACK if card.suit is None and black_joker else ink_of(card, style)
    with saved(painter):
        _begin(painter, size)
        if card.rank in (0, 11, 12, 13):
            _paint_court(painter, card, style, ink, detailed)
        else:
            _paint_symbols(painter, card, style, ink)
        _paint_indices(painter, card, style, ink)
        _paint_border(painter, size)


def paint_back(painter: QPainter, size: QSizeF, style: CardStyle, *, detailed: bool = True) -> None:
    """Paint a back from (0, 0) over `size`, like a face. Without `detailed` it is only a plain panel: a stand-in."""
    with saved(painter):
        _begin(painter, size)
        if detailed:
            from cardtable.table.art.backs import paint_pattern  # patterns are loaded when a back is first drawn

            paint_pattern(painter, style.back)
        else:
            fill(painter, rounded(13, 13, WIDTH - 26, HEIGHT - 26, 8), _BACK_STAND_IN[style.back])
        _paint_border(painter, size)


def _begin(painter: QPainter, size: QSizeF) -> None:
    """Set up card units and lay the paper."""
    painter.setRenderHints(HINTS)
    painter.scale(size.width() / WIDTH, size.height() / HEIGHT)
    fill(painter, rounded(0, 0, WIDTH, HEIGHT, RADIUS), FACE)


def _paint_court(painter: QPainter, card: Card, style: CardStyle, ink: str, detailed: bool) -> None:
    if not detailed:
        paint_panel(painter, card, style, ink)
        return
    from cardtable.table.art.courts import paint_court  # the figures are many lines: loaded with the first court

    paint_court(painter, card, style, ink)


def _paint_symbols(painter: QPainter, card: Card, style: CardStyle, ink: str) -> None:
    assert card.suit is not None
    if style.large_indices:
        paint_large_pip(painter, card.suit, ink)
    elif card.rank == 14:
        paint_ace(painter, card.suit, ink)
    else:
        paint_pips(painter, card.rank, card.suit, ink)


def _paint_indices(painter: QPainter, card: Card, style: CardStyle, ink: str) -> None:
    paint_index(painter, card, style, ink)
    with saved(painter):
        half_turned(painter)
        paint_index(painter, card, style, ink)


def _paint_border(painter: QPainter, size: QSizeF) -> None:
    """A hairline of one logical pixel, at least."""
    width = max(1.1, WIDTH / size.width())
    edge = rounded(width / 2, width / 2, WIDTH - width, HEIGHT - width, RADIUS - width / 2)
    stroke(painter, edge, colour(HAIRLINE, 0.34), width)

"""Cards too small for pips: rank over suit, both large, as in the mark of a table for people."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardtable.core.cards import Card
from cardtable.table.art.card_style import FACE, CardStyle, ink_of
from cardtable.table.art.drawing import colour, fill, placed, rounded_rect, star, stroke
from cardtable.table.art.indices import rank_path
from cardtable.table.art.shadows import depth_of, paint_shadow
from cardtable.table.art.suits import suit_at

HIGH = 1.32  # widths
CORNER = 0.13  # of the width
_CAP, _WIDEST = 0.4, 0.78  # of the width: a letter's height, and the room for a rank
_RANK_FOOT, _SUIT_MIDDLE, _SUIT = 0.43, 0.71, 0.52  # of the height, of the height, of the width


def paint_small_card(painter: QPainter, rect: QRectF, card: Card, style: CardStyle) -> None:
    """A card of any size that can be told at a glance; a joker is a star."""
    radius = rect.width() * CORNER
    paint_shadow(painter, rect, radius, depth_of(rect.width()) * 0.8)
    fill(painter, rounded_rect(rect, radius), FACE)
    stroke(painter, rounded_rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius), colour("#3A352B", 0.34), 1)
    ink = ink_of(card, style)
    middle = rect.center().x()
    if card.suit is None:
        fill(painter, placed(star(5, 0.45), middle, rect.center().y(), rect.width() * 0.8), ink)
        return
    path = rank_path(card.rank, style.letters)
    cap = rect.width() * _CAP
    size = min(cap, cap * (rect.width() * _WIDEST) / (path.boundingRect().width() * cap))
    fill(painter, placed(path, middle, rect.y() + rect.height() * _RANK_FOOT, size), ink)
    fill(painter, suit_at(card.suit, middle, rect.y() + rect.height() * _SUIT_MIDDLE, rect.width() * _SUIT), ink)


def paint_row(
    painter: QPainter, corner: QPointF, width: float, gap: float, cards: Sequence[Card], style: CardStyle
) -> None:
    """Small cards side by side from there on, from the left to the right."""
    for place, card in enumerate(cards):
        rect = QRectF(corner.x() + place * (width + gap), corner.y(), width, width * HIGH)
        paint_small_card(painter, rect, card, style)

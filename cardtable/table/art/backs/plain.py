"""A plain back: two frames and the four suits in a lozenge."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.core.cards import Suit
from cardtable.table.art.drawing import colour, fill, polygon, rounded_rect, stroke
from cardtable.table.art.suits import suit_at

_BLUE, _PALE = "#27406E", "#DDE5F5"


def paint_plain(painter: QPainter, area: QRectF) -> None:
    """Paint the pattern over `area`."""
    painter.fillRect(area, colour(_BLUE))
    stroke(painter, rounded_rect(area.adjusted(10, 10, -10, -10), 5), _PALE, 2)
    stroke(painter, rounded_rect(area.adjusted(16, 16, -16, -16), 3), colour(_PALE, 0.45), 1.5)
    places = ((Suit.SPADES, 125, 148), (Suit.HEARTS, 152, 175), (Suit.CLUBS, 125, 202), (Suit.DIAMONDS, 98, 175))
    for suit, x, y in places:
        fill(painter, suit_at(suit, x, y, 22), _PALE)
    stroke(painter, polygon((125, 112), (188, 175), (125, 238), (62, 175)), colour(_PALE, 0.8), 2)

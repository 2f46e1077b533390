"""The corner index: rank over suit, in the standard and the large size, in any of the scripts."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from cardtable.core.cards import Card, Suit
from cardtable.table.art.card_style import WIDTH, CardStyle
from cardtable.table.art.drawing import fill, placed, star
from cardtable.table.art.glyphs import glyph
from cardtable.table.art.suits import suit_at

_LETTERS = {14: "A", 13: "K", 12: "Q", 11: "J"}
_LATIN_TAIL = {"J": 1.0, "Q": 1.1}  # height in caps: the tail of J and Q must not run into the suit below


class CardIndexMetrics(NamedTuple):
    """Lengths of an index in card units: cap height, suit size, centre x, top y, gap over the suit, widest rank."""

    cap: float
    suit: float
    centre: float
    top: float
    gap: float
    widest: float


STANDARD = CardIndexMetrics(*(part * WIDTH for part in (0.242, 0.18, 0.14, 0.062, 0.042, 0.196)))
LARGE = CardIndexMetrics(*(part * WIDTH for part in (0.362, 0.23, 0.185, 0.06, 0.045, 0.3)))


def metrics_of(style: CardStyle) -> CardIndexMetrics:
    """The measures of the index in a style."""
    return LARGE if style.large_indices else STANDARD


@cache
def rank_path(rank: int, letters: str) -> QPainterPath:
    """The rank with its baseline at y = 0, its cap height 1, centred on x = 0; shared."""
    key = _LETTERS.get(rank, str(rank))
    path = _digits(key, letters) if key.isdigit() else glyph(key, letters)
    scale = _latin_scale(key, path) if letters == "latin" else 1 / path.boundingRect().height()
    box = path.boundingRect()
    bottom = box.bottom() if key in _LATIN_TAIL or letters != "latin" else 0.0
    lift = 0.09 if key == "Q" and letters == "latin" else 0.0
    return QTransform(scale, 0, 0, scale, -box.center().x() * scale, lift - bottom * scale).map(path)


def _latin_scale(key: str, path: QPainterPath) -> float:
    if key in _LATIN_TAIL:
        return _LATIN_TAIL[key] / path.boundingRect().height()
    return 1 / glyph("K", "latin").boundingRect().height()


def _digits(number: str, letters: str) -> QPainterPath:
    """The digits pushed together, in writing order (left to right in every script we have)."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for digit in number:
        shape = glyph(digit, letters)
        gap = 30.0 if path.elementCount() else 0.0
        path.addPath(shape.translated(path.boundingRect().right() + gap - shape.boundingRect().left(), 0))
    return path


def fitted_rank(rank: int, style: CardStyle) -> QPainterPath:
    """The rank where it stands on the card, no wider than there is room.

    A wide Latin rank ("10") is condensed; of the other scripts, whose letters are wider and would be hard to read so,
    a wide one is made narrower and lower by the same part.
    """
    metrics = metrics_of(style)
    path = rank_path(rank, style.letters)
    room = min(1.0, metrics.widest / (path.boundingRect().width() * metrics.cap))
    if style.letters == "latin":
        narrow, low = min(0.94, room), 1.0
    else:
        narrow, low = room, math.sqrt(room)
    placing = QTransform().translate(metrics.centre, metrics.top + metrics.cap * (1 + low) / 2)
    return placing.scale(metrics.cap * narrow, metrics.cap * low).map(path)


def paint_index(painter: QPainter, card: Card, style: CardStyle, ink: str) -> None:
    """The index in the left-hand top corner of a card in card units."""
    if card.suit is None:
        _paint_joker(painter, style, ink)
    else:
        fill(painter, fitted_rank(card.rank, style), ink)
        _paint_suit(painter, card.suit, metrics_of(style), ink)


def _paint_suit(painter: QPainter, suit: Suit, metrics: CardIndexMetrics, ink: str) -> None:
    middle = metrics.top + metrics.cap + metrics.gap + metrics.suit / 2
    fill(painter, suit_at(suit, metrics.centre, middle, metrics.suit), ink)


def _paint_joker(painter: QPainter, style: CardStyle, ink: str) -> None:
    """A star and the word below it, read downwards; big enough in both sets."""
    cap, centre, top = STANDARD.cap, STANDARD.centre, STANDARD.top
    fill(painter, placed(star(5, 0.42), centre, top + cap * 0.52, cap * 0.9), ink)
    word = glyph("JOKER", style.letters)
    box = word.boundingRect()
    scale = min(80 / box.width(), 19 / box.height())
    lying = word.translated(-box.left(), -box.center().y())
    fill(painter, placed(lying, centre, top + cap + 10, scale, 90), ink)

"""Tile pictures: fanned cards on game tiles and the welcome page, and small cards without pips.

They draw from a list of cards and know no game. Each takes 10 to 20 ms, so keep the pixmap and ask for it after the
first frame. Small cards show rank over suit, both large, as in the fingerprint cards of a room.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPixmap

from cardtable.core.cards import Card, Suit
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.card_marks import paint_cancelled, paint_dim
from cardtable.table.art.card_painter import paint_face, rank_path
from cardtable.table.art.card_pixmaps import depth_of, paint_shadow
from cardtable.table.art.ornaments import paint_ornament
from cardtable.table.art.themes import FACE, RADIUS, THEMES, WIDTH, CardStyle, ink_of

_FAN_STEP = 13.0  # degrees between two cards of the big fan, if they are few
_CLOSE_STEP = 9.0
_FAN_HALF, _WIDEST_HALF = 2 * _FAN_STEP, 45.0  # degrees on each side: of five cards, and of many
_FAN_SPARE = 0.08  # of a card's width, around the fan
_FAN_RADIUS = 2.92  # from the pivot to the middle of a card, in card widths
_TILE_STEP = 11.0
_BAND_TURN = -4.0  # degrees
HIGH = 1.32  # widths of a card
CORNER = 0.13  # of the width
_CAP, _WIDEST = 0.4, 0.78  # of the width: a letter's height, and the room for a rank
_RANK_FOOT, _SUIT_MIDDLE, _SUIT = 0.43, 0.71, 0.52  # of the height, of the height, of the width


class TilePlace(NamedTuple):
    """Place of a card in a picture: its middle, degrees clockwise, width."""

    x: float
    y: float
    angle: float
    width: float


def tile_pixmap(
    size: QSize,
    dpr: float,
    cards: Sequence[Card],
    style: CardStyle,
    paint: draw.Paint,
    ornament: Suit,
    cancelled: Sequence[int] = (),
) -> QPixmap:
    """Return the upper part of a tile: a ground in `paint` with an ornament, and the cards fanned on it. `cancelled`
    are the indices in `cards` of those that are crossed out."""
    pixmap = _blank(size, dpr)
    with draw.painting(pixmap) as painter:
        _paint_ground(painter, QRectF(0, 0, size.width(), size.height()), paint, ornament)
        for i, (card, place) in enumerate(zip(cards, tile_places(size, len(cards)), strict=True)):
            middle = QPointF(place.x, place.y)
            _paint_card(painter, card, middle, place.width, place.angle, style, cancelled=i in cancelled)
    return pixmap


def tile_places(size: QSize, count: int) -> list[TilePlace]:
    """Return the places of `count` cards in the picture of a tile."""
    width = min(size.height() * 0.53, size.width() * 0.36)
    steps = [i - (count - 1) / 2 for i in range(count)]
    x, y = size.width() / 2, size.height() * 0.53
    places = [(x + step * width * 0.59, y + 0.10 * width * abs(step), step * _TILE_STEP) for step in steps]
    return [TilePlace(*place, width) for place in places]


def band_pixmap(
    size: QSize, dpr: float, cards: Sequence[Card], style: CardStyle, paint: draw.Paint, ornament: Suit
) -> QPixmap:
    """Return the side of a statistics tile: a ground in `paint` with an ornament, and falling cards on it."""
    pixmap = _blank(size, dpr)
    width = min(0.54 * size.width(), 0.25 * size.height())
    with draw.painting(pixmap) as painter:
        _paint_ground(painter, QRectF(0, 0, size.width(), size.height()), paint, ornament)
        for i, card in enumerate(cards):
            place = i - (len(cards) - 1) / 2
            middle = QPointF(size.width() / 2 + 0.12 * width * place, size.height() / 2 + 0.92 * width * place)
            _paint_card(painter, card, middle, width, _BAND_TURN + 0.75 * _TILE_STEP * place, style)
    return pixmap


def fan_pixmap(size: QSize, dpr: float, cards: Sequence[Card], style: CardStyle) -> QPixmap:
    """Return a fan of cards, as large as they fit side by side, on a transparent ground."""
    pixmap = _blank(size, dpr)
    half = max(_FAN_HALF, min(_WIDEST_HALF, (len(cards) - 1) / 2 * _CLOSE_STEP))
    step = min(_FAN_STEP, 2 * half / max(1, len(cards) - 1))
    needed = _extent(half)
    width = min(size.width() / needed.width(), size.height() / needed.height())
    top = (size.height() - needed.height() * width) / 2 + (_FAN_SPARE + 0.7) * width
    pivot = QPointF(size.width() / 2, top + _FAN_RADIUS * width)
    with draw.painting(pixmap) as painter:
        for i, card in enumerate(cards):
            with draw.saved(painter):
                painter.translate(pivot)
                painter.rotate((i - (len(cards) - 1) / 2) * step)
                _paint_card(painter, card, QPointF(0, -_FAN_RADIUS * width), width, 0, style)
    return pixmap


def _extent(half: float) -> QSizeF:
    """Return the size of a fan that reaches `half` degrees to each side, in widths of a card, which is 1.4 high."""
    sine, cosine = math.sin(math.radians(half)), math.cos(math.radians(half))
    across = (_FAN_RADIUS + 0.7) * sine + 0.5 * cosine
    lowest = (_FAN_RADIUS - 0.7) * cosine - 0.5 * sine  # above the pivot
    return QSizeF(2 * (across + _FAN_SPARE), _FAN_RADIUS + 0.7 - lowest + 2 * _FAN_SPARE)


def _blank(size: QSize, dpr: float) -> QPixmap:
    return draw.blank_pixmap(QSize(round(size.width() * dpr), round(size.height() * dpr)), dpr)


def _paint_ground(painter: QPainter, area: QRectF, paint: draw.Paint, ornament: Suit) -> None:
    light = QLinearGradient(area.topLeft(), area.bottomLeft())
    light.setColorAt(0, draw.mix(paint, "#FFFFFF", 0.10))
    light.setColorAt(1, draw.mix(paint, "#000000", 0.12))
    painter.fillRect(area, QBrush(light))
    whole = draw.rounded(area.x(), area.y(), area.width(), area.height(), 0)
    pale = draw.colour("#FFFFFF", 0.085)
    paint_ornament(painter, ornament, whole, 30, pale, pale)


def _paint_card(
    painter: QPainter,
    card: Card,
    middle: QPointF,
    width: float,
    turn: float,
    style: CardStyle,
    *,
    cancelled: bool = False,
) -> None:
    size = QSizeF(width, 1.4 * width)
    radius = RADIUS / WIDTH * width
    rect = QRectF(QPointF(0, 0), size)
    with draw.saved(painter):
        painter.translate(middle)
        painter.rotate(turn)
        painter.translate(-rect.center())
        paint_shadow(painter, rect, radius, depth_of(width))
        paint_face(painter, card, size, style)
        if cancelled:
            paint_dim(painter, rect, radius, THEMES["green"])
            paint_cancelled(painter, rect)


def paint_small_card(painter: QPainter, rect: QRectF, card: Card, style: CardStyle) -> None:
    """Paint a card of any size that can be told at a glance; a joker is a star."""
    radius = rect.width() * CORNER
    paint_shadow(painter, rect, radius, depth_of(rect.width()) * 0.8)
    draw.fill(painter, draw.rounded_rect(rect, radius), FACE)
    draw.stroke(
        painter, draw.rounded_rect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius), draw.colour("#3A352B", 0.34), 1
    )
    ink = ink_of(card, style)
    middle = rect.center().x()
    if card.suit is None:
        draw.fill(painter, draw.placed(draw.star(5, 0.45), middle, rect.center().y(), rect.width() * 0.8), ink)
        return
    path = rank_path(card.rank, style.letters)
    cap = rect.width() * _CAP
    size = min(cap, cap * (rect.width() * _WIDEST) / (path.boundingRect().width() * cap))
    draw.fill(painter, draw.placed(path, middle, rect.y() + rect.height() * _RANK_FOOT, size), ink)
    draw.fill(
        painter, draw.suit_at(card.suit, middle, rect.y() + rect.height() * _SUIT_MIDDLE, rect.width() * _SUIT), ink
    )


def paint_row(
    painter: QPainter, corner: QPointF, width: float, gap: float, cards: Sequence[Card], style: CardStyle
) -> None:
    """Paint small cards side by side from `corner`, from left to right."""
    for place, card in enumerate(cards):
        rect = QRectF(corner.x() + place * (width + gap), corner.y(), width, width * HIGH)
        paint_small_card(painter, rect, card, style)

"""Ornaments of the suits: phulkari stitches, jaali rings, girih stars, kalamkari leaves.

An ornament is a texture brush whose tile is drawn at the resolution of the device: ten times as fast as filling every
repeat, and as sharp.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QTransform

from cardtable.core.cards import Suit
from cardtable.table.art import vector_drawing as draw

_LEAF = "M0,.36 C.02,0 .18,-.22 .46,-.3 .46,.05 .25,.28 0,.36 Z"
_ROWS = {Suit.SPADES: 1.0, Suit.DIAMONDS: 1.0, Suit.HEARTS: 1.16, Suit.CLUBS: 1.16}  # height of a tile of two rows


def paint_ornament(
    painter: QPainter, suit: Suit, shape: QPainterPath, size: float, paint: draw.Paint, dots: draw.Paint
) -> None:
    """Fill `shape` with repeats of `size`, one of them in its middle; `dots` colours the hearts of the jaali rings."""
    transform = painter.deviceTransform()  # in steps of an eighth, so that tiles can be reused
    scale = max(1.0, math.ceil(8 * math.hypot(transform.m11(), transform.m12()))) / 8
    tile = _tile(suit, size, draw.colour(paint).rgba(), draw.colour(dots).rgba(), scale)
    middle = shape.boundingRect().center()
    brush = QBrush(tile)
    fit = QTransform.fromTranslate(middle.x(), middle.y())
    brush.setTransform(fit.scale(size / tile.width(), size * _ROWS[suit] / tile.height()))
    painter.fillPath(shape, brush)


@lru_cache(maxsize=64)
def _tile(suit: Suit, size: float, paint: int, dots: int, scale: float) -> QImage:
    """Return one repeat: a motif at the corners and one in the middle."""
    width, height = size, size * _ROWS[suit]
    tile = QImage(math.ceil(width * scale), math.ceil(height * scale), QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(0)
    painter = draw.smooth_painter(tile)
    painter.scale(tile.width() / width, tile.height() / height)
    places = [(x * width, y * height) for x, y in ((0, 0), (1, 0), (0, 1), (1, 1), (0.5, 0.5))]
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for x, y in places:
        whole = whole.united(draw.placed(_motif(suit), x, y, size))
    draw.fill(painter, whole, QColor.fromRgba(paint))
    if suit is Suit.HEARTS:
        for x, y in places:
            draw.fill(painter, draw.circle(x, y, size * 0.13), QColor.fromRgba(dots))
    painter.end()
    return tile


def _motif(suit: Suit) -> QPainterPath:
    match suit:
        case Suit.SPADES:
            outer = draw.polygon((0, -0.418), (0.44, 0), (0, 0.418), (-0.44, 0))
            return outer.subtracted(draw.polygon((0, -0.21), (0.22, 0), (0, 0.21), (-0.22, 0)))
        case Suit.HEARTS:
            return draw.circle(0, 0, 0.55).subtracted(draw.circle(0, 0, 0.45))
        case Suit.DIAMONDS:
            return draw.placed(draw.star(8, 0.62, 0), 0, 0, 0.78)
        case _:
            return draw.outline(_LEAF).united(draw.mirrored(draw.outline(_LEAF), 0.0))

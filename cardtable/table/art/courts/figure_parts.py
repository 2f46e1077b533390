"""Parts of court cards: inks, ornaments and the tinted panel.

The ornament of a suit (phulkari stitches, jaali rings, girih stars, kalamkari leaves) is a texture brush whose tile is
drawn at the resolution of the device: ten times as fast as filling every repeat, and as sharp.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QTransform

from cardtable.core.cards import Card, Suit
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.themes import FACE, HEIGHT, WIDTH, CardStyle

_LEAF = "M0,.36 C.02,0 .18,-.22 .46,-.3 .46,.05 .25,.28 0,.36 Z"
_ROWS = {Suit.SPADES: 1.0, Suit.DIAMONDS: 1.0, Suit.HEARTS: 1.16, Suit.CLUBS: 1.16}  # height of a tile of two rows
_INSET = 15.0


class Inks(NamedTuple):
    """Colours of a court figure, from the ink of its suit: `mid` lighter, `dark` darker; `wash` tints the panel."""

    ink: QColor
    mid: QColor
    wash: QColor
    dark: QColor
    paper: QColor

    @classmethod
    def of(cls, ink: str) -> Inks:
        dark = draw.mix(ink, "#000000", 0.38) if QColor(ink).lightness() > 40 else QColor("#000000")
        return cls(QColor(ink), draw.mix(ink, "#FFFFFF", 0.4), draw.mix(ink, FACE, 0.915), dark, QColor(FACE))


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
    painter = QPainter(tile)
    painter.setRenderHints(draw.HINTS)
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


def panel_path(card: Card, style: CardStyle) -> QPainterPath:
    """Return the panel's outline in card units, notched where the indices stand."""
    large = style.large_indices and card.suit is not None
    width, height = (0.375 * WIDTH - 3, 184.0) if large else (0.28 * WIDTH - 3, 139.0)
    if card.suit is None:
        height += 33  # the joker's word is longer than a suit
    whole = draw.rounded(_INSET, _INSET, WIDTH - 2 * _INSET, HEIGHT - 2 * _INSET, 9)
    notch = draw.rounded(-40, -40, width + 40, height + 40, 9)
    turned = QTransform().translate(WIDTH, HEIGHT).rotate(180).map(notch)
    return whole.subtracted(notch).subtracted(turned)


def paint_panel(painter: QPainter, card: Card, style: CardStyle, ink: str) -> None:
    """Paint the panel without its figure, a pale suit in its place: shown until the court is drawn."""
    panel = panel_path(card, style)
    draw.fill(painter, panel, draw.mix(ink, FACE, 0.915))
    draw.stroke(painter, panel, draw.colour(ink, 0.85), 2.2)
    if card.suit is not None:
        draw.fill(painter, draw.suit_at(card.suit, WIDTH / 2, HEIGHT / 2, 0.3 * WIDTH), draw.mix(ink, FACE, 0.6))

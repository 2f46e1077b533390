"""Card marks: badges, focus ring, rims, medals, dealer and count signs on cards and plates.

They differ in shape and place, not in colour alone: the badge lies in the strip that a fan leaves visible, the ring
runs around the whole card.
"""

from __future__ import annotations

import enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform

from cardtable.core.cards import Card, Suit
from cardtable.table.art.themes import FACE, GOLD, CardStyle, Theme, ink_of
from cardtable.table.art.vector_drawing import (
    circle,
    colour,
    fill,
    line,
    placed,
    rounded_rect,
    saved,
    star,
    stroke,
    stroke_dashed,
    suit_at,
)

DASHES = (3.0, 2.0)
WINNER_WIDTH = 3.5
_CANCEL, _STAND_IN = "#B5172A", "#3A2A05"


class Badge(enum.Enum):
    """Symbol in the disc of a badge."""

    TICK = enum.auto()
    UP = enum.auto()
    DOWN = enum.auto()


def badge_place(card: QRectF) -> tuple[QPointF, float]:
    """Return middle and radius of the disc, below index and medal."""
    width = card.width()
    return QPointF(card.x() + 0.155 * width, card.y() + 0.95 * width), 0.125 * width


def paint_badge(painter: QPainter, middle: QPointF, radius: float, badge: Badge, theme: Theme) -> None:
    """Paint a disc in the accent colours with the symbol."""
    x, y = middle.x(), middle.y()
    fill(painter, circle(x, y, radius * 1.16), theme.accent_ink)
    fill(painter, circle(x, y, radius), theme.accent)
    for path in _strokes(badge, x, y, radius):
        stroke(painter, path, theme.accent_ink, max(1.6, radius * 0.28))


def _strokes(badge: Badge, x: float, y: float, size: float) -> list[QPainterPath]:
    if badge is Badge.TICK:
        corners = ((-0.46, 0.02), (-0.12, 0.38), (0.48, -0.4))
        return [line(*((x + size * across, y + size * down) for across, down in corners))]
    way = -size if badge is Badge.UP else size
    shaft = line((x, y - way * 0.52), (x, y + way * 0.5))
    head = line((x - size * 0.42, y + way * 0.08), (x, y + way * 0.54), (x + size * 0.42, y + way * 0.08))
    return [shaft, head]


def paint_focus(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    """Paint a broad ring on the card's edge, dark under light dashes, visible everywhere and clear of the index."""
    width = min(7.0, max(4.0, 0.06 * card.width()))
    grow = width / 2 - 2
    ring = rounded_rect(card.adjusted(-grow, -grow, grow, grow), radius + grow)
    stroke(painter, ring, theme.focus, width)
    pen = QPen(QColor(theme.focus_dashes), max(1.8, width * 0.45), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(list(DASHES))
    painter.strokePath(ring, pen)


def paint_winner(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    """Paint the winning card's rim, before the card or around it afterwards."""
    half = WINNER_WIDTH / 2
    stroke(painter, rounded_rect(card.adjusted(-half, -half, half, half), radius + half), theme.glow, WINNER_WIDTH)


def paint_coming(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    """Paint a dashed rim and an arrow downwards: this card would come to the hand."""
    shape = rounded_rect(card.adjusted(-2, -2, 2, 2), radius + 2)
    stroke(painter, shape, colour("#10130F", 0.9), 4.4)
    stroke_dashed(painter, shape, theme.accent, 3.2, (2.2, 1.6))
    x, y, size = card.center().x(), card.bottom() - 0.2 * card.width(), 0.15 * card.width()
    fill(painter, circle(x, y, size), theme.accent)
    stroke(painter, line((x, y - size * 0.55), (x, y + size * 0.5)), theme.accent_ink, size * 0.26)
    head = line((x - size * 0.42, y + size * 0.1), (x, y + size * 0.55), (x + size * 0.42, y + size * 0.1))
    stroke(painter, head, theme.accent_ink, size * 0.26)


def paint_trial(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    """Paint a thin broken rim: the card lies there only on trial."""
    stroke_dashed(painter, rounded_rect(card.adjusted(-1, -1, 1, 1), radius + 1), theme.glow, 2.4, (4, 2))


def paint_played(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    """Paint a dashed rim in the colour of a loss: the card was chosen, and another one was better."""
    stroke_dashed(painter, rounded_rect(card.adjusted(0.5, 0.5, -0.5, -0.5), radius), theme.bad, 3.2, (2.4, 1.4))


def paint_asked(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    """Paint a broad dashed rim: a participant asks to take this card back."""
    shape = rounded_rect(card.adjusted(-3, -3, 3, 3), radius + 3)
    stroke(painter, shape, colour("#10130F", 0.75), 5)
    stroke_dashed(painter, shape, theme.accent, 3, (4, 2.2))


def paint_wild(painter: QPainter, card: QRectF) -> None:
    """Paint a gold star on a dark field in the strip that a column leaves visible: the card stands for another."""
    width, high = card.width(), 0.17 * card.width()
    field = QRectF(card.x() + 0.42 * width, card.y() + 0.02 * width, 0.52 * width, high)
    fill(painter, rounded_rect(field, 0.05 * width), _STAND_IN)
    fill(painter, placed(star(5, 0.45), field.center().x(), field.center().y() + 0.04 * high, 0.95 * high), GOLD)


def paint_cancelled(painter: QPainter, card: QRectF) -> None:
    """Paint a red cross with a white rim in the middle of a card, clear of both indices."""
    reach, middle = card.width() * 0.23, card.center()
    for paint, width in ((colour(FACE, 0.95), 0.125), (colour(_CANCEL), 0.075)):
        for down in (reach, -reach):
            bar = line((middle.x() - reach, middle.y() - down), (middle.x() + reach, middle.y() + down))
            stroke(painter, bar, paint, card.width() * width)


def paint_own_trump(painter: QPainter, middle: QPointF, radius: float, suit: Suit, style: CardStyle) -> None:
    """Paint a gold medal that bears the suit of somebody's own trump."""
    x, y = middle.x(), middle.y()
    fill(painter, circle(x, y + 0.12 * radius, radius * 1.08), colour("#000000", 0.3))
    fill(painter, placed(star(12, 0.88), x, y, 2 * radius), GOLD)
    fill(painter, circle(x, y, radius * 0.76), FACE)
    fill(painter, suit_at(suit, x, y + radius * 0.03, radius), ink_of(Card(2, suit), style))


def medal_place(card: QRectF) -> tuple[QPointF, float]:
    """Return middle and radius of the medal on a card, inside the strip that a fan leaves visible."""
    width = card.width()
    return QPointF(card.x() + 0.145 * width, card.y() + 0.66 * width), 0.10 * width


def paint_ice(painter: QPainter, square: QRectF, theme: Theme, scale: float) -> None:
    """Paint a cold rim around a pile that a card lies across, and a flake at its corner."""
    rim = square.adjusted(-6 * scale, -3 * scale, 6 * scale, 3 * scale)
    outer = rim.adjusted(-3 * scale, -3 * scale, 3 * scale, 3 * scale)
    stroke(painter, rounded_rect(rim, 12 * scale), colour(theme.ice, 0.85), 2.2 * scale)
    stroke(painter, rounded_rect(outer, 15 * scale), colour(theme.ice, 0.3), 4 * scale)
    middle, radius = QPointF(rim.right() - 8 * scale, rim.top() + 8 * scale), 12 * scale
    fill(painter, circle(middle.x(), middle.y(), radius), theme.ice_deep)
    stroke(painter, circle(middle.x(), middle.y(), radius), theme.ice_ink, 1.8 * scale)
    for turn in range(6):
        ray = QTransform().translate(middle.x(), middle.y()).rotate(60 * turn).scale(scale, scale)
        stroke(painter, ray.map(line((0, 0), (0, -8))), theme.ice_ink, 1.6 * scale)
        stroke(painter, ray.map(line((-2.6, -6.8), (0, -4.2), (2.6, -6.8))), theme.ice_ink, 1.3 * scale)


def paint_dim(painter: QPainter, card: QRectF, radius: float, theme: Theme) -> None:
    """Shade a card that may not be played: paper and ink darken alike, so the index keeps its contrast."""
    with saved(painter):
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        fill(painter, rounded_rect(card, radius), theme.dim)


def dim_pixmap(picture: QPixmap, dim: QColor) -> QPixmap:
    """Return a card's picture under the shade of `paint_dim`, its transparent corners kept."""
    shaded = picture.copy()
    painter = QPainter(shaded)
    area = QRectF(QPointF(0, 0), shaded.deviceIndependentSize())
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(area, dim)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return shaded


def paint_dealer(painter: QPainter, middle: QPointF, radius: float, theme: Theme) -> None:
    """Paint a disc with a little fan of two cards, the sign of the dealer in every language."""
    x, y = middle.x(), middle.y()
    fill(painter, circle(x, y, radius), theme.accent)
    stroke(painter, circle(x, y, radius - 0.5), colour("#000000", 0.35), 1)
    sheet = rounded_rect(QRectF(-0.34, -0.5, 0.68, 1.0), 0.1)
    for turn, shift in ((-16, -0.14), (14, 0.16)):
        leaf = placed(sheet, x + shift * radius, y, radius, turn)
        fill(painter, leaf, theme.accent_ink)
        stroke(painter, leaf, theme.accent, radius * 0.1)


def paint_count(painter: QPainter, middle: QPointF, radius: float, number: str, theme: Theme, font: QFont) -> None:
    """Paint a bubble with a count; `number` comes from the one number formatter."""
    sized = QFont(font)
    sized.setPixelSize(max(8, round(radius * 1.28)))
    sized.setBold(True)
    width = max(2 * radius, QFontMetricsF(sized).horizontalAdvance(number) + radius * 0.9)
    pill = QRectF(middle.x() - width / 2, middle.y() - radius, width, 2 * radius)
    fill(painter, rounded_rect(pill, radius), colour("#26231E", 0.9) if theme.light else colour("#000000", 0.78))
    stroke(painter, rounded_rect(pill.adjusted(0.5, 0.5, -0.5, -0.5), radius), colour("#FFFFFF", 0.55), 1)
    painter.setFont(sized)
    painter.setPen(QColor("#FFFFFF"))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, number)


def paint_card_place(painter: QPainter, card: QRectF, radius: float, theme: Theme, *, ready: bool) -> None:
    """Paint a dashed place of a card to come; filled and brighter while a dragged card may be dropped there."""
    shape = rounded_rect(card.adjusted(1, 1, -1, -1), radius)
    fill(painter, shape, colour(theme.glow if ready else theme.line, 0.22 if ready else 0.07))
    edge = colour(theme.glow, 0.95) if ready else colour(theme.line, max(0.4, theme.line_alpha))
    stroke_dashed(painter, shape, edge, 1.6, (4, 3))

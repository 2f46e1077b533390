"""Tinted panel of a court card."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath, QTransform

from cardtable.core.cards import Card
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.themes import FACE, HEIGHT, WIDTH, CardStyle

_INSET = 15.0


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

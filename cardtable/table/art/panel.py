"""The tinted panel of the court cards, notched where the indices stand."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath, QTransform

from cardtable.core.cards import Card
from cardtable.table.art.card_style import FACE, HEIGHT, WIDTH, CardStyle
from cardtable.table.art.drawing import colour, fill, mix, rounded, stroke
from cardtable.table.art.suits import suit_at

_INSET = 15.0


def panel_path(card: Card, style: CardStyle) -> QPainterPath:
    """The panel's outline in card units."""
    large = style.large_indices and card.suit is not None
    width, height = (0.375 * WIDTH - 3, 184.0) if large else (0.28 * WIDTH - 3, 139.0)
    if card.suit is None:
        height += 33  # the joker's word is longer than a suit
    whole = rounded(_INSET, _INSET, WIDTH - 2 * _INSET, HEIGHT - 2 * _INSET, 9)
    notch = rounded(-40, -40, width + 40, height + 40, 9)
    turned = QTransform().translate(WIDTH, HEIGHT).rotate(180).map(notch)
    return whole.subtracted(notch).subtracted(turned)


def paint_panel(painter: QPainter, card: Card, style: CardStyle, ink: str) -> None:
    """The panel without its figure, a pale suit in its place: shown until the court is drawn."""
    panel = panel_path(card, style)
    fill(painter, panel, mix(ink, FACE, 0.915))
    stroke(painter, panel, colour(ink, 0.85), 2.2)
    if card.suit is not None:
        fill(painter, suit_at(card.suit, WIDTH / 2, HEIGHT / 2, 0.3 * WIDTH), mix(ink, FACE, 0.6))

"""Court cards and jokers: a half figure above a slanting sash, the same figure turned below it.

Every suit is a region with its ornament: spades Punjab, hearts the Hindi belt, diamonds Persia, clubs the Telugu land.
"""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from cardtable.core.cards import Card, Suit
from cardtable.table.art.courts.figure_parts import Inks, panel_path
from cardtable.table.art.courts.jacks import paint_jack
from cardtable.table.art.courts.jokers import paint_joker
from cardtable.table.art.courts.kings import paint_king
from cardtable.table.art.courts.queens import paint_queen
from cardtable.table.art.themes import GOLD, HEIGHT, WIDTH, CardStyle
from cardtable.table.art.vector_drawing import (
    clipped,
    colour,
    fill,
    half_turned,
    lozenge,
    polygon,
    rounded,
    saved,
    stroke,
)

_SLANT = 25.0  # the seam falls by this much on each side of the middle: from (0, 200) to (250, 150)
_FIGURES = {13: paint_king, 12: paint_queen, 11: paint_jack, 0: paint_joker}


def paint_court(painter: QPainter, card: Card, style: CardStyle, ink: str) -> None:
    """Paint the panel with its double figure, in card units."""
    inks = Inks.of(ink)
    suit = Suit.SPADES if card.suit is None else card.suit
    panel = panel_path(card, style)
    fill(painter, panel, inks.wash)
    with clipped(painter, panel):
        _paint_half(painter, card, suit, style, inks)
        with saved(painter):
            half_turned(painter)
            _paint_half(painter, card, suit, style, inks)
        _paint_sash(painter, inks)
    stroke(painter, panel, colour(inks.ink, 0.85), 2.2)


def _paint_half(painter: QPainter, card: Card, suit: Suit, style: CardStyle, inks: Inks) -> None:
    slope = _SLANT * 1.08
    upper = polygon((-10, -10), (WIDTH + 10, -10), (WIDTH + 10, 175 - slope), (-10, 175 + slope))
    with clipped(painter, upper):
        _place_figure(painter, beside_large_index=style.large_indices and card.suit is not None)
        _FIGURES[card.rank](painter, suit, inks)


def _place_figure(painter: QPainter, *, beside_large_index: bool) -> None:
    """Fit the figure into its panel; beside a large index it is a little smaller and stands to the right."""
    scale, right, down = (0.9, 15.0, 3.0) if beside_large_index else (0.935, 0.0, 1.0)
    painter.translate(WIDTH / 2 + right, HEIGHT / 2 + down)
    painter.scale(scale, scale)
    painter.translate(-WIDTH / 2, -HEIGHT / 2)


def _paint_sash(painter: QPainter, inks: Inks) -> None:
    """Paint the studded band over the seam of the two halves."""
    with saved(painter):
        painter.translate(WIDTH / 2, HEIGHT / 2)
        painter.rotate(math.degrees(math.atan2(-2 * _SLANT, WIDTH)))
        fill(painter, rounded(-150, -10, 300, 20, 0), GOLD)
        fill(painter, rounded(-150, -7, 300, 14, 0), inks.ink)
        for i in range(-7, 8):
            fill(painter, lozenge(i * 16, 0, 10), inks.paper if i % 2 else GOLD)

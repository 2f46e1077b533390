"""Court cards and jokers: a half figure above a slanting sash, the same figure turned below it.

Every suit is a region with its ornament: spades Punjab, hearts the Hindi belt, diamonds Persia, clubs the Telugu land.
"""

from __future__ import annotations

import math

from PySide6.QtGui import QColor, QPainter

from cardtable.core.cards import Card, Suit
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.court_panel import panel_path
from cardtable.table.art.drawings import DrawingPainter, load_drawings
from cardtable.table.art.themes import FACE, GOLD, GOLD_DARK, HEIGHT, WIDTH, CardStyle

_SLANT = 25.0  # the seam falls by this much on each side of the middle: from (0, 200) to (250, 150)
_FIGURES = {13: "king", 12: "queen", 11: "jack", 0: "joker"}  # in courts.json; the headgear of a suit stands apart
_EYE = "#2A1A14"


def paint_court(painter: QPainter, card: Card, style: CardStyle, ink: str) -> None:
    """Paint the panel with its double figure, in card units."""
    suit = Suit.SPADES if card.suit is None else card.suit
    panel = panel_path(card, style)
    draw.fill(painter, panel, draw.mix(ink, FACE, 0.915))
    with draw.clipped(painter, panel):
        _paint_half(painter, card, suit, style, ink)
        with draw.saved(painter):
            draw.half_turned(painter)
            _paint_half(painter, card, suit, style, ink)
        _paint_sash(painter, ink)
    draw.stroke(painter, panel, draw.colour(ink, 0.85), 2.2)


def _paint_half(painter: QPainter, card: Card, suit: Suit, style: CardStyle, ink: str) -> None:
    slope = _SLANT * 1.08
    upper = draw.polygon((-10, -10), (WIDTH + 10, -10), (WIDTH + 10, 175 - slope), (-10, 175 + slope))
    with draw.clipped(painter, upper):
        # beside a large index the figure is a little smaller and stands to the right
        large = style.large_indices and card.suit is not None
        scale, right, down = (0.9, 15.0, 3.0) if large else (0.935, 0.0, 1.0)
        painter.translate(WIDTH / 2 + right, HEIGHT / 2 + down)
        painter.scale(scale, scale)
        painter.translate(-WIDTH / 2, -HEIGHT / 2)
        name, drawings = _FIGURES[card.rank], load_drawings("courts")
        figure = DrawingPainter(painter, _palette(name, suit, ink), suit)
        figure.paint(drawings[name])
        if card.suit is not None:
            figure.paint(drawings[f"{name} {suit.name.lower()}"])


def _palette(name: str, suit: Suit, ink: str) -> dict[str, draw.Paint]:
    """Return the paints that drawings of courts name; hair, stem and stone differ from suit to suit."""
    red = suit in (Suit.HEARTS, Suit.DIAMONDS)
    if name == "queen":
        hair: draw.Paint = _EYE if red else draw.mix(_EYE, ink, 0.3)
    else:
        hair = "#4A2D1C" if red else "#2B211D"
    return {
        "ink": ink,
        "mid": draw.mix(ink, "#FFFFFF", 0.4),
        "dark": draw.mix(ink, "#000000", 0.38) if QColor(ink).lightness() > 40 else "#000000",
        "paper": FACE,
        "gold": GOLD,
        "gold_dark": GOLD_DARK,
        "skin": "#EFC9A0",
        "shade": "#DBA777",
        "eye": _EYE,
        "hair": hair,
        "stem": GOLD_DARK if suit is Suit.DIAMONDS else draw.mix(GOLD_DARK, "#3C6B2F", 0.6),
        "stone": ink if red else FACE,
    }


def _paint_sash(painter: QPainter, ink: str) -> None:
    with draw.saved(painter):
        painter.translate(WIDTH / 2, HEIGHT / 2)
        painter.rotate(math.degrees(math.atan2(-2 * _SLANT, WIDTH)))
        draw.fill(painter, draw.rounded(-150, -10, 300, 20, 0), GOLD)
        draw.fill(painter, draw.rounded(-150, -7, 300, 14, 0), ink)
        for i in range(-7, 8):
            draw.fill(painter, draw.lozenge(i * 16, 0, 10), FACE if i % 2 else GOLD)

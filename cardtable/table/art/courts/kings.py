"""The kings: a carved beard, and a staff that bears the suit in a ring."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from cardtable.core.cards import Suit
from cardtable.table.art.card_style import GOLD, GOLD_DARK
from cardtable.table.art.courts.crowns import paint_crown
from cardtable.table.art.courts.inks import Inks
from cardtable.table.art.courts.parts import paint_face, paint_hand, paint_lips, paint_robe
from cardtable.table.art.drawing import (
    circle,
    colour,
    fill,
    line,
    outline,
    polygon,
    rounded,
    stroke,
    with_mirror,
)
from cardtable.table.art.ornaments import paint_ornament
from cardtable.table.art.suits import suit_at

_BEARD = (
    "M96,84 C100,96 106,101 125,101 144,101 150,96 154,84 L156,112 C156,134 138,140 125,154 112,140 94,134 94,112 Z"
)
_MOUSTACHE = "M125,95 C136,91 148,98 158,91 156,103 138,106 125,101 Z"


def paint_king(painter: QPainter, suit: Suit, inks: Inks) -> None:
    """The upper half of a king in card units."""
    _paint_staff(painter, suit, inks)
    fill(painter, rounded(91, 56, 68, 76, 18), inks.dark)
    paint_robe(painter, suit, inks)
    _paint_front(painter, suit, inks)
    _paint_arm(painter, inks)
    paint_face(painter, 52, 54, 120)
    _paint_beard(painter, inks)
    paint_crown(painter, suit, inks)


def _paint_staff(painter: QPainter, suit: Suit, inks: Inks) -> None:
    stroke(painter, line((205, 70), (205, 220)), GOLD_DARK, 7)
    stroke(painter, line((204, 70), (204, 220)), GOLD, 4)
    fill(painter, circle(205, 50, 25), GOLD)
    fill(painter, circle(205, 50, 20.5), inks.paper)
    fill(painter, suit_at(suit, 205, 50, 29), inks.ink)
    fill(painter, rounded(193, 76, 24, 7, 3), GOLD)


def _paint_front(painter: QPainter, suit: Suit, inks: Inks) -> None:
    fill(painter, polygon((125, 118), (154, 126), (160, 230), (90, 230), (96, 126)), GOLD)
    panel = polygon((125, 118), (146, 126), (150, 230), (100, 230), (104, 126))
    fill(painter, panel, inks.paper)
    paint_ornament(painter, suit, panel, 17, inks.ink, inks.ink)


def _paint_arm(painter: QPainter, inks: Inks) -> None:
    fill(painter, polygon((176, 168), (196, 140), (220, 150), (206, 186)), inks.dark)
    fill(painter, polygon((184, 150), (196, 134), (222, 144), (218, 156)), GOLD)
    paint_hand(painter, 206, 134)


def _paint_beard(painter: QPainter, inks: Inks) -> None:
    fill(painter, outline(_BEARD), inks.dark)
    for dx in (-17, -6, 6, 17):
        wave = line((125 + dx, 114), (125 + dx * 0.55, 138 - abs(dx) * 0.5))
        stroke(painter, wave, colour(inks.paper, 0.55), 2.4)
    moustache = with_mirror(outline(_MOUSTACHE))
    fill(painter, moustache, inks.dark)
    stroke(painter, moustache, colour(inks.paper, 0.6), 1.6)
    paint_lips(painter, 106.5, 6.5, "#C4524A")

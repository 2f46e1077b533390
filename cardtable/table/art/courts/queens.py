"""The queens: a veil falling to the shoulders, a necklace and a flower."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter

from cardtable.core.cards import Suit
from cardtable.table.art.card_style import GOLD, GOLD_DARK
from cardtable.table.art.courts.inks import EYE, SKIN, SKIN_SHADE, Inks
from cardtable.table.art.courts.parts import paint_face, paint_jewel, paint_lips, paint_robe
from cardtable.table.art.courts.tiaras import paint_tiara
from cardtable.table.art.drawing import (
    circle,
    colour,
    fill,
    line,
    mirrored,
    mix,
    outline,
    placed,
    rounded,
    stroke,
)
from cardtable.table.art.ornaments import paint_ornament
from cardtable.table.art.suits import lozenge

_VEIL = "M125,22 C164,22 176,52 176,86 176,118 186,140 200,168 L50,168 C64,140 74,118 74,86 74,52 86,22 125,22 Z"
_VEIL_FRONT = "M84,60 C74,96 76,128 52,176 L84,190 C100,160 96,128 94,100 Z"
_VEIL_EDGE = "M95,66 C93,110 104,150 84,192"
_NECKLINE = "M96,122 C100,172 150,172 154,122 Z"
_NECKLACE = "M93,122 C99,172.84 151,172.84 157,122"
_HAIR = "M125,36 C152,36 160,54 158,92 154,102 150,106 148,108 L102,108 C100,106 96,102 92,92 90,54 98,36 125,36 Z"
_PARTING = "M99,84 C98,66 112,60 125,54 138,60 152,66 151,84 L156,60 140,46 110,46 94,60 Z"
_QUEEN_LEAF = "M201,116 C212,106 222,104 228,106 226,118 214,124 200,124 Z"
_QUEEN_PETAL = "M0,0 C-11,-8 -10,-22 0,-27 10,-22 11,-8 0,0 Z"


def paint_queen(painter: QPainter, suit: Suit, inks: Inks) -> None:
    """The upper half of a queen in card units."""
    _paint_flower(painter, suit, inks)
    fill(painter, outline(_VEIL), inks.ink)
    paint_robe(painter, suit, inks)
    _paint_necklace(painter, inks)
    fill(painter, rounded(113, 104, 24, 30, 6), SKIN_SHADE)
    _paint_veil_front(painter, suit, inks)
    hair = _hair_colour(suit, inks)
    fill(painter, outline(_HAIR), hair)
    paint_face(painter, 58, 50, 120)
    fill(painter, outline(_PARTING), hair)
    paint_lips(painter, 107, 8.5, "#B3333A")
    _paint_earrings(painter, suit, inks)
    paint_tiara(painter, suit, inks)


def _hair_colour(suit: Suit, inks: Inks) -> QColor:
    return QColor(EYE) if suit in (Suit.HEARTS, Suit.DIAMONDS) else mix(EYE, inks.ink, 0.3)


def _paint_flower(painter: QPainter, suit: Suit, inks: Inks) -> None:
    stem = QColor(GOLD_DARK) if suit is Suit.DIAMONDS else mix(GOLD_DARK, "#3C6B2F", 0.6)
    stroke(painter, line((203, 76), (198, 150)), stem, 4.5)
    fill(painter, outline(_QUEEN_LEAF), inks.mid)
    for turn in range(0, 360, 45):
        petal = placed(outline(_QUEEN_PETAL), 204, 56, 1, turn)
        fill(painter, petal, inks.ink if turn % 90 == 0 else inks.mid)
    fill(painter, circle(204, 56, 9), GOLD)


def _paint_necklace(painter: QPainter, inks: Inks) -> None:
    fill(painter, outline(_NECKLINE), SKIN)
    stroke(painter, outline(_NECKLACE), GOLD, 9)
    for part in (-0.62, -0.3, 0.0, 0.3, 0.62):
        fill(painter, circle(125 + part * 44, 159 - part * part * 40, 3.2), inks.ink)
    fill(painter, lozenge(125, 173, 20), GOLD)


def _paint_veil_front(painter: QPainter, suit: Suit, inks: Inks) -> None:
    for edge in (outline(_VEIL_FRONT), mirrored(outline(_VEIL_FRONT))):
        fill(painter, edge, inks.ink)
        paint_ornament(painter, suit, edge, 20, colour(inks.paper, 0.26), colour(inks.paper, 0.4))
    stroke(painter, outline(_VEIL_EDGE), GOLD, 5.5)
    stroke(painter, mirrored(outline(_VEIL_EDGE)), GOLD, 5.5)


def _paint_earrings(painter: QPainter, suit: Suit, inks: Inks) -> None:
    stone = inks.ink if suit in (Suit.HEARTS, Suit.DIAMONDS) else inks.paper
    for x in (96, 154):
        paint_jewel(painter, x, 104, 4.2, stone)
        fill(painter, lozenge(x, 114, 9), GOLD)

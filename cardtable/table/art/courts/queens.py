"""Queens: a veil falling to the shoulders, a necklace, a flower, and the headgear of each suit.

The headgear: a scalloped dupatta, a fan of petals, a Persian disc, a jasmine garland.
"""

from __future__ import annotations

import math

from PySide6.QtGui import QColor, QPainter

from cardtable.core.cards import Suit
from cardtable.table.art.courts.figure_parts import (
    EYE,
    SKIN,
    SKIN_SHADE,
    Inks,
    paint_face,
    paint_jewel,
    paint_lips,
    paint_ornament,
    paint_robe,
)
from cardtable.table.art.themes import GOLD, GOLD_DARK
from cardtable.table.art.vector_drawing import (
    circle,
    colour,
    fill,
    line,
    lozenge,
    mirrored,
    mix,
    outline,
    placed,
    polygon,
    rounded,
    star,
    stroke,
    suit_at,
    with_mirror,
)

_BOW = "M86,62 C92,34 158,34 164,62 152,48 98,48 86,62 Z"
_HEM = "M84,74 C84,10 166,10 166,74"
_PETAL = "M-9,0 C-13,-22 -6,-32 0,-42 6,-32 13,-22 9,0 Z"
_LEAF = "M0,0 C-14,-12 -12,-30 0,-42 12,-30 14,-12 0,0 Z"
_VEIL = "M125,22 C164,22 176,52 176,86 176,118 186,140 200,168 L50,168 C64,140 74,118 74,86 74,52 86,22 125,22 Z"
_VEIL_FRONT = "M84,60 C74,96 76,128 52,176 L84,190 C100,160 96,128 94,100 Z"
_VEIL_EDGE = "M95,66 C93,110 104,150 84,192"
_NECKLINE = "M96,122 C100,172 150,172 154,122 Z"
_NECKLACE = "M93,122 C99,172.84 151,172.84 157,122"
_HAIR = "M125,36 C152,36 160,54 158,92 154,102 150,106 148,108 L102,108 C100,106 96,102 92,92 90,54 98,36 125,36 Z"
_PARTING = "M99,84 C98,66 112,60 125,54 138,60 152,66 151,84 L156,60 140,46 110,46 94,60 Z"
_QUEEN_LEAF = "M201,116 C212,106 222,104 228,106 226,118 214,124 200,124 Z"
_QUEEN_PETAL = "M0,0 C-11,-8 -10,-22 0,-27 10,-22 11,-8 0,0 Z"


def _paint_dupatta(painter: QPainter, inks: Inks) -> None:
    """Paint a scalloped gold hem, a hanging tikka and a small crown."""
    stroke(painter, outline(_HEM), GOLD, 7)
    for i in range(9):
        angle = math.radians(200 + i * 17.5)
        fill(painter, circle(125 + 43 * math.cos(angle), 63 + 41 * math.sin(angle), 5), GOLD)
    stroke(painter, line((125, 30), (125, 58)), GOLD, 3)
    paint_jewel(painter, 125, 62, 5.5, inks.paper)
    fill(painter, with_mirror(polygon((125, 2), (132, 14), (146, 10), (144, 26), (125, 24))), GOLD)
    paint_jewel(painter, 125, 17, 4.5, inks.ink)


def _paint_petals(painter: QPainter, inks: Inks) -> None:
    for turn in (-52, -26, 26, 52, 0):
        petal = placed(outline(_PETAL), 125, 48, 1, turn)
        fill(painter, petal, GOLD)
        stroke(painter, petal, GOLD_DARK, 1.4)
        fill(painter, placed(suit_at(Suit.HEARTS, 0, -21, 10), 125, 48, 1, turn), inks.ink)
    fill(painter, outline(_BOW), inks.ink)
    stroke(painter, outline(_BOW), GOLD, 2.5)
    paint_jewel(painter, 125, 47, 4.5, inks.paper)


def _paint_disc(painter: QPainter, inks: Inks) -> None:
    fill(painter, outline(_BOW), GOLD)
    fill(painter, circle(125, 24, 21), GOLD)
    fill(painter, circle(125, 24, 16.5), inks.ink)
    fill(painter, placed(star(8, 0.62), 125, 24, 25), inks.paper)
    fill(painter, lozenge(125, 24, 10), inks.ink)
    for part in (-1, -0.66, -0.33, 0.33, 0.66, 1):
        fill(painter, circle(125 + part * 37, 42 + part * part * 17, 4.4), inks.paper)


def _paint_garland(painter: QPainter, inks: Inks) -> None:
    """Paint jasmine over the hair, a crest of three leaves behind it."""
    for turn in (-40, 40, 0):
        fill(painter, placed(outline(_LEAF), 125, 46, 1, turn), GOLD)
        stroke(painter, placed(line((0, -4), (0, -32)), 125, 46, 1, turn), inks.ink, 2.6)
    fill(painter, outline(_BOW), inks.ink)
    for i in range(8):
        angle = math.radians(206 + i * 18.3)
        x, y = 125 + 40 * math.cos(angle), 68 + 32 * math.sin(angle)
        fill(painter, circle(x, y, 6), inks.paper)
        fill(painter, circle(x, y, 2.2), GOLD)


_TIARAS = {
    Suit.SPADES: _paint_dupatta,
    Suit.HEARTS: _paint_petals,
    Suit.DIAMONDS: _paint_disc,
    Suit.CLUBS: _paint_garland,
}


def paint_queen(painter: QPainter, suit: Suit, inks: Inks) -> None:
    """Paint the upper half of a queen in card units."""
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
    _TIARAS[suit](painter, inks)


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

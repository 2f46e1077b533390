"""The jacks: bobbed hair, a pointed collar and a spear with a pennant."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from cardtable.core.cards import Suit
from cardtable.table.art.card_style import GOLD, GOLD_DARK
from cardtable.table.art.courts.hats import paint_hat
from cardtable.table.art.courts.inks import SKIN_SHADE, Inks
from cardtable.table.art.courts.parts import paint_beads, paint_face, paint_hand, paint_lips, paint_robe
from cardtable.table.art.drawing import (
    clipped,
    colour,
    fill,
    line,
    mirrored,
    outline,
    polygon,
    rounded,
    stroke,
)

_BLADE = "M203,20 C218,40 216,56 203,70 190,56 188,40 203,20 Z"
_BOB = "M125,30 C166,30 168,70 168,112 160,120 150,120 144,116 L106,116 C100,120 90,120 82,112 82,70 84,30 125,30 Z"
_COLLAR_RIM = "M124,130 L151,118 177,138 145,166 124,150 Z"
_COLLAR = "M124,128 L150,114 169,134 143,155 124,143 Z"


def paint_jack(painter: QPainter, suit: Suit, inks: Inks) -> None:
    """The upper half of a jack in card units."""
    _paint_spear(painter, inks)
    hair = "#4A2D1C" if suit in (Suit.HEARTS, Suit.DIAMONDS) else "#2B211D"
    fill(painter, outline(_BOB), hair)
    for strand in (line((160, 70), (161, 112)), line((90, 70), (89, 112))):
        stroke(painter, strand, colour("#FFFFFF", 0.22), 2)
    fill(painter, rounded(112, 104, 26, 32, 6), SKIN_SHADE)
    paint_robe(painter, suit, inks)
    _paint_collar(painter, inks)
    _paint_arm(painter, inks)
    paint_face(painter, 56, 50, 121)
    paint_lips(painter, 108, 8, "#B4534A")
    paint_hat(painter, suit, inks, hair)


def _paint_spear(painter: QPainter, inks: Inks) -> None:
    stroke(painter, line((203, 60), (203, 220)), GOLD_DARK, 6)
    stroke(painter, line((202, 60), (202, 220)), GOLD, 3.4)
    fill(painter, outline(_BLADE), inks.ink)
    with clipped(painter, outline(_BLADE)):
        fill(painter, rounded(203, 10, 30, 80, 0), inks.mid)
    fill(painter, polygon((206, 76), (232, 82), (222, 91), (232, 101), (206, 104)), inks.ink)


def _paint_collar(painter: QPainter, inks: Inks) -> None:
    fill(painter, rounded(112, 130, 26, 90, 0), inks.dark)
    for y in (172, 186, 200):
        paint_beads(painter, (125,), y, 4, GOLD)
    for data, paint in ((_COLLAR_RIM, GOLD), (_COLLAR, inks.paper)):
        fill(painter, mirrored(outline(data)), paint)
        fill(painter, outline(data), paint)
    stroke(painter, line((125, 128), (125, 146)), colour(inks.ink, 0.35), 2)


def _paint_arm(painter: QPainter, inks: Inks) -> None:
    fill(painter, polygon((170, 176), (190, 146), (218, 154), (206, 190)), inks.dark)
    fill(painter, polygon((182, 156), (192, 140), (220, 149), (216, 161)), GOLD)
    paint_hand(painter, 204, 140)

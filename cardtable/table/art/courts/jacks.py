"""Jacks: bobbed hair, a pointed collar, a spear with a pennant, and the headgear of each suit.

The headgear: a small turban, a rolled cap, a felt kulah, a headband with a peacock feather.
"""

from __future__ import annotations

from PySide6.QtGui import QPainter, QTransform

from cardtable.core.cards import Suit
from cardtable.table.art.courts.figure_parts import (
    SKIN_SHADE,
    Inks,
    paint_beads,
    paint_face,
    paint_hand,
    paint_jewel,
    paint_lips,
    paint_ornament,
    paint_robe,
)
from cardtable.table.art.themes import GOLD, GOLD_DARK
from cardtable.table.art.vector_drawing import (
    Paint,
    circle,
    clipped,
    colour,
    ellipse,
    fill,
    line,
    lozenge,
    mirrored,
    outline,
    parse_outline,
    polygon,
    rounded,
    stroke,
)

_TURBAN = "M84,66 C78,30 106,20 128,20 152,20 172,36 166,66 146,50 108,52 84,66 Z"
_CAP = "M82,50 C80,22 110,12 134,18 160,20 172,34 168,50 Z"
_KULAH = "M86,58 L98,14 C112,4 148,8 156,20 L164,58 Z"
_BAND = "M84,66 C88,46 162,46 166,66 L165,54 C150,34 100,34 85,54 Z"
_BLADE = "M203,20 C218,40 216,56 203,70 190,56 188,40 203,20 Z"
_BOB = "M125,30 C166,30 168,70 168,112 160,120 150,120 144,116 L106,116 C100,120 90,120 82,112 82,70 84,30 125,30 Z"
_COLLAR_RIM = "M124,130 L151,118 177,138 145,166 124,150 Z"
_COLLAR = "M124,128 L150,114 169,134 143,155 124,143 Z"


def paint_hat(painter: QPainter, suit: Suit, inks: Inks, hair: Paint) -> None:
    """Paint the jack's headgear of a suit; `hair` colours the top-knot."""
    match suit:
        case Suit.SPADES:
            _paint_turban(painter, inks)
        case Suit.HEARTS:
            _paint_cap(painter, inks)
        case Suit.DIAMONDS:
            _paint_kulah(painter, inks)
        case _:
            _paint_headband(painter, inks, hair)


def _paint_plume(painter: QPainter, place: QTransform, length: float, paint: Paint, quill: Paint) -> None:
    feather = parse_outline(
        f"M0,0 C-15,{-length * 0.35} -9,{-length * 0.85} 5,{-length} 16,{-length * 0.7} 14,{-length * 0.25} 0,0 Z"
    )
    fill(painter, place.map(feather), paint)
    rib = parse_outline(f"M0,0 C-1,{-length * 0.3} 0,{-length * 0.6} 4,{-length * 0.86}")
    stroke(painter, place.map(rib), quill, 2.2)


def _at(x: float, y: float, turn: float) -> QTransform:
    return QTransform().translate(x, y).rotate(turn)


def _paint_turban(painter: QPainter, inks: Inks) -> None:
    fill(painter, polygon((88, 52), (68, 66), (64, 104), (80, 98), (92, 66)), inks.ink)
    _paint_plume(painter, _at(146, 34, 34), 40, GOLD, inks.ink)
    fill(painter, outline(_TURBAN), inks.ink)
    for i in range(3):
        fold = f"M{86 + i * 3},{60 - i * 9} C104,{40 - i * 8} 134,{46 - i * 9} {165 - i * 5},{58 - i * 9}"
        stroke(painter, outline(fold), colour(inks.paper, 0.72), 2.6)
    paint_jewel(painter, 146, 44, 5.5, inks.paper)


def _paint_cap(painter: QPainter, inks: Inks) -> None:
    _paint_plume(painter, _at(150, 44, 38), 50, GOLD, GOLD_DARK)
    fill(painter, outline(_CAP), inks.ink)
    paint_ornament(painter, Suit.HEARTS, outline(_CAP), 16, colour(inks.paper, 0.4), colour(inks.paper, 0.4))
    brim = rounded(78, 46, 94, 17, 8)
    fill(painter, brim, inks.paper)
    stroke(painter, brim, inks.ink, 3)
    for x in range(88, 168, 12):
        stroke(painter, line((x, 59), (x + 5, 50)), inks.ink, 2.6)
    paint_jewel(painter, 152, 40, 5, inks.paper)


def _paint_kulah(painter: QPainter, inks: Inks) -> None:
    _paint_plume(painter, _at(152, 48, 26), 44, GOLD, GOLD_DARK)
    fill(painter, outline(_KULAH), inks.ink)
    paint_ornament(painter, Suit.DIAMONDS, outline(_KULAH), 19, colour(inks.paper, 0.45), inks.paper)
    fill(painter, rounded(82, 50, 86, 14, 4), GOLD)
    for x in range(92, 168, 12):
        fill(painter, lozenge(x, 57, 8.5), inks.ink)


def _paint_headband(painter: QPainter, inks: Inks, hair: Paint) -> None:
    fill(painter, circle(125, 24, 16), hair)
    stroke(painter, line((110, 30), (140, 30)), GOLD, 5)
    place = _at(148, 52, 26)
    _paint_plume(painter, place, 54, inks.ink, GOLD)
    fill(painter, place.map(ellipse(5, -38, 7.5, 9.5)), GOLD)
    fill(painter, place.map(ellipse(5, -38, 4, 5.5)), inks.dark)
    fill(painter, outline(_BAND), inks.ink)
    stroke(painter, outline(_BAND), GOLD, 2.4)
    paint_beads(painter, (112, 125, 138), 47, 3, inks.paper)
    paint_beads(painter, (99,), 51, 3, inks.paper)
    paint_jewel(painter, 149, 50, 4.6, inks.paper)


def paint_jack(painter: QPainter, suit: Suit, inks: Inks) -> None:
    """Paint the upper half of a jack in card units."""
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

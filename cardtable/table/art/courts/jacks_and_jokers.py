"""Jacks with the headgear of each suit, and jokers.

Jacks have bobbed hair, a pointed collar, a spear with a pennant, and a small turban, a rolled cap, a felt kulah or a
headband with a peacock feather. A joker is a harlequin in a three-horned cap with bells.
"""

from __future__ import annotations

from PySide6.QtGui import QPainter, QTransform

from cardtable.core.cards import Suit
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.courts import figure_parts as parts
from cardtable.table.art.themes import GOLD, GOLD_DARK

_TURBAN = "M84,66 C78,30 106,20 128,20 152,20 172,36 166,66 146,50 108,52 84,66 Z"
_CAP = "M82,50 C80,22 110,12 134,18 160,20 172,34 168,50 Z"
_KULAH = "M86,58 L98,14 C112,4 148,8 156,20 L164,58 Z"
_BAND = "M84,66 C88,46 162,46 166,66 L165,54 C150,34 100,34 85,54 Z"
_BLADE = "M203,20 C218,40 216,56 203,70 190,56 188,40 203,20 Z"
_BOB = "M125,30 C166,30 168,70 168,112 160,120 150,120 144,116 L106,116 C100,120 90,120 82,112 82,70 84,30 125,30 Z"
_COLLAR_RIM = "M124,130 L151,118 177,138 145,166 124,150 Z"
_COLLAR = "M124,128 L150,114 169,134 143,155 124,143 Z"


def paint_hat(painter: QPainter, suit: Suit, inks: parts.Inks, hair: draw.Paint) -> None:
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


def _paint_plume(painter: QPainter, place: QTransform, length: float, paint: draw.Paint, quill: draw.Paint) -> None:
    feather = draw.parse_outline(
        f"M0,0 C-15,{-length * 0.35} -9,{-length * 0.85} 5,{-length} 16,{-length * 0.7} 14,{-length * 0.25} 0,0 Z"
    )
    draw.fill(painter, place.map(feather), paint)
    rib = draw.parse_outline(f"M0,0 C-1,{-length * 0.3} 0,{-length * 0.6} 4,{-length * 0.86}")
    draw.stroke(painter, place.map(rib), quill, 2.2)


def _at(x: float, y: float, turn: float) -> QTransform:
    return QTransform().translate(x, y).rotate(turn)


def _paint_turban(painter: QPainter, inks: parts.Inks) -> None:
    draw.fill(painter, draw.polygon((88, 52), (68, 66), (64, 104), (80, 98), (92, 66)), inks.ink)
    _paint_plume(painter, _at(146, 34, 34), 40, GOLD, inks.ink)
    draw.fill(painter, draw.outline(_TURBAN), inks.ink)
    for i in range(3):
        fold = f"M{86 + i * 3},{60 - i * 9} C104,{40 - i * 8} 134,{46 - i * 9} {165 - i * 5},{58 - i * 9}"
        draw.stroke(painter, draw.outline(fold), draw.colour(inks.paper, 0.72), 2.6)
    parts.paint_jewel(painter, 146, 44, 5.5, inks.paper)


def _paint_cap(painter: QPainter, inks: parts.Inks) -> None:
    _paint_plume(painter, _at(150, 44, 38), 50, GOLD, GOLD_DARK)
    draw.fill(painter, draw.outline(_CAP), inks.ink)
    parts.paint_ornament(
        painter, Suit.HEARTS, draw.outline(_CAP), 16, draw.colour(inks.paper, 0.4), draw.colour(inks.paper, 0.4)
    )
    brim = draw.rounded(78, 46, 94, 17, 8)
    draw.fill(painter, brim, inks.paper)
    draw.stroke(painter, brim, inks.ink, 3)
    for x in range(88, 168, 12):
        draw.stroke(painter, draw.line((x, 59), (x + 5, 50)), inks.ink, 2.6)
    parts.paint_jewel(painter, 152, 40, 5, inks.paper)


def _paint_kulah(painter: QPainter, inks: parts.Inks) -> None:
    _paint_plume(painter, _at(152, 48, 26), 44, GOLD, GOLD_DARK)
    draw.fill(painter, draw.outline(_KULAH), inks.ink)
    parts.paint_ornament(painter, Suit.DIAMONDS, draw.outline(_KULAH), 19, draw.colour(inks.paper, 0.45), inks.paper)
    draw.fill(painter, draw.rounded(82, 50, 86, 14, 4), GOLD)
    for x in range(92, 168, 12):
        draw.fill(painter, draw.lozenge(x, 57, 8.5), inks.ink)


def _paint_headband(painter: QPainter, inks: parts.Inks, hair: draw.Paint) -> None:
    draw.fill(painter, draw.circle(125, 24, 16), hair)
    draw.stroke(painter, draw.line((110, 30), (140, 30)), GOLD, 5)
    place = _at(148, 52, 26)
    _paint_plume(painter, place, 54, inks.ink, GOLD)
    draw.fill(painter, place.map(draw.ellipse(5, -38, 7.5, 9.5)), GOLD)
    draw.fill(painter, place.map(draw.ellipse(5, -38, 4, 5.5)), inks.dark)
    draw.fill(painter, draw.outline(_BAND), inks.ink)
    draw.stroke(painter, draw.outline(_BAND), GOLD, 2.4)
    parts.paint_beads(painter, (112, 125, 138), 47, 3, inks.paper)
    parts.paint_beads(painter, (99,), 51, 3, inks.paper)
    parts.paint_jewel(painter, 149, 50, 4.6, inks.paper)


def paint_jack(painter: QPainter, suit: Suit, inks: parts.Inks) -> None:
    """Paint the upper half of a jack in card units."""
    _paint_spear(painter, inks)
    hair = "#4A2D1C" if suit in (Suit.HEARTS, Suit.DIAMONDS) else "#2B211D"
    draw.fill(painter, draw.outline(_BOB), hair)
    for strand in (draw.line((160, 70), (161, 112)), draw.line((90, 70), (89, 112))):
        draw.stroke(painter, strand, draw.colour("#FFFFFF", 0.22), 2)
    draw.fill(painter, draw.rounded(112, 104, 26, 32, 6), parts.SKIN_SHADE)
    parts.paint_robe(painter, suit, inks)
    _paint_collar(painter, inks)
    draw.fill(painter, draw.polygon((170, 176), (190, 146), (218, 154), (206, 190)), inks.dark)
    draw.fill(painter, draw.polygon((182, 156), (192, 140), (220, 149), (216, 161)), GOLD)
    parts.paint_hand(painter, 204, 140)
    parts.paint_face(painter, 56, 50, 121)
    parts.paint_lips(painter, 108, 8, "#B4534A")
    paint_hat(painter, suit, inks, hair)


def _paint_spear(painter: QPainter, inks: parts.Inks) -> None:
    draw.stroke(painter, draw.line((203, 60), (203, 220)), GOLD_DARK, 6)
    draw.stroke(painter, draw.line((202, 60), (202, 220)), GOLD, 3.4)
    draw.fill(painter, draw.outline(_BLADE), inks.ink)
    with draw.clipped(painter, draw.outline(_BLADE)):
        draw.fill(painter, draw.rounded(203, 10, 30, 80, 0), inks.mid)
    draw.fill(painter, draw.polygon((206, 76), (232, 82), (222, 91), (232, 101), (206, 104)), inks.ink)


def _paint_collar(painter: QPainter, inks: parts.Inks) -> None:
    draw.fill(painter, draw.rounded(112, 130, 26, 90, 0), inks.dark)
    for y in (172, 186, 200):
        parts.paint_beads(painter, (125,), y, 4, GOLD)
    for data, paint in ((_COLLAR_RIM, GOLD), (_COLLAR, inks.paper)):
        draw.fill(painter, draw.mirrored(draw.outline(data)), paint)
        draw.fill(painter, draw.outline(data), paint)
    draw.stroke(painter, draw.line((125, 128), (125, 146)), draw.colour(inks.ink, 0.35), 2)


_ROBE = "M125,124 C150,128 200,132 216,156 L236,240 14,240 34,156 C50,132 100,128 125,124 Z"
_SMILE = "M110,104 Q125,112 140,104 137,120 125,120 113,120 110,104 Z"
_HORN = "M125,66 C96,66 96,66 94,72 86,40 74,46 70,92 60,48 80,20 110,34 L125,40 Z"
_MIDDLE_HORN = "M98,66 C104,40 110,20 140,6 136,22 146,40 152,66 140,58 110,58 98,66 Z"


def paint_joker(painter: QPainter, _suit: Suit, inks: parts.Inks) -> None:
    """Paint the upper half of a joker in card units; a joker has no suit."""
    _paint_motley(painter, inks)
    _paint_ruff(painter, inks)
    parts.paint_face(painter, 60, 56, 124)
    draw.fill(painter, draw.outline(_SMILE), "#8E2A2A")
    draw.fill(painter, draw.polygon((114, 107), (136, 107), (133, 111), (117, 111)), "#FFFFFF")
    parts.paint_beads(painter, (105, 145), 102, 4.5, draw.colour("#D8524A", 0.55))
    _paint_horns(painter, inks)


def _paint_motley(painter: QPainter, inks: parts.Inks) -> None:
    robe = draw.outline(_ROBE)
    draw.fill(painter, robe, inks.ink)
    with draw.clipped(painter, robe):
        for j in range(4):
            for i in range(9):
                x, y = 16 + i * 28 + (14 if j % 2 else 0), 130 + j * 21
                if (i + j) % 3 < 2:
                    patch = draw.polygon((x, y - 21), (x + 14, y), (x, y + 21), (x - 14, y))
                    draw.fill(painter, patch, draw.colour(inks.paper, 0.85) if (i + j) % 3 else GOLD)


def _paint_ruff(painter: QPainter, inks: parts.Inks) -> None:
    for i, x in enumerate((78, 101, 125, 149, 172)):
        y = 148 - abs(i - 2) * 5
        point = draw.polygon((x - 14, 122), (x + 14, 122), (x, y + 12))
        draw.fill(painter, point, inks.ink if i % 2 else inks.paper)
        draw.stroke(painter, point, inks.ink, 2)
        draw.fill(painter, draw.circle(x, y + 13, 5), GOLD)


def _paint_horns(painter: QPainter, inks: parts.Inks) -> None:
    draw.fill(painter, draw.outline(_HORN), inks.ink)
    draw.fill(painter, draw.mirrored(draw.outline(_HORN)), GOLD)
    middle = draw.outline(_MIDDLE_HORN)
    draw.fill(painter, middle, inks.paper)
    draw.stroke(painter, middle, inks.ink, 2.5)
    with draw.clipped(painter, middle):
        draw.fill(painter, draw.polygon((125, 70), (118, 0), (160, 0), (160, 70)), inks.ink)
    draw.fill(painter, draw.rounded(94, 60, 62, 9, 4), inks.dark)
    parts.paint_beads(painter, (100, 112.5, 125, 137.5, 150), 64.5, 2.6, GOLD)
    for x, y in ((70, 96), (180, 96), (142, 8)):
        parts.paint_jewel(painter, x, y, 7, GOLD, GOLD_DARK)

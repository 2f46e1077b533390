"""The jacks' headgear: a small turban, a rolled cap, a felt kulah, a headband with a peacock feather."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QTransform

from cardtable.core.cards import Suit
from cardtable.table.art.card_style import GOLD, GOLD_DARK
from cardtable.table.art.courts.inks import Inks
from cardtable.table.art.courts.parts import paint_beads, paint_jewel
from cardtable.table.art.drawing import (
    Paint,
    circle,
    colour,
    ellipse,
    fill,
    line,
    outline,
    parse_outline,
    polygon,
    rounded,
    stroke,
)
from cardtable.table.art.ornaments import paint_ornament
from cardtable.table.art.suits import lozenge

_TURBAN = "M84,66 C78,30 106,20 128,20 152,20 172,36 166,66 146,50 108,52 84,66 Z"
_CAP = "M82,50 C80,22 110,12 134,18 160,20 172,34 168,50 Z"
_KULAH = "M86,58 L98,14 C112,4 148,8 156,20 L164,58 Z"
_BAND = "M84,66 C88,46 162,46 166,66 L165,54 C150,34 100,34 85,54 Z"


def paint_hat(painter: QPainter, suit: Suit, inks: Inks, hair: Paint) -> None:
    """The jack's headgear of a suit; `hair` colours the top-knot."""
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

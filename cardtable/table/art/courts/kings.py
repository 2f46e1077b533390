"""Kings: a carved beard, a staff that bears the suit in a ring, and the headgear of each suit.

The headgear: a wound turban, a Mughal crown, a stepped Persian crown, a tiered kirita.
"""

from __future__ import annotations

from PySide6.QtGui import QPainter

from cardtable.core.cards import Suit
from cardtable.table.art.courts.figure_parts import (
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
    circle,
    clipped,
    colour,
    fill,
    line,
    lozenge,
    mirrored,
    outline,
    parse_outline,
    polygon,
    rounded,
    stroke,
    suit_at,
    with_mirror,
)

_TURBAN = "M84,60 C76,22 104,10 125,10 146,10 174,22 166,60 150,46 138,42 125,40 112,42 100,46 84,60 Z"
_PLUME = "M125,38 C113,28 115,14 125,5 135,14 137,28 125,38 Z"
_STEPS = (
    "M86,58 L86,24 95,24 95,34 105,34 105,22 113,22 113,12 137,12 137,22 145,22 145,34 155,34 155,24 164,24 164,58 Z"
)
_SPIRE = "M113,14 C115,6 122,8 125,2 128,8 135,6 137,14 Z"
_STUDS = (95.0, 110.0, 125.0, 140.0, 155.0)
_BEARD = (
    "M96,84 C100,96 106,101 125,101 144,101 150,96 154,84 L156,112 C156,134 138,140 125,154 112,140 94,134 94,112 Z"
)
_MOUSTACHE = "M125,95 C136,91 148,98 158,91 156,103 138,106 125,101 Z"


def _paint_turban(painter: QPainter, inks: Inks) -> None:
    fill(painter, outline(_TURBAN), inks.ink)
    fill(painter, with_mirror(polygon((125, 40), (152, 46), (164, 60), (154, 64), (125, 50))), GOLD)
    for i, (a, b) in enumerate(((30, 13), (39, 20), (47, 29))):
        fold = parse_outline(f"M{84 + i * 2},{56 - i * 10} C102,{a - 2} 120,{b + 14} {128 + i * 8},{11 + i * 2}")
        stroke(painter, fold, colour(inks.paper, 0.75), 2.6)
        stroke(painter, mirrored(fold), colour(inks.paper, 0.28), 2.2)
    fill(painter, outline(_PLUME), GOLD)
    paint_jewel(painter, 125, 38, 6.5, inks.paper)


def _paint_leaf_crown(painter: QPainter, inks: Inks) -> None:
    for x, height in ((92, 26), (158, 26), (108, 36), (142, 36), (125, 46)):
        shoulder, neck = 52 - height * 0.5, 52 - height * 0.7
        leaf = parse_outline(
            f"M{x - 11},52 C{x - 13},{shoulder} {x - 4},{neck} {x},{52 - height} "
            f"{x + 4},{neck} {x + 13},{shoulder} {x + 11},52 Z"
        )
        fill(painter, leaf, GOLD)
        stroke(painter, leaf, GOLD_DARK, 1.4)
        fill(painter, suit_at(Suit.HEARTS, x, 52 - height * 0.42, 9), inks.ink)
    fill(painter, rounded(88, 48, 74, 15, 3), inks.ink)
    fill(painter, rounded(88, 46, 74, 4, 2), GOLD)
    fill(painter, rounded(88, 60, 74, 4, 2), GOLD)
    paint_beads(painter, (99, 112, 125, 138, 151), 55, 3.2, inks.paper)


def _paint_stepped_crown(painter: QPainter, inks: Inks) -> None:
    steps = outline(_STEPS)
    fill(painter, steps, GOLD)
    with clipped(painter, steps):
        fill(painter, rounded(125, 0, 60, 80, 0), colour(GOLD_DARK, 0.3))
    fill(painter, rounded(84, 50, 82, 13, 3), inks.ink)
    for x in _STUDS:
        fill(painter, lozenge(x, 56.5, 9), inks.paper)
    fill(painter, lozenge(125, 31, 26), inks.ink)
    fill(painter, lozenge(125, 31, 12), inks.paper)
    fill(painter, circle(125, 11, 6.5), inks.ink)


def _paint_kirita(painter: QPainter, inks: Inks) -> None:
    for y, half in ((56, 41), (42, 34), (29, 25)):
        _paint_tier(painter, y, half, inks)
    fill(painter, outline(_SPIRE), GOLD)
    fill(painter, rounded(84, 52, 82, 11, 3), inks.ink)
    paint_beads(painter, _STUDS, 57.5, 3, GOLD)
    fill(painter, suit_at(Suit.CLUBS, 125, 35, 19), inks.ink)


def _paint_tier(painter: QPainter, y: float, half: float, inks: Inks) -> None:
    left, right = 125 - half, 125 + half
    tier = parse_outline(
        f"M{left},{y} C{left},{y - 9} {left + 6},{y - 14} {left + 10},{y - 15} L{right - 10},{y - 15} "
        f"C{right - 6},{y - 14} {right},{y - 9} {right},{y} Z"
    )
    fill(painter, tier, GOLD)
    with clipped(painter, tier):
        fill(painter, rounded(125, 0, 60, 80, 0), colour(GOLD_DARK, 0.28))
    stroke(painter, line((left, y), (right, y)), inks.ink, 3)


_CROWNS = {
    Suit.SPADES: _paint_turban,
    Suit.HEARTS: _paint_leaf_crown,
    Suit.DIAMONDS: _paint_stepped_crown,
    Suit.CLUBS: _paint_kirita,
}


def paint_king(painter: QPainter, suit: Suit, inks: Inks) -> None:
    """Paint the upper half of a king in card units."""
    _paint_staff(painter, suit, inks)
    fill(painter, rounded(91, 56, 68, 76, 18), inks.dark)
    paint_robe(painter, suit, inks)
    _paint_front(painter, suit, inks)
    _paint_arm(painter, inks)
    paint_face(painter, 52, 54, 120)
    _paint_beard(painter, inks)
    _CROWNS[suit](painter, inks)


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

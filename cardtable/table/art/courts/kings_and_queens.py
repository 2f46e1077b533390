"""Kings and queens, with the headgear of each suit.

Kings have a carved beard, a staff that bears the suit in a ring, and a wound turban, a Mughal crown, a stepped Persian
crown or a tiered kirita. Queens have a veil falling to the shoulders, a necklace, a flower, and a scalloped dupatta, a
fan of petals, a Persian disc or a jasmine garland.
"""

from __future__ import annotations

import math

from PySide6.QtGui import QColor, QPainter

from cardtable.core.cards import Suit
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.courts import figure_parts as parts
from cardtable.table.art.themes import GOLD, GOLD_DARK

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


def _paint_turban(painter: QPainter, inks: parts.Inks) -> None:
    draw.fill(painter, draw.outline(_TURBAN), inks.ink)
    draw.fill(painter, draw.with_mirror(draw.polygon((125, 40), (152, 46), (164, 60), (154, 64), (125, 50))), GOLD)
    for i, (a, b) in enumerate(((30, 13), (39, 20), (47, 29))):
        fold = draw.parse_outline(f"M{84 + i * 2},{56 - i * 10} C102,{a - 2} 120,{b + 14} {128 + i * 8},{11 + i * 2}")
        draw.stroke(painter, fold, draw.colour(inks.paper, 0.75), 2.6)
        draw.stroke(painter, draw.mirrored(fold), draw.colour(inks.paper, 0.28), 2.2)
    draw.fill(painter, draw.outline(_PLUME), GOLD)
    parts.paint_jewel(painter, 125, 38, 6.5, inks.paper)


def _paint_leaf_crown(painter: QPainter, inks: parts.Inks) -> None:
    for x, height in ((92, 26), (158, 26), (108, 36), (142, 36), (125, 46)):
        shoulder, neck = 52 - height * 0.5, 52 - height * 0.7
        leaf = draw.parse_outline(
            f"M{x - 11},52 C{x - 13},{shoulder} {x - 4},{neck} {x},{52 - height} "
            f"{x + 4},{neck} {x + 13},{shoulder} {x + 11},52 Z"
        )
        draw.fill(painter, leaf, GOLD)
        draw.stroke(painter, leaf, GOLD_DARK, 1.4)
        draw.fill(painter, draw.suit_at(Suit.HEARTS, x, 52 - height * 0.42, 9), inks.ink)
    draw.fill(painter, draw.rounded(88, 48, 74, 15, 3), inks.ink)
    draw.fill(painter, draw.rounded(88, 46, 74, 4, 2), GOLD)
    draw.fill(painter, draw.rounded(88, 60, 74, 4, 2), GOLD)
    parts.paint_beads(painter, (99, 112, 125, 138, 151), 55, 3.2, inks.paper)


def _paint_stepped_crown(painter: QPainter, inks: parts.Inks) -> None:
    steps = draw.outline(_STEPS)
    draw.fill(painter, steps, GOLD)
    with draw.clipped(painter, steps):
        draw.fill(painter, draw.rounded(125, 0, 60, 80, 0), draw.colour(GOLD_DARK, 0.3))
    draw.fill(painter, draw.rounded(84, 50, 82, 13, 3), inks.ink)
    for x in _STUDS:
        draw.fill(painter, draw.lozenge(x, 56.5, 9), inks.paper)
    draw.fill(painter, draw.lozenge(125, 31, 26), inks.ink)
    draw.fill(painter, draw.lozenge(125, 31, 12), inks.paper)
    draw.fill(painter, draw.circle(125, 11, 6.5), inks.ink)


def _paint_kirita(painter: QPainter, inks: parts.Inks) -> None:
    for y, half in ((56, 41), (42, 34), (29, 25)):
        _paint_tier(painter, y, half, inks)
    draw.fill(painter, draw.outline(_SPIRE), GOLD)
    draw.fill(painter, draw.rounded(84, 52, 82, 11, 3), inks.ink)
    parts.paint_beads(painter, _STUDS, 57.5, 3, GOLD)
    draw.fill(painter, draw.suit_at(Suit.CLUBS, 125, 35, 19), inks.ink)


def _paint_tier(painter: QPainter, y: float, half: float, inks: parts.Inks) -> None:
    left, right = 125 - half, 125 + half
    tier = draw.parse_outline(
        f"M{left},{y} C{left},{y - 9} {left + 6},{y - 14} {left + 10},{y - 15} L{right - 10},{y - 15} "
        f"C{right - 6},{y - 14} {right},{y - 9} {right},{y} Z"
    )
    draw.fill(painter, tier, GOLD)
    with draw.clipped(painter, tier):
        draw.fill(painter, draw.rounded(125, 0, 60, 80, 0), draw.colour(GOLD_DARK, 0.28))
    draw.stroke(painter, draw.line((left, y), (right, y)), inks.ink, 3)


_CROWNS = {
    Suit.SPADES: _paint_turban,
    Suit.HEARTS: _paint_leaf_crown,
    Suit.DIAMONDS: _paint_stepped_crown,
    Suit.CLUBS: _paint_kirita,
}


def paint_king(painter: QPainter, suit: Suit, inks: parts.Inks) -> None:
    """Paint the upper half of a king in card units."""
    _paint_staff(painter, suit, inks)
    draw.fill(painter, draw.rounded(91, 56, 68, 76, 18), inks.dark)
    parts.paint_robe(painter, suit, inks)
    _paint_front(painter, suit, inks)
    draw.fill(painter, draw.polygon((176, 168), (196, 140), (220, 150), (206, 186)), inks.dark)
    draw.fill(painter, draw.polygon((184, 150), (196, 134), (222, 144), (218, 156)), GOLD)
    parts.paint_hand(painter, 206, 134)
    parts.paint_face(painter, 52, 54, 120)
    _paint_beard(painter, inks)
    _CROWNS[suit](painter, inks)


def _paint_staff(painter: QPainter, suit: Suit, inks: parts.Inks) -> None:
    draw.stroke(painter, draw.line((205, 70), (205, 220)), GOLD_DARK, 7)
    draw.stroke(painter, draw.line((204, 70), (204, 220)), GOLD, 4)
    draw.fill(painter, draw.circle(205, 50, 25), GOLD)
    draw.fill(painter, draw.circle(205, 50, 20.5), inks.paper)
    draw.fill(painter, draw.suit_at(suit, 205, 50, 29), inks.ink)
    draw.fill(painter, draw.rounded(193, 76, 24, 7, 3), GOLD)


def _paint_front(painter: QPainter, suit: Suit, inks: parts.Inks) -> None:
    draw.fill(painter, draw.polygon((125, 118), (154, 126), (160, 230), (90, 230), (96, 126)), GOLD)
    panel = draw.polygon((125, 118), (146, 126), (150, 230), (100, 230), (104, 126))
    draw.fill(painter, panel, inks.paper)
    parts.paint_ornament(painter, suit, panel, 17, inks.ink, inks.ink)


def _paint_beard(painter: QPainter, inks: parts.Inks) -> None:
    draw.fill(painter, draw.outline(_BEARD), inks.dark)
    for dx in (-17, -6, 6, 17):
        wave = draw.line((125 + dx, 114), (125 + dx * 0.55, 138 - abs(dx) * 0.5))
        draw.stroke(painter, wave, draw.colour(inks.paper, 0.55), 2.4)
    moustache = draw.with_mirror(draw.outline(_MOUSTACHE))
    draw.fill(painter, moustache, inks.dark)
    draw.stroke(painter, moustache, draw.colour(inks.paper, 0.6), 1.6)
    parts.paint_lips(painter, 106.5, 6.5, "#C4524A")


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


def _paint_dupatta(painter: QPainter, inks: parts.Inks) -> None:
    draw.stroke(painter, draw.outline(_HEM), GOLD, 7)
    for i in range(9):
        angle = math.radians(200 + i * 17.5)
        draw.fill(painter, draw.circle(125 + 43 * math.cos(angle), 63 + 41 * math.sin(angle), 5), GOLD)
    draw.stroke(painter, draw.line((125, 30), (125, 58)), GOLD, 3)
    parts.paint_jewel(painter, 125, 62, 5.5, inks.paper)
    draw.fill(painter, draw.with_mirror(draw.polygon((125, 2), (132, 14), (146, 10), (144, 26), (125, 24))), GOLD)
    parts.paint_jewel(painter, 125, 17, 4.5, inks.ink)


def _paint_petals(painter: QPainter, inks: parts.Inks) -> None:
    for turn in (-52, -26, 26, 52, 0):
        petal = draw.placed(draw.outline(_PETAL), 125, 48, 1, turn)
        draw.fill(painter, petal, GOLD)
        draw.stroke(painter, petal, GOLD_DARK, 1.4)
        draw.fill(painter, draw.placed(draw.suit_at(Suit.HEARTS, 0, -21, 10), 125, 48, 1, turn), inks.ink)
    draw.fill(painter, draw.outline(_BOW), inks.ink)
    draw.stroke(painter, draw.outline(_BOW), GOLD, 2.5)
    parts.paint_jewel(painter, 125, 47, 4.5, inks.paper)


def _paint_disc(painter: QPainter, inks: parts.Inks) -> None:
    draw.fill(painter, draw.outline(_BOW), GOLD)
    draw.fill(painter, draw.circle(125, 24, 21), GOLD)
    draw.fill(painter, draw.circle(125, 24, 16.5), inks.ink)
    draw.fill(painter, draw.placed(draw.star(8, 0.62), 125, 24, 25), inks.paper)
    draw.fill(painter, draw.lozenge(125, 24, 10), inks.ink)
    for part in (-1, -0.66, -0.33, 0.33, 0.66, 1):
        draw.fill(painter, draw.circle(125 + part * 37, 42 + part * part * 17, 4.4), inks.paper)


def _paint_garland(painter: QPainter, inks: parts.Inks) -> None:
    """Paint jasmine over the hair, a crest of three leaves behind it."""
    for turn in (-40, 40, 0):
        draw.fill(painter, draw.placed(draw.outline(_LEAF), 125, 46, 1, turn), GOLD)
        draw.stroke(painter, draw.placed(draw.line((0, -4), (0, -32)), 125, 46, 1, turn), inks.ink, 2.6)
    draw.fill(painter, draw.outline(_BOW), inks.ink)
    for i in range(8):
        angle = math.radians(206 + i * 18.3)
        x, y = 125 + 40 * math.cos(angle), 68 + 32 * math.sin(angle)
        draw.fill(painter, draw.circle(x, y, 6), inks.paper)
        draw.fill(painter, draw.circle(x, y, 2.2), GOLD)


_TIARAS = {
    Suit.SPADES: _paint_dupatta,
    Suit.HEARTS: _paint_petals,
    Suit.DIAMONDS: _paint_disc,
    Suit.CLUBS: _paint_garland,
}


def paint_queen(painter: QPainter, suit: Suit, inks: parts.Inks) -> None:
    """Paint the upper half of a queen in card units."""
    _paint_flower(painter, suit, inks)
    draw.fill(painter, draw.outline(_VEIL), inks.ink)
    parts.paint_robe(painter, suit, inks)
    _paint_necklace(painter, inks)
    draw.fill(painter, draw.rounded(113, 104, 24, 30, 6), parts.SKIN_SHADE)
    _paint_veil_front(painter, suit, inks)
    hair = QColor(parts.EYE) if suit in (Suit.HEARTS, Suit.DIAMONDS) else draw.mix(parts.EYE, inks.ink, 0.3)
    draw.fill(painter, draw.outline(_HAIR), hair)
    parts.paint_face(painter, 58, 50, 120)
    draw.fill(painter, draw.outline(_PARTING), hair)
    parts.paint_lips(painter, 107, 8.5, "#B3333A")
    _paint_earrings(painter, suit, inks)
    _TIARAS[suit](painter, inks)


def _paint_flower(painter: QPainter, suit: Suit, inks: parts.Inks) -> None:
    stem = QColor(GOLD_DARK) if suit is Suit.DIAMONDS else draw.mix(GOLD_DARK, "#3C6B2F", 0.6)
    draw.stroke(painter, draw.line((203, 76), (198, 150)), stem, 4.5)
    draw.fill(painter, draw.outline(_QUEEN_LEAF), inks.mid)
    for turn in range(0, 360, 45):
        petal = draw.placed(draw.outline(_QUEEN_PETAL), 204, 56, 1, turn)
        draw.fill(painter, petal, inks.ink if turn % 90 == 0 else inks.mid)
    draw.fill(painter, draw.circle(204, 56, 9), GOLD)


def _paint_necklace(painter: QPainter, inks: parts.Inks) -> None:
    draw.fill(painter, draw.outline(_NECKLINE), parts.SKIN)
    draw.stroke(painter, draw.outline(_NECKLACE), GOLD, 9)
    for part in (-0.62, -0.3, 0.0, 0.3, 0.62):
        draw.fill(painter, draw.circle(125 + part * 44, 159 - part * part * 40, 3.2), inks.ink)
    draw.fill(painter, draw.lozenge(125, 173, 20), GOLD)


def _paint_veil_front(painter: QPainter, suit: Suit, inks: parts.Inks) -> None:
    for edge in (draw.outline(_VEIL_FRONT), draw.mirrored(draw.outline(_VEIL_FRONT))):
        draw.fill(painter, edge, inks.ink)
        parts.paint_ornament(painter, suit, edge, 20, draw.colour(inks.paper, 0.26), draw.colour(inks.paper, 0.4))
    draw.stroke(painter, draw.outline(_VEIL_EDGE), GOLD, 5.5)
    draw.stroke(painter, draw.mirrored(draw.outline(_VEIL_EDGE)), GOLD, 5.5)


def _paint_earrings(painter: QPainter, suit: Suit, inks: parts.Inks) -> None:
    stone = inks.ink if suit in (Suit.HEARTS, Suit.DIAMONDS) else inks.paper
    for x in (96, 154):
        parts.paint_jewel(painter, x, 104, 4.2, stone)
        draw.fill(painter, draw.lozenge(x, 114, 9), GOLD)

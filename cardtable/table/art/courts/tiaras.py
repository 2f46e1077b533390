"""The queens' headgear: a scalloped dupatta, a fan of petals, a Persian disc, a jasmine garland."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainter

from cardtable.core.cards import Suit
from cardtable.table.art.card_style import GOLD, GOLD_DARK
from cardtable.table.art.courts.inks import Inks
from cardtable.table.art.courts.parts import paint_jewel
from cardtable.table.art.drawing import (
    circle,
    fill,
    line,
    outline,
    placed,
    polygon,
    star,
    stroke,
    with_mirror,
)
from cardtable.table.art.suits import lozenge, suit_at

_BOW = "M86,62 C92,34 158,34 164,62 152,48 98,48 86,62 Z"
_HEM = "M84,74 C84,10 166,10 166,74"
_PETAL = "M-9,0 C-13,-22 -6,-32 0,-42 6,-32 13,-22 9,0 Z"
_LEAF = "M0,0 C-14,-12 -12,-30 0,-42 12,-30 14,-12 0,0 Z"


def paint_tiara(painter: QPainter, suit: Suit, inks: Inks) -> None:
    """The queen's headgear of a suit."""
    match suit:
        case Suit.SPADES:
            _paint_dupatta(painter, inks)
        case Suit.HEARTS:
            _paint_petals(painter, inks)
        case Suit.DIAMONDS:
            _paint_disc(painter, inks)
        case _:
            _paint_garland(painter, inks)


def _paint_dupatta(painter: QPainter, inks: Inks) -> None:
    """A scalloped gold hem, a hanging tikka and a small crown."""
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
    """Jasmine over the hair, a crest of three leaves behind it."""
    for turn in (-40, 40, 0):
        fill(painter, placed(outline(_LEAF), 125, 46, 1, turn), GOLD)
        stroke(painter, placed(line((0, -4), (0, -32)), 125, 46, 1, turn), inks.ink, 2.6)
    fill(painter, outline(_BOW), inks.ink)
    for i in range(8):
        angle = math.radians(206 + i * 18.3)
        x, y = 125 + 40 * math.cos(angle), 68 + 32 * math.sin(angle)
        fill(painter, circle(x, y, 6), inks.paper)
        fill(painter, circle(x, y, 2.2), GOLD)

"""What the figures share: face, lips, hand, jewel and the patterned robe."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from cardtable.core.cards import Suit
from cardtable.table.art.card_style import GOLD
from cardtable.table.art.courts.inks import EYE, SKIN, SKIN_SHADE, Inks
from cardtable.table.art.drawing import (
    Paint,
    circle,
    clipped,
    colour,
    fill,
    line,
    mirrored,
    mix,
    outline,
    parse_outline,
    placed,
    rounded,
    stroke,
)
from cardtable.table.art.ornaments import paint_ornament

_SHOULDERS = (
    "M125,120 C150,128 196,130 216,152 226,166 232,190 234,230 L16,230 C18,190 24,166 34,152 54,130 100,128 125,120 Z"
)
_HALF_WIDTH_EYE = "M6.5,1 Q13.5,-6.5 20.5,1 13.5,5 6.5,1 Z"
_LID = "M6.5,.4 L13.5,-3.4 20.8,.6"
_BROW = "M6,-8 Q13,-13.5 21.5,-8"
_NOSE = "M5.5,-8 L1.5,-1 5.5,14 -4,15.5"


def paint_robe(painter: QPainter, suit: Suit, inks: Inks) -> None:
    """Shoulders in the pattern of the suit."""
    shoulders = outline(_SHOULDERS)
    fill(painter, shoulders, inks.ink)
    paint_ornament(painter, suit, shoulders, 24, colour(inks.paper, 0.3), colour(inks.paper, 0.5))


def paint_face(painter: QPainter, top: float, width: float, foot: float) -> None:
    """A shield-shaped face about x = 125, its right half in shade; `top` and `foot` are its y."""
    half, bend = width / 2, top + (foot - top) * 0.5
    shield = parse_outline(
        f"M{125 - half},{top} L{125 + half},{top} {125 + half},{bend} C{125 + half},{foot - 12} 137,{foot} 125,{foot} "
        f"113,{foot} {125 - half},{foot - 12} {125 - half},{bend} Z"
    )
    fill(painter, shield, SKIN)
    with clipped(painter, shield):
        fill(painter, rounded(125, top - 5, half + 2, foot - top + 10, 0), SKIN_SHADE)
    eyes = top + (foot - top) * 0.43
    _paint_eyes(painter, eyes)
    stroke(painter, placed(outline(_NOSE), 125, eyes), mix(SKIN_SHADE, "#5A2F18", 0.55), 2.4)


def _paint_eyes(painter: QPainter, y: float) -> None:
    for side in (False, True):
        for data, width in ((_BROW, 3.4), (_HALF_WIDTH_EYE, 0.0), (_LID, 2.0)):
            path = placed(outline(data), 125, y)
            path = mirrored(path) if side else path
            if width:
                stroke(painter, path, EYE, width)
                continue
            fill(painter, path, "#FFFFFF")
            fill(painter, circle(125 + (-13.3 if side else 13.3), y - 0.6, 3.4), EYE)


def paint_lips(painter: QPainter, y: float, half: float, paint: Paint) -> None:
    """Lips about x = 125, twice `half` wide."""
    shape = f"M{-half},0 Q{-half / 2},-4 0,-1.5 {half / 2},-4 {half},0 0,7 {-half},0 Z"
    fill(painter, placed(outline(shape), 125, y), paint)


def paint_hand(painter: QPainter, x: float, y: float) -> None:
    """A closed hand about (x, y)."""
    fill(painter, rounded(x - 10, y - 9, 20, 18, 8), SKIN)
    for finger in (-4.5, 0.0, 4.5):
        stroke(painter, line((x - 9, y + finger), (x + 3, y + finger)), SKIN_SHADE, 1.8)


def paint_jewel(painter: QPainter, x: float, y: float, radius: float, paint: Paint, rim: Paint = GOLD) -> None:
    """A round stone in a rim, with a gleam."""
    fill(painter, circle(x, y, radius + 2.4), rim)
    fill(painter, circle(x, y, radius), paint)
    fill(painter, circle(x - radius * 0.3, y - radius * 0.3, radius * 0.3), colour("#FFFFFF", 0.7))


def paint_beads(painter: QPainter, xs: tuple[float, ...], y: float, radius: float, paint: Paint) -> None:
    """A row of round beads."""
    for x in xs:
        fill(painter, circle(x, y, radius), paint)

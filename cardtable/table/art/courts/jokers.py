"""Jokers: a harlequin in a three-horned cap with bells."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from cardtable.core.cards import Suit
from cardtable.table.art.courts.figure_parts import Inks, paint_beads, paint_face, paint_jewel
from cardtable.table.art.themes import GOLD, GOLD_DARK
from cardtable.table.art.vector_drawing import (
    circle,
    clipped,
    colour,
    fill,
    mirrored,
    outline,
    polygon,
    rounded,
    stroke,
)

_ROBE = "M125,124 C150,128 200,132 216,156 L236,240 14,240 34,156 C50,132 100,128 125,124 Z"
_SMILE = "M110,104 Q125,112 140,104 137,120 125,120 113,120 110,104 Z"
_HORN = "M125,66 C96,66 96,66 94,72 86,40 74,46 70,92 60,48 80,20 110,34 L125,40 Z"
_MIDDLE_HORN = "M98,66 C104,40 110,20 140,6 136,22 146,40 152,66 140,58 110,58 98,66 Z"


def paint_joker(painter: QPainter, _suit: Suit, inks: Inks) -> None:
    """Paint the upper half of a joker in card units; a joker has no suit."""
    _paint_motley(painter, inks)
    _paint_ruff(painter, inks)
    paint_face(painter, 60, 56, 124)
    _paint_laugh(painter)
    _paint_cap(painter, inks)


def _paint_motley(painter: QPainter, inks: Inks) -> None:
    robe = outline(_ROBE)
    fill(painter, robe, inks.ink)
    with clipped(painter, robe):
        for j in range(4):
            for i in range(9):
                x, y = 16 + i * 28 + (14 if j % 2 else 0), 130 + j * 21
                if (i + j) % 3 < 2:
                    patch = polygon((x, y - 21), (x + 14, y), (x, y + 21), (x - 14, y))
                    fill(painter, patch, colour(inks.paper, 0.85) if (i + j) % 3 else GOLD)


def _paint_ruff(painter: QPainter, inks: Inks) -> None:
    for i, x in enumerate((78, 101, 125, 149, 172)):
        y = 148 - abs(i - 2) * 5
        point = polygon((x - 14, 122), (x + 14, 122), (x, y + 12))
        fill(painter, point, inks.ink if i % 2 else inks.paper)
        stroke(painter, point, inks.ink, 2)
        fill(painter, circle(x, y + 13, 5), GOLD)


def _paint_laugh(painter: QPainter) -> None:
    fill(painter, outline(_SMILE), "#8E2A2A")
    fill(painter, polygon((114, 107), (136, 107), (133, 111), (117, 111)), "#FFFFFF")
    paint_beads(painter, (105, 145), 102, 4.5, colour("#D8524A", 0.55))


def _paint_cap(painter: QPainter, inks: Inks) -> None:
    fill(painter, outline(_HORN), inks.ink)
    fill(painter, mirrored(outline(_HORN)), GOLD)
    middle = outline(_MIDDLE_HORN)
    fill(painter, middle, inks.paper)
    stroke(painter, middle, inks.ink, 2.5)
    with clipped(painter, middle):
        fill(painter, polygon((125, 70), (118, 0), (160, 0), (160, 70)), inks.ink)
    fill(painter, rounded(94, 60, 62, 9, 4), inks.dark)
    paint_beads(painter, (100, 112.5, 125, 137.5, 150), 64.5, 2.6, GOLD)
    for x, y in ((70, 96), (180, 96), (142, 8)):
        paint_jewel(painter, x, y, 7, GOLD, GOLD_DARK)

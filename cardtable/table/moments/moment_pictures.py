"""How each small moment looks, at any point of its second: pure painting into a square or over a pile of cards."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPixmap

from cardtable.table.art.card_style import GOLD, GOLD_DARK
from cardtable.table.art.drawing import (
    circle,
    clipped,
    colour,
    fill,
    placed,
    polygon,
    rounded_rect,
    saved,
    star,
    stroke,
)
from cardtable.table.art.themes import Theme
from cardtable.table.layout.pose import HEIGHT

GROWS, FADES, FADE = 0.28, 0.75, 0.12  # of the second: grown by then, gone from then on; a cross-fade with less motion
OVERSHOOT = 1.6
RAYS = 12
STARS = ((-0.34, -0.30, 0.09), (0.36, -0.16, 0.12), (0.20, -0.40, 0.07), (0.38, 0.26, 0.08))  # x, y, size of a square


class HighlightProgress(NamedTuple):
    """How far a moment has come: each from 0 to 1, `size` a little beyond it on the way."""

    size: float
    sweep: float
    opacity: float


def stage(share: float, *, reduced: bool) -> HighlightProgress:
    """The stage at a share of the second; with less motion it only comes and goes."""
    if reduced:
        return HighlightProgress(1.0, 1.0, max(0.0, min(1.0, share / FADE, (1 - share) / FADE)))
    grown = min(1.0, share / GROWS)
    back = grown - 1
    size = 1 + (OVERSHOOT + 1) * back**3 + OVERSHOOT * back**2  # as Qt's OutBack
    return HighlightProgress(size, 1 - (1 - grown) ** 3, max(0.0, min(1.0, (1 - share) / (1 - FADES))))


def paint_moon(painter: QPainter, square: QRectF, at: HighlightProgress) -> None:
    """A crescent among stars."""
    with _grown(painter, square, at):
        side = square.width()
        disc, bite = circle(0, 0, side * 0.30), circle(side * 0.13, -side * 0.07, side * 0.25)
        crescent = disc.subtracted(bite)
        fill(painter, crescent, _gold(QRectF(-side / 2, -side / 2, side, side)))
        stroke(painter, crescent, GOLD_DARK, max(1.0, side * 0.012))
        for x, y, size in STARS:
            fill(painter, placed(star(5, 0.45), x * side, y * side, size * side * at.sweep), GOLD)


def caught_width(square: QRectF) -> float:
    """How wide the card that was caught is in a square."""
    return square.width() * 0.56


def paint_caught(painter: QPainter, square: QRectF, face: QPixmap, theme: Theme, at: HighlightProgress) -> None:
    """The card that was caught, with a rim."""
    with _grown(painter, square, at):
        width = caught_width(square)
        rect = QRectF(-width / 2, -width * HEIGHT / 2, width, width * HEIGHT)
        radius = width * 0.09
        for reach, alpha in ((8, 0.10), (5, 0.18)):
            around = rect.adjusted(-reach, -reach, reach, reach)
            fill(painter, rounded_rect(around, radius + reach), colour(theme.glow, alpha))
        painter.drawPixmap(rect, face, QRectF(face.rect()))
        stroke(painter, rounded_rect(rect.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1.5), theme.glow, 3)


def paint_out(painter: QPainter, square: QRectF, theme: Theme, at: HighlightProgress) -> None:
    """Rays round a star: nothing is left in that hand."""
    with _grown(painter, square, at):
        side = square.width()
        for ray in range(RAYS):
            turn = math.tau * ray / RAYS
            inner, outer = side * 0.28, side * (0.28 + 0.17 * at.sweep)
            way = QPainterPath(QPointF(math.cos(turn) * inner, math.sin(turn) * inner))
            way.lineTo(math.cos(turn) * outer, math.sin(turn) * outer)
            stroke(painter, way, theme.glow, max(1.5, side * 0.025))
        shape = placed(star(5, 0.5), 0, 0, side * 0.42)
        fill(painter, shape, _gold(QRectF(-side / 2, -side / 2, side, side)))
        stroke(painter, shape, GOLD_DARK, max(1.0, side * 0.012))


def paint_ribbon(painter: QPainter, pile: QRectF, at: HighlightProgress) -> None:
    """A ribbon across a pile of cards, drawn round it from its left upper corner."""
    with saved(painter):
        painter.setOpacity(at.opacity)
        wide, high = pile.width(), pile.height()
        band = wide * 0.20
        start, end = QPointF(pile.left(), pile.top() + high * 0.18), QPointF(pile.right(), pile.top() + high * 0.42)
        tip = start + (end - start) * at.sweep
        with clipped(painter, rounded_rect(pile, wide * 0.08)):
            down = QPointF(0, band)
            ribbon = polygon(*((point.x(), point.y()) for point in (start, tip, tip + down, start + down)))
            fill(painter, ribbon, _gold(pile))
            for edge in (QPointF(0, band * 0.14), QPointF(0, band * 0.86)):
                line = QPainterPath(start + edge)
                line.lineTo(tip + edge)
                stroke(painter, line, GOLD_DARK, max(1.0, band * 0.06))
        knot = (start + end) / 2 + QPointF(0, band / 2)
        size = band * 1.5 * max(0.0, min(1.0, 2 * at.sweep - 1)) * at.size
        fill(painter, placed(star(5, 0.5), knot.x(), knot.y(), size), "#FFFFFF")
        stroke(painter, placed(star(5, 0.5), knot.x(), knot.y(), size), GOLD_DARK, max(1.0, band * 0.06))


@contextmanager
def _grown(painter: QPainter, square: QRectF, at: HighlightProgress) -> Iterator[None]:
    """Paint about the middle of a square, as large and as strong as the stage has it."""
    with saved(painter):
        painter.setOpacity(at.opacity)
        painter.translate(square.center())
        painter.scale(at.size, at.size)
        yield


def _gold(area: QRectF) -> QBrush:
    """Gold, lit from above."""
    run = QLinearGradient(area.topLeft(), area.bottomLeft())
    run.setColorAt(0, colour("#F6D27A"))
    run.setColorAt(0.5, colour(GOLD))
    run.setColorAt(1, colour(GOLD_DARK))
    return QBrush(run)

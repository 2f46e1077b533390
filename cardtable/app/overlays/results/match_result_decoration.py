"""Laurel of two branches, and the animation of cards that fly to both sides after a win."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.cards import ACE, JACK, KING, QUEEN, Card, Suit
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.themes import GOLD, GOLD_DARK
from cardtable.table.art.vector_drawing import fill, line, placed, saved, stroke

LEAVES = 18  # on each branch
_FOOT, _TOP = 100.0, -62.0  # degrees on the branch's circle, clockwise from the right
_SILVER, _SILVER_DARK = "#C9D6CD", "#7E988A"


def paint_laurel(painter: QPainter, middle: QPointF, radius: float, share: float = 1.0, *, gold: bool = True) -> None:
    """Paint `share` of the laurel (0 to 1), from its foot; gold for the viewer, silver-green for another winner."""
    bright, dark = (GOLD, GOLD_DARK) if gold else (_SILVER, _SILVER_DARK)
    for side in (1, -1):
        with saved(painter):
            painter.translate(middle)
            painter.scale(side, 1)
            _paint_branch(painter, radius, share, bright, dark)


def _paint_branch(painter: QPainter, radius: float, share: float, bright: str, dark: str) -> None:
    shown = math.ceil(LEAVES * max(0.0, min(1.0, share)))
    points = [_point(radius, step / LEAVES) for step in range(shown + 1)]
    vein = line((0.08, 0), (0.8, -0.01))
    if shown:
        stroke(painter, line(*((point.x(), point.y()) for point in points)), dark, radius * 0.022)
    for leaf in range(shown):
        whole = min(1.0, LEAVES * share - leaf)
        at = (leaf + 0.5) / LEAVES
        point, along = _point(radius, at), _angle(at) - 90
        size = radius * (0.34 - 0.12 * at) * whole
        outside = leaf % 2 == 0
        turn = along + (-38 if outside else 38)
        fill(painter, placed(_leaf(), point.x(), point.y(), size, turn), bright if outside else dark)
        stroke(painter, placed(vein, point.x(), point.y(), size, turn), dark if outside else bright, radius * 0.01)


def _angle(at: float) -> float:
    return _FOOT + (_TOP - _FOOT) * at


def _point(radius: float, at: float) -> QPointF:
    angle = math.radians(_angle(at))
    return QPointF(radius * math.cos(angle), radius * math.sin(angle))


def _leaf() -> QPainterPath:
    """Return a leaf of unit length from its stem to the right."""
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(0.22, -0.34, 0.7, -0.32, 1, 0)
    path.cubicTo(0.7, 0.26, 0.22, 0.26, 0, 0)
    return path


COUNT = 16  # greatest number of cards in the air
FIRST_MS, APART_MS, EACH_MS = 300, 44, 1_400
ALL_MS = 2_400  # the end of the last card's flight
_START, _RISE, _FLOOR = 0.2, 1.1, 0.35  # shares of the table's height: start, speed upwards, end below the lower edge
_ASIDE = 0.55  # exponent below 1: cards clear the words in the middle before they fall


class FallingCard(NamedTuple):
    """Position of a flying card at one time."""

    middle: QPointF
    angle: float


class CardTrajectory(NamedTuple):
    """Trajectory of one card; `card` None shows its back."""

    card: Card | None
    side: int
    reach: float  # to the side, as a share of the table's width
    turn: float  # degrees in all


def throws(seed: int) -> tuple[CardTrajectory, ...]:
    """Return the trajectories, to both sides in turn: half of them backs, half courts and numbers."""
    chance = random.Random(seed)
    ranks = (KING, QUEEN, JACK, ACE, 10, 7)
    found = []
    for number in range(COUNT):
        card = None if number % 2 else Card(chance.choice(ranks), chance.choice(list(Suit)))
        side = 1 if number % 4 < 2 else -1
        found.append(CardTrajectory(card, side, chance.uniform(0.30, 0.58), chance.uniform(20, 230)))
    return tuple(found)


def flying(throw: CardTrajectory, number: int, ms: float, table: QSizeF) -> FallingCard | None:
    """Return the position of card `number` after `ms` milliseconds; None before its start and after its fall."""
    share = (ms - FIRST_MS - number * APART_MS) / EACH_MS
    if not 0 <= share <= 1:
        return None
    start, end = table.height() * _START, table.height() * (1 + _FLOOR)
    rise = table.height() * _RISE
    y = start - rise * share + (end - start + rise) * share * share
    x = table.width() / 2 + throw.side * throw.reach * table.width() * share**_ASIDE
    return FallingCard(QPointF(x, y), throw.side * (8 + throw.turn * share))


def paint_cards(
    painter: QPainter,
    thrown: Sequence[CardTrajectory],
    faces: CardPixmaps,
    ms: float,
    table: QSizeF,
    width: float,
    dpr: float,
) -> None:
    """Paint all cards that are in the air."""
    for number, throw in enumerate(thrown):
        found = flying(throw, number, ms, table)
        if found is None:
            continue
        picture = faces.back(width, dpr) if throw.card is None else faces.face(throw.card, width, dpr)
        painter.save()
        painter.translate(found.middle)
        painter.rotate(found.angle)
        painter.drawPixmap(QPointF(-picture.width() / dpr / 2, -picture.height() / dpr / 2), picture)
        painter.restore()

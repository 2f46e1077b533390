"""Cards that leave the middle of the table, fan to both sides and fall over its edge: motion, and a painter."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainter

from cardtable.core.cards import ACE, JACK, KING, QUEEN, Card, Suit
from cardtable.table.art.card_faces import CardPixmaps

COUNT = 16  # cards: so many move at once at most
FIRST_MS, APART_MS, EACH_MS = 300, 44, 1_400
ALL_MS = 2_400  # when the last has fallen
_START, _RISE, _FLOOR = 0.2, 1.1, 0.35  # of the table's height: whence, how fast upwards, how deep below the edge
_ASIDE = 0.55  # below 1: they are clear of the words in the middle before they fall


class FallingCard(NamedTuple):
    """A card at one moment."""

    middle: QPointF
    angle: float


class CardTrajectory(NamedTuple):
    """How one card flies; `card` None shows its back."""

    card: Card | None
    side: int
    reach: float  # of the table's width, to the side
    turn: float  # degrees in all


def throws(seed: int) -> tuple[CardTrajectory, ...]:
    """Half backs, half courts and numbers, to both sides in turn."""
    chance = random.Random(seed)
    ranks = (KING, QUEEN, JACK, ACE, 10, 7)
    found = []
    for number in range(COUNT):
        card = None if number % 2 else Card(chance.choice(ranks), chance.choice(list(Suit)))
        side = 1 if number % 4 < 2 else -1
        found.append(CardTrajectory(card, side, chance.uniform(0.30, 0.58), chance.uniform(20, 230)))
    return tuple(found)


def flying(throw: CardTrajectory, number: int, ms: float, table: QSizeF) -> FallingCard | None:
    """Where a card is so long after the beginning; None before it has left and once it has fallen."""
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
    """Paint all that are in the air."""
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

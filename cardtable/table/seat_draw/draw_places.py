"""Where everything lies while cards are drawn for the places: the pack spread face down amid the plates."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import COMPACT, PLATE, between, centred, text_scale, unit
from cardtable.table.layout.pose import HEIGHT, Pose

LINES = 4  # of the spread
MARGIN = 14.0
GAP = 8.0
PROMPT = 40.0  # pixels before scaling
ROOMY = 0.9  # of the unit: from there on plates are large
FEW = 4  # people who have room for large plates


class SeatDrawPlate(NamedTuple):
    """A plate, and the card that was drawn there."""

    plate: QRectF
    card: Pose


class SeatDrawLayout(NamedTuple):
    """All of it, in pixels of the table; `seated` by position, 0 at the bottom, then clockwise."""

    scale: float
    card: float
    seated: tuple[SeatDrawPlate, ...]
    spread: QRectF
    prompt: QRectF
    commands: QRectF

    def lying(self, cards: int) -> list[Pose]:
        """Where so many cards of the spread lie, line by line."""
        width, height = self.card, self.card * HEIGHT
        across = per_line(cards)
        step = min(width * 0.6, (self.spread.width() - width) / max(1, across - 1))
        pitch = min(height + GAP, (self.spread.height() - height) / (LINES - 1))
        left = self.spread.center().x() - step * (across - 1) / 2
        top = self.spread.center().y() - pitch * (LINES - 1) / 2
        return [
            Pose(left + step * (place % across), top + pitch * (place // across), 0, width) for place in range(cards)
        ]


def per_line(cards: int) -> int:
    """How many cards lie in a line."""
    return math.ceil(cards / LINES)


def draw_places(size: QSizeF, people: int) -> SeatDrawLayout:
    """Lay out for a table of this size."""
    u = unit(size)
    scale = text_scale(u)
    plate = (PLATE if u >= ROOMY and people <= FEW else COMPACT) * scale
    card = between(u, 58, 84)
    block = QSizeF(plate.width() + GAP + card, max(plate.height(), card * HEIGHT))
    blocks = [centred(point.x(), point.y(), block) for point in _around(size, block, people)]
    middle = size.width() / 2
    prompt_height = PROMPT * scale
    spread = _free(size, blocks, prompt_height)
    prompt = QRectF(spread.x(), spread.bottom() + GAP, spread.width(), prompt_height)
    return SeatDrawLayout(
        scale=scale,
        card=card,
        seated=tuple(_seated(rect, plate, card, mirrored=rect.center().x() > middle + 1) for rect in blocks),
        spread=spread,
        prompt=prompt,
        commands=spread,
    )


def _around(size: QSizeF, block: QSizeF, people: int) -> list[QPointF]:
    """The middles of the blocks on an ellipse, clockwise from the bottom."""
    half = QSizeF(size.width() / 2 - MARGIN - block.width() / 2, size.height() / 2 - MARGIN - block.height() / 2)
    turns = [math.pi / 2 + 2 * math.pi * place / people for place in range(people)]
    middle = QPointF(size.width() / 2, size.height() / 2)
    return [middle + QPointF(_pushed(math.cos(turn)) * half.width(), math.sin(turn) * half.height()) for turn in turns]


def _pushed(share: float) -> float:
    """Whoever does not sit at the top or the bottom sits at an edge: the middle is for the cards."""
    return 0.0 if abs(share) < 0.1 else math.copysign(1.0, share)


def _free(size: QSizeF, blocks: list[QRectF], prompt: float) -> QRectF:
    """What the blocks leave of the middle, less a line for the prompt."""
    middle = QPointF(size.width() / 2, size.height() / 2)
    inner = [rect for rect in blocks if abs(rect.center().x() - middle.x()) < rect.width() / 2]
    left = max((rect.right() for rect in blocks if rect.right() < middle.x()), default=MARGIN * 4)
    top = max((rect.bottom() for rect in inner if rect.center().y() < middle.y()), default=MARGIN)
    bottom = min((rect.top() for rect in inner if rect.center().y() > middle.y()), default=size.height() - MARGIN)
    side = left + 2 * GAP
    return QRectF(side, top + GAP, size.width() - 2 * side, bottom - top - prompt - 4 * GAP)


def _seated(block: QRectF, plate: QSizeF, card: float, *, mirrored: bool) -> SeatDrawPlate:
    """Plate and card side by side, the card towards the middle."""
    y = block.center().y()
    if mirrored:
        rect = QRectF(block.right() - plate.width(), y - plate.height() / 2, plate.width(), plate.height())
        return SeatDrawPlate(rect, Pose(block.left() + card / 2, y, 0, card))
    rect = QRectF(block.left(), y - plate.height() / 2, plate.width(), plate.height())
    return SeatDrawPlate(rect, Pose(block.right() - card / 2, y, 0, card))

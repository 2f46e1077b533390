"""Where and how one pile lies: its area, its shape, the width of its cards."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from cardtable.table.art.card_style import STRIP
from cardtable.table.layout.pose import HEIGHT

SPREAD_STEP = 0.30  # of a card's width: between the cards of a spread


class PileShape(enum.Enum):
    """How the cards of a pile lie to each other."""

    HAND = enum.auto()  # the own hand, a straight row
    FAN = enum.auto()  # somebody else's, small, on an arc
    SLOT = enum.auto()  # one card of a trick
    STACK = enum.auto()
    SPREAD = enum.auto()
    HIDDEN = enum.auto()  # no room: cards vanish in the plate


@dataclass(slots=True)
class PilePlace:
    """Where a pile lies now: an area in pixels, the width of a card, the turn of a card in a slot.

    `step` is a spread's, in widths of a card. `written` tells where its caption goes: below, or -1 left, 1 right.
    """

    shape: PileShape
    area: QRectF
    card: float
    angle: float = 0.0
    step: float = SPREAD_STEP
    face_up: bool = False  # a fan that is read, not only counted
    grouped: bool = False  # a spread that marks divide into groups, with brackets below
    squared: bool = False  # a spread that lies as one stack
    across: bool = False  # a spread whose cards lie on their side
    strip: float = STRIP  # of a card in a large group, in widths of a card: its index
    written: int = 0
    seen: float = 1.0  # of a spread's height, from the top: the rest is covered by others

    def first_card(self) -> QRectF:
        """Where a card lies alone."""
        if not self.grouped:
            return QRectF(self.area)
        rect = QRectF(0, 0, self.card, self.card * HEIGHT)
        rect.moveCenter(self.area.center())
        return rect

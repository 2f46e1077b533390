"""Card chips: cards within a line of text, as rank over suit; a run is a group of cards.

Measures are those of the design drawing table-3 (table-notes.md, Common measures), in widths of a chip.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from cardtable.core.cards import Card
from cardtable.core.text import TextRenderer, translate
from cardtable.table.art.card_marks import paint_dim
from cardtable.table.art.themes import CardStyle, Theme
from cardtable.table.art.tile_pictures import CORNER, paint_small_card

CHIP = 20.0  # pixels wide before scaling
HIGH = 1.27  # widths of a chip
MOST = 7  # chips in a run; a longer group shows the first FIRST and a number
FIRST = 4
_BETWEEN = 0.15  # widths of a chip
_ALL = translate("Card chips", "×%1", "how many cards a group has; the first of them are shown before")
_MORE = translate("Card chips", "+%1", "how many more cards there are, different ones; the first are shown before")


class ChipRun(NamedTuple):
    """One group of cards as shown: its chips, and a number text if these are not all. `dimmed`: they have been beaten
    or are gone."""

    cards: tuple[Card, ...]
    more: str = ""
    dimmed: bool = False


def counted_run(cards: Sequence[Card], renderer: TextRenderer, room: int) -> ChipRun:
    """Return a group beside other numbers: as many chips as there is room for, and "×9" for all if some are left out.
    `room`: chips that fit; the number takes that of one."""
    if len(cards) <= room:
        return ChipRun(tuple(cards))
    return ChipRun(tuple(cards[: max(1, room - 1)]), renderer.text(_ALL.filled(len(cards))))


def chip_run(cards: Sequence[Card], renderer: TextRenderer, *, dimmed: bool = False) -> ChipRun:
    """Return a group of cards of any size: all of them, or the first ones and a number. Of one rank it is the number of
    all ("×9"); of different cards the number of those that follow ("+5")."""
    if len(cards) <= MOST:
        return ChipRun(tuple(cards), dimmed=dimmed)
    alike = len({card.rank for card in cards}) == 1
    more = _ALL.filled(len(cards)) if alike else _MORE.filled(len(cards) - FIRST)
    return ChipRun(tuple(cards[:FIRST]), renderer.text(more), dimmed)


class ChipPainter:
    """Painter of runs in one deck, size and direction."""

    def __init__(
        self, style: CardStyle, theme: Theme, font: QFont, width: float = CHIP, *, right_to_left: bool = False
    ) -> None:
        self._style, self._theme, self._font = style, theme, font
        self._width, self._gap = width, width * _BETWEEN
        self._step = width + self._gap
        self._right_to_left = right_to_left

    @property
    def height(self) -> float:
        """Height of a chip in pixels."""
        return self._width * HIGH

    def width_of(self, run: ChipRun) -> float:
        """Return the width of a run in pixels."""
        chips = len(run.cards) * self._step - self._gap if run.cards else 0.0
        return chips + (self._gap + self._more_width(run) if run.more else 0.0)

    def fitting(self, width: float) -> int:
        """Return the number of chips of a run that fit in `width` pixels."""
        return int((width + self._gap) // self._step)

    def paint(self, painter: QPainter, corner: QPointF, run: ChipRun) -> None:
        """Paint a run in a box of its width with this top left corner; it begins where reading begins."""
        room = QRectF(corner, QSizeF(self.width_of(run), self.height))
        for place, card in enumerate(run.cards):
            chip = QRectF(room.x() + place * self._step, room.y(), self._width, self.height)
            chip = self._turned(chip, room)
            paint_small_card(painter, chip, card, self._style)
            if run.dimmed:
                paint_dim(painter, chip, self._width * CORNER, self._theme)
        if run.more:
            x = room.x() + len(run.cards) * self._step
            painter.setFont(self._font)
            painter.setPen(QColor(self._theme.ink2))
            rect = self._turned(QRectF(x, room.y(), self._more_width(run), self.height), room)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, run.more)

    def _more_width(self, run: ChipRun) -> float:
        return QFontMetricsF(self._font).horizontalAdvance(run.more)

    def _turned(self, rect: QRectF, room: QRectF) -> QRectF:
        if not self._right_to_left:
            return rect
        return QRectF(room.left() + room.right() - rect.right(), rect.y(), rect.width(), rect.height())

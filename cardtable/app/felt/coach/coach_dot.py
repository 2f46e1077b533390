"""What the coach's bubble leaves by a card when it has been read and still waits: pressed, it comes back."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.felt.coach.coach_words import SHOW_AGAIN
from cardtable.table.art.drawing import HINTS, circle, fill, stroke
from cardtable.table.art.icons import paint_icon
from cardtable.table.painting.skin import TableStyle
from cardtable.table.painting.tips import set_tip

SIDE, ABOVE = 36.0, 8.0  # pixels of the sketches
DOT_FARTHEST = 12  # halves of its width, from above what it belongs to: beyond any plate
_STEPS = sorted(
    product(range(-DOT_FARTHEST, DOT_FARTHEST + 1), range(DOT_FARTHEST + 1)), key=lambda step: math.hypot(*step)
)


class CollapsedCoachDot(QPushButton):
    """A disc with the coach's sign."""

    def __init__(self, skin: TableStyle, table: QWidget) -> None:
        super().__init__(table)
        self._skin, self._table = skin, table
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def lay_over(self, target: QRectF, taken: Sequence[QRectF]) -> None:
        """Lie above what the bubble spoke of, or as near to that place as nothing of `taken` is covered."""
        name = self._skin.words.text(SHOW_AGAIN)
        self.setAccessibleName(name)
        set_tip(self, name)
        room, side = self._table.size(), self._skin.px(SIDE)
        middle, last = target.center().x() - side / 2, room.width() - side
        low = max(0.0, target.top() - side - self._skin.px(ABOVE))
        places = [
            QRectF(min(max(0.0, middle + across * side / 2), last), max(0.0, low - up * side / 2), side, side)
            for across, up in _STEPS
        ]
        free = (place for place in places if not any(place.intersects(rect) for rect in taken))
        self.setGeometry(next(free, places[0]).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, rect = self._skin.theme, QRectF(self.rect())
        special = theme.light or theme.high_contrast
        ground, ink = (theme.accent, theme.accent_ink) if special else (theme.felt_middle, theme.glow)
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        disc = circle(rect.center().x(), rect.center().y(), rect.width() / 2 - 2)
        fill(painter, disc, ground)
        stroke(painter, disc, ink if self.hasFocus() or self.underMouse() else theme.line, 2)
        inset = rect.width() * 0.27
        paint_icon(painter, "learn", rect.adjusted(inset, inset, -inset, -inset), ink)
        painter.end()

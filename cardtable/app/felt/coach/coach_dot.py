"""What the coach's bubble leaves by a card when it has been read and still waits: pressed, it comes back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.felt.coach.coach_words import SHOW_AGAIN
from cardtable.table.art.drawing import HINTS, circle, fill, stroke
from cardtable.table.art.icons import paint_icon
from cardtable.table.painting.skin import Skin
from cardtable.table.painting.tips import set_tip

SIDE, ABOVE = 36.0, 8.0  # pixels of the sketches


class CoachDot(QPushButton):
    """A disc with the coach's sign."""

    def __init__(self, skin: Skin, table: QWidget) -> None:
        super().__init__(table)
        self._skin, self._table = skin, table
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def lay_over(self, target: QRectF) -> None:
        """Lie above what the bubble spoke of, within the table."""
        name = self._skin.words.text(SHOW_AGAIN)
        self.setAccessibleName(name)
        set_tip(self, name)
        side = self._skin.px(SIDE)
        place = QRectF(target.center().x() - side / 2, target.top() - side - self._skin.px(ABOVE), side, side)
        room = QSizeF(self._table.size())
        place.moveLeft(min(max(0.0, place.left()), room.width() - side))
        place.moveTop(max(0.0, place.top()))
        self.setGeometry(place.toAlignedRect())

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

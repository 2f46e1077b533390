"""The buttons on the paper of the coach's bubble: one in the accent's colour, others as underlined words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.table.art.drawing import HINTS, colour, fill, rounded_rect, stroke
from cardtable.table.art.paper import INK
from cardtable.table.painting.lettering import Align, paint_text, text_width
from cardtable.table.painting.skin import TableStyle

HIGH, TYPE, QUIET_TYPE, PAD = 40.0, 15.0, 13.5, 26.0  # pixels of the sketches
RING = 4.0  # around a button, for the ring of the focus
QUIET_INK = "#6A6255"


class CoachBubbleButton(QPushButton):
    """`primary`: filled; any other is a line of words."""

    def __init__(self, skin: TableStyle, parent: QWidget, *, primary: bool) -> None:
        super().__init__(parent)
        self._skin = skin
        self._primary = primary
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def wanted(self) -> QSizeF:
        """Of the whole button, with the room for its ring."""
        px = self._skin.px
        pad = px(PAD) if self._primary else px(2)
        wide = text_width(self.text(), self._type) + 2 * pad + 2
        return QSizeF(wide + 2 * px(RING), px(HIGH) + 2 * px(RING))

    @property
    def _type(self) -> QFont:
        return self._skin.font(TYPE if self._primary else QUIET_TYPE, bold=self._primary)

    def paintEvent(self, event: QPaintEvent) -> None:
        px, theme = self._skin.px, self._skin.theme
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        rect = QRectF(self.rect()).adjusted(px(RING), px(RING), -px(RING), -px(RING))
        lit = self.isDown() or self.underMouse()
        if self._primary:
            ground = colour(theme.accent).darker(108) if lit else colour(theme.accent)
            fill(painter, rounded_rect(rect, rect.height() / 2), ground)
            ink = colour(theme.accent_ink)
        else:
            ink = colour(INK if lit else QUIET_INK)
        paint_text(painter, rect, self.text(), self._type, ink, Align.AlignHCenter)
        if not self._primary:
            y = rect.center().y() + px(QUIET_TYPE) * 0.72
            wide = min(rect.width(), text_width(self.text(), self._type)) / 2
            painter.fillRect(QRectF(rect.center().x() - wide, y, 2 * wide, max(1.0, px(1))), ink)
        if self.hasFocus() and self._skin.keys_shown:
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded_rect(ring, ring.height() / 2 if self._primary else px(8)), INK, 2)
        painter.end()

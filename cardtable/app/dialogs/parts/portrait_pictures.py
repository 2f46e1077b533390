"""Portraits beside words: of one person, and of several that overlap a little."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.widgets.chrome import palette_of
from cardtable.core.text import TextRenderer
from cardtable.table.art.drawing import HINTS, circle, fill
from cardtable.table.art.portrait_painter import paint_portrait
from cardtable.table.painting.measure import px

STEP = 1.45  # radii from one portrait to the next
RING = 2.0  # pixels around each, so that they part
MOST = 4  # portraits; how many more there are is written behind them


class PortraitStrip(QWidget):
    """Decoration: what it shows is said in words beside it."""

    def __init__(self, words: TextRenderer, radius: float, kinds: Sequence[int] = (), ring: str = "") -> None:
        """`ring`: the colour of the ground, which parts portraits that overlap."""
        super().__init__()
        self._words = words
        self._radius = px(radius)
        self._ring = ring
        self._ink = ""
        self._kinds = tuple(kinds)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        shown = min(MOST, len(self._kinds))
        more = self._radius * 1.6 if len(self._kinds) > MOST else 0
        wide = 2 * self._radius + max(0, shown - 1) * self._radius * STEP + 2 * RING + more
        return QSize(round(wide) + 2, round(2 * self._radius + 2 * RING) + 2)

    def setPortraits(self, kinds: Sequence[int], ring: str = "") -> None:
        """Show these, the first one on top."""
        self._kinds = tuple(kinds)
        self._ring = ring or self._ring
        self.updateGeometry()
        self.update()

    def setInk(self, ink: str) -> None:
        """Write how many more there are in this colour."""
        self._ink = ink
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        y, radius = self.height() / 2, self._radius
        for place in reversed(range(min(MOST, len(self._kinds)))):
            x = radius + RING + 1 + place * radius * STEP
            middle = QPointF(self.width() - x if mirrored else x, y)
            if self._ring:
                fill(painter, circle(middle.x(), middle.y(), radius + RING), self._ring)
            paint_portrait(painter, middle, radius, self._kinds[place])
        if len(self._kinds) > MOST:
            self._paint_more(painter, mirrored)

    def _paint_more(self, painter: QPainter, mirrored: bool) -> None:
        font = QFont(self.font())
        font.setPixelSize(round(self._radius * 0.75))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(self._ink or palette_of(self).ink))
        more = "+" + self._words.number(len(self._kinds) - MOST)
        side = Qt.AlignmentFlag.AlignLeft if mirrored else Qt.AlignmentFlag.AlignRight
        painter.drawText(self.rect(), side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter, more)

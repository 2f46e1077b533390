"""A picture for a page without tables: one with nobody at it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.people.page_room import page_room
from cardtable.app.widgets.chrome import palette_of
from cardtable.table.art.drawing import HINTS, circle, colour, fill, rounded_rect, stroke
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.shadows import paint_shadow
from cardtable.table.painting.measure import px

SIZE = QSize(300, 150)
_FELT = "#2B7552"
_CHAIRS = ((0, -58), (-116, 0), (116, 0), (0, 58))


class EmptyTableWidget(QWidget):
    """Decoration; the words below say what it means."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide = min(px(SIZE.width()), page_room())
        return QSize(wide, round(wide * SIZE.height() / SIZE.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(self.width() / SIZE.width(), self.width() / SIZE.width())
        table = QRectF(-84, -40, 168, 80)
        paint_shadow(painter, table, 40, 1.6)
        fill(painter, rounded_rect(table, 40), _FELT)
        stroke(painter, rounded_rect(table.adjusted(7, 7, -7, -7), 33), colour("#FFFFFF", 0.22), 1.2)
        for x, y in _CHAIRS:
            self._paint_chair(painter, QPointF(x, y))

    def _paint_chair(self, painter: QPainter, middle: QPointF) -> None:
        colours = palette_of(self)
        fill(painter, circle(middle.x(), middle.y(), 15), colours.side)
        pen = QPen(QColor(colours.edge), 1.6)
        pen.setDashPattern([3, 2.4])
        painter.strokePath(circle(middle.x(), middle.y(), 15), pen)
        paint_icon(painter, "person", QRectF(middle.x() - 9, middle.y() - 9, 18, 18), QColor(colours.edge))

"""Widths of the pages of "Play with people" on this screen, and the picture of an empty table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.dialogs.common.dialog_base import MARGIN
from cardtable.app.platform import screen_geometry
from cardtable.app.widgets.palette import palette_of
from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.vector_drawing import HINTS, circle, colour, fill, rounded_rect, stroke
from cardtable.table.style.text_painting import px

SIDE = 216  # pixels of the sketches: the sidebar
BAR = 20  # pixels of the widest scroll bar at the usual text size


def page_room() -> int:
    """Return the width in pixels of a page beside the sidebar, without margins and scroll bar."""
    beside = min(px(SIDE), screen_geometry.sidebar_width()) + 2 * MARGIN + max(BAR, px(screen_geometry.BAR))
    return screen_geometry.room_on_screen().width() - beside


def columns(count: int, wide: int, room: int) -> int:
    """Return the number of columns for `count` items of this width in rows of equal length; at least 1."""
    return next((few for few in range(count, 0, -1) if count % few == 0 and few * wide <= room), 1)


SIZE = QSize(300, 150)
_FELT = "#2B7552"
_CHAIRS = ((0, -58), (-116, 0), (116, 0), (0, 58))


class EmptyTableWidget(QWidget):
    """Decorative picture of a table without players."""

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

"""A label of several lines that begin at the same edge in every direction of writing."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QTextOption
from PySide6.QtWidgets import QStyle, QWidget

from cardtable.app.widgets.chrome import palette_of
from cardtable.app.widgets.plain_label import PlainLabel

RING = 1.5  # pixels, around what has the keyboard


class Paragraph(PlainLabel):
    """A label whose text wraps; where a page is read by keys, it can have the keyboard.

    `QLabel` lets the space at which a line was broken stand at its right even where the line begins there, so that all
    lines but the last would begin a space too late; this one paints text from right to left itself.
    """

    def __init__(self, parent: QWidget | None = None, level: int = 0) -> None:
        """`level`: of a heading, 1 for that of the page; 0 for what is none."""
        super().__init__(parent)
        self.level = level
        self.setWordWrap(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            super().paintEvent(event)
        else:
            painter = QPainter(self)
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(QRectF(self.contentsRect()), self.text(), self._option())
            painter.end()
        if self.hasFocus():
            self._paint_ring()

    def _paint_ring(self) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette_of(self).focus), RING))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(RING / 2, RING / 2, -RING / 2, -RING / 2), 3, 3)
        painter.end()

    def _option(self) -> QTextOption:
        option = QTextOption(QStyle.visualAlignment(self.layoutDirection(), self.alignment()))
        option.setAlignment(option.alignment() | Qt.AlignmentFlag.AlignAbsolute)
        option.setTextDirection(self.layoutDirection())
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        if not option.alignment() & Qt.AlignmentFlag.AlignHCenter:
            option.setFlags(QTextOption.Flag.IncludeTrailingSpaces)
        return option

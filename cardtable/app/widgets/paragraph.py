"""A label of several lines that begin at the same edge in every direction of writing."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextOption
from PySide6.QtWidgets import QStyle, QWidget

from cardtable.app.widgets.plain_label import PlainLabel


class Paragraph(PlainLabel):
    """A label whose text wraps.

    `QLabel` lets the space at which a line was broken stand at its right even where the line begins there, so that all
    lines but the last would begin a space too late; this one paints text from right to left itself.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(QRectF(self.contentsRect()), self.text(), self._option())

    def _option(self) -> QTextOption:
        option = QTextOption(QStyle.visualAlignment(self.layoutDirection(), self.alignment()))
        option.setAlignment(option.alignment() | Qt.AlignmentFlag.AlignAbsolute)
        option.setTextDirection(self.layoutDirection())
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        if not option.alignment() & Qt.AlignmentFlag.AlignHCenter:
            option.setFlags(QTextOption.Flag.IncludeTrailingSpaces)
        return option

"""Status label: the latest message in one line, or in two smaller ones; the tool tip has the full text."""

from __future__ import annotations

import math

from PySide6 import QtCore  # not QtCore.Qt: its 100 enums are made at first use, and the first frame needs none
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.widgets.basic_widgets import PlainLabel

LINES = 2
SMALL_SCALE = 0.86  # of the font for two lines


class StatusLabel(PlainLabel):
    """Label with the constant height of two lines, so that no message changes the layout of the table above it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self._height())

    def lines(self) -> list[str]:
        if QFontMetricsF(self.font()).horizontalAdvance(self.text()) <= self.width():
            return [self.text()]
        first, rest = self._split_line()
        if not rest:
            return [first]
        metrics = QFontMetricsF(self._small_font())
        return [first, metrics.elidedText(rest, QtCore.Qt.TextElideMode.ElideRight, self.width())]

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text():
            self.setToolTip("")
            return
        from cardtable.table.style.text_painting import set_tip  # after the first frame, which has no text

        lines, flags = self.lines(), QtCore.Qt.AlignmentFlag
        set_tip(self, "" if " ".join(lines) == self.text() else self.text())
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setLayoutDirection(self.layoutDirection())
        needed = max(QFontMetricsF(self.font()).horizontalAdvance(line) for line in lines)
        painter.setFont(self.font() if len(lines) == 1 and needed <= self.width() else self._small_font())
        height = self.height() / len(lines)
        for row, line in enumerate(lines):
            area = QRectF(0, row * height, self.width(), height)
            painter.drawText(area, int(flags.AlignLeading | flags.AlignVCenter), line)

    def _height(self) -> int:
        return math.ceil(max(QFontMetricsF(self.font()).height(), LINES * QFontMetricsF(self._small_font()).height()))

    def _small_font(self) -> QFont:
        font = QFont(self.font())
        if font.pixelSize() > 0:
            font.setPixelSize(round(font.pixelSize() * SMALL_SCALE))
        else:
            font.setPointSizeF(font.pointSizeF() * SMALL_SCALE)
        return font

    def _split_line(self) -> tuple[str, str]:
        """Return the words that fit into the first of two lines, and the rest."""
        layout = QTextLayout(self.text(), self._small_font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout.setTextOption(option)
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(self.width())
        end = line.textLength()
        layout.endLayout()
        return self.text()[:end].rstrip(), self.text()[end:].lstrip()

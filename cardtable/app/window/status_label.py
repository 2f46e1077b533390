"""What was said last, in one line or, where that is too short, in two smaller ones; all of it is in the tool tip."""

from __future__ import annotations

import math

from PySide6 import QtCore  # QtCore.Qt has 100 enums, made at the first look at it: the first frame does without
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.app.widgets.labels import PlainLabel
from cardtable.table.style.text_painting import set_tip

LINES = 2
SMALLER = 0.86  # of the type of one line


class StatusLabel(PlainLabel):
    """As high as two lines, whatever it says: the table above it must not be laid out anew for a sentence.

    A text that needs more than two lines is cut at its end.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self._height())

    def lines(self) -> list[str]:
        """The text as it is written."""
        if QFontMetricsF(self.font()).horizontalAdvance(self.text()) <= self.width():
            return [self.text()]
        first, rest = self._broken()
        if not rest:
            return [first]
        return [first, QFontMetricsF(self._small()).elidedText(rest, QtCore.Qt.TextElideMode.ElideRight, self.width())]

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text():
            set_tip(self, "")
            return
        lines, flags = self.lines(), QtCore.Qt.AlignmentFlag
        set_tip(self, "" if " ".join(lines) == self.text() else self.text())
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setLayoutDirection(self.layoutDirection())
        needed = max(QFontMetricsF(self.font()).horizontalAdvance(line) for line in lines)
        painter.setFont(self.font() if len(lines) == 1 and needed <= self.width() else self._small())
        height = self.height() / len(lines)
        for place, line in enumerate(lines):
            area = QRectF(0, place * height, self.width(), height)
            painter.drawText(area, int(flags.AlignLeading | flags.AlignVCenter), line)

    def _height(self) -> int:
        return math.ceil(max(QFontMetricsF(self.font()).height(), LINES * QFontMetricsF(self._small()).height()))

    def _small(self) -> QFont:
        font = QFont(self.font())
        if font.pixelSize() > 0:
            font.setPixelSize(round(font.pixelSize() * SMALLER))
        else:
            font.setPointSizeF(font.pointSizeF() * SMALLER)
        return font

    def _broken(self) -> tuple[str, str]:
        """What fits into the first of two lines, broken between words, and the rest."""
        layout = QTextLayout(self.text(), self._small())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout.setTextOption(option)
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(self.width())
        end = line.textLength()
        layout.endLayout()
        return self.text()[:end].rstrip(), self.text()[end:].lstrip()

"""One line of text that is written smaller where it does not fit, and cut only after that."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.felt.felt_unit import px_in
from cardtable.app.widgets.plain_label import PlainLabel
from cardtable.table.painting.lettering import Align, fitted, paint_text, text_width
from cardtable.table.painting.tips import set_tip


class FittedLabel(PlainLabel):
    """For screen readers a text like any other; the tool tip has what is cut."""

    def __init__(self, parent: QWidget, size: int) -> None:
        """`size` of the type in pixels of the sketches."""
        super().__init__(parent)
        self._size = size
        self._ink = "#000000"

    def set_ink(self, ink: str) -> None:
        """Write in this colour."""
        self._ink = ink
        self.update()

    def wanted(self) -> float:
        """The width that the text needs."""
        return math.ceil(text_width(self.text(), self._type())) + 2.0

    def paintEvent(self, event: QPaintEvent) -> None:
        font = self._type()
        cut = text_width(self.text(), fitted(font, self.text(), self.width())) > self.width()
        set_tip(self, self.text() if cut else "")
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        painter = QPainter(self)
        align = Align.AlignRight if mirrored else Align.AlignLeft
        paint_text(painter, QRectF(self.rect()), self.text(), font, self._ink, align)
        painter.end()

    def _type(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(px_in(self, self._size))
        return font

"""The name of a player in a table of figures: the figures need their room first."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

from cardtable.app.desktop import screen
from cardtable.app.widgets.plain_label import PlainLabel
from cardtable.table.painting.tips import set_tip

SHARE = 0.3  # of the screen's width: so much a long name has at least


class NameLabel(PlainLabel):
    """One line, with an ellipsis where it has less room than it needs; then the tool tip tells all of it."""

    def setText(self, text: str) -> None:
        super().setText(text)
        self._tell()

    def minimumSizeHint(self) -> QSize:
        whole = self.sizeHint()
        return QSize(min(whole.width(), round(SHARE * screen.room_on_screen().width())), whole.height())

    def shown(self) -> str:
        """What is to be seen of the name."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())

    def _tell(self) -> None:
        set_tip(self, "" if self.shown() == self.text() else self.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown() == self.text():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), int(self.alignment()), self.shown())

"""The page that the window opens with: the bare felt, until the program is there to put something on it."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.table.art.felt import felt
from cardtable.table.art.themes import theme_named

AT_MOST_MS = 250  # a window that is minimised, or on another desktop, is never painted


class StartupPage(QWidget):
    """Paints the felt that the table and the welcome page have as well, so that nothing flickers when they come."""

    painted = Signal()

    def __init__(self, theme: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme_named(theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, felt(self.size(), self.devicePixelRatioF(), self._theme))
        painter.end()
        self.painted.emit()

    def wait(self) -> None:
        """Let the event loop run until the page has been seen, or will not be."""
        loop = QEventLoop()
        self.painted.connect(loop.quit)
        patience = QTimer(loop, singleShot=True, interval=AT_MOST_MS)
        patience.timeout.connect(loop.quit)
        patience.start()
        loop.exec()

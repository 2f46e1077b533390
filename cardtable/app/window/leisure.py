"""Work that can wait, done in small pieces between which the window answers."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

BETWEEN_MS = 10


class Leisure(QObject):
    """Runs a generator up to its next `yield` in each turn, and ends with it or with `parent`."""

    def __init__(self, work: Iterator[None], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._timer = QTimer(self)
        self._timer.setInterval(BETWEEN_MS)
        self._timer.timeout.connect(self._go_on)
        self._timer.start()

    def _go_on(self) -> None:
        if next(self._work, self) is self:
            self._timer.stop()
            self.deleteLater()

"""Better pictures of cards, which are drawn in idle moments and come one by one: the table waits for a few."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from cardtable.table.art.card_faces import CardPixmaps
from cardtable.table.cards.board import Board

REPAINT_MS = 40


class PixmapRefresher(QObject):
    """Paints all cards anew; `refresh` does it with whatever else shows cards."""

    def __init__(self, faces: CardPixmaps, board: Board, refresh: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._refresh = board, refresh
        self._soon = QTimer(self, singleShot=True, interval=REPAINT_MS)
        self._soon.timeout.connect(self.repaint)
        faces.facesChanged.connect(self._wait)

    def repaint(self) -> None:
        """Show every card as it looks now."""
        for widget in self._board.widgets():
            widget.update()
        self._refresh()

    def _wait(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

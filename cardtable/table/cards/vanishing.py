"""Cards on their way off the table: each may come again as another one when what took it has been shown."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.table.cards.board import Board
from cardtable.table.cards.card_widget import CardWidget


class DepartingCards:
    """Kept by the version of the view that they are missing from."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._leaving: dict[int, list[CardWidget]] = {}

    def add(self, version: int, widgets: Sequence[CardWidget]) -> None:
        """An update that leads to this version takes these away."""
        self._leaving.setdefault(version, []).extend(widgets)

    def release(self, version: int) -> None:
        """All up to this version has been shown."""
        for known in [known for known in self._leaving if known <= version]:
            self._board.release(self._leaving.pop(known))

    def release_all(self) -> None:
        """Nothing is on its way any more."""
        for gone in self._leaving.values():
            self._board.release(gone)
        self._leaving.clear()

    def forget(self) -> None:
        """The table is set up anew, and its cards with it."""
        self._leaving.clear()

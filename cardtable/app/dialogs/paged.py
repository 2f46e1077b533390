"""A sidebar and its pages, each made when it is first looked at."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from cardtable.app.dialogs.base import scrolled
from cardtable.app.dialogs.sidebar import Sidebar


class Paged(QWidget):
    """Shows the page of the sidebar's current row; `make` gives the page of a row and is asked once for each."""

    def __init__(self, sidebar: Sidebar, make: Callable[[int], QWidget]) -> None:
        super().__init__()
        self._make = make
        self._areas: dict[int, QWidget] = {}
        self._stack = QStackedWidget(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(sidebar)
        row.addWidget(self._stack, 1)
        sidebar.currentRowChanged.connect(self._go)

    def _go(self, row: int) -> None:
        if row not in self._areas:
            self._areas[row] = scrolled(self._make(row))
            self._stack.addWidget(self._areas[row])
        self._stack.setCurrentWidget(self._areas[row])

"""The buttons at the foot of the welcome page: in a row, the first above the others where that row has no room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

SPACING = 12


class Foot(QVBoxLayout):
    """`fit` says how wide it may be, whenever that or the words have changed."""

    def __init__(self, buttons: Sequence[QPushButton]) -> None:
        super().__init__()
        self.setSpacing(SPACING // 2)
        self._buttons = buttons
        self._first, self._rest = QHBoxLayout(), QHBoxLayout()
        for row in (self._first, self._rest):
            row.setSpacing(SPACING)
            row.addStretch(1)
            self.addLayout(row)
        for place, button in enumerate(buttons):
            self._rest.insertWidget(place, button)

    def fit(self, width: int) -> None:
        """Stand in one row if these pixels are enough for it."""
        wanted = sum(button.sizeHint().width() for button in self._buttons) + SPACING * (len(self._buttons) - 1)
        row = self._rest if wanted <= width else self._first
        if row.indexOf(self._buttons[0]) != 0:
            row.insertWidget(0, self._buttons[0])

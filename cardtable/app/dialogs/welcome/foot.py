"""The buttons at the foot of the welcome page: in a row, the first above the others where that row has no room.

What the first is for stands behind the row where there is room left.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout

SPACING = 12


class ButtonFooter(QVBoxLayout):
    """`fit` says how wide it may be, whenever that or the words have changed."""

    def __init__(self, column: QVBoxLayout, buttons: Sequence[QPushButton], note: QLabel) -> None:
        super().__init__()
        column.addLayout(self)
        self._note = note
        self.setSpacing(SPACING // 2)
        self._buttons = buttons
        self._first, self._rest = QHBoxLayout(), QHBoxLayout()
        for row in (self._first, self._rest):
            row.setSpacing(SPACING)
            self.addLayout(row)
            row.addStretch(1)
        for place, button in enumerate(buttons):
            self._rest.insertWidget(place, button)
        self._rest.insertWidget(len(buttons), note)

    def fit(self, width: int) -> bool:
        """Stand in one row if these pixels are enough for it, and tell whether they are."""
        wanted = sum(button.sizeHint().width() for button in self._buttons) + SPACING * (len(self._buttons) - 1)
        self._note.setVisible(wanted + 2 * SPACING + self._note.sizeHint().width() <= width)
        row = self._rest if wanted <= width else self._first
        if row.indexOf(self._buttons[0]) != 0:
            row.insertWidget(0, self._buttons[0])
        return wanted <= width

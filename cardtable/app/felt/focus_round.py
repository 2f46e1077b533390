"""Tab goes round the buttons of what lies on the felt and does not leave it; F6 goes to its rows, and back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


def step_round(buttons: Sequence[QWidget], *, forward: bool) -> None:
    """Give the keyboard to the next of them; from elsewhere to the first, or backwards to the last."""
    here = next((place for place, button in enumerate(buttons) if button.hasFocus()), -1 if forward else 0)
    buttons[(here + (1 if forward else -1)) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)


def go_among_rows(event: QKeyEvent, buttons: Sequence[QWidget], rows: Sequence[QWidget]) -> bool:
    """Handle F6, which goes to the rows and back to the buttons, and the arrows within the rows; whether it was one."""
    here = next((place for place, row in enumerate(rows) if row.hasFocus()), None)
    key = Qt.Key(event.key())
    if key is Qt.Key.Key_F6 and rows and buttons:
        goal = rows[0] if here is None else buttons[0]
    elif here is not None and key in _STEPS:
        goal = rows[min(max(here + _STEPS[key], 0), len(rows) - 1)]
    elif here is not None and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
        goal = rows[0 if key is Qt.Key.Key_Home else -1]
    else:
        return False
    goal.setFocus(Qt.FocusReason.TabFocusReason)
    return True

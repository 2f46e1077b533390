"""Tab goes round the buttons of what lies on the felt, and does not leave it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def step_round(buttons: Sequence[QWidget], *, forward: bool) -> None:
    """Give the keyboard to the next of them; from elsewhere to the first, or backwards to the last."""
    here = next((place for place, button in enumerate(buttons) if button.hasFocus()), -1 if forward else 0)
    buttons[(here + (1 if forward else -1)) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)

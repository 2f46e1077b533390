"""Enter presses what has the focus, as Space does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


def press_focused(window: QWidget, event: QKeyEvent) -> bool:
    """Press the button in focus at Enter, which Qt leaves to a dialog's default button; whether it was for a button.

    A key that is held down presses once.
    """
    focused = window.focusWidget()
    if event.key() not in _ENTER or event.modifiers() not in _PLAIN or not isinstance(focused, QAbstractButton):
        return False
    if not event.isAutoRepeat():
        focused.click()
    return True

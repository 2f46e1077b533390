"""Plain label and held focus: used by the first frame, so nothing here loads the many enums of `QtCore.Qt`."""

from __future__ import annotations

from weakref import ref

from PySide6 import QtCore  # not QtCore.Qt: its 100 enums are made at first use, and the first frame needs none
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import isValid


class PlainLabel(QLabel):
    """Label that never interprets its text as markup: Qt would load resources named in it."""

    def setText(self, text: str) -> None:
        self.setTextFormat(QtCore.Qt.TextFormat.PlainText)
        super().setText(text)


class HeldFocus:
    """Weak reference to a widget that had the focus and is to get it back."""

    def __init__(self) -> None:
        self._held: ref[QWidget] | None = None

    def keep(self, widget: QWidget | None) -> None:
        """Store a widget in place of the one before."""
        self._held = None if widget is None else ref(widget)

    def take(self) -> QWidget | None:
        """Return the stored widget if it still exists, and clear the store."""
        held, self._held = self._held, None
        widget = None if held is None else held()
        return widget if widget is not None and isValid(widget) else None

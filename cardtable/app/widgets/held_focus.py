"""What had the keyboard, to give it back."""

from __future__ import annotations

from weakref import ref

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid


class HeldFocus:
    """A widget to give the keyboard back to; it belongs to others, and may be gone by then."""

    def __init__(self) -> None:
        self._held: ref[QWidget] | None = None

    def keep(self, widget: QWidget | None) -> None:
        """Remember this one instead."""
        self._held = None if widget is None else ref(widget)

    def take(self) -> QWidget | None:
        """The one that was remembered, if it is still there; it is remembered no more."""
        held, self._held = self._held, None
        widget = None if held is None else held()
        return widget if widget is not None and isValid(widget) else None

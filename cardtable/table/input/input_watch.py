"""Whether a window is used by keys or by mouse just now, from the input that arrives at it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtWidgets import QWidget

_SILENT = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
_BY_KEYS = "used_by_keys"  # a property of the native window: what is shown in it next goes on from there
_BY_HAND = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress)


class InputModeWatcher(QObject):
    """Looks at the native window: a focus that Qt moves by itself, from a button that vanishes, looks like Tab."""

    keysUsed = Signal(bool)  # True at a key, False at a press of mouse, finger or pen

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._window: QWindow | None = None

    def begin(self, widget: QWidget) -> None:
        """Watch the window of a widget that is shown; it may have been used by keys before."""
        window = widget.window().windowHandle()
        if window is not None and window is not self._window:
            if self._window is not None:
                self._window.removeEventFilter(self)
            self._window = window
            window.installEventFilter(self)
            if window.property(_BY_KEYS):
                self.keysUsed.emit(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() not in _SILENT:
            self._tell(watched, by_keys=True)
        elif kind in _BY_HAND:
            self._tell(watched, by_keys=False)
        return False

    def _tell(self, window: QObject, *, by_keys: bool) -> None:
        window.setProperty(_BY_KEYS, by_keys)
        self.keysUsed.emit(by_keys)

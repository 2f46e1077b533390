"""A key breaks off what is being said, as it does with every screen reader."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QWindow

from cardtable.table.speech.mouth import Announcer


class SpeechInterrupter(QObject):
    """Looks at the native window that has the keyboard, dialogs too: a widget hears only of its own keys."""

    def __init__(self, application: QGuiApplication, mouth: Announcer) -> None:
        super().__init__(mouth)
        self._mouth = mouth
        self._window: QWindow | None = None
        application.focusWindowChanged.connect(self._watch)
        self._watch(application.focusWindow())

    def _watch(self, window: QWindow | None) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window.destroyed.disconnect(self._forget)
        self._window = window
        if window is not None:
            window.installEventFilter(self)
            window.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self._window = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress:
            self._mouth.hush()
        return False

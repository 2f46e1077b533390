"""Escape leaves a menu and the bar with it, so that the next key is the table's again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget
from shiboken6 import isValid


class MenuEscapeFilter(QObject):
    """Watches the menus of a bar; by itself Qt keeps the keyboard in the bar until Escape comes a second time."""

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._before: QWidget | None = None  # what had the keyboard before the bar
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._note)

    def watch(self, menu: QMenu) -> None:
        """A menu of the bar."""
        menu.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            QTimer.singleShot(0, self, self._leave)  # once the menu is closed
        return False

    def _note(self, old: QWidget | None, now: QWidget | None) -> None:
        if now is self._bar:
            self._before = old

    def _leave(self) -> None:
        before = self._before
        if QApplication.activePopupWidget() is None and self._bar.hasFocus() and before is not None and isValid(before):
            before.setFocus()

"""Enter and Esc at the table of a lesson, where nothing else wants them first."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.furniture.buttons import CommandButton

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CoachKeyHandler(Protocol):
    """What the keys ask the coach."""

    @property
    def reads(self) -> bool:
        """Whether Enter presses the main button of the bubble: nothing is asked for on the table."""
        ...

    @property
    def leads(self) -> bool:
        """Whether Enter does what glows."""
        ...

    @property
    def may_leave(self) -> bool:
        """Whether Esc means to leave: nothing is marked that it would take back."""
        ...


class CoachKeyFilter(QObject):
    """Sees the keys that no button of the table has taken."""

    confirmed = Signal()  # Enter, for the main button of the bubble
    followed = Signal()  # Enter, for what glows
    away = Signal()  # Esc

    def __init__(self, table: QWidget, reader: CoachKeyHandler, parent: QObject) -> None:
        super().__init__(parent)
        self._reader = reader
        table.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or event.isAutoRepeat():
            return False
        if event.key() in _ENTER and not _is_on_button(watched) and (self._reader.reads or self._reader.leads):
            (self.confirmed if self._reader.reads else self.followed).emit()
            return True
        if event.key() == Qt.Key.Key_Escape and self._reader.may_leave:
            self.away.emit()
            return True
        return False


def _is_on_button(table: QObject) -> bool:
    """Whether a button has the keyboard whose Enter is its own; one of a question has it by itself, unasked."""
    holder = table.window().focusWidget() if isinstance(table, QWidget) else None
    return isinstance(holder, QAbstractButton) and not isinstance(holder, CardWidget | CommandButton)

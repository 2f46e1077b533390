"""Enter and Space that were for nothing else lead back to what lies on the felt, wherever the keyboard has got to."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.table.widget import GO_ON_KEYS


class StrayKeys(QObject):
    """For a sheet on a table, and the tab that it leaves when it is put away."""

    sheetWanted = Signal()  # it has been put away, and is wanted again

    def __init__(self, table: QWidget, sheet: QWidget, first: QWidget, tab: QWidget, parent: QObject) -> None:
        """`first`: the button of the sheet that has the keyboard when it comes up."""
        super().__init__(parent)
        self._table, self._sheet, self._first, self._tab = table, sheet, first, tab
        self._watched = (table, table.window())  # the keys that nobody takes come to the window
        for watched in self._watched:
            watched.installEventFilter(self)

    def stop(self) -> None:
        """The sheet is no more."""
        for watched in self._watched:
            watched.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress and watched is self._table and not self._tab.isHidden():
            self._tab.setFocus(Qt.FocusReason.OtherFocusReason)  # the click has taken the keyboard from it
        elif kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in GO_ON_KEYS:
            return self._is_led_back()
        return False

    def _is_led_back(self) -> bool:
        if not self._table.isVisible():  # another page lies over it
            return False
        if self._sheet.isHidden():
            self.sheetWanted.emit()
        else:
            self._first.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

"""Keys for what lies on the felt, wherever the keyboard is: Enter and Space lead back to it, R looks at the deal."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.table.input.alphabets import latin_key_of
from cardtable.table.widget import GO_ON_KEYS


class OverlayKeyFilter(QObject):
    """For a sheet on a table, and the tab that it leaves when it is put away."""

    sheetWanted = Signal()  # it has been put away, and is wanted again

    def __init__(
        self,
        table: QWidget,
        sheet: QWidget,
        first: QWidget,
        tab: QWidget,
        parent: QObject,
        look: QAbstractButton | None = None,
    ) -> None:
        """`first`: the button of the sheet that has the keyboard when it comes up; `look`: that for the deal."""
        super().__init__(parent)
        self._table, self._sheet, self._first, self._tab = table, sheet, first, tab
        self._look = look
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
        elif kind is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._looks(event):
            event.accept()  # else the key would repeat what was said, as it does everywhere
            return True
        elif kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if self._look is not None and self._looks(event):
                self._look.click()
                return True
            return event.key() in GO_ON_KEYS and self._is_led_back()
        return False

    def _looks(self, event: QKeyEvent) -> bool:
        return self._look is not None and self._table.isVisible() and asks_to_look(event, self._look)

    def _is_led_back(self) -> bool:
        if not self._table.isVisible():  # another page lies over it
            return False
        if self._sheet.isHidden():
            self.sheetWanted.emit()
        else:
            self._first.setFocus(Qt.FocusReason.OtherFocusReason)
        return True


def asks_to_look(event: QKeyEvent, look: QAbstractButton) -> bool:
    """Whether this is the key of a button that looks at the deal, and there is such a button."""
    return latin_key_of(event) == Qt.Key.Key_R and not event.modifiers() and not look.isHidden()

"""The keys of the commands, also while the keyboard writes another alphabet."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow

from cardtable.table.alphabets import latin_key

_CODE = 0x01FFFFFF  # of a key without its modifiers
_MODIFIERS = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
).value


class OtherKeyboards(QObject):
    """Gives commands by keys for which Qt found none, when it is the same key in another alphabet.

    Qt does this itself where the system knows a Latin keyboard beside the one in force. So letters of other alphabets
    cannot be further shortcuts of a command: Qt would find two, call the key ambiguous and give none. But a key that
    reaches the native window has been tried as a shortcut.
    """

    def __init__(self, window: QMainWindow, commands: Collection[QAction]) -> None:
        super().__init__(window)
        self._window = window
        self._commands = commands
        window.winId()  # makes the native window
        window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or self._writes():
            return False
        key = _latin(event.keyCombination().toCombined())
        return self._give(key) or self._open(key)

    def _give(self, key: int) -> bool:
        for command in self._commands:
            if command.isEnabled() and any(_first(shortcut) == key for shortcut in command.shortcuts()):
                command.trigger()
                return True
        return False

    def _open(self, key: int) -> bool:
        bar = self._window.menuBar()
        for menu in bar.actions():
            if _first(QKeySequence.mnemonic(menu.text())) == key:
                bar.setActiveAction(menu)
                return True
        return False

    def _writes(self) -> bool:
        """Whether letters are letters: in a field, or in an open menu, which looks for them in its entries."""
        focused = self._window.focusWidget()
        in_field = focused is not None and focused.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        return in_field or QApplication.activePopupWidget() is not None


def _first(keys: QKeySequence) -> int | None:
    if keys.isEmpty():
        return None
    first: QKeyCombination = keys[0]  # type: ignore[index]  # Qt's stubs have no operator[]
    return _latin(first.toCombined())


def _latin(combined: int) -> int:
    return latin_key(combined & _CODE) | combined & _MODIFIERS

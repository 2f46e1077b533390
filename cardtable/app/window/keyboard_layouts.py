"""The keys of the commands, also while the keyboard writes another alphabet, and of those that cannot be given."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

from cardtable.table.input.latin_keys import latin_key, latin_key_of, number_key

_CODE = 0x01FFFFFF  # of a key without its modifiers
_NOTHING_HELD = Qt.KeyboardModifier.NoModifier
_MODIFIERS = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
).value


class KeyboardLayoutFilter(QObject):
    """Gives commands by keys for which Qt found none, when it is the same key in another alphabet.

    Qt does this itself where the system knows a Latin keyboard beside the one in force; where it knows none, as with
    Russian alone, the place of the key tells it. Letters of other alphabets cannot be further shortcuts of a command:
    Qt would find two, call the key ambiguous and give none. But a key that reaches the native window, or an open menu,
    has been tried as a shortcut.
    """

    def __init__(
        self, window: QMainWindow, commands: Callable[[], Collection[QAction]], refuse: Callable[[QAction], bool]
    ) -> None:
        """`refuse`: says why a command cannot be given, whose key was pressed; whether there is anything to say."""
        super().__init__(window)
        self._window = window
        self._commands = commands
        self._refuse = refuse
        window.winId()  # makes the native window
        for watched in (window.windowHandle(), *window.menuBar().findChildren(QMenu)):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key = latin_key_of(event) | event.keyCombination().toCombined() & _MODIFIERS
        if event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            number = number_key(event.nativeScanCode(), QGuiApplication.platformName())
            key = number | Qt.KeyboardModifier.ShiftModifier.value if number else key
        if isinstance(watched, QMenu):
            return _choose(watched, key, event.text())
        return (
            not self._others_key()
            and not self._is_kept(event)
            and (self._give(key, again=event.isAutoRepeat()) or self._activate(key) or self._open(key))
        )

    def _give(self, key: int, *, again: bool) -> bool:
        """`again`: the key is only held down."""
        for command in self._commands():
            if not any(_first(shortcut) == key for shortcut in command.shortcuts()):
                continue
            if command.isEnabled():
                command.trigger()
                return True
            if command.isVisible() and not again and self._refuse(command):
                return True
        return False

    def _activate(self, key: int) -> bool:
        """Give what a page of the window does by a key of its own."""
        for shortcut in self._window.findChildren(QShortcut):
            page = shortcut.parent()
            is_here = isinstance(page, QWidget) and page.isVisible() and shortcut.isEnabled()
            if is_here and key in map(_first, shortcut.keys()):
                shortcut.activated.emit()
                return True
        return False

    def _open(self, key: int) -> bool:
        bar = self._window.menuBar()
        for menu in bar.actions():
            if _first(QKeySequence.mnemonic(menu.text())) == key:
                bar.setActiveAction(menu)
                return True
        return False

    def _is_kept(self, event: QKeyEvent) -> bool:
        """Whether what has the focus, or something around it, has told Qt that the key is for it and no command."""
        focused = self._window.focusWidget()
        codes = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
        asks = QKeyEvent(QEvent.Type.ShortcutOverride, event.key(), event.modifiers(), *codes, event.text())
        asks.ignore()
        return focused is not None and QApplication.sendEvent(focused, asks) and asks.isAccepted()

    def _others_key(self) -> bool:
        """Whether keys belong to an open menu, or letters to a field."""
        focused = self._window.focusWidget()
        in_field = focused is not None and focused.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        return in_field or QApplication.activePopupWidget() is not None


def _choose(menu: QMenu, key: int, written: str) -> bool:
    """Give an open menu the letter of the entry that has this key; an entry with the written letter comes first."""
    letters = [QKeySequence.mnemonic(entry.text()).toString()[-1:] for entry in menu.actions()]
    same = [letter for letter in letters if letter and latin_key(ord(letter)) == key]
    if not same or written.upper() in letters:
        return False
    QApplication.sendEvent(menu, QKeyEvent(QEvent.Type.KeyPress, ord(same[0]), _NOTHING_HELD, same[0]))
    return True


def _first(keys: QKeySequence) -> int | None:
    if keys.isEmpty():
        return None
    first: QKeyCombination = keys[0]  # type: ignore[index]  # Qt's stubs have no operator[]
    return _latin(first.toCombined())


def _latin(combined: int) -> int:
    return latin_key(combined & _CODE) | combined & _MODIFIERS

"""Command keys on keyboards of other alphabets, and keys of disabled commands."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

from cardtable.table.input.latin_keys import latin_key, latin_key_of, number_key

_KEY_MASK = 0x01FFFFFF  # of a key without its modifiers
_KEYS = Qt.KeyboardModifier
_MODIFIERS = (_KEYS.ShiftModifier | _KEYS.ControlModifier | _KEYS.AltModifier | _KEYS.MetaModifier).value


class KeyboardLayoutFilter(QObject):
    """Event filter that triggers commands by keys which Qt did not match, by their place on a Latin keyboard.

    Qt does this itself if the system has a Latin layout beside the active one; with a Russian layout alone it does not.
    Letters of other alphabets cannot be added as further shortcuts: Qt would find two matches, call the key ambiguous
    and trigger neither. A key that reaches the native window or an open menu, however, has already been tried as a
    shortcut.
    """

    def __init__(
        self, window: QMainWindow, commands: Callable[[], Collection[QAction]], refuse: Callable[[QAction], bool]
    ) -> None:
        """Watch `window` and its menus; `refuse` tells why a command is disabled, False: it has no reason."""
        super().__init__(window)
        self._window, self._commands, self._refuse = window, commands, refuse
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
            return _choose_entry(watched, key, event.text())
        if self._is_for_input() or self._is_claimed(event):
            return False
        is_repeat = event.isAutoRepeat()
        return self._trigger(key, is_repeat=is_repeat) or self._activate_shortcut(key) or self._open_menu(key)

    def _trigger(self, key: int, *, is_repeat: bool) -> bool:
        """Trigger the command of this key; `is_repeat`: the key is auto-repeating."""
        for command in self._commands():
            if not any(_first(shortcut) == key for shortcut in command.shortcuts()):
                continue
            if command.isEnabled():
                command.trigger()
                return True
            if command.isVisible() and not is_repeat and self._refuse(command):
                return True
        return False

    def _activate_shortcut(self, key: int) -> bool:
        for shortcut in self._window.findChildren(QShortcut):
            page = shortcut.parent()
            is_here = isinstance(page, QWidget) and page.isVisible() and shortcut.isEnabled()
            if is_here and key in map(_first, shortcut.keys()):
                shortcut.activated.emit()
                return True
        return False

    def _open_menu(self, key: int) -> bool:
        bar = self._window.menuBar()
        for menu in bar.actions():
            if _first(QKeySequence.mnemonic(menu.text())) == key:
                bar.setActiveAction(menu)
                return True
        return False

    def _is_claimed(self, event: QKeyEvent) -> bool:
        """Return whether the focus widget or an ancestor claims the key by accepting its ShortcutOverride event."""
        focused = self._window.focusWidget()
        native = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
        probe = QKeyEvent(QEvent.Type.ShortcutOverride, event.key(), event.modifiers(), *native, event.text())
        probe.ignore()
        return focused is not None and QApplication.sendEvent(focused, probe) and probe.isAccepted()

    def _is_for_input(self) -> bool:
        """Return whether an open menu gets all keys, or a text field the letters."""
        focused = self._window.focusWidget()
        in_field = focused is not None and focused.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        return in_field or QApplication.activePopupWidget() is not None


def _choose_entry(menu: QMenu, key: int, written: str) -> bool:
    """Send an open menu the mnemonic of the entry with this key; an entry with the written letter has priority."""
    letters = [QKeySequence.mnemonic(entry.text()).toString()[-1:] for entry in menu.actions()]
    same = [letter for letter in letters if letter and latin_key(ord(letter)) == key]
    if not same or written.upper() in letters:
        return False
    QApplication.sendEvent(menu, QKeyEvent(QEvent.Type.KeyPress, ord(same[0]), _KEYS.NoModifier, same[0]))
    return True


def _first(keys: QKeySequence) -> int | None:
    if keys.isEmpty():
        return None
    first: QKeyCombination = keys[0]  # type: ignore[index]  # Qt's stubs have no operator[]
    combined = first.toCombined()
    return latin_key(combined & _KEY_MASK) | combined & _MODIFIERS

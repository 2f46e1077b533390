"""Menu bar of the main window, built from the menu commands and retranslated in place; its keys on other keyboards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QStyleOptionMenuItem, QWidget
from shiboken6 import isValid

from cardtable.app.window.menu_commands import MENUS, Entry, Menu, MenuCommand, Submenu
from cardtable.core.text import Text, TextRenderer
from cardtable.table.input.latin_keys import latin_key, latin_key_of, number_key
from cardtable.table.style.text_painting import set_tip

_LTR_ISOLATE = "\N{LEFT-TO-RIGHT ISOLATE}"
_POP_ISOLATE = "\N{POP DIRECTIONAL ISOLATE}"
_KEY_SEPARATOR = "\t"  # Qt's own, between the text of an entry and its keys
_ROLES = {
    "preferences": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
    "quit": QAction.MenuRole.QuitRole,
    "": QAction.MenuRole.NoRole,  # Qt would guess the role from the English text
}


class ShortcutMenu(QMenu):
    """Menu that writes its key sequences from left to right in every language: Qt would write "Ctrl+," as ",+Ctrl".

    Only the painted text changes; screen readers and native menus get the key sequences themselves.
    """

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        super().initStyleOption(option, action)
        text, sign, keys = option.text.partition(_KEY_SEPARATOR)
        if keys and self.isRightToLeft():
            option.text = f"{text}{sign}{_LTR_ISOLATE}{keys}{_POP_ISOLATE}"


class MenuEscapeFilter(QObject):
    """Event filter that returns the focus from the menu bar at the first Escape; Qt needs a second one."""

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._focus_before: QWidget | None = None  # that had the focus before the bar
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._note_focus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            QTimer.singleShot(0, self, self._leave)  # once the menu is closed
        return False

    def _note_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        if now is self._bar:
            self._focus_before = old

    def _leave(self) -> None:
        before = self._focus_before
        if QApplication.activePopupWidget() is None and self._bar.hasFocus() and before is not None and isValid(before):
            before.setFocus()


class MenuBar:
    """Actions and submenus of the menu bar by name, in the language in force."""

    def __init__(self, window: QMainWindow, renderer: TextRenderer, say: Callable[[Text], None]) -> None:
        """Build the menus; `say` receives the refusal when the key of a disabled command is pressed."""
        self._renderer, self._say = renderer, say
        self.actions: dict[str, QAction] = {}
        self.submenus: dict[str, QMenu] = {}
        self._titles: list[tuple[QMenu, Text]] = []
        self._commands: dict[str, MenuCommand] = {}
        self._refusals: dict[str, Text | None] = {}
        escape_filter = MenuEscapeFilter(window.menuBar())
        for menu in MENUS:
            submenu = ShortcutMenu(window.menuBar())
            window.menuBar().addMenu(submenu)
            submenu.installEventFilter(escape_filter)
            submenu.setToolTipsVisible(True)
            self._titles.append((submenu, menu.text))
            for entry in menu.entries:
                self._add(submenu, entry)
        self._window = window
        self._bound: list[QAction] = []  # that are in no menu
        KeyboardLayoutFilter(window, lambda: (*self.actions.values(), *self._bound), self._refuse)
        self.retranslate()

    def retranslate(self) -> None:
        for menu, text in self._titles:
            menu.setTitle(self._renderer.text(text))
        for name, action in self.actions.items():
            action.setText(self._renderer.text(self._commands[name].text))
            self._explain(name)

    def bind(self, keys: str) -> QAction:
        """Return a new action of the window with these keys that is in no menu; it is disabled at first."""
        action = QAction(self._window)
        action.setShortcut(QKeySequence(keys))
        action.setEnabled(False)
        self._window.addAction(action)
        self._bound.append(action)
        return action

    def set_keys(self, single: Mapping[str, str]) -> None:
        """Set the shortcuts of all commands; `single` adds single-letter keys by name of command."""
        for name, command in self._commands.items():
            keys = command.keys + ((single[name],) if single.get(name) else ())
            self.actions[name].setShortcuts([QKeySequence(key) for key in keys])

    def enable(self, refusals: Mapping[str, Text | None]) -> None:
        """Enable each command whose refusal is None and disable the others given; all else stays."""
        for name, refusal in refusals.items():
            self._refusals[name] = refusal
            self.actions[name].setEnabled(refusal is None)
            self._explain(name)

    def refusal(self, name: str) -> Text | None:
        return self._refusals.get(name)

    def offer(self, offered: Mapping[str, bool]) -> None:
        """Show or hide commands, with their keys: some mean nothing in the current game."""
        for name, is_offered in offered.items():
            self.actions[name].setVisible(is_offered)

    def _refuse(self, action: QAction) -> bool:
        name = next((name for name, known in self.actions.items() if known is action), "")
        refusal = self._refusals.get(name)
        if refusal is not None:
            self._say(refusal)
        return refusal is not None

    def _explain(self, name: str) -> None:
        """Show the refusal of a disabled command as tool tip and, for screen readers, as help."""
        refusal = self._refusals.get(name)
        text = "" if refusal is None else self._renderer.text(refusal)
        set_tip(self.actions[name], text)
        self.actions[name].setWhatsThis(text)

    def _add(self, menu: QMenu, entry: Entry) -> None:
        if entry is None:
            menu.addSeparator()
        elif isinstance(entry, Menu):
            submenu = ShortcutMenu(menu)
            menu.addMenu(submenu)
            self._titles.append((submenu, entry.text))
            for inner in entry.entries:
                self._add(submenu, inner)
        elif isinstance(entry, Submenu):
            self.submenus[entry.name] = menu.addMenu("")
            self._titles.append((self.submenus[entry.name], entry.text))
        else:
            action = menu.addAction("")
            action.setMenuRole(_ROLES[entry.role])
            action.setCheckable(entry.checkable)
            self.actions[entry.name] = action
            self._commands[entry.name] = entry


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

"""A menu that writes keys from left to right in any language.

Escape leaves a menu and the bar with it, so that the next key is the table's again.

The menu bar, made from the commands and said again when the language changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QStyleOptionMenuItem, QWidget
from shiboken6 import isValid

from cardtable.app.window.keyboard_layouts import KeyboardLayoutFilter
from cardtable.app.window.menu_commands import MENUS, Entry, Menu, MenuCommand, Submenu
from cardtable.core.text import Text, TextRenderer
from cardtable.table.style.text_painting import set_tip

_ISOLATE = "\N{LEFT-TO-RIGHT ISOLATE}"
_END = "\N{POP DIRECTIONAL ISOLATE}"
_BEFORE_KEYS = "\t"  # Qt's own sign between the words of an entry and its keys


class ShortcutMenu(QMenu):
    """Qt writes the keys in the direction of the language: "Ctrl+," would end in its Ctrl.

    Only what is painted changes; screen readers and menus of the system are given the keys themselves.
    """

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        super().initStyleOption(option, action)
        text, sign, keys = option.text.partition(_BEFORE_KEYS)
        if keys and self.isRightToLeft():
            option.text = f"{text}{sign}{_ISOLATE}{keys}{_END}"


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


_ROLES = {
    "preferences": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
    "quit": QAction.MenuRole.QuitRole,
    "": QAction.MenuRole.NoRole,  # Qt would guess the role from the English text
}


class MenuBar:
    """The actions by name and the submenus by name; texts follow the words."""

    def __init__(self, window: QMainWindow, words: TextRenderer, say: Callable[[Text], None]) -> None:
        """`say`: is given why a command does nothing, whose key was pressed."""
        self._words, self._say = words, say
        self._actions: dict[str, QAction] = {}
        self._submenus: dict[str, QMenu] = {}
        self._titles: list[tuple[QMenu, Text]] = []
        self._commands: dict[str, MenuCommand] = {}
        self._refusals: dict[str, Text | None] = {}
        out = MenuEscapeFilter(window.menuBar())
        for menu in MENUS:
            made = ShortcutMenu(window.menuBar())
            window.menuBar().addMenu(made)
            out.watch(made)
            made.setToolTipsVisible(True)
            self._titles.append((made, menu.text))
            for entry in menu.entries:
                self._add(made, entry)
        self._window = window
        self._keyed: list[QAction] = []  # that stand in no menu
        KeyboardLayoutFilter(window, lambda: (*self._actions.values(), *self._keyed), self._refuse)
        self.retranslate()

    @property
    def actions(self) -> Mapping[str, QAction]:
        """The action of each command."""
        return self._actions

    @property
    def submenus(self) -> Mapping[str, QMenu]:
        """The menus of choices, by name."""
        return self._submenus

    def retranslate(self) -> None:
        """Say every text in the language in force."""
        for menu, text in self._titles:
            menu.setTitle(self._words.text(text))
        for name, action in self._actions.items():
            action.setText(self._words.text(self._commands[name].text))
            self._explain(name)

    def bind(self, keys: str) -> QAction:
        """An action of the window for these keys that stands in no menu; it is off until somebody switches it on."""
        action = QAction(self._window)
        action.setShortcut(QKeySequence(keys))
        action.setEnabled(False)
        self._window.addAction(action)
        self._keyed.append(action)
        return action

    def set_keys(self, single: Mapping[str, str]) -> None:
        """Give the commands their keys, with the `single` ones, by command, that are wanted."""
        for name, command in self._commands.items():
            keys = command.keys + ((single[name],) if single.get(name) else ())
            self._actions[name].setShortcuts([QKeySequence(key) for key in keys])

    def enable(self, refusals: Mapping[str, Text | None]) -> None:
        """Say why commands cannot be given now, None where they can; the others are left as they are."""
        for name, refusal in refusals.items():
            self._refusals[name] = refusal
            self._actions[name].setEnabled(refusal is None)
            self._explain(name)

    def refusal(self, name: str) -> Text | None:
        """Why a command cannot be given now; None where it can."""
        return self._refusals.get(name)

    def offer(self, offered: Mapping[str, bool]) -> None:
        """Leave commands out of their menus that mean nothing in the game on the table, with their keys."""
        for name, is_offered in offered.items():
            self._actions[name].setVisible(is_offered)

    def _refuse(self, action: QAction) -> bool:
        name = next((name for name, one in self._actions.items() if one is action), "")
        refusal = self._refusals.get(name)
        if refusal is not None:
            self._say(refusal)
        return refusal is not None

    def _explain(self, name: str) -> None:
        """The tool tip and, for screen readers, the help of a command that cannot be given."""
        refusal = self._refusals.get(name)
        why = "" if refusal is None else self._words.text(refusal)
        set_tip(self._actions[name], why)
        self._actions[name].setWhatsThis(why)

    def _add(self, menu: QMenu, entry: Entry) -> None:
        if entry is None:
            menu.addSeparator()
        elif isinstance(entry, Menu):
            within = ShortcutMenu(menu)
            menu.addMenu(within)
            self._titles.append((within, entry.text))
            for one in entry.entries:
                self._add(within, one)
        elif isinstance(entry, Submenu):
            self._submenus[entry.name] = menu.addMenu("")
            self._titles.append((self._submenus[entry.name], entry.text))
        else:
            action = menu.addAction("")
            action.setMenuRole(_ROLES[entry.role])
            action.setCheckable(entry.checkable)
            self._actions[entry.name] = action
            self._commands[entry.name] = entry

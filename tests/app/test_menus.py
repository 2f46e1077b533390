"""The menus in every language: an access key for each entry, and no two alike in a menu."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QPushButton, QStyleOptionMenuItem
from pytestqt.qtbot import QtBot

from cardtable.app.window.main_window import MainWindow
from cardtable.app.window.menu_bar import MenuBar, ShortcutMenu
from cardtable.core.languages import SPOKEN
from cardtable.core.text import translate
from cardtable.table.speech.announcer import Announcer
from tests.app.dialogs.tongues import Tongue, tongues

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")


@pytest.fixture(scope="module")
def tongue(qapp: QApplication) -> Iterator[Tongue]:
    with tongues(qapp) as one:
        yield one


def keys(texts: list[str]) -> list[str]:
    """The access key of each text, "" where it has none."""
    found = [re.search(r"&(\w)", text.replace("&&", "")) for text in texts]
    return [key[1].upper() if key else "" for key in found]


def titles(window: QMainWindow) -> dict[str, list[str]]:
    """The texts of the menu bar and of each menu."""
    bar = {"bar": [action.text() for action in window.menuBar().actions()]}
    menus = {
        menu.title(): [action.text() for action in menu.actions() if not action.isSeparator()]
        for menu in window.menuBar().findChildren(QMenu)
        if menu.actions()
    }
    return bar | menus


@pytest.mark.parametrize("code", SPOKEN)
def test_access_keys(code: str, tongue: Tongue, qtbot: QtBot) -> None:
    tongue.speak(code)
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = MenuBar(window, tongue.renderer, lambda _refusal: None)
    assert menus.actions
    found = titles(window)
    assert len(found) > 5
    twice = {
        title: [key for key, times in Counter(keys(texts)).items() if times > 1 or not key]
        for title, texts in found.items()
    }
    assert {title: doubled for title, doubled in twice.items() if doubled} == {}


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_escape_leaves_a_menu_and_the_bar_with_it(tongue: Tongue, qtbot: QtBot) -> None:
    """The next key is the table's: Qt's own bar keeps the keyboard until a second Escape."""
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = MenuBar(window, tongue.renderer, lambda _refusal: None)
    assert menus.actions
    table = QPushButton()
    window.setCentralWidget(table)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    table.setFocus()
    bar = window.menuBar()
    bar.setActiveAction(bar.actions()[1])
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    qtbot.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.focusWidget() is table)
    assert bar.activeAction() is None


@pytest.mark.parametrize(
    ("direction", "written"),
    [
        (Qt.LayoutDirection.LeftToRight, "Preferences\tCtrl+,"),
        (Qt.LayoutDirection.RightToLeft, "Preferences\t\u2066Ctrl+,\u2069"),
    ],
)
def test_keys_are_written_from_left_to_right(direction: Qt.LayoutDirection, written: str, qtbot: QtBot) -> None:
    menu = ShortcutMenu()
    qtbot.addWidget(menu)
    menu.setLayoutDirection(direction)
    action = menu.addAction("Preferences")
    action.setShortcut("Ctrl+,")
    option = QStyleOptionMenuItem()
    menu.initStyleOption(option, action)
    assert option.text == written
    assert action.text() == "Preferences"


def test_menus_of_the_bar_write_their_keys_so(tongue: Tongue, qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = MenuBar(window, tongue.renderer, lambda _refusal: None)
    menus.set_keys({})
    keyed = [action for action in menus.actions.values() if not action.shortcut().isEmpty()]
    shown = [menu for menu in window.menuBar().findChildren(QMenu) if set(menu.actions()) & set(keyed)]
    assert shown
    assert all(isinstance(menu, ShortcutMenu) for menu in shown)


def test_the_status_line_says_nothing_twice(tongue: Tongue, qtbot: QtBot) -> None:
    """A refusal that the sentence behind it begins with is left out; another one stands before it."""
    tongue.speak("en")
    window = MainWindow()
    qtbot.addWidget(window)
    written: list[str] = []
    window.written.connect(written.append)
    window.furnish(tongue.renderer, Announcer(window))
    window.notice(translate("Menu", "The deal is over."))
    window.say("The deal is over. You took the queen of spades.")
    window.say("Your turn.")
    assert written[1:] == ["The deal is over. You took the queen of spades.", "The deal is over. Your turn."]

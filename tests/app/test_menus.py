"""The menus in every language: an access key for each entry, and no two alike in a menu."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.app.window.menus import Menus
from cardtable.core.languages import SPOKEN
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
    menus = Menus(window, tongue.words, lambda _refusal: None)
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
    menus = Menus(window, tongue.words, lambda _refusal: None)
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

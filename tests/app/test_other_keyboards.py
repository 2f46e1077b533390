"""Commands by the keys of a keyboard that writes another alphabet: the same keys, whatever letters they write."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.settings.key_settings import KeySettings, active_keys
from cardtable.app.settings.settings_sections import AccessibilitySettings
from cardtable.app.window.menu_commands import MENUS, QUERY_MENU, MenuCommand
from cardtable.app.window.status_label import StatusLabel
from cardtable.table.input.latin_keys import latin_key
from tests.app.seen import reading as reading_of
from tests.table.test_alphabets import KEYS, WRITTEN

MakeDesk = Callable[..., Any]
PLAIN = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier


def press(one: Any, letter: str, held: Qt.KeyboardModifier = PLAIN) -> None:
    """A key that Qt has tried as a shortcut in vain."""
    key = QKeyEvent(QEvent.Type.KeyPress, ord(letter), held, letter)
    QApplication.sendEvent(one.window.windowHandle(), key)


def strike(one: Any, letter: str, code: int, held: Qt.KeyboardModifier = PLAIN) -> None:
    """A key by its letter and its place on an X11 keyboard, which Qt has tried as a shortcut in vain."""
    key = QKeyEvent(QEvent.Type.KeyPress, ord(letter), held, code, 0, 0, letter)
    QApplication.sendEvent(one.window.windowHandle(), key)


def given(one: Any) -> list[str]:
    """The commands that have been given from now on, as they come; none of them does anything else."""
    heard: list[str] = []
    for name, action in one.window.menus.actions.items():
        action.triggered.disconnect()
        action.setEnabled(True)
        action.triggered.connect(lambda _checked=False, name=name: heard.append(name))
    return heard


@pytest.mark.parametrize("code", WRITTEN)
def test_commands_by_letters(code: str, desk: MakeDesk) -> None:
    one = desk()
    letters = dict(zip(KEYS, WRITTEN[code][0], strict=True))
    heard = given(one)
    for latin in "HLST":
        press(one, letters[latin])
    assert heard == ["hint", "ask_last", "ask_points", "read_table"]
    heard.clear()
    for latin in "NDOSQZY":
        press(one, letters[latin], CTRL)
    assert heard == ["new", "deal_number", "open", "save", "quit", "undo", "redo"]


def test_the_key_of_a_command_that_cannot_be_given_says_why(desk: MakeDesk) -> None:
    one = desk()
    press(one, "H")
    assert "No match is on the table." in one.window.statusBar().findChild(StatusLabel).text()


@pytest.mark.parametrize("letters", ["РЯЙ", "ΗΖ;", "հզք", "יז/"], ids=["Russian", "Greek", "Armenian", "Hebrew"])
def test_commands_by_the_places_of_keys(letters: str, desk: MakeDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    one = desk()
    heard = given(one)
    strike(one, letters[0], 43)
    strike(one, letters[1], 52, CTRL)
    strike(one, letters[2], 24, CTRL)
    assert heard == ["hint", "undo", "quit"]


def test_a_page_has_its_keys_in_other_alphabets_too(desk: MakeDesk) -> None:
    one = desk()
    page = QWidget()
    heard: list[str] = []
    shortcut = QShortcut(QKeySequence("Ctrl+C"), page)
    shortcut.activated.connect(lambda: heard.append("copy"))
    one.window.show_page(page)
    press(one, "С", CTRL)  # a Cyrillic letter
    assert heard == ["copy"]


@pytest.mark.parametrize("letter", ["ك", "ऎ", "ఎ"])
def test_the_one_command_with_shift(letter: str, desk: MakeDesk) -> None:
    one = desk()
    heard = given(one)
    press(one, letter, CTRL | SHIFT)
    assert heard == ["redo"]


def test_a_comma_is_a_letter_on_the_persian_keyboard(desk: MakeDesk) -> None:
    one = desk()
    heard = given(one)
    press(one, "و", CTRL)
    assert heard == ["preferences"]


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("code", WRITTEN)
def test_the_keys_of_the_menu_bar(code: str, desk: MakeDesk) -> None:
    one = desk()
    press(one, WRITTEN[code][0][KEYS.index("V")], ALT)
    opened = QApplication.activePopupWidget()
    assert opened is not None
    assert one.window.menus.actions["scores"] in opened.actions()
    heard = given(one)
    press(one, WRITTEN[code][0][KEYS.index("H")])  # it belongs to the menu now
    assert heard == []
    press(one, WRITTEN[code][0][KEYS.index("S")])
    assert heard == ["scores"]
    assert QApplication.activePopupWidget() is None


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("letter", ["ذ", "B"])
def test_persian_menus_open_and_choose_by_both_keyboards(letter: str, desk: MakeDesk) -> None:
    one = desk(language="fa")
    press(one, "F", ALT)  # its title has the letter ب
    opened = QApplication.activePopupWidget()
    assert opened is not None
    heard = given(one)
    press(one, letter)
    assert heard == ["save"]


def test_a_title_without_a_key_of_its_own(desk: MakeDesk) -> None:
    one = desk()
    one.window.menuBar().actions()[0].setText("Game")
    press(one, "ل", ALT)
    assert QApplication.activePopupWidget() is None


def test_a_key_chosen_in_another_alphabet_is_that_key_on_a_latin_keyboard(desk: MakeDesk) -> None:
    one = desk()
    one.program.change(KeySettings(hint="ر"))
    heard = given(one)
    press(one, "V")
    press(one, "H")
    assert heard == ["hint"]


def test_what_cannot_be_given_is_not_given(desk: MakeDesk) -> None:
    one = desk()
    heard = given(one)
    one.window.menus.actions["hint"].setEnabled(False)
    press(one, "ا")
    one.program.change(AccessibilitySettings(single_keys=False))
    press(one, "م")
    assert heard == []


def test_letters_belong_to_the_field_that_writes_them(desk: MakeDesk) -> None:
    one = desk()
    field = QLineEdit()
    one.window.show_page(field)
    field.setFocus()
    heard = given(one)
    press(one, "ا")
    assert heard == []
    assert field.text() == "ا"


def test_reading_the_table_by_key_goes_on_by_sentences_and_takes_it_away(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts")
    one.my_turn(qtbot)
    reading = reading_of(one.program.match)
    seen = []
    press(one, "ف")
    for _ in range(reading.said.count("\n") + 1):
        seen.append(reading.isVisible())
        press(one, "ف")
    assert all(seen)
    assert not reading.isVisible()


@pytest.mark.parametrize("code", WRITTEN)
def test_no_two_commands_share_a_key(code: str) -> None:
    entries = [entry for menu in (*MENUS, QUERY_MENU) for entry in menu.entries if isinstance(entry, MenuCommand)]
    keys = [key for command in entries for key in command.keys]
    keys += [*active_keys(KeySettings()).values(), "Y", "N"]  # the last two answer what somebody at the table asks
    assert len(set(keys)) == len(keys)
    plain = [chr(latin_key(ord(letter))) for letter in "".join(WRITTEN[code])]
    letters = [key for key in keys if len(key) == 1]
    assert {key: plain.count(key) for key in letters} == dict.fromkeys("HCDPWESMLXTRVYN", 1)

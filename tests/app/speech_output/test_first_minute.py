"""The first minute for the ears: which keys to press, and what was said heard again."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog, Role
from cardtable.app.settings.key_settings import KeySettings
from cardtable.app.settings.settings_sections import AccessibilitySettings
from cardtable.app.speech_output.speech_dispatcher import SpeechDispatcherClient
from cardtable.app.speech_output.speech_hints import ScreenReaderWelcome, SpeechInterrupter, repeat_key
from cardtable.app.speech_output.speech_history import SpeechHistoryList
from cardtable.app.speech_output.speech_output_selector import ScreenReaderDetector, SpeechOutputSelector
from cardtable.app.widgets.palette import DialogOwner
from cardtable.core.text import translate

MakeDesk = Callable[..., Any]
KEYS_OF_TEST = translate("Keyboard", "All keys")


@pytest.fixture
def listened(qapp: QApplication) -> Iterator[None]:
    """A screen reader is on."""
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


@pytest.mark.usefixtures("listened")
def test_at_the_first_start_the_keys_in_force_are_told_and_repeated(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    program = one.program
    said: list[str] = []
    program.change(KeySettings(repeat="Z"))
    program.announcer.said.connect(said.append)
    one.welcome.show()
    one.window.activateWindow()
    pressed = one.window.focusWidget()
    assert pressed is not None
    ScreenReaderWelcome(program)
    name = pressed.accessibleName() or pressed.text()
    begins = f"Enter: {name}. F1 lists the keys. Z repeats this. Under Settings"
    qtbot.waitUntil(lambda: any(sentence.startswith(begins) for sentence in said))

    said.clear()
    one.trigger("repeat")
    qtbot.waitUntil(lambda: bool(said))
    assert said[0] == program.announcer.history[-1]


def test_a_key_breaks_off_what_is_said_and_nothing_is_spoken_where_that_is_chosen(
    desk: MakeDesk, qapp: QApplication, qtbot: QtBot
) -> None:
    one = desk()
    program = one.program
    SpeechOutputSelector(program, ScreenReaderDetector(lambda: [], lambda _command: None))
    SpeechInterrupter(qapp, program.announcer, lambda: "")
    program.change(program.settings.accessibility.changed("speak_through", "screen-reader"))
    program.announcer.say("Amrit plays the queen of spades.", urgent=True)
    assert program.announcer.busy_ms() > 1000
    one.window.activateWindow()
    qtbot.waitUntil(lambda: qapp.focusWindow() is one.window.windowHandle())
    QTest.keyClick(one.window.windowHandle(), Qt.Key.Key_Control)
    assert program.announcer.busy_ms() == 0

    program.change(program.settings.accessibility.changed("speak_through", "neither"))
    program.announcer.say("Kavya plays the six of spades.", urgent=True)
    qtbot.waitUntil(lambda: program.announcer.history[-1] == "Kavya plays the six of spades.")
    assert program.announcer.busy_ms() == 0
    assert AccessibilitySettings().speak_through.value == "automatic"


def test_the_key_that_repeats_does_so_in_dialogs_but_in_no_field(
    desk: MakeDesk, qapp: QApplication, qtbot: QtBot
) -> None:
    program = desk().program
    SpeechInterrupter(qapp, program.announcer, lambda: repeat_key(program.settings))
    program.announcer.say("Amrit plays the queen of spades.")
    qtbot.waitUntil(lambda: len(program.announcer.history) == 1)
    said: list[str] = []
    program.announcer.said.connect(said.append)
    dialog = Dialog(program.renderer, KEYS_OF_TEST, DialogOwner(program.window))
    field = QLineEdit(dialog)
    close = dialog.button(CLOSE, Role.RejectRole)
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitUntil(lambda: qapp.focusWindow() is dialog.windowHandle())
    close.setFocus()
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_R)
    qtbot.waitUntil(lambda: said == ["Amrit plays the queen of spades."])
    field.setFocus()
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_R)
    assert (len(said), field.text()) == (1, "r")
    close.setFocus()
    program.change(program.settings.accessibility.changed("single_keys", False))
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_R)
    assert len(said) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has speech-dispatcher")
def test_where_no_daemon_answers_the_status_line_says_what_to_do(desk: MakeDesk, qtbot: QtBot, tmp_path: Path) -> None:
    program = desk().program
    way = SpeechOutputSelector(
        program, ScreenReaderDetector(lambda: [], lambda _command: None), lambda code: nobody(tmp_path, code)
    )
    notices: list[str] = []
    program.window.written.connect(notices.append)
    program.change(program.settings.accessibility.changed("speak_through", "speech-dispatcher"))
    program.announcer.say("Amrit plays the queen of spades.", urgent=True)
    qtbot.waitUntil(lambda: any(notice.startswith("Speech Dispatcher doesn't answer.") for notice in notices))
    assert way.parent() is program


def nobody(folder: Path, language: str) -> SpeechDispatcherClient:
    """A line to where nobody listens, and nobody is started."""
    return SpeechDispatcherClient(folder / "none.sock", language, spawn=lambda: None)


def test_enter_says_a_sentence_of_the_list_again(qtbot: QtBot) -> None:
    again: list[str] = []
    one = SpeechHistoryList(("One.", "Two.", "Three."), again.append, None)
    qtbot.addWidget(one)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Home, Qt.Key.Key_Enter):
        QTest.keyClick(one, key)
    assert again == ["Three.", "Two.", "One."]

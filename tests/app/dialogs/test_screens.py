"""No dialog is larger than the screen, and its buttons are always in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog
from cardtable.app.platform import screen_geometry
from cardtable.app.widgets.palette import DialogOwner
from tests.app.dialogs.looks import clipped
from tests.app.dialogs.makers import MAKERS
from tests.app.dialogs.speech import TestWords
from tests.app.dialogs.test_languages import ALL, long_sentences, narrow_columns
from tests.app.dialogs.tongues import Tongue

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

SMALLEST = (800, 540)  # as narrow as the smallest screen, 800 × 600, and as low as 1920 × 1080 at 200 %


RING = 2  # pixels by which a button's hint is larger if it was first asked for in focus: Qt remembers it


def shrink(patch: pytest.MonkeyPatch, size: tuple[int, int]) -> QSize:
    """Let dialogs think that the screen is as small as that; what a window without its frame may have of it."""
    left = QSize(*size) - screen_geometry.FRAME
    patch.setattr(screen_geometry, "room_on_screen", lambda widget=None: left)
    return left


def out_of_sight(dialog: Dialog) -> list[str]:
    """The buttons of the row that do not lie in the dialog whole."""
    found = []
    for button in dialog.buttons.buttons():
        rect = QRect(button.mapTo(dialog, QPoint(0, 0)), button.size())
        if not dialog.rect().contains(rect) or button.height() < button.minimumSizeHint().height() - RING:
            found.append(button.text())
    return found


def assert_fits(dialog: QWidget, left: QSize) -> None:
    """All of it is on the screen, buttons are in sight and nothing is cut."""
    assert isinstance(dialog, Dialog)
    assert dialog.size().boundedTo(left) == dialog.size()
    assert out_of_sight(dialog) == []
    assert clipped(dialog) == []
    assert narrow_columns(dialog) == []
    assert long_sentences(dialog) == []


@pytest.mark.slow  # the quick run has type that is half as large again: test_fonts_of_desktops.py
@pytest.mark.parametrize("name", ALL)
def test_every_dialog_fits_a_small_screen(
    name: str, tongue: Tongue, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = shrink(monkeypatch, SMALLEST)
    dialog = ALL[name](tongue.renderer)
    qtbot.addWidget(dialog)
    dialog.show()
    for _ in range(4):  # layouts within layouts follow one after another, and after what other tests have left
        qapp.processEvents()
    assert_fits(dialog, left)


@pytest.mark.quick(7)
@pytest.mark.parametrize("name", MAKERS)
def test_every_dialog_fits_a_small_screen_in_usual_type(
    name: str, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = shrink(monkeypatch, SMALLEST)
    dialog = MAKERS[name](TestWords())
    qtbot.addWidget(dialog)
    dialog.show()
    for _ in range(4):  # layouts within layouts follow one after another, and after what other tests have left
        qapp.processEvents()
    assert_fits(dialog, left)


@pytest.mark.parametrize("name", ["about", "claim", "confirm"])
def test_an_open_dialog_becomes_as_high_as_the_words_of_another_language_need(
    name: str, qapp: QApplication, qtbot: QtBot
) -> None:
    words = TestWords()
    dialog, other = MAKERS[name](words), MAKERS[name](TestWords(long=True))
    for one in (dialog, other):
        qtbot.addWidget(one)
        one.show()
    words.long = True
    qapp.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    qtbot.waitUntil(lambda: dialog.height() >= other.height())


def test_a_window_over_another_says_its_words_again_once(qapp: QApplication, qtbot: QtBot) -> None:
    below = QWidget()
    qtbot.addWidget(below)
    dialog = Dialog(TestWords(), CLOSE, DialogOwner(below))
    said: list[str] = []
    dialog.phrases.put(said.append, CLOSE)
    for window in (below, dialog):
        window.show()
    qapp.processEvents()
    before = len(said)
    QApplication.postEvent(qapp, QEvent(QEvent.Type.LanguageChange))
    qtbot.waitUntil(lambda: len(said) > before)
    for _ in range(4):
        qapp.processEvents()
    assert len(said) == before + 1

"""No dialog is larger than the screen, and its buttons are always in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.desktop import screen
from cardtable.app.dialogs.parts.base import Dialog
from cardtable.app.dialogs.scores.deal_summary import SummaryDialog
from cardtable.app.widgets.name_label import NameLabel
from cardtable.app.widgets.plain_label import PlainLabel
from cardtable.core.zones import Seat
from tests.app.dialogs.looks import clipped
from tests.app.dialogs.makers import MAKERS, summary
from tests.app.dialogs.speech import TestWords
from tests.app.dialogs.test_languages import ALL, long_sentences, narrow_columns
from tests.app.dialogs.tongues import Tongue

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

SMALLEST = (800, 540)  # as narrow as the smallest screen, 800 × 600, and as low as 1920 × 1080 at 200 %


RING = 2  # pixels by which a button's hint is larger if it was first asked for in focus: Qt remembers it


def shrink(patch: pytest.MonkeyPatch, size: tuple[int, int]) -> QSize:
    """Let dialogs think that the screen is as small as that; what a window without its frame may have of it."""
    left = QSize(*size) - screen.FRAME
    patch.setattr(screen, "room_on_screen", lambda widget=None: left)
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
    dialog = ALL[name](tongue.words)
    qtbot.addWidget(dialog)
    dialog.show()
    for _ in range(4):  # layouts within layouts follow one after another, and after what other tests have left
        qapp.processEvents()
    assert_fits(dialog, left)


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


@pytest.mark.parametrize("size", [(1024, 600), (800, 600)])
def test_a_name_of_the_widest_letters_leaves_the_figures_their_room(
    size: tuple[int, int], qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    left, words = shrink(monkeypatch, size), TestWords(names={Seat(seat): "W" * 24 for seat in range(4)})
    dialog = SummaryDialog(words, summary(over=True))
    qtbot.addWidget(dialog)
    dialog.show()
    qapp.processEvents()
    assert_fits(dialog, left)
    names = dialog.findChildren(NameLabel)
    assert [name.text() for name in names] == ["W" * 24] * 4
    assert all(name.toolTip() == name.text() for name in names if name.shown() != name.text())
    totals = [label for label in dialog.findChildren(PlainLabel) if label.text() == "51"]
    assert all(label.mapTo(dialog, label.rect().bottomRight()).x() < dialog.width() for label in totals)

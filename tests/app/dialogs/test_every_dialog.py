"""What holds for every dialog: it fits the smallest screen, mirrors, speaks, and obeys the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import getCppPointer

from cardtable.app.dialogs.common.dialog_base import Dialog
from cardtable.app.dialogs.welcome.resume_tiles import ResumableMatch
from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
from cardtable.core.text import TextRenderer, translate
from cardtable.table.art.themes import THEMES, CardStyle
from tests.app.dialogs.looks import clipped, shown_words, unreached
from tests.app.dialogs.makers import MAKERS, games
from tests.app.dialogs.speech import TestWords
from tests.hardship.tree import disordered, unnamed

# The platform without a screen says this of every window with a least size; other warnings are errors.
pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

PROPER = ("ਪੰਜਾਬੀ", "हिन्दी", "తెలుగు", "فارسی")


Open = Callable[[str, TextRenderer], QWidget]


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture
def opened(app: QApplication, qtbot: QtBot) -> Open:
    """Opens a dialog by name; the bot deletes it, as a window that lingers would hear of the next test's language."""

    def show(name: str, words: TextRenderer) -> QWidget:
        dialog = MAKERS[name](words)
        qtbot.addWidget(dialog)
        dialog.show()
        app.processEvents()
        return dialog

    return show


def assert_fits(dialog: QWidget) -> None:
    """The dialog is no larger than the smallest screen, and nothing in it is cut."""
    assert dialog.width() <= 1024
    assert dialog.height() <= 570
    assert clipped(dialog) == []


@pytest.mark.quick(6)
@pytest.mark.parametrize("name", MAKERS)
def test_every_dialog_fits_speaks_and_obeys_the_keyboard(name: str, app: QApplication, opened: Open) -> None:
    dialog = opened(name, TestWords())
    assert_fits(dialog)
    assert unnamed(dialog) == []  # every control has a name and a role
    assert disordered(dialog) == []  # Tab goes as one reads
    dialog.activateWindow()
    app.processEvents()
    assert unreached(dialog) == []  # and comes to every control


@pytest.mark.quick(9)
@pytest.mark.parametrize("name", MAKERS)
def test_a_dialog_leaves_no_window_behind(name: str, app: QApplication) -> None:
    def windows() -> set[int]:
        return {getCppPointer(widget)[0] for widget in QApplication.topLevelWidgets()}

    before = windows()
    dialog = MAKERS[name](TestWords())
    dialog.show()
    app.processEvents()
    dialog.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert windows() - before == set()


@pytest.mark.quick(3)
@pytest.mark.parametrize("name", [name for name in MAKERS if name.startswith("preferences")])
def test_a_page_whose_rows_come_one_by_one_has_them_in_tab_order(
    name: str, app: QApplication, opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.app.window.idle_tasks.SLICE_S", 0.0)
    dialog = opened(name, TestWords())
    assert isinstance(dialog, Dialog)
    qtbot.waitUntil(dialog.is_whole, timeout=20_000)
    assert disordered(dialog) == []
    dialog.activateWindow()
    app.processEvents()
    assert unreached(dialog) == []


@pytest.mark.quick(6)
@pytest.mark.parametrize("name", MAKERS)
def test_every_dialog_is_mirrored_and_has_room_for_longer_words(name: str, app: QApplication, opened: Open) -> None:
    app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    dialog = opened(name, TestWords(long=True))
    assert_fits(dialog)
    assert disordered(dialog) == []


@pytest.mark.quick(2)
@pytest.mark.parametrize("name", MAKERS)
def test_a_change_of_language_says_everything_again(name: str, app: QApplication, opened: Open, qtbot: QtBot) -> None:
    words = TestWords()
    dialog = opened(name, words)
    before = set(shown_words(dialog))
    words.long = True
    app.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    own = {"Asha", "Kavya", "Navid", "Ravi", "Simran", "Laleh", "Meera", *PROPER, "English"}

    def everything_is_said_again_and_fits() -> None:
        shown = shown_words(dialog)
        assert [text for text in shown if "«" in text and text in before] == []
        left = [text for text in shown if "«" not in text and text not in own and len(text) > 7]
        assert [text for text in left if "+" not in text] == []
        assert clipped(dialog) == []

    qtbot.waitUntil(everything_is_said_again_and_fits)  # the words follow in a moment, and layouts within layouts


@pytest.mark.quick(4)
@pytest.mark.parametrize(
    ("count", "size"),
    [
        *((count, (1024, 548)) for count in (1, 2, 4, 5)),
        *((count, size) for count in (1, 4) for size in ((1280, 748), (1920, 1028))),
    ],
)
@pytest.mark.parametrize("long", [False, True], ids=["English", "long"])
def test_the_welcome_page_fits(size: tuple[int, int], long: bool, count: int, app: QApplication, qtbot: QtBot) -> None:
    words = TestWords(long=long)
    chosen = [*games().items()][:2] + [(f"g{place}", games()["toy"]) for place in range(3)]
    page = WelcomePage(words, dict(chosen[:count]), THEMES["green"], CardStyle())
    qtbot.addWidget(page)
    page.setResume(ResumableMatch(translate("Toy", "Toy Hearts"), (translate("Toy", "Deal 3, your turn."),), others=2))
    page.resize(*size)
    page.show()
    app.processEvents()
    assert (page.width(), page.height()) == size
    assert clipped(page) == []
    assert unnamed(page) == []
    assert disordered(page) == []
    assert unreached(page) == []
    if count <= 4:
        assert [tile.accessibleName() for tile in page.tiles.values() if tile.cut()] == []
        page.setLearn(page.tiles)
        assert [tile.accessibleName() for tile in page.tiles.values() if tile.cut()] == []
        assert clipped(page) + unnamed(page) + disordered(page) == []
    page.who.begin()
    app.processEvents()
    assert clipped(page) + unnamed(page) + disordered(page) == []

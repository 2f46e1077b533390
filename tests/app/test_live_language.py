"""All languages in the middle of a trick: everything in sight follows at once, and quickly."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

import cardtable.app.play  # noqa: F401 - all that paints on the table is to be there
from cardtable.app.openers import Openers
from cardtable.app.setting_choices import Digits, Language
from cardtable.app.settings import LanguageSettings
from cardtable.table import painting
from tests.app.conftest import Desk
from tests.app.scripted import ALL_GAMES

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "OpenType support missing")

ROUND = ("pa", "hi", "te", "fa", "en")
LIMIT = 0.250  # seconds of the processor
SCRIPT = {"pa": "GURMUKHI", "hi": "DEVANAGARI", "te": "TELUGU", "fa": "ARABIC", "en": "LATIN"}
OWN_NAMES = ("English", "ਪੰਜਾਬੀ", "हिन्दी", "తెలుగు", "فارسی")
LATIN_ANYWHERE = re.compile(
    r"CardTable|Asha|Pagat|Bicycle|Qt|PySide6|GNU Lesser General Public License|MIT|SIL Open Font License|Noto|Python|SHA-256"
    r"|CSV|Ctrl|Shift|Alt|Tab|Enter|Escape|Esc|Space|Home|End|Page Up|Page Down|F\d+|\(&?[A-Z]\)|\(.*\*\.cardtable\)"
    r"|\b[0-9a-f]{4,}\b|\b[A-Z]{1,2}-\d+[a-z]?\b|\b[A-Z]\b"
)


def words_of(widget: QWidget) -> Iterator[str]:
    """All that a widget shows, says in its tooltip or tells assistive technology."""
    yield from (widget.windowTitle(), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QLineEdit):
        yield from (widget.text(), widget.placeholderText())
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(place) for place in range(widget.count()))
    elif isinstance(widget, QMenu):
        yield from (action.text() for action in widget.actions())
    elif isinstance(widget, QTableView):
        yield from cells_of(widget.model())
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from (str(widget.model().index(row, 0).data()) for row in range(widget.model().rowCount()))


def cells_of(model: QAbstractItemModel) -> Iterator[str]:
    rows, columns = model.rowCount(), model.columnCount()
    yield from (str(model.index(row, column).data() or "") for row in range(rows) for column in range(columns))
    yield from (str(model.headerData(row, Qt.Orientation.Vertical) or "") for row in range(rows))
    yield from (str(model.headerData(column, Qt.Orientation.Horizontal) or "") for column in range(columns))


def foreign(text: str, language: str) -> str:
    """The letters of a text that belong to another language than the one in force."""
    for name in OWN_NAMES:
        text = text.replace(name, "")
    if language != "en":
        text = LATIN_ANYWHERE.sub("", text)
    letters = [letter for letter in text if letter.isalpha()]
    return "".join(letter for letter in letters if SCRIPT[language] not in unicodedata.name(letter))


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[QDialog]:
    """Dialogs are shown and stay open."""
    dialogs: list[QDialog] = []

    def show(self: Openers, dialog: QDialog) -> bool:
        dialogs.append(dialog)
        dialog.show()
        return False

    monkeypatch.setattr(Openers, "_run", show)
    return dialogs


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What is written on the table."""
    written: set[str] = set()

    def paint_text(painter: QPainter, rect: QRectF, text: str, font: QFont, *more: Any, wrap: bool = False) -> None:
        written.add(text)
        painting.paint_text(painter, rect, text, font, *more, wrap=wrap)

    for name, module in list(sys.modules.items()):
        if name.startswith("cardtable.table.") and name != painting.__name__ and hasattr(module, "paint_text"):
            monkeypatch.setattr(module, "paint_text", paint_text)
    return written


def in_the_middle_of_a_trick(desk: Callable[..., Desk], qtbot: QtBot) -> Desk:
    one = desk(games=ALL_GAMES)
    one.program.languages.load_fonts()
    one.program.new_match("hearts", players=("person Asha", "club Amrit", "club Kavya", "club Parisa"), seed="3")
    for _ in range(2):
        one.my_turn(qtbot)
        one.act()
    one.my_turn(qtbot)
    one.trigger("hint")
    return one


def open_everything(one: Desk) -> None:
    for menu in one.window.menus.submenus.values():
        menu.aboutToShow.emit()
    openers = one.openers
    for open_dialog in (openers.new_game, openers.preferences, openers.score_sheet, openers.tricks, openers.rules):
        open_dialog()
    for open_dialog in (openers.fairness, openers.statistics, openers.help, openers.shortcuts, openers.about):
        open_dialog()


def left_over(one: Desk, dialogs: list[QDialog], language: str) -> list[str]:
    """What can be seen or heard and is not in the language."""
    found = []
    for window in (one.window, *dialogs):
        for widget in (window, *window.findChildren(QWidget)):
            if widget is window or isinstance(widget, QMenu) or widget.isVisibleTo(window):
                found += [text for text in words_of(widget) if foreign(text, language)]
    return found


@pytest.mark.parametrize("digits", list(Digits))
def test_nothing_of_the_old_language_remains(
    digits: Digits,
    desk: Callable[..., Desk],
    opened: list[QDialog],
    painted: set[str],
    qapp: QApplication,
    qtbot: QtBot,
) -> None:
    one = in_the_middle_of_a_trick(desk, qtbot)
    open_everything(one)
    for code in ROUND:
        painted.clear()
        one.program.change(LanguageSettings(language=Language(code), digits=digits))
        qapp.processEvents()
        qapp.processEvents()  # layouts within layouts follow one after another
        one.window.grab()
        assert left_over(one, opened, code) == [], code
        assert [text for text in painted if foreign(text, code)] == [], code
        assert len(painted) > 10


@pytest.mark.parametrize("dialogs", [False, True], ids=["the table", "with every dialog open"])
def test_the_change_takes_a_moment(
    dialogs: bool, desk: Callable[..., Desk], opened: list[QDialog], qapp: QApplication, qtbot: QtBot
) -> None:
    one = in_the_middle_of_a_trick(desk, qtbot)
    if dialogs:
        open_everything(one)
    qapp.processEvents()
    spent = {}
    for code in ROUND:
        before = process_time()
        one.program.change(LanguageSettings(language=Language(code)))
        qapp.processEvents()
        qapp.processEvents()
        one.window.grab()
        spent[code] = process_time() - before
    print({code: f"{1000 * seconds:.0f} ms" for code, seconds in spent.items()})
    assert sorted(spent.values())[len(spent) // 2] < LIMIT * (1 if not dialogs else 2)
    assert not dialogs or len(opened) == 10


def test_the_names_at_the_table_follow(desk: Callable[..., Desk], qapp: QApplication, qtbot: QtBot) -> None:
    one = in_the_middle_of_a_trick(desk, qtbot)
    one.program.change(LanguageSettings(language=Language.HINDI))
    assert [one.program.words.seat(seat) for seat in range(4)] == ["Asha", "अमृत", "काव्या", "परीसा"]
    assert one.program.play is not None
    assert one.program.play.match.players[1] == "club Amrit"


def test_a_match_keeps_usual_names_in_english(desk: Callable[..., Desk]) -> None:
    one = desk(games=ALL_GAMES, language="te")
    one.program.new_match("hearts", players=("person రవి", "club లీల", "club Zo", "club పరీసా"), seed="3")
    assert one.program.play is not None
    assert one.program.play.match.players == ("person Ravi", "club Leela", "club Zo", "club Parisa")

"""Whatever people call themselves: a name is shown letter by letter wherever it stands, and loads nothing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QSize, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTableView,
    QTextEdit,
    QWidget,
)

from cardtable.app.match.player_names import opponent_names, person_name, saved_players
from cardtable.app.settings.settings_sections import PlayersSettings
from cardtable.core.basics.plain_text import LONGEST_NAME
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.table.style.text_painting import plain_tip, set_tip
from gallery.driver import Driver
from gallery.screens import count_matches, what_happened
from tests.hardship.tree import tree

ROOT = Path(__file__).resolve().parents[2]
SIZE = QSize(1024, 600)
EVIL = ('<img src="file:///x">', "<h1>Big</h1>", "&amp; &lt;b&gt;", "%1 %n", "AB", "A&B <", "<!doctype>", "C D")
UNSEEN = (*EVIL[:4], "A\u202eB\u2066", *EVIL[5:7], "C\x07\nD\ud800")
PLAYERS = PlayersSettings(name=UNSEEN[0], opponents=",".join(UNSEEN[1:]))
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def text_of(tip: str) -> str:
    """What a tool tip shows."""
    if not Markup.mightBeRichText(tip):
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText()


def items(model: QAbstractItemModel, columns: int) -> Iterator[str]:
    """All texts of a list or table, headers too."""
    for row in range(min(model.rowCount(), 40)):
        for column in range(columns):
            yield from (str(model.index(row, column).data(role) or "") for role in ROLES)
    for section in range(columns):
        yield str(model.headerData(section, Qt.Orientation.Horizontal) or "")


def texts(widget: QWidget) -> Iterator[str]:
    """All that a widget says but for its tool tip."""
    yield from (widget.windowTitle(), widget.accessibleName(), widget.accessibleDescription())
    yield from (widget.statusTip(), widget.whatsThis())
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield widget.text()
    if isinstance(widget, QComboBox | QAbstractItemView):
        columns = widget.model().columnCount() if isinstance(widget, QTableView) else 1  # that of a list is private
        yield from items(widget.model(), columns)


def hidden(text: str) -> bool:
    """Whether there are signs in it that nobody sees, or that turn the writing around.

    The rulebook sets its clauses apart with signs of its own, each with the one that ends it.
    """
    text = re.sub("\u2066([^\u2066\u2069]*)\u2069\t?|\u200b", r"\1", text)
    return any(unicodedata.category(sign) in ("Cc", "Cf", "Cs") and sign not in "\n\u200c\u200d" for sign in text)


class Looking:
    """Goes over every widget of each screen."""

    def __init__(self) -> None:
        self.troubles: list[str] = []
        self.said = ""

    def look(self, window: QWidget, name: str) -> None:
        """Note what is wrong on one screen."""
        try:
            self._look_over(window, name)
        except Exception as error:  # in a dialog's own loop nobody would hear of it, and the dialog would stay
            self.troubles.append(f"{name}: {error!r}")

    def _look_over(self, window: QWidget, name: str) -> None:
        for widget in (window, *window.findChildren(QWidget)):
            self._look_at(widget, f"{name}, {type(widget).__name__}")
        for action in window.findChildren(QAction):
            self._check(f"{name}, action", action.text(), action.toolTip())
        for node in tree(window).all():
            for text in (node.name, node.description, node.value):
                self._check(f"{name}, screen reader", text, "")

    def _look_at(self, widget: QWidget, place: str) -> None:
        self._check(place, "\n".join(texts(widget)), widget.toolTip())
        if isinstance(widget, QLabel) and widget.text() and widget.textFormat() is not Qt.TextFormat.PlainText:
            self.troubles.append(f"{place}: markup is shown as such in “{widget.text()}”")
        if isinstance(widget, QTextEdit) and any(name in widget.toPlainText() for name in EVIL[:2]):
            self.troubles.append(f"{place}: a name in a page of markup")

    def _check(self, place: str, said: str, tip: str) -> None:
        self.said += said
        if plain_tip(text_of(tip)) != tip:
            self.troubles.append(f"{place}: the tip “{tip}” is markup")
        if hidden(said) or hidden(text_of(tip)):
            self.troubles.append(f"{place}: a control in {said!r} or {tip!r}")
        if "white-space" in said or "&lt;p" in said:
            self.troubles.append(f"{place}: “{said}” is told as it is written")


def screens_with_names(driver: Driver) -> None:
    """One table of each kind, and each page and dialog that has names in it; the others have none of people."""
    openers = driver.openers
    driver.welcome.show()
    driver.picture("welcome")
    driver.dialog("new game", openers.new_game)
    driver.dialog("preferences", lambda: openers.preferences("players"))
    driver.begin("canasta", 4, "canasta_house")
    driver.picture("draw")
    for name, game in driver.program.games.items():
        driver.begin(name, 4 if 4 in game.seats else max(game.seats))
        driver.act()
        driver.picture(name)
    driver.begin("hearts", 4)  # which has tricks to be looked at
    driver.act()
    driver.read_table()
    driver.picture("read")
    driver.happened.toggle()
    driver.picture("tricks")
    driver.happened.close()
    driver.dialog("fairness", openers.fairness)
    driver.dialog("leave", openers.may_leave)
    driver.program.counted.connect(openers.summary)
    driver.play_until_counted()
    driver.program.counted.disconnect()
    driver.picture("deal end")
    openers.overlays.look(1)
    driver.picture("looked back at")
    openers.overlays.replay.forget()
    driver.dialog("score sheet", openers.score_sheet)
    what_happened(driver)
    count_matches(driver)
    driver.dialog("statistics", openers.of_statistics.open)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.qt_log_ignore("OpenType support missing")
def test_no_name_is_more_than_its_letters_on_any_screen(qapp: QApplication) -> None:
    looking = Looking()
    driver = Driver(looking.look, "en", SIZE, PLAYERS, rest=None)  # names stand there before all cards are drawn
    screens_with_names(driver)
    driver.close()
    qapp.processEvents()
    assert looking.troubles == []
    assert [name for name in EVIL if name not in looking.said] == []


def test_a_check_that_looks_so_finds_markup_and_controls(qapp: QApplication) -> None:
    looking, label = Looking(), QLabel("<b>bold</b>")
    label.setToolTip('<img src="file:///x">')
    label.setAccessibleName("A\u202eB")
    looking._look_at(label, "here")
    assert len(looking.troubles) == 3
    label.deleteLater()


@pytest.mark.parametrize("text", [*EVIL, "", "plain", "two\nlines <b>", "a  b < c", "&lt;", "\n<b>x</b>"])
def test_a_tip_shows_its_text_letter_by_letter(text: str, qapp: QApplication) -> None:
    assert text_of(plain_tip(text)).strip("\n") == text.strip("\n")
    widget = QWidget()
    set_tip(widget, text)
    assert "<p" not in widget.accessibleDescription()
    widget.deleteLater()


def test_every_tip_and_every_label_goes_through_the_plain_ones() -> None:
    for path in (ROOT / "cardtable").rglob("*.py"):
        if path.name == "text_painting.py":
            continue
        source = path.read_text(encoding="utf-8")
        assert ".setToolTip(" not in source.replace('.setToolTip("")', ""), path  # none is plain anyway
        assert not re.search(r"\bQLabel\(|\bQMessageBox\b", source.replace("class PictureWidget(QLabel)", "")), path


def test_a_name_is_made_plain_wherever_it_comes_in() -> None:
    words, long = SourceRenderer(), "x" * 99
    typed = saved_players(("person A\u202e\nB", "club \ud800C", f"club {long}"), words)
    assert typed == ("person A B", "club C", f"club {long[:LONGEST_NAME]}")
    settings = PlayersSettings(name=f"A\x00\u2069{long}", opponents=f"B\u202e,{long}, ,\u200e")
    assert person_name(settings) == f"A{long}"[:LONGEST_NAME]
    assert opponent_names(words, settings.opponents, 3)[:2] == ("B", long[:LONGEST_NAME])
    assert "" not in opponent_names(words, settings.opponents, 5)

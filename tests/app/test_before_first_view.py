"""Everything that can be asked for may be asked for before the first cards of a match have been shown."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable.app.dialogs.statistics.score_sheet_dialog import ScoreSheetDialog
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.settings.settings_sections import (
    CardSettings,
    LanguageSettings,
    PlayersSettings,
    TableSettings,
)
from cardtable.core.languages import Language
from cardtable.core.session import Session
from cardtable.games import discover
from tests.app.conftest import Desk
from tests.app.scripted import ALL_GAMES
from tests.models.told_matches import ToldMatch

MakeDesk = Callable[..., Desk]
Begin = Callable[[Desk], None]
NOT_NOW = ("quit", "full_screen")  # would close the window, or leave it to the desktop
KEYS = (*range(Qt.Key.Key_0, Qt.Key.Key_9 + 1), *range(Qt.Key.Key_A, Qt.Key.Key_Z + 1))
OTHERS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Delete, Qt.Key.Key_F6),
)


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[QDialog]]:
    """Dialogs, each of which is painted and closed at once."""
    dialogs: list[QDialog] = []

    def exec_(dialog: QDialog) -> int:
        dialogs.append(dialog)
        dialog.show()
        dialog.grab()
        dialog.reject()
        return 0

    monkeypatch.setattr(QDialog, "exec", exec_)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    yield dialogs
    for dialog in filter(isValid, dialogs):
        dialog.deleteLater()


def page_of(one: Desk) -> QWidget:
    page = one.window.page()
    assert page is not None
    return page


def alone(one: Desk, game: str = "hearts") -> None:
    seats = max(4, min(ALL_GAMES[game].seats))
    one.program.new_match(game, options=ALL_GAMES[game].options(), seats=seats, seed="7")


def watching(one: Desk) -> None:
    players = [f"beginner Player {seat}" for seat in range(4)]
    one.program.new_match("canasta", options=ALL_GAMES["canasta"].options(), players=players, by_itself=True, seed="7")


def among_people(one: Desk) -> None:
    match = ToldMatch()
    match.remote.setParent(one.program)
    match.remote.begun.connect(lambda: one.program.show_there(match.remote))
    match.begin()


def drawing(one: Desk) -> None:
    options = discover()["canasta"].options(seating="draw_for_partners")
    one.program.new_match("canasta", options=options, seats=4, seed="42")


BEGIN: dict[str, Begin] = {
    **{game: partial(alone, game=game) for game in ALL_GAMES},
    "watching": watching,
    "among people": among_people,
    "drawing": drawing,
}
BEGINNINGS = [
    pytest.param(begin, id=name, marks=() if name in ("hearts", "among people") else pytest.mark.slow)
    for name, begin in BEGIN.items()
]


@pytest.fixture
def one(desk: MakeDesk) -> Desk:
    made = desk(games=ALL_GAMES)
    made.program.change(PlayersSettings(name="Asha"))
    return made


def begun(one: Desk, begin: Begin) -> None:
    """Let nothing have been presented yet: begin anew where what was done has changed that."""
    play = one.program.match
    if one.program.practises or (play.model.ready if play is not None else one.program.seat_draw is None):
        one.program.leave()
        begin(one)
        play = one.program.match
    assert (play is None) == (one.program.seat_draw is not None)
    assert play is None or (play.controller.ready and not play.model.ready)


@pytest.mark.quick(1)
@pytest.mark.parametrize("begin", BEGINNINGS)
def test_every_command_and_submenu(one: Desk, looked_at: list[QDialog], begin: Begin) -> None:
    given = []
    for name in one.window.menus.actions:
        begun(one, begin)
        if one.can(name) and name not in NOT_NOW:
            one.trigger(name)
            given.append(name)
        for menu in one.window.menus.submenus.values():
            menu.aboutToShow.emit()
    assert {"new", "preferences", "rules", "about"} <= set(given)
    assert looked_at


def areas(widget: QWidget) -> Iterator[QPoint]:
    """Points all over it."""
    for across in range(1, 8):
        for down in range(1, 6):
            yield QPoint(widget.width() * across // 8, widget.height() * down // 6)


@pytest.mark.quick(1)
@pytest.mark.parametrize("begin", BEGINNINGS)
def test_every_key_and_clicks_everywhere(one: Desk, looked_at: list[QDialog], begin: Begin) -> None:
    for key in (*map(Qt.Key, KEYS), *OTHERS):
        begun(one, begin)
        page = page_of(one)
        for modifier in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            QTest.sendKeyEvent(QTest.KeyAction.Click, page, key, "", modifier)
    begun(one, begin)
    page = page_of(one)
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        for point in areas(page):
            QTest.mouseClick(page, button, Qt.KeyboardModifier.NoModifier, point)


@pytest.mark.quick(1)
@pytest.mark.parametrize("begin", BEGINNINGS)
def test_settings_and_languages_change_and_all_is_read(one: Desk, begin: Begin) -> None:
    for section in (
        TableSettings(theme=ThemeName.HIGH_CONTRAST),
        CardSettings(),
        LanguageSettings(language=Language.PERSIAN),
        PlayersSettings(name="Meera"),
    ):
        begun(one, begin)
        one.program.change(section)
        one.window.resize(1024, 600)
        one.window.grab()
        for widget in (page_of(one), *page_of(one).findChildren(QWidget)):
            found = QAccessible.queryAccessibleInterface(widget)
            for text in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
                assert found is None or isinstance(found.text(text), str)


def test_a_match_that_is_over_is_opened_at_its_score_sheet(
    one: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The sheet says how it ended, although none of its cards has been shown."""
    game = ALL_GAMES["svoi_kozyri"]
    options = game.options(match="round")
    session: Session[Any, Any] = Session(game, options, ("person Asha", "beginner Kavya"), "7")
    rules, chance = game.rules(options, 2), random.Random(7)
    while not session.match_over:
        seat = min(session.actors)
        view = session.view(seat)
        session.submit(seat, chance.choice(list(rules.legal(view))), view.version)
    path = tmp_path / "over.cardtable"
    one.program.matches.save_as(path, session.record())
    texts: list[str] = []

    def read(sheet: QDialog) -> int:
        assert isinstance(sheet, ScoreSheetDialog)
        texts.extend(label.text() for label in sheet.findChildren(QLabel))
        return 0

    monkeypatch.setattr(QDialog, "exec", read)
    one.openers.look_at_ended(path)
    qtbot.waitUntil(lambda: texts != [])
    play = one.program.match
    assert play is not None
    outcome = play.outcome()
    assert outcome is not None
    assert any(play.renderer.text(outcome) in text for text in texts)

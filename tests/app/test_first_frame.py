"""The first frame: the bare felt in the window, before the program is there to put something on it."""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.i18n.catalogue_compiler import prepare_catalogues
from cardtable.app.i18n.language_manager import AppRenderer
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.settings.settings_file import plain_settings, save_settings
from cardtable.app.settings.settings_sections import AccessibilitySettings, Settings, TableSettings
from cardtable.app.settings.startup_settings import StartupSettings, first_look, read_look
from cardtable.app.window.main_window import MainWindow, StartupPage
from cardtable.core.record import write_record
from cardtable.table.speech.announcer import Announcer
from tests.app.scripted import match, play_on

AT_FIRST_PAINT = """
import enum, os, sys
from cardtable.app import entry_point
from cardtable.app.platform import qt_environment
qt_environment.load_qt()
make, made = enum.EnumType.__new__, []
def counted(kind, name, *rest, **more):
    made.append(name)
    return make(kind, name, *rest, **more)
enum.EnumType.__new__ = counted
from cardtable.app.window.main_window import StartupPage
painted = []
wait = StartupPage.wait
def waited(page):
    page.painted.connect(lambda: painted.append(page.size()))
    wait(page)
    print(len(painted), len(made), *sorted(sys.modules), flush=True)
    os._exit(0)
StartupPage.wait = waited
entry_point.run(())
"""
LATER = (
    "cardtable.games",
    "cardtable.models",
    "cardtable.players",
    "cardtable.app.startup.composition_root",
    "cardtable.app.dialogs",
    "cardtable.app.window.menu_bar",
    "cardtable.app.program",
    "cardtable.app.settings.settings_sections",
    "cardtable.core.session",
    "cardtable.table.table_widget",
    "sqlite3",
    "multiprocessing",
)
AT_THE_TABLE = """
import sys
from cardtable.app import entry_point
from cardtable.app.program import Program
show = Program.show
def shown(program, found, **how):
    show(program, found, **how)
    program.window.paint_page()
    print(*sorted(sys.modules), flush=True)
    raise SystemExit
Program.show = shown
entry_point.run(())
"""
DEAR = {"asyncio", "ctypes", "datetime", "http", "locale", "multiprocessing", "socket", "sqlite3", "subprocess"}
AMONG_PEOPLE = (
    "cardtable.app.multiplayer",
    "cardtable.core.wire.game_codec",
    "cardtable.core.wire.json_values",
    "cardtable.core.wire.schema",
    "cardtable.core.wire.value_codecs",
    "cardtable.host.from_",
    "cardtable.host.room_types",
    "cardtable.models.agent_client",
    "cardtable.models.remote_match",
    "cardtable.net",
)
DRAWN = ("cardtable.app.dialogs.", "cardtable.app.forms.", "cardtable.app.widgets.")
SMALL = [f"cardtable.app.widgets.{name}" for name in ("basic_widgets", "palette")]
MakeDesk = Callable[..., Any]


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    made = MainWindow()
    made.restore("", (1024, 600))
    yield made
    made.close()
    made.deleteLater()


def colour(window: MainWindow, place: QPoint) -> str:
    page = window.page()
    assert page is not None
    return page.grab().toImage().pixelColor(place).name()


def printed(code: str, home: Path) -> list[str]:
    """What a program prints, word by word."""
    environment = dict(os.environ, CARDTABLE_HOME=str(home), QT_QPA_PLATFORM="offscreen")
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment, check=True)
    return done.stdout.split()


def test_it_is_painted_before_a_game_is_imported(tmp_path: Path) -> None:
    painted, enums, *modules = printed(AT_FIRST_PAINT, tmp_path)
    assert int(painted) == 1
    assert int(enums) < 80  # the namespace Qt alone has a hundred
    assert "cardtable.app.window.main_window" in modules
    assert [name for name in modules if name.startswith(LATER)] == []


def test_a_table_needs_no_dear_modules(tmp_path: Path) -> None:
    prepare_catalogues()  # in a source tree the first start after a change of the words compiles them
    kept = match().begin()
    play_on(kept, match().rules(), 4)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "match.log").write_text(write_record(kept.record()))
    modules = printed(AT_THE_TABLE, tmp_path)
    assert "cardtable.table.table_widget" in modules
    assert DEAR & set(modules) == set()
    assert [name for name in modules if name.startswith(AMONG_PEOPLE)] == []
    assert [name for name in modules if name.startswith(DRAWN)] == SMALL


def test_the_table_comes_into_the_same_window(desk: MakeDesk) -> None:
    one = desk()
    felt = one.window.page()
    assert isinstance(felt, StartupPage)
    corner = felt.rect().bottomLeft() + QPoint(3, -3)
    size, seen, place = one.window.size(), colour(one.window, corner), one.window.pos()
    one.program.new_match("hearts", seed="42")
    assert one.program.window is one.window
    assert one.window.page() is one.program.match.table
    assert (one.window.size(), one.window.pos()) == (size, place)
    assert one.window.page().rect().bottomLeft() + QPoint(3, -3) == corner
    assert colour(one.window, corner) == seen
    assert [shown for shown in QApplication.topLevelWidgets() if shown.isVisible()] == [one.window]


def test_bars_are_as_high_as_they_will_be(window: MainWindow, qapp: QApplication) -> None:
    window.show_felt()
    page = window.page()
    assert page is not None
    room = page.geometry()
    window.furnish(AppRenderer(), Announcer(window))
    window.say("A sentence.")
    qapp.processEvents()
    assert page.geometry() == room


def test_what_is_said_is_not_said_again(desk: MakeDesk, qapp: QApplication) -> None:
    gc.collect()  # catalogues of programs of other tests: Qt tells all windows when one is destroyed
    one = desk(language="hi")
    heard: list[None] = []
    one.window.languageChanged.connect(lambda: heard.append(None))
    qapp.processEvents()
    assert heard == []


def test_a_window_that_is_closed_at_once_is_not_furnished(window: MainWindow) -> None:
    QTimer.singleShot(0, window, window.close)
    assert not window.show_felt()


def test_an_open_window_goes_on(window: MainWindow) -> None:
    assert window.show_felt()


def test_what_nobody_sees_is_not_waited_for_for_ever(qtbot: QtBot) -> None:
    page = StartupPage("green")
    qtbot.addWidget(page)
    page.wait()
    assert not page.isVisible()


@pytest.mark.parametrize("theme", ThemeName)
def test_the_look_is_that_of_the_settings(theme: ThemeName, tmp_path: Path) -> None:
    table, access = TableSettings(theme=theme, status_line=False), AccessibilitySettings(writing=150)
    settings = replace(Settings(), table=table, accessibility=access, geometry="AdnQ")
    save_settings(tmp_path / "settings.json", settings)
    assert first_look(tmp_path / "settings.json") == StartupSettings(theme.value, False, "AdnQ", 150)


def test_a_first_start_has_the_usual_look(tmp_path: Path) -> None:
    assert first_look(tmp_path / "settings.json") == read_look(plain_settings(Settings())) == StartupSettings()


@pytest.mark.parametrize("values", [None, [], "x", {"table": 3}, {"table": {"theme": 1, "status_line": "yes"}}])
def test_what_makes_no_sense_is_left_out(values: object, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps(values))
    assert first_look(tmp_path / "settings.json") == StartupSettings()


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "\x00"])
def test_what_cannot_be_read_is_as_at_a_first_start(text: str, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(text)
    assert first_look(tmp_path / "settings.json") == StartupSettings()

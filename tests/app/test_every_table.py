"""A person starts every preset and every seat count from New game: chosen in the dialog, begun with its button."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.new_game.new_game_dialog import NewGameDialog
from cardtable.app.program import Program
from cardtable.core.rules import AnyGame
from cardtable.games import discover
from tests.app.scripted import ALL_GAMES

MakeDesk = Callable[..., Any]


def seats_of(game: AnyGame, preset: str) -> list[int]:
    """Every number of players without a preset, of a preset the least and the most."""
    seats = [seats for seats in game.seats if not preset or preset in game.options.presets_for(seats)]
    return sorted({min(seats), max(seats)}) if preset else seats


TABLES = [
    (game.id, preset, seats)
    for game in discover().values()
    for preset in ("", *game.options.PRESETS)
    for seats in seats_of(game, preset)
]


@contextmanager
def choosing(game: str, preset: str, seats: int) -> Iterator[list[str]]:
    """Answers the dialog as a person would: the game, the players, the rules, then the button."""
    offered: list[str] = []

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, NewGameDialog) or offered:
            return
        dialog.choose(game)
        page = dialog.page_in_sight()
        page.rules.players.edited.emit(seats)
        combo = page.rules.presets.combo
        offered.extend(str(combo.itemData(row)) for row in range(combo.count()))
        if preset:
            combo.activated.emit(offered.index(preset))
        dialog.start.click()

    timer = QTimer()
    timer.timeout.connect(choose)
    timer.start(5)
    yield offered
    timer.stop()


def few(game: str, preset: str, seats: int) -> bool:
    """Whether a quick run tries it: the usual rules for the fewest and the most, and each preset for its fewest."""
    counts = seats_of(discover()[game], preset)
    return seats == min(counts) or (not preset and seats == max(counts))


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    "tables", [[table for table in TABLES if few(*table)], pytest.param(TABLES, marks=pytest.mark.slow)], ids=len
)
@pytest.mark.parametrize("game", discover())
def test_a_person_can_start_every_table(
    desk: MakeDesk, qtbot: QtBot, game: str, tables: list[tuple[str, str, int]]
) -> None:
    one = desk(games=ALL_GAMES)
    for of, preset, seats in tables:
        if of == game:
            with choosing(game, preset, seats) as offered:
                one.openers.new_game()
            assert_started(one.program, game, preset, seats)
            assert set(offered) >= set(ALL_GAMES[game].options.presets_for(seats))


def assert_started(program: Program, game: str, preset: str, seats: int) -> None:
    """The table that was asked for stands in the window, or the draw for its places."""
    drawing = program.seat_draw
    assert (program.match is None) == (drawing is not None)
    config = program.match.config if program.match is not None else drawing._config if drawing is not None else None
    assert config is not None
    assert (config.game.id, config.seats) == (game, seats), preset
    if preset:
        assert not config.options.differences(ALL_GAMES[game].options.preset(preset), seats), (preset, seats)


def test_something_is_started_for_every_game_and_seat_count() -> None:
    assert {(game, seats) for game, _, seats in TABLES} == {
        (game.id, seats) for game in discover().values() for seats in game.seats
    }
    for game in discover().values():
        assert {preset for name, preset, _ in TABLES if name == game.id} >= set(game.options.PRESETS)

"""Canasta begins in the window under each of its presets, for each number of players that the preset is for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.core.text import Text
from cardtable.core.zones import Zone
from cardtable.games import discover
from tests.app.scripted import ALL_GAMES
from tests.app.seen import cards, plates

MakeDesk = Callable[..., Any]
OPTIONS = discover()["canasta"].options
TABLES = [(preset, seats) for preset in OPTIONS.PRESETS for seats in OPTIONS.PRESET_SEATS[preset]]
ACTS = 2


def test_every_preset_is_there() -> None:
    assert {preset for preset, _ in TABLES} == set(OPTIONS.PRESETS)
    assert {seats for _, seats in TABLES} == {2, 3, 4, 5, 6}


@pytest.mark.quick(2)
@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_preset_begins_and_is_played(desk: MakeDesk, qtbot: QtBot, preset: str, seats: int) -> None:
    one = desk(games=ALL_GAMES)
    one.program.new_match("canasta", options=OPTIONS.preset(preset), seats=seats, seed="4")
    if one.program.seat_draw is not None:
        qtbot.keyClick(one.draw_for_places(qtbot).table, Qt.Key.Key_Return)
    play = one.program.match
    assert play.config.seats == seats
    assert play.config.options.preset_name(seats) == preset
    own = play.controller.acting_seat

    def ready() -> bool:
        one.hurry()
        return bool(one.session.actors == {own} and play.scene.animator.is_idle)

    for _ in range(ACTS):
        qtbot.waitUntil(ready, timeout=45_000)
        assert play.scene.board.matches(one.session.view(own))
        one.act()
    assert len(one.session.view(own).zones[Zone("hand", own)]) > 0
    badges = [text.source for plate in plates(play) for text in plate.content.plate.badges if isinstance(text, Text)]
    assert badges.count("Sits out") == (seats == 5)


def test_a_screen_reader_tells_the_stock_from_the_discards(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    one.program.new_match("canasta", seats=4, seed="4")
    one.my_turn(qtbot)
    play = one.program.match
    assert cards(play, Zone("stock"))[-1].accessibleName().startswith("stock, ")
    assert cards(play, Zone("discard"))[-1].accessibleDescription().startswith("discard pile, ")

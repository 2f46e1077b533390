"""The pack is cut in the window (C-21): by a click, by keys, into the log, and into the fairness page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cardtable.core.zones import Seat, Zone
from cardtable.games import discover
from tests.app import seen
from tests.app.scripted import ALL_GAMES
from tests.records import read_record

MakeDesk = Callable[..., Any]
OPTIONS = discover()["canasta"].options
STOCK, HAND = Zone("stock"), Zone("hand", 0)


def begin(desk: MakeDesk, qtbot: QtBot) -> Any:
    """A match of the house rules at whose beginning the person cuts."""
    one = desk(games=ALL_GAMES)
    one.program.new_match("canasta", options=OPTIONS.preset("canasta_house").changed("seating", "fixed"), seed="42")
    one.my_turn(qtbot)
    return one


def cards_of(one: Any) -> list[Any]:
    return seen.cards(one.program.match, STOCK)


def log(one: Any) -> list[str]:
    record = read_record(one.program.matches.path.read_text("utf-8"))
    return [text for seat, text in record.actions if seat == 0]


def test_C21_the_pack_lies_spread_out_before_the_person_and_nothing_is_dealt(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begin(desk, qtbot)
    assert len(cards_of(one)) == 108
    assert all(card.card is None for card in cards_of(one))
    assert one.session.view(Seat(0)).zones[HAND] == ()
    assert seen.prompt(one.program.match).said.startswith("Cut the pack")


def test_C21_a_click_cuts_and_the_cards_are_dealt(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begin(desk, qtbot)
    rect = cards_of(one)[29].pose.rect()
    place = QPoint(round(rect.left()) + 2, round(rect.center().y()))
    qtbot.mouseClick(one.program.match.table, Qt.MouseButton.LeftButton, pos=place)
    one.my_turn(qtbot)
    assert log(one) == ["cut 30"]
    assert len(seen.cards(one.program.match, HAND)) == 11
    assert one.program.match.controller.cuts == (30,)


@pytest.mark.parametrize("keys", [("Key_6", "Key_1"), ("Key_6", "Key_0", "Key_Right")])
def test_C21_keys_cut_too(desk: MakeDesk, qtbot: QtBot, keys: tuple[str, ...]) -> None:
    one = begin(desk, qtbot)
    table = one.program.match.table
    table.setFocus()
    for key in (*keys, "Key_Return"):
        qtbot.keyClick(table, Qt.Key[key])
    one.my_turn(qtbot)
    assert log(one) == ["cut 61"]


def test_C21_taken_back_the_pack_lies_there_again(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begin(desk, qtbot)
    one.act()
    one.my_turn(qtbot)
    qtbot.waitUntil(lambda: one.can("undo"))
    one.trigger("undo")
    assert len(cards_of(one)) == 108
    assert one.program.match.scene.board.offered == {STOCK}


def test_C21_a_hint_cuts(desk: MakeDesk, qtbot: QtBot) -> None:
    one = begin(desk, qtbot)
    with qtbot.waitSignal(one.program.match.controller.advised):
        one.trigger("hint")
    qtbot.keyClick(one.program.match.table, Qt.Key.Key_Return)
    one.my_turn(qtbot)
    assert log(one) == ["cut 1"]  # the first thing that is allowed

"""Playing with one key: the focus goes round by itself, and Space is all that is ever pressed."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.input.switch_scanner import SwitchScanner
from tests.app.conftest import Desk
from tests.app.scripted import ALL_GAMES, mostly_slow
from tests.app.test_a_deal_of_every_game import begin
from tests.app.test_between_deals import finish_a_deal, waits

MakeDesk = Callable[..., Any]
TICKS = count(100.0)


def scan(one: Desk, pace: int) -> None:
    one.program.change(replace(one.program.settings.accessibility, scan=pace))


def scanner(table: Any) -> SwitchScanner:
    """The scanner, for which a second passes whenever it looks at the clock."""
    found = cast("SwitchScanner", table.findChild(SwitchScanner))
    found.clock = partial(next, TICKS)
    return found


def chosen(table: Any, choice: random.Random) -> QWidget:
    """What somebody waits for until the focus has come to it: a button or a card, each as often as the other."""
    stops = scanner(table).stops()
    buttons = [stop for stop in stops if isinstance(stop, QPushButton)]
    cards = [stop for stop in stops if isinstance(stop, CardWidget)]
    return choice.choice(buttons if buttons and (not cards or choice.random() < 0.5) else cards)


@pytest.mark.parametrize("game", mostly_slow(ALL_GAMES, "hearts"))
def test_a_deal_is_played_with_one_key(game: str, desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    play = begin(one, game)
    one.window.setUpdatesEnabled(False)
    scan(one, 5)
    scored: list[object] = []
    play.controller.dealScored.connect(lambda count, deal: scored.append(count))
    choice, table = random.Random(5), play.table
    for _ in range(4000):
        one.my_turn_or_end(qtbot)
        if scored:
            break
        target = chosen(table, choice)
        for _ in scanner(table).stops():
            if table.window().focusWidget() is target:
                break
            scanner(table).advance()
        assert table.window().focusWidget() is target
        qtbot.keyClick(target, Qt.Key.Key_Space)
    assert scored


def test_the_focus_moves_at_the_pace_of_the_setting_and_not_without_it(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="3")
    one.my_turn(qtbot)
    play = one.program.match
    assert play is not None
    before = one.window.focusWidget()
    scan(one, 1)
    qtbot.waitUntil(lambda: one.window.focusWidget() is not before, timeout=10_000)
    assert one.window.focusWidget() in scanner(play.table).stops()
    assert scanner(play.table).pace == 1000
    scan(one, 0)
    assert scanner(play.table).pace == 0


def test_the_focus_stays_in_a_dialog(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="3")
    one.my_turn(qtbot)
    play = one.program.match
    assert play is not None
    scan(one, 5)
    other = QPushButton(one.window)
    other.show()
    other.setFocus()
    scanner(play.table).advance()
    assert one.window.focusWidget() is other
    play.table.setFocus()
    scanner(play.table).advance()
    assert one.window.focusWidget() in scanner(play.table).stops()


def test_the_next_deal_begins_with_the_same_key(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    finish_a_deal(one, qtbot)
    scan(one, 5)
    assert waits(one)
    scanning = scanner(one.program.match.table)
    for _ in scanning.stops():  # round to where the focus was
        scanning.advance()
    qtbot.keyClick(one.window.focusWidget(), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not waits(one))


def test_a_second_press_too_soon_does_nothing_and_the_focus_rests_for_a_whole_turn(
    desk: MakeDesk, qtbot: QtBot
) -> None:
    now = [100.0]
    one = desk()
    one.program.new_match("hearts", seed="3")
    one.my_turn(qtbot)
    scan(one, 5)
    model, scanning = one.program.match.model, scanner(one.program.match.table)
    scanning.clock = lambda: now[0]
    scanning.advance()
    for passed, marked in ((0.0, 1), (0.2, 1), (0.4, 1), (0.6, 2)):
        now[0] += passed
        qtbot.keyClick(one.window.focusWidget(), Qt.Key.Key_Space)
        scanning.advance()
        assert len(model.draft.marked) == marked, passed


def test_the_buttons_of_the_result_are_scanned_too(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    finish_a_deal(one, qtbot)
    scan(one, 5)
    scanning, seen = scanner(one.program.match.table), list[str]()
    for _ in range(2 * len(scanning.stops())):
        scanning.advance()
        seen.append(one.window.focusWidget().text())
    assert {"Next deal", "Look at the deal"} <= set(seen)
    assert all(seen.count(text) == 2 for text in seen)

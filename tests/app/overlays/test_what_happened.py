"""The strip beside the table: what it tells in each game, by mouse and by keys, and what it leaves in sight."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from cardtable.app.match.match_controller import MatchController
from cardtable.app.overlays.history.history_sidebar import HistorySidebar
from cardtable.app.overlays.history.trick_panel import TrickPanel
from cardtable.app.overlays.history.turn_items import Row, TurnHeading, TurnItem, TurnNote
from cardtable.app.overlays.history.turn_list import TurnList
from cardtable.core.zones import Seat
from cardtable.table.layout.sidebar_layout import EDGE, WIDE
from tests.app.conftest import Desk
from tests.app.scripted import ALL_GAMES

Key = Qt.Key


def begin(desk: Any, qtbot: QtBot, game: str, acts: int) -> Desk:
    one: Desk = desk(games=ALL_GAMES)
    one.program.new_match(game, options=ALL_GAMES[game].options(), seats=4, seed="7")
    for _ in range(acts):
        one.my_turn(qtbot)
        one.act()
    one.my_turn(qtbot)
    return one


def play_of(one: Desk) -> MatchController:
    assert one.program.match is not None
    return one.program.match


def strip_of(one: Desk) -> HistorySidebar:
    (strip,) = play_of(one).table.findChildren(HistorySidebar)
    return strip


def entries_of(one: Desk) -> TurnList:
    (entries,) = strip_of(one).findChildren(TurnList)
    return entries


def test_the_strip_comes_to_a_match_that_begins_in_a_turn_of_its_own(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot, "hearts", 1)
    one.trigger("what_happened")
    one.program.begin_again()
    play = play_of(one)
    strips: list[int] = []
    play.model.viewChanged.connect(lambda: strips.append(len(play.table.findChildren(HistorySidebar))))
    one.my_turn(qtbot)
    qtbot.waitUntil(lambda: play.scene.sidebar is not None)
    assert strips[0] == 0  # the first view of a match takes long enough
    assert strip_of(one).isVisible()


def test_a_strip_that_is_closed_before_it_has_come_stays_away(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot, "hearts", 1)
    one.trigger("what_happened")
    one.program.begin_again()
    play = play_of(one)
    play.shown.connect(one.window.menus.actions["what_happened"].trigger, Qt.ConnectionType.SingleShotConnection)
    one.my_turn(qtbot)
    turns: list[int] = []
    QTimer.singleShot(5, lambda: turns.append(1))
    qtbot.waitUntil(lambda: bool(turns))
    assert play.scene.sidebar is None
    assert not play.table.findChildren(HistorySidebar)


@pytest.mark.slow
def test_turns_since_ones_last_one_come_first_and_the_others_below(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot, "canasta", 6)
    one.trigger("what_happened")
    play, entries = play_of(one), entries_of(one)
    assert play.controller.acting_seat is not None
    own = play.renderer.seat(play.controller.acting_seat)
    places = [place for place, row in enumerate(entries.rows) if isinstance(row, TurnHeading)]
    recent, earlier = entries.rows[: places[0]], entries.rows[places[0] :]
    assert [row.name for row in recent if isinstance(row, TurnItem) and not row.going].count(own) == 0
    assert own in [row.name for row in earlier if isinstance(row, TurnItem)]
    assert all(row.spoken.endswith(".") for row in entries.rows if isinstance(row, TurnItem))
    indexes = [entries.model().index(place, 0) for place in range(entries.count())]
    spoken = [index.data(Qt.ItemDataRole.AccessibleTextRole) for index in indexes]
    assert spoken == [row.spoken if isinstance(row, TurnItem) else row.text for row in entries.rows]
    before = entries.rows
    one.trigger("undo")
    one.my_turn(qtbot)
    assert entries.rows != before
    one.welcome.show()
    begun = one.program.new_match
    begun("svoi_kozyri", options=ALL_GAMES["svoi_kozyri"].options(), seats=4, seed="7")
    one.my_turn(qtbot)
    qtbot.waitUntil(lambda: bool(play_of(one).table.findChildren(HistorySidebar)))  # in a turn of its own
    qtbot.waitUntil(lambda: strip_of(one).isVisible())
    assert all(isinstance(row, TurnNote | TurnItem) for row in entries_of(one).rows)


def test_a_chosen_turn_shows_its_cards_on_the_table_and_keys_come_and_go(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot, "svoi_kozyri", 4)
    play = play_of(one)
    play.scene.table_style.show_keys(True)
    play.scene.take_keys()
    held = one.window.focusWidget()
    one.trigger("what_happened")
    entries = entries_of(one)
    assert one.window.focusWidget() is entries
    assert entries.currentRow() == 0

    def glowing() -> list[Any]:
        return [widget.final_card for widget in play.scene.board.widgets() if widget.pointed_out]

    chosen = entries.rows[0]
    assert isinstance(chosen, TurnItem)
    lies = [widget.final_card for pile in play.scene.board.piles.values() for widget in pile.widgets]
    assert set(glowing()) == {card for _, cards in chosen.cards for card in cards if card in lies}
    qtbot.keyClick(entries, Key.Key_Down)
    assert entries.currentRow() > 0
    qtbot.keyClick(entries, Key.Key_Home)
    assert entries.currentRow() == 0
    qtbot.keyClick(entries, Key.Key_Escape)
    assert strip_of(one).isHidden()
    assert not glowing()
    assert one.window.focusWidget() is held
    assert not one.window.menus.actions["what_happened"].isChecked()
    assert QAccessible.queryAccessibleInterface(entries).role() is QAccessible.Role.List


def test_the_table_gives_way_and_comes_back(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot, "hearts", 1)
    play = play_of(one)
    whole = play.scene.board.geometry.plates
    one.trigger("what_happened")
    strip, geometry, place = strip_of(one), play.scene.board.geometry, play.scene.sidebar
    assert place is not None
    assert abs(strip.x() - (play.table.width() - WIDE * place.scale - EDGE)) <= 1
    assert all(plate.right() < strip.x() for plate in geometry.plates)
    one.window.resize(1024, 600)
    assert strip.geometry().right() <= play.table.width() - EDGE + 1
    assert not strip.geometry().intersects(play.scene.board.geometry.hand.toRect())
    one.window.resize(1280, 800)
    one.trigger("what_happened")
    assert play.scene.board.geometry.plates == whole
    assert play.scene.sidebar is None


@pytest.mark.slow
def test_games_with_tricks_show_their_tricks(desk: Any, qtbot: QtBot) -> None:
    one = begin(desk, qtbot, "hearts", 4)
    play = play_of(one)
    one.trigger("what_happened")
    (pane,) = strip_of(one).findChildren(TrickPanel)
    tricks = play.tricks()
    assert pane.place == len(tricks) - 1 > 0
    qtbot.keyClick(pane.view, Key.Key_Home)
    assert pane.place == 0
    assert not pane.earlier.isEnabled()
    pane.later.click()
    assert pane.place == 1
    qtbot.keyClick(pane.view, Key.Key_End)
    one.act()
    one.my_turn(qtbot)
    assert pane.place == len(play.tricks()) - 1 > len(tricks) - 1


def some_rows(chance: random.Random) -> tuple[Row, ...]:
    """A few turns and what is between them, of which many look alike."""
    turns = [
        TurnItem(Seat(place % 4), f"Player {place % 4}", (("draws",),) * chance.randrange(1, 3), f"Turn {place}.")
        for place in range(chance.randrange(12))
    ]
    rows: list[Row] = [*turns, *(turn._replace(earlier=True) for turn in turns[: chance.randrange(12)])]
    for place in range(len(turns), len(rows), 3):
        rows.insert(place, TurnHeading(f"Up to turn {place}"))
    return tuple(rows) or (TurnNote("Nothing yet"),)


def test_rows_come_and_go_while_they_are_chosen_laid_out_and_read(desk: Any, qtbot: QtBot) -> None:
    """Undo takes rows away: Qt asked for the height of one that was gone, and the error in its question was the end."""
    one = begin(desk, qtbot, "canasta", 1)
    one.trigger("what_happened")
    entries, chance = entries_of(one), random.Random(34)
    walked: list[int] = []
    entries.walked.connect(walked.append)
    tester = QAbstractItemModelTester(entries.model(), QAbstractItemModelTester.FailureReportingMode.Fatal)
    for _ in range(300):
        choices = [place for place, row in enumerate(entries.rows) if isinstance(row, TurnItem)]
        entries.setCurrentRow(chance.choice([-1, *choices]))
        chosen = entries.rows[entries.currentRow()] if entries.currentRow() >= 0 else None
        entries.scheduleDelayedItemsLayout()
        before, rows = entries.currentRow(), some_rows(chance)
        walked.clear()
        entries.show_rows(rows, motion=False)
        now = entries.currentRow()
        assert entries.rows == rows
        assert walked == ([] if now == before else [now])
        kept = rows[now] if now >= 0 else None
        if isinstance(kept, TurnItem) and isinstance(chosen, TurnItem):
            assert (kept.seat, kept.earlier) == (chosen.seat, chosen.earlier)
        else:
            assert kept is None
        assert all(entries.visualRect(entries.model().index(place, 0)).height() for place in range(len(rows)))
        listed = QAccessible.queryAccessibleInterface(entries)
        assert listed.childCount() == len(rows)
    del tester

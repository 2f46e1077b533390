"""A match that is over ends on the felt, and the next one is one press away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.app.controllers.overlay_controller import next_number
from cardtable.app.match.match_controller import CountedDeal
from cardtable.app.overlays.overlay_panel import ANOTHER_REST_S, LONG_REST_S
from cardtable.app.overlays.replay.decision_summary import from_where
from cardtable.app.overlays.results.match_result_controller import MatchResultController
from cardtable.app.overlays.results.match_result_page import MatchResultPage
from cardtable.app.overlays.results.match_result_parts import StandingRow
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.settings.settings_sections import MotionSettings, TableSettings
from cardtable.core.events import HandScored
from cardtable.core.guidance.turn_summaries import ScoredDeal
from cardtable.core.record import write_record
from cardtable.models.table_model import NEW_MATCH
from tests.app.scripted import match, play_on

MakeDesk = Callable[..., Any]
Key = Qt.Key
Role = QAccessible.Role
ROW = (0, 9, 9, 8)


def ended(one: Any, qtbot: QtBot, *, calm: bool = True) -> tuple[Any, list[str], list[float]]:
    """The end of a match that the person has won, over another one; what it asks for is noted; a clock."""
    now = [100.0]
    ends = MatchResultController(one.program, lambda: now[0])
    one.program.new_match("hearts", seed="3")
    one.my_turn(qtbot)
    one.program.change(MotionSettings(speed=400, reduce_motion=calm))
    play = one.program.match
    over = ScoredDeal(play.controller.view, (), HandScored(ROW))
    ends.show(CountedDeal(3, HandScored(ROW), (38, 88, 61, 104), (), over, (1, 3, 2, 4)))
    asked: list[str] = []
    ends.againWanted.connect(lambda: asked.append("again"))
    ends.otherWanted.connect(lambda: asked.append("other"))
    ends.lookWanted.connect(lambda deal: asked.append(f"deal {deal}"))
    now[0] += LONG_REST_S
    one.window.activateWindow()
    qtbot.waitUntil(one.window.isActiveWindow)
    return ends, asked, now


def totals(page: MatchResultPage) -> list[int]:
    """What the standings show, the best first."""
    return [row.counted for row in page.findChildren(StandingRow)]


def test_its_buttons_are_pressed_by_keys_and_escape_leaves_a_tab(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, asked, _ = ended(one, qtbot)
    page = ends.page
    assert page.accessibleName() == "You win the match!"
    assert one.window.focusWidget() is page.again
    QTest.keyClick(page.again, Key.Key_Return)
    QTest.keyClick(page.again, Key.Key_Tab)
    QTest.keyClick(page.look, Key.Key_Return)
    QTest.mouseClick(page.other, Qt.MouseButton.LeftButton)
    assert asked == ["again", "deal 3", "other"]
    QTest.keyClick(page.look, Key.Key_Escape)
    assert page.isHidden()
    assert one.window.focusWidget() is ends.tab
    QTest.keyClick(ends.tab, Key.Key_Return)
    assert page.isVisible()
    assert ends.tab is None


def test_F6_goes_to_the_standings_which_are_a_list_and_back(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _, _ = ended(one, qtbot)
    page = ends.page
    found = QAccessible.queryAccessibleInterface(page)
    standings = next(found.child(n) for n in range(found.childCount()) if found.child(n).role() is Role.List)
    assert [standings.child(n).role() for n in range(standings.childCount())] == [Role.ListItem] * 4
    QTest.keyClick(page.again, Key.Key_F6)
    rows = page.findChildren(StandingRow)
    assert rows[0].hasFocus()
    assert standings.child(0).text(QAccessible.Text.Name) == rows[0].accessibleName() != ""
    QTest.keyClick(rows[0], Key.Key_End)
    QTest.keyClick(rows[3], Key.Key_Up)
    assert rows[2].hasFocus()
    QTest.keyClick(rows[2], Key.Key_F6)
    assert page.again.hasFocus()


def test_the_tab_alone_leads_on_from_the_table_of_an_end(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _, now = ended(one, qtbot)
    table, commands = one.program.match.table, one.program.match.scene.hud.commands
    commands.show_commands((NEW_MATCH,))
    QTest.keyClick(ends.page.again, Key.Key_Escape)
    assert not commands.isVisible()
    one.program.change(TableSettings(theme=ThemeName.PAPER))
    assert not commands.isVisible()
    QTest.mouseClick(table, Qt.MouseButton.LeftButton)
    assert one.window.focusWidget() is ends.tab
    table.setFocus()
    QTest.keyClick(table, Key.Key_Space)
    assert ends.page.isVisible()
    now[0] += LONG_REST_S
    ends.forget()
    assert commands.isVisible()


def test_what_is_pressed_while_cards_fly_only_ends_their_flight(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, asked, now = ended(one, qtbot, calm=False)
    page = ends.page
    presses: tuple[Callable[[], object], ...] = (
        lambda: QTest.mouseClick(page.again, Qt.MouseButton.LeftButton),
        lambda: QTest.keyClick(page.again, Key.Key_Return),
        lambda: QTest.mouseClick(page, Qt.MouseButton.LeftButton),
    )
    for press in presses:
        page.rise(calm=False)
        now[0] += LONG_REST_S
        assert page.moves
        assert totals(page) == [0, 0, 0, 0]
        press()
        assert not page.moves
        assert totals(page) == [38, 61, 88, 104]
    assert asked == []


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_nobody_presses_through_the_end_by_a_rhythm(key: Qt.Key, desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, asked, now = ended(one, qtbot, calm=False)
    page = ends.page
    page.rise(calm=False)
    now[0] += LONG_REST_S - 0.1
    for pressed in (key, Key.Key_H, key, Key.Key_H):
        QTest.keyClick(page.again, pressed)
        now[0] += ANOTHER_REST_S - 0.05
    assert asked == []
    assert page.moves
    now[0] += 0.1
    QTest.keyClick(page.again, key)
    assert not page.moves
    assert asked == []
    QTest.keyClick(page.again, key)
    assert asked == ["again"]


def test_another_match_takes_it_away(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, *_ = ended(one, qtbot)
    one.program.new_match("hearts", seed="4")
    assert ends.page is None


def test_the_next_number_follows_one_that_was_typed() -> None:
    assert next_number("61") == "62"
    assert next_number(None) is None


def test_a_match_that_is_opened_again_shows_its_end_and_its_deals(desk: MakeDesk, qtbot: QtBot, tmp_path: Path) -> None:
    one = desk()
    settled = match()
    session = settled.begin()
    while not session.match_over:
        play_on(session, settled.rules(), 1)
    saved = tmp_path / "ended.cardtable"
    saved.write_text(write_record(session.record()), encoding="utf-8")
    one.program.change(MotionSettings(reduce_motion=False))
    one.openers.open_saved(saved)
    qtbot.waitUntil(lambda: one.openers.overlays.matches.page is not None)
    page = one.openers.overlays.matches.page
    assert page.isVisible()
    assert not page.moves
    assert page.accessibleName().endswith("wins the match") or page.accessibleName().startswith("You win")
    page.lookWanted.emit(2)
    assert one.window.page() is one.openers.overlays.replay.page
    felt = one.openers.overlays
    felt.replay.playOnWanted.emit(2, 60, from_where(1, 2, one.program.match.config.kinds))
    assert one.program.practises
    gone = felt.matches.page
    felt.practice.end()
    assert gone is None
    assert felt.matches.page is not None  # the match is still over

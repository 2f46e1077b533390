"""A match that is over ends on the felt, and the next one is one press away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.app.felt.match_end.after_matches import AfterMatches
from cardtable.app.felt.match_end.match_page import MatchPage
from cardtable.app.felt.match_end.match_plates import StandingRow
from cardtable.app.felt.settling_time import REST_S
from cardtable.app.handlers.on_the_felt import next_number
from cardtable.app.match.play import Counted
from cardtable.app.settings.sections import MotionSettings
from cardtable.core.deal_story import DealOver
from cardtable.core.events import HandScored
from cardtable.core.record import write_record
from tests.app.scripted import match, play_on

MakeDesk = Callable[..., Any]
Key = Qt.Key
ROW = (0, 9, 9, 8)


def ended(one: Any, qtbot: QtBot, *, calm: bool = True) -> tuple[Any, list[str]]:
    """The end of a match that the person has won, over a table on which one lies; what it asks for is noted."""
    now = [100.0]
    ends = AfterMatches(one.program, lambda: now[0])
    one.program.new_match("hearts", seed="3")
    one.my_turn(qtbot)
    one.program.change(MotionSettings(speed=400, reduce_motion=calm))
    play = one.program.play
    over = DealOver(play.controller.view, (), HandScored(ROW))
    ends.show(Counted(3, HandScored(ROW), (38, 88, 61, 104), (), over, (1, 3, 2, 4)))
    asked: list[str] = []
    ends.againWanted.connect(lambda: asked.append("again"))
    ends.otherWanted.connect(lambda: asked.append("other"))
    ends.lookWanted.connect(lambda deal: asked.append(f"deal {deal}"))
    now[0] += 2 * REST_S
    one.window.activateWindow()
    qtbot.waitUntil(one.window.isActiveWindow)
    return ends, asked


def totals(page: MatchPage) -> list[int]:
    """What the standings show, the best first."""
    return [row.counted for row in page.findChildren(StandingRow)]


def test_its_buttons_are_pressed_by_keys_and_escape_leaves_a_tab(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, asked = ended(one, qtbot)
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


def test_what_is_pressed_while_cards_fly_only_ends_their_flight(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, asked = ended(one, qtbot, calm=False)
    page = ends.page
    presses: tuple[Callable[[], object], ...] = (
        lambda: QTest.mouseClick(page.again, Qt.MouseButton.LeftButton),
        lambda: QTest.keyClick(page.again, Key.Key_Return),
        lambda: QTest.mouseClick(page, Qt.MouseButton.LeftButton),
    )
    for press in presses:
        page.rise(calm=False)
        assert page.moves
        assert totals(page) == [0, 0, 0, 0]
        press()
        assert not page.moves
        assert totals(page) == [38, 61, 88, 104]
    assert asked == []


def test_another_match_takes_it_away(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _ = ended(one, qtbot)
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
    qtbot.waitUntil(lambda: one.openers.felt.matches.page is not None)
    page = one.openers.felt.matches.page
    assert page.isVisible()
    assert not page.moves
    assert page.accessibleName().endswith("wins the match") or page.accessibleName().startswith("You win")
    page.lookWanted.emit(2)
    assert one.window.page() is one.openers.felt.looking.page

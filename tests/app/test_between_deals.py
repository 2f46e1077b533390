"""A finished deal stays on the table under the sheet of its points until the person asks for the next one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.controllers.command_state import NOT_COUNTED
from cardtable.app.dialogs.statistics.score_sheet_dialog import ScoreSheetDialog
from cardtable.app.overlays.history.history_sidebar import HistorySidebar
from cardtable.app.overlays.overlay_panel import REST_S
from cardtable.app.overlays.results.deal_result_controller import ON_TO_THE_END_MS, DealResultController
from cardtable.app.settings.setting_choices import SpeechPause
from cardtable.app.settings.settings_sections import TableSettings
from cardtable.core.events import HandScored
from cardtable.core.record import write_record
from cardtable.core.text import Text
from cardtable.host.match_host import MatchHost
from cardtable.table.hud.seat_plate import SeatPlate
from tests.app.scripted import match, play_on

PASSES_AND_CARDS = 4 + 52
MakeDesk = Callable[..., Any]
Key = Qt.Key


class Clock:
    """Goes on when it is told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self) -> None:
        self.now += 2 * REST_S


def finish_a_deal(one: Any, qtbot: QtBot) -> tuple[Any, Clock]:
    """Put a deal on the table that lacks one card, and play it, until its points have come up."""
    clock = Clock()
    ends = DealResultController(one.program, clock)
    one.program.counted.connect(ends.show)
    settled = match()
    session = settled.begin()
    play_on(session, settled.rules(), PASSES_AND_CARDS - 1)
    one.program.show(one.program.matches.open_host(MatchHost(settled.config, settled.secret, session=session)))

    def counted() -> bool:
        if one.session.actors == {0} and not len(one.session.scores):
            one.act()
        one.program.match.scene.animator.finish_all()
        return ends.panel is not None

    qtbot.waitUntil(counted)
    one.window.activateWindow()
    qtbot.waitUntil(one.window.isActiveWindow)
    clock.pass_by()
    return ends, clock


def waits(one: Any) -> bool:
    """Whether the finished deal is still what the person sees."""
    play = one.program.match
    return play.scene.animator.is_held and any(isinstance(event, HandScored) for event in play.model.heard)


def goes_on(one: Any, qtbot: QtBot) -> None:
    one.my_turn(qtbot)
    assert not any(isinstance(event, HandScored) for event in one.program.match.model.heard)


def laid(one: Any) -> int:
    """How many cards of tricks lie on the table."""
    play = one.program.match
    return sum(len(pile.widgets) for zone, pile in play.scene.board.piles.items() if play.config.kinds.is_trick(zone))


@pytest.mark.quick(1)
@pytest.mark.parametrize("way", ["Enter", "keypad Enter", "Space", "mouse"])
def test_the_next_deal_begins_from_the_sheet(way: str, desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _ = finish_a_deal(one, qtbot)
    assert laid(one) == 4
    assert one.window.focusWidget() is ends.panel.next
    keys = {"Enter": Key.Key_Return, "keypad Enter": Key.Key_Enter, "Space": Key.Key_Space}
    if way in keys:
        qtbot.keyClick(ends.panel.next, keys[way])
    else:
        qtbot.mouseClick(ends.panel.next, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: ends.panel is None)
    assert one.window.focusWidget() is one.program.match.table  # and not a card that will be dealt
    goes_on(one, qtbot)


AWAY: dict[str, Callable[[Any, Any, QtBot], object]] = {
    "Escape": lambda one, ends, qtbot: qtbot.keyClick(ends.panel.next, Key.Key_Escape),
    "a click on the felt": lambda one, ends, qtbot: qtbot.mouseClick(
        one.program.match.table, Qt.MouseButton.LeftButton
    ),
}


@pytest.mark.quick(1)
@pytest.mark.parametrize("away", AWAY.values(), ids=AWAY)
def test_putting_the_points_away_deals_nothing(
    away: Callable[[Any, Any, QtBot], object], desk: MakeDesk, qtbot: QtBot
) -> None:
    one = desk()
    ends, clock = finish_a_deal(one, qtbot)
    away(one, ends, qtbot)
    qtbot.waitUntil(lambda: ends.tab is not None)
    assert waits(one)
    assert ends.tab.text() == "Points of deal 1"
    assert one.window.focusWidget() is ends.tab
    assert len(one.program.match.tricks()) == 13
    qtbot.keyClick(ends.tab, Key.Key_Return)
    assert waits(one)
    assert ends.tab is None
    clock.pass_by()
    qtbot.keyClick(ends.panel.next, Key.Key_Return)
    goes_on(one, qtbot)


@pytest.mark.quick(1)
@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_whatever_is_clicked_on_a_key_brings_the_points_back(key: Qt.Key, desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, clock = finish_a_deal(one, qtbot)
    table = one.program.match.table
    qtbot.keyClick(ends.panel.next, Key.Key_Escape)
    qtbot.waitUntil(lambda: ends.tab is not None)
    qtbot.mouseClick(table, Qt.MouseButton.LeftButton)
    assert one.window.focusWidget() is ends.tab
    card = next(widget for pile in table.scene.board.piles.values() for widget in pile.widgets)
    for elsewhere in (table, card, one.window):
        elsewhere.setFocus()
        qtbot.keyClick(elsewhere, key)
        assert ends.tab is None
        assert one.window.focusWidget() is ends.panel.next
        clock.pass_by()
        table.setFocus()
        qtbot.keyClick(table, key)
        assert one.window.focusWidget() is ends.panel.next
        assert waits(one)
        qtbot.keyClick(ends.panel.next, Key.Key_Escape)
        qtbot.waitUntil(lambda: ends.tab is not None)


def test_the_next_deal_is_in_a_menu(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _ = finish_a_deal(one, qtbot)
    one.openers.overlays.deals = ends
    qtbot.waitUntil(lambda: one.can("next_deal"))
    qtbot.keyClick(ends.panel.next, Key.Key_Escape)
    qtbot.waitUntil(lambda: ends.tab is not None)
    one.trigger("next_deal")
    goes_on(one, qtbot)
    qtbot.waitUntil(lambda: not one.can("next_deal"))
    assert one.window.menus.refusal("next_deal") is NOT_COUNTED


def test_what_is_pressed_as_the_sheet_comes_up_was_meant_for_the_table(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, clock = finish_a_deal(one, qtbot)
    clock.now -= 2 * REST_S
    qtbot.keyClick(ends.panel.next, Key.Key_Return)
    qtbot.mouseClick(ends.panel.next, Qt.MouseButton.LeftButton)
    qtbot.keyClick(ends.panel.next, Key.Key_Escape)
    assert waits(one)
    assert ends.panel.isVisible()


def test_tab_goes_round_the_buttons_and_enter_presses_the_one_in_focus(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _ = finish_a_deal(one, qtbot)
    wanted: list[int] = []
    ends.lookWanted.connect(wanted.append)
    qtbot.keyClick(ends.panel.next, Key.Key_Tab)
    assert one.window.focusWidget() is ends.panel.look
    qtbot.keyClick(ends.panel.look, Key.Key_Return)
    qtbot.keyClick(ends.panel.look, Key.Key_B)
    assert wanted == [1, 1]
    for expected in (ends.panel.again, ends.panel.next):
        qtbot.keyClick(one.window.focusWidget(), Key.Key_Tab)
        assert one.window.focusWidget() is expected
    assert waits(one)


def test_with_the_points_put_away_b_still_looks_at_the_deal(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _ = finish_a_deal(one, qtbot)
    wanted: list[int] = []
    ends.lookWanted.connect(wanted.append)
    qtbot.keyClick(ends.panel.next, Key.Key_Escape)
    qtbot.waitUntil(lambda: ends.tab is not None)
    repeated: list[bool] = []
    one.window.menus.actions["repeat"].triggered.connect(lambda: repeated.append(True))
    qtbot.keyClick(ends.tab, Key.Key_B)
    assert wanted == [1]
    one.program.match.table.setFocus()
    qtbot.keyClick(one.program.match.table, Key.Key_B)
    assert wanted == [1, 1]
    assert repeated == []
    qtbot.keyClick(one.program.match.table, Key.Key_Backspace)
    assert len(repeated) == 1
    assert wanted == [1, 1]


def test_undo_goes_back_into_the_finished_deal(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _ = finish_a_deal(one, qtbot)
    scene = one.program.match.scene
    assert scene.board.geometry.sheet is not None
    told: list[Text] = []
    one.program.match.controller.wentTo.connect(told.append)
    one.trigger("undo")
    one.my_turn(qtbot)
    assert one.session.deal_number == 1
    assert [text.source for text in told] == [
        "Deal %1 goes on: the last move has been undone, and the points don't count yet."
    ]
    assert ends.panel is None
    assert scene.board.geometry.sheet is None  # the table is laid out for play again


def test_another_match_waits_for_nothing(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _ = finish_a_deal(one, qtbot)
    one.trigger("restart")
    one.my_turn(qtbot)
    assert ends.panel is None


def test_the_sheet_follows_the_window_and_the_theme(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _ = finish_a_deal(one, qtbot)
    one.window.resize(1024, 600)
    qtbot.waitUntil(lambda: ends.panel.geometry().right() <= one.program.match.table.width() + 20)
    one.program.change(TableSettings())
    assert laid(one) == 4
    names = [child.accessibleName() for child in ends.panel.findChildren(QWidget)]
    assert any(name.startswith("You, taken ") or name.startswith("You: deal ") for name in names)


def test_a_deal_is_looked_at_by_keys_and_left_to_its_points(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _ = finish_a_deal(one, qtbot)
    felt = one.openers.overlays
    ends.lookWanted.connect(felt.look)
    said = one.window.said()
    qtbot.keyClick(ends.panel.next, Key.Key_B)
    page = felt.replay.page
    assert one.window.page() is page
    qtbot.waitUntil(lambda: one.window.said() != said)
    assert page.line.accessibleName() == "The cards are dealt."
    seen = [zone for zone, pile in page.scene.board.piles.items() if pile.widgets and None not in pile.faces()]
    assert len([zone for zone in seen if zone.kind == "hand"]) == 4
    for key, modifier, here in (
        (Key.Key_Right, Qt.KeyboardModifier.NoModifier, 1),
        (Key.Key_Left, Qt.KeyboardModifier.NoModifier, 0),
        (Key.Key_Right, Qt.KeyboardModifier.ControlModifier, 4),
        (Key.Key_Right, Qt.KeyboardModifier.ControlModifier, 8),
        (Key.Key_End, Qt.KeyboardModifier.NoModifier, PASSES_AND_CARDS),
        (Key.Key_Home, Qt.KeyboardModifier.NoModifier, 0),
    ):
        qtbot.keyClick(page.line, key, modifier)
        assert page.here == here
    qtbot.keyClick(page.line, Key.Key_Escape)
    assert one.window.page() is one.program.match.table
    assert waits(one)
    assert ends.panel.isVisible()
    assert one.window.focusWidget() is ends.panel.next
    assert one.window.said() == said


def test_a_finished_deal_is_opened_from_the_score_sheet(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    finish_a_deal(one, qtbot)

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ScoreSheetDialog)
        dialog.view.setFocus()
        dialog.view.setCurrentIndex(dialog.view.model().index(0, 0))
        qtbot.keyClick(dialog.view, Key.Key_Return)

    QTimer.singleShot(0, choose)
    one.openers.score_sheet()
    assert one.window.page() is one.openers.overlays.replay.page


def test_a_match_chosen_in_the_statistics_shows_its_deals(desk: MakeDesk, qtbot: QtBot, tmp_path: Path) -> None:
    one = desk()
    settled = match()
    session = settled.begin()
    play_on(session, settled.rules(), PASSES_AND_CARDS)
    path = tmp_path / "ended"
    path.write_text(write_record(session.record()), encoding="utf-8")
    shown = []

    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ScoreSheetDialog):
            shown.append(dialog.view.model().rowCount())
            dialog.reject()

    looking = QTimer(one.window)  # a wait would stand still while the sheet, opened below it, is open
    looking.timeout.connect(leave)
    looking.start(10)
    one.openers.look_at_ended(path)
    qtbot.waitUntil(lambda: bool(shown))
    assert shown[0] > 0


def test_a_deal_is_played_once_more_and_the_match_waits(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, clock = finish_a_deal(one, qtbot)
    felt = one.openers.overlays
    ends.againWanted.connect(felt.practise)
    felt.deals = ends
    ends.practiceOver.connect(felt.practice.end)
    match, table = one.program.match, one.program.local_match
    record = table.record()
    counted = len(one.program.results.statistics.rows())
    qtbot.mouseClick(ends.panel.again, Qt.MouseButton.LeftButton)
    assert one.program.practises
    assert one.program.match is not match
    assert one.window.page() is one.program.match.table
    qtbot.waitUntil(lambda: not one.can("save"))
    assert not one.can("restart")
    practised = one.program.local_match
    assert practised.record().seed == record.seed
    assert not one.can("undo")  # back into the deal before

    def counted_again() -> bool:
        one.program.match.scene.animator.finish_all()
        if one.session.actors == {0} and not one.session.scores:
            one.act()
        return ends.panel is not None

    qtbot.waitUntil(counted_again)
    assert ends.panel.next.text() == "Back to the match"
    clock.pass_by()
    qtbot.keyClick(ends.panel.next, Key.Key_Return)
    qtbot.waitUntil(lambda: one.program.match is match)
    assert one.program.local_match is table
    assert table.record() == record
    assert one.window.page() is match.table
    assert len(one.program.results.statistics.rows()) == counted
    assert waits(one)
    clock.pass_by()
    qtbot.keyClick(ends.panel.next, Key.Key_Return)
    goes_on(one, qtbot)


def test_another_match_ends_a_practice_too(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _ = finish_a_deal(one, qtbot)
    one.openers.overlays.practise(1)
    assert one.program.practises
    assert one.window.notification_strip is not None
    one.program.new_match("hearts", seed="9")
    assert not one.program.practises
    assert one.window.notification_strip is None
    one.my_turn(qtbot)
    assert ends.panel is None


def test_the_points_of_the_last_deal_stay_for_whoever_looks_at_them(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, clock = finish_a_deal(one, qtbot)
    asked: list[object] = []
    ends.matchEnded.connect(asked.append)
    last = ends.counted._replace(places=(1, 2, 3, 4))
    for leave in (Key.Key_Escape, Key.Key_B):
        ends.show(last)
        clock.pass_by()
        goes_on = ends.panel.parent().findChildren(QTimer) + ends.open.findChildren(QTimer)
        assert any(timer.isActive() and timer.interval() == ON_TO_THE_END_MS for timer in goes_on)
        qtbot.keyClick(ends.panel.next, leave)
        assert not any(timer.isActive() and timer.interval() == ON_TO_THE_END_MS for timer in goes_on)
    ends.open.wentOn.emit()
    qtbot.waitUntil(lambda: asked == [last])


def test_a_sheet_leaves_nobody_behind_who_listens(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    ends, _ = finish_a_deal(one, qtbot)
    play, counted = one.program.match, ends.counted
    animator, controller = play.scene.animator, play.controller

    def listening() -> tuple[int, int]:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return animator.receivers(SIGNAL("started(int)")), controller.receivers(SIGNAL("jumped()"))

    before = listening()
    for _ in range(3):
        ends.show(counted)
        one.openers.overlays.look(1)
        page = one.openers.overlays.replay.page
        with qtbot.waitSignal(page.filled):
            pass
        assert plates(page) == plates(play.table) == {"Me", "Amrit", "Kavya", "Parisa"}
        one.openers.overlays.replay.forget()
    assert listening() == before


def plates(over: QWidget) -> set[str]:
    """The names on the plates of a table."""
    return {plate.content.name for plate in over.findChildren(SeatPlate)}


def test_what_happened_is_told_of_the_deal_that_is_practised(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    finish_a_deal(one, qtbot)
    felt, match = one.openers.overlays, one.program.match
    felt.practise(1)
    practised = one.program.match
    qtbot.waitUntil(lambda: practised.model.ready)
    one.trigger("what_happened")
    (strip,) = practised.table.findChildren(HistorySidebar)
    assert strip.isVisible()
    assert not match.table.findChildren(HistorySidebar)
    felt.practice.end()
    assert one.program.match is match
    (strip,) = match.table.findChildren(HistorySidebar)
    one.trigger("what_happened")  # a counted deal makes the strip give way: asked for, it lies over the table
    assert strip.isVisible()
    felt.practise(1)
    one.trigger("what_happened")
    felt.practice.end()
    assert strip.isHidden()


def test_the_end_of_the_match_waits_until_the_points_can_have_been_heard(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.change(one.program.settings.accessibility.changed("speech_pause", SpeechPause.LONG))
    ends, clock = finish_a_deal(one, qtbot)
    ends.show(ends.counted._replace(places=(1, 2, 3, 4)))
    clock.pass_by()
    soon = ends.open._soon
    one.program.announcer.say("The points of all who sit here take their time to be told, and are worth to be heard.")

    soon.timeout.emit()

    assert ends.panel.isVisible()
    assert soon.isActive()
    assert soon.interval() > ON_TO_THE_END_MS

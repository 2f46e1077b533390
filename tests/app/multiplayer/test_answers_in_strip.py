"""What somebody at the table wishes is asked in the strip, and answered there or by a key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.app.multiplayer.in_match.notification_content import NotificationAction
from cardtable.app.settings.settings_sections import AccessibilitySettings
from cardtable.host.room_messages import ProposalResult
from cardtable.host.room_requests import VoteRequest
from cardtable.host.room_types import RoomProposalKind
from tests.app.conftest import Desk
from tests.app.multiplayer.remote_window import OTHER, Room
from tests.app.scripted import ALL_GAMES
from tests.models.told_matches import ME, ToldMatch


@pytest.fixture
def room(desk: Callable[..., Desk], qtbot: QtBot) -> Room:
    return Room(desk(games=ALL_GAMES), ToldMatch(), qtbot)


def votes(room: Room) -> list[object]:
    return [request for request in room.match.agents.now.heard if isinstance(request, VoteRequest)]


def test_the_strip_is_in_place_of_the_status_line_until_all_have_answered(room: Room) -> None:
    bar = room.desk.window.statusBar()
    room.ask(RoomProposalKind.UNDO)
    assert room.strip is not None
    assert room.strip.isVisible()
    assert not bar.isVisible()
    assert room.said == "Ravi would like to take back a move."

    room.match.agents.now.say(ProposalResult(17, True))
    assert room.strip is None
    assert bar.isVisible()


def test_the_table_gives_up_no_more_than_the_strip_is_high(room: Room, qtbot: QtBot) -> None:
    window, table = room.desk.window, room.play.table
    bar = window.statusBar().height()
    qtbot.waitUntil(lambda: bool(table.height() == window.height() - window.menuBar().height() - bar))
    before = table.height()
    room.ask()
    assert room.strip is not None
    assert before - table.height() == room.strip.height() - bar


@pytest.mark.parametrize("how", ["button", "key"])
def test_no_is_said_by_the_button_or_by_its_key(how: str, room: Room, qtbot: QtBot) -> None:
    room.ask()
    if how == "button":
        room.press(NotificationAction.NO, qtbot)
    else:
        qtbot.keyClick(room.play.table, Qt.Key.Key_N)
    assert votes(room) == [VoteRequest(17, False)]

    room.match.agents.now.say(ProposalResult(17, False))
    assert room.said == "Not this time."
    assert room.strip is not None
    assert not room.strip.buttons


def test_yes_has_a_key_only_while_something_is_asked(room: Room, qtbot: QtBot) -> None:
    table = room.play.table
    qtbot.keyClick(table, Qt.Key.Key_Y)
    assert votes(room) == []

    room.ask()
    qtbot.keyClick(table, Qt.Key.Key_Y)
    assert votes(room) == [VoteRequest(17, True)]

    qtbot.keyClick(table, Qt.Key.Key_Y)
    assert len(votes(room)) == 1


def test_who_wants_no_single_keys_has_none_for_answers(room: Room, qtbot: QtBot) -> None:
    room.desk.program.change(AccessibilitySettings(single_keys=False))
    room.ask(RoomProposalKind.UNDO)
    qtbot.keyClick(room.play.table, Qt.Key.Key_Y)
    assert votes(room) == []
    assert room.strip is not None
    assert room.strip.accessibleDescription() == "It happens if everybody agrees."


def test_enter_never_answers_and_f6_goes_into_the_strip_and_back(room: Room, qtbot: QtBot) -> None:
    table, window = room.play.table, room.desk.window
    table.setFocus()
    room.ask()
    shown = room.strip
    assert shown is not None
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert votes(room) == []

    qtbot.keyClick(window, Qt.Key.Key_F6)
    assert window.focusWidget() is shown.buttons[0]
    qtbot.keyClick(window, Qt.Key.Key_F6)
    assert table.isAncestorOf(window.focusWidget())  # on a card that may be played

    qtbot.keyClick(window, Qt.Key.Key_F6)
    qtbot.keyClick(shown.buttons[0], Qt.Key.Key_Return)
    assert votes(room) == [VoteRequest(17, True)]
    room.match.agents.now.say(ProposalResult(17, True))
    assert table.isAncestorOf(window.focusWidget())


def test_a_question_of_a_match_that_is_left_goes_away(room: Room) -> None:
    room.ask()
    assert room.strip is not None
    room.desk.program.new_match("hearts", seed="8")
    assert room.strip is None


def test_ones_own_wish_can_be_taken_back_until_it_is_answered(room: Room, qtbot: QtBot) -> None:
    room.ask(RoomProposalKind.UNDO, by=ME, waits_for=(OTHER,))
    assert room.said == "You would like to take back your last move."
    room.press(NotificationAction.WITHDRAW, qtbot)
    assert votes(room) == [VoteRequest(17, False)]

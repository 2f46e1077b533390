"""Two people at one table in this process: what one of them wishes, the other one is asked in the strip."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.app.match.seat_controller import SeatController
from cardtable.app.multiplayer.in_match.notification_bar import NotificationBar
from cardtable.app.multiplayer.in_match.notification_content import NotificationAction
from cardtable.app.settings.settings_sections import AccessibilitySettings
from cardtable.core.zones import Seat
from cardtable.host.host_messages import ProposalClosed, ProposalKind, ProposalOpened
from cardtable.host.match_config import MatchSecret, settle_config
from tests.app.scripted import GAMES

MakeDesk = Callable[..., Any]
PEOPLE = ("person Me", "person Parisa", "club Kavya", "club Amrit")
ME, OTHER = Seat(0), Seat(1)


class Guest:
    """The other person, with a link and an end of the table of their own."""

    def __init__(self, desk: Any) -> None:
        self.settled: list[ProposalClosed] = []
        self.asked: list[ProposalOpened] = []
        self.controller = SeatController(desk.program.local_match.open_channel(OTHER, OTHER), None, lambda: None)
        self.controller.settled.connect(self.settled.append)
        self.controller.asked.connect(self.asked.append)
        self.controller.join()

    def play(self) -> None:
        view = self.controller.view
        self.controller.act(next(self.controller.config.rules().legal(view)), view.version)


@pytest.fixture
def one(desk: MakeDesk) -> Any:
    made = desk()
    game = GAMES["hearts"]
    secret = MatchSecret("7", "7")
    config = settle_config(game, game.options(), PEOPLE, secret)
    made.program.show(made.program.matches.begin(config, secret))
    return made


@pytest.fixture
def guest(one: Any) -> Guest:
    """Has passed three cards, as has the window's person: both have something to take back."""
    made = Guest(one)
    made.play()
    controller = one.program.match.controller
    view = controller.view
    controller.act(next(controller.config.rules().legal(view)), view.version)
    return made


def strip(one: Any) -> NotificationBar | None:
    shown: NotificationBar | None = one.people.keeper.strip
    return shown


def press(one: Any, act: NotificationAction, qtbot: QtBot) -> None:
    shown = strip(one)
    assert shown is not None
    assert shown.content is not None
    place = [button.act for button in shown.content.buttons].index(act)
    qtbot.mouseClick(shown.buttons[place], Qt.MouseButton.LeftButton)


def test_the_other_one_is_asked_in_place_of_the_status_line_and_agrees(one: Any, guest: Guest, qtbot: QtBot) -> None:
    before = guest.controller.actions
    guest.controller.wish(ProposalKind.UNDO)
    shown = strip(one)
    assert shown is not None
    assert shown.isVisible()
    assert not one.window.statusBar().isVisible()
    assert shown.accessibleName() == "Parisa would like to take back a move."

    press(one, NotificationAction.YES, qtbot)

    assert strip(one) is None
    assert one.window.statusBar().isVisible()
    assert [settled.agreed for settled in guest.settled] == [True]
    assert guest.controller.actions < before


def test_the_table_gives_up_no_more_than_the_strip_is_high(one: Any, guest: Guest, qtbot: QtBot) -> None:
    table, bar = one.program.match.table, one.window.statusBar().height()
    qtbot.waitUntil(lambda: bool(table.height() == one.window.height() - one.window.menuBar().height() - bar))
    before = table.height()
    guest.controller.wish(ProposalKind.UNDO)
    shown = strip(one)
    assert shown is not None
    assert before - table.height() == shown.height() - bar


@pytest.mark.parametrize("how", ["button", "key"])
def test_the_other_one_says_no_and_nobody_is_told_who(how: str, one: Any, guest: Guest, qtbot: QtBot) -> None:
    before = guest.controller.actions
    guest.controller.wish(ProposalKind.UNDO)
    if how == "button":
        press(one, NotificationAction.NO, qtbot)
    else:
        qtbot.keyClick(one.program.match.table, Qt.Key.Key_N)

    assert [settled.agreed for settled in guest.settled] == [False]
    assert guest.controller.actions == before
    shown = strip(one)
    assert shown is not None
    assert shown.accessibleName() == "Not this time."
    assert not shown.buttons


def test_yes_has_a_key_only_while_something_is_asked(one: Any, guest: Guest, qtbot: QtBot) -> None:
    table = one.program.match.table
    qtbot.keyClick(table, Qt.Key.Key_Y)
    guest.controller.wish(ProposalKind.UNDO)
    assert guest.settled == []

    qtbot.keyClick(table, Qt.Key.Key_Y)
    assert [settled.agreed for settled in guest.settled] == [True]

    qtbot.keyClick(table, Qt.Key.Key_Y)
    assert len(guest.settled) == 1


def test_who_wants_no_single_keys_has_none_for_answers(one: Any, guest: Guest, qtbot: QtBot) -> None:
    one.program.change(AccessibilitySettings(single_keys=False))
    guest.controller.wish(ProposalKind.UNDO)
    qtbot.keyClick(one.program.match.table, Qt.Key.Key_Y)
    assert guest.settled == []
    shown = strip(one)
    assert shown is not None
    assert shown.accessibleDescription() == "It happens if everybody agrees."


def test_enter_never_answers_and_f6_goes_into_the_strip_and_back(one: Any, guest: Guest, qtbot: QtBot) -> None:
    table = one.program.match.table
    table.setFocus()
    guest.controller.wish(ProposalKind.UNDO)
    shown = strip(one)
    assert shown is not None
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert guest.settled == []

    qtbot.keyClick(one.window, Qt.Key.Key_F6)
    assert one.window.focusWidget() is shown.buttons[0]
    qtbot.keyClick(one.window, Qt.Key.Key_F6)
    assert table.isAncestorOf(one.window.focusWidget())  # on a card that may be played

    qtbot.keyClick(one.window, Qt.Key.Key_F6)
    qtbot.keyClick(shown.buttons[0], Qt.Key.Key_Return)
    assert [settled.agreed for settled in guest.settled] == [True]
    assert table.isAncestorOf(one.window.focusWidget())  # on a card that may be played


def test_a_question_that_is_settled_goes_away_unanswered(one: Any, guest: Guest) -> None:
    guest.controller.wish(ProposalKind.UNDO)
    (asked,) = guest.asked
    assert strip(one) is not None

    guest.controller.stop()  # whoever wished it is gone

    assert asked.by == OTHER
    shown = strip(one)
    assert shown is not None
    assert shown.accessibleName() == "Not this time."


def test_a_question_of_a_match_that_is_left_goes_away(one: Any, guest: Guest) -> None:
    guest.controller.wish(ProposalKind.UNDO)
    assert strip(one) is not None

    one.program.new_match("hearts", seed="8")

    assert strip(one) is None


def test_ones_own_wish_can_be_taken_back_until_it_is_answered(one: Any, guest: Guest, qtbot: QtBot) -> None:
    one.program.match.controller.wish(ProposalKind.UNDO)
    shown = strip(one)
    assert shown is not None
    assert shown.accessibleName() == "You would like to take back your last move."
    assert [asked.waits_for for asked in guest.asked] == [(OTHER,)]

    press(one, NotificationAction.WITHDRAW, qtbot)

    assert [settled.agreed for settled in guest.settled] == [False]


def test_the_strip_speaks_the_language_in_force(one: Any, guest: Guest) -> None:
    guest.controller.wish(ProposalKind.UNDO)
    shown = strip(one)
    assert shown is not None
    one.program.match.renderer.set_names({OTHER: "Roya"})
    one.window.retranslate()
    one.window.languageChanged.emit()
    assert shown.accessibleName() == "Roya would like to take back a move."

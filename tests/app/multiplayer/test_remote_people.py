"""A table in another house in the window: what its people do is seen, and what the person does goes to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cardtable.app.controllers.command_state import NO_HINTS_HERE
from cardtable.app.multiplayer.in_match.notification_content import NotificationAction
from cardtable.app.multiplayer.in_match.notification_widgets import FittedLabel
from cardtable.app.settings.settings_sections import LanguageSettings
from cardtable.core.controls import Tap
from cardtable.core.events import MatchEnded
from cardtable.core.languages import Language
from cardtable.core.session import Update
from cardtable.host.host_messages import SubmitAction
from cardtable.host.room.room_settings import PAUSED
from cardtable.host.room_messages import (
    ClockMessage,
    PhraseMessage,
    ProposalResult,
    RefusalMessage,
    RevealMessage,
)
from cardtable.host.room_requests import PhraseRequest, ProposeRequest, ReturnRequest, VoteRequest
from cardtable.host.room_types import DisconnectCode, RoomProposalKind, RoomStage
from cardtable.host.seat_assignment import Presence
from cardtable.net.agent_messages import (
    ConnectionProblem,
    ConnectionState,
    DealVerified,
    JoinCommand,
    OutsideChanged,
    OutsideState,
    ReconnectCommand,
    RoomOpened,
)
from cardtable.net.invitation import read_invitation, write_invitation
from tests.app.conftest import Desk
from tests.app.multiplayer.remote_window import OTHER, Room
from tests.app.scripted import ALL_GAMES
from tests.models.told_matches import ME, MEERA, RAVI, TABLE, ToldMatch
from tests.net.samples import INVITATION


@pytest.fixture
def room(desk: Callable[..., Desk], qtbot: QtBot) -> Room:
    return Room(desk(games=ALL_GAMES), ToldMatch(), qtbot)


def test_a_wish_stands_in_the_strip_and_the_answer_goes_to_the_table(room: Room, qtbot: QtBot) -> None:
    room.ask()
    assert room.said == "Ravi would like a pause."
    room.press(NotificationAction.YES, qtbot)
    assert room.heard() == VoteRequest(17, True)
    assert room.strip is not None
    assert not room.strip.buttons
    room.match.agents.now.say(ProposalResult(17, True))
    assert room.strip is None


def test_a_wish_that_dies_is_not_this_time(room: Room) -> None:
    room.ask()
    room.match.agents.now.say(ProposalResult(17, False))
    assert room.said == "Not this time."


def test_an_open_wish_is_forgotten_with_a_new_line(room: Room) -> None:
    room.ask()
    room.match.welcome()
    room.later(1)
    assert room.strip is None


def test_a_short_pause_of_the_line_is_not_spoken_of_and_a_longer_one_can_be_hurried(room: Room, qtbot: QtBot) -> None:
    room.line(ConnectionState.LOST)
    assert room.strip is None
    room.later(3)
    assert room.said == "The connection to Ravi's table is lost. Trying again…"
    room.press(NotificationAction.TRY_NOW, qtbot)
    assert room.heard() == ReconnectCommand()
    room.line(ConnectionState.LIVE)
    assert room.strip is None
    assert room.play.scene.hud.prompt.said != "You can play again when the connection is back."


def test_a_host_that_does_not_answer_is_gone_and_is_waited_for(room: Room) -> None:
    room.line(ConnectionState.LOST, ConnectionProblem.NO_ANSWER, 5)
    assert room.said.startswith("The connection to")
    room.later(6)
    assert room.said == "Ravi's computer doesn't answer. Trying again…"
    assert room.play.scene.hud.prompt.said == "The table is waiting for Ravi."


def test_without_a_network_here_the_host_is_not_said_to_have_gone(room: Room) -> None:
    room.line(ConnectionState.LOST, ConnectionProblem.NO_NETWORK, 20)
    assert room.said == "This computer isn't connected to a network."
    assert room.play.scene.hud.prompt.said == "You can play again when the connection is back."


def test_a_host_that_closes_in_order_says_so_at_once(room: Room) -> None:
    room.line(ConnectionState.LOST, DisconnectCode.STOPPING)
    assert room.said == "Ravi has closed the table for now."
    room.line(ConnectionState.LOST, ConnectionProblem.NO_ANSWER, 20)
    assert room.said == "Ravi has closed the table for now."


def test_nobody_is_told_to_have_closed_the_own_table(room: Room) -> None:
    """Where the host is a guest of a server that stops."""
    room.match.tell(host=ME)
    room.line(ConnectionState.LOST, DisconnectCode.STOPPING)
    assert room.said == "The table is closed for now."


@pytest.mark.parametrize(("code", "plays_on"), [("save", True), ("leave", False), ("wait", None)])
def test_after_ten_minutes_the_question_stands_on_the_felt(
    code: str, plays_on: bool | None, room: Room, qtbot: QtBot
) -> None:
    wanted: list[bool] = []
    room.people.aloneWanted.connect(wanted.append)
    room.line(ConnectionState.LOST, ConnectionProblem.NO_ANSWER, 600)
    room.line(ConnectionState.ENDED, ConnectionProblem.TEN_MINUTES)
    buttons = room.play.scene.hud.question.bar.shown()
    assert [button.command.code for button in buttons] == ["save", "wait", "leave"]
    assert room.desk.window.focusWidget() is buttons[1]  # whoever is typing elsewhere must not end a match
    qtbot.mouseClick(next(one for one in buttons if one.command.code == code), Qt.MouseButton.LeftButton)
    assert wanted == ([] if plays_on is None else [plays_on])
    heard = room.heard()
    assert (isinstance(heard, JoinCommand) and heard.kept == TABLE) is (
        plays_on is None
    )  # whoever waits has it tried again
    assert room.play.scene.hud.question.isHidden()


@pytest.mark.parametrize("by_key", [False, True])
def test_with_a_finished_deal_the_table_can_be_opened_again_here(by_key: bool, room: Room, qtbot: QtBot) -> None:
    wanted: list[bool] = []
    room.people.reopenWanted.connect(lambda: wanted.append(True))
    room.match.agents.now.say(DealVerified(TABLE, 1, ("dealer",), (), (), RevealMessage(1, "0" * 64, {}, (), ())))
    room.line(ConnectionState.LOST, ConnectionProblem.NO_ANSWER, 600)
    room.line(ConnectionState.ENDED, ConnectionProblem.TEN_MINUTES)
    opens, *others = room.play.scene.hud.question.bar.shown()
    assert (opens.command.code, opens.accessibleName()) == ("open", "Open it again here")
    assert room.desk.window.focusWidget() is others[1]
    if by_key:
        opens.setFocus()
        qtbot.keyClick(opens, Qt.Key.Key_Space)
    else:
        qtbot.mouseClick(opens, Qt.MouseButton.LeftButton)
    assert wanted == [True]
    assert room.play.scene.hud.question.isHidden()


def test_where_another_computer_answers_the_match_can_go_on_here_too(room: Room, qtbot: QtBot) -> None:
    room.match.agents.now.say(DealVerified(TABLE, 1, ("dealer",), (), (), RevealMessage(1, "0" * 64, {}, (), ())))
    room.line(ConnectionState.ENDED, ConnectionProblem.FINGERPRINT)
    room.press(NotificationAction.PLAY_ON_ALONE, qtbot)
    opens = room.play.scene.hud.question.bar.shown()[0]
    assert opens.command.code == "open"
    assert room.desk.window.focusWidget() is opens


def test_a_table_that_has_asked_one_to_leave_is_only_left(room: Room) -> None:
    room.line(ConnectionState.ENDED, DisconnectCode.REMOVED)
    assert room.strip is not None
    assert room.strip.content is not None
    assert [button.act for button in room.strip.content.buttons] == [NotificationAction.LEAVE]


def test_a_match_that_is_over_is_not_opened_again(room: Room) -> None:
    room.match.agents.now.say(DealVerified(TABLE, 1, ("dealer",), (), (), RevealMessage(1, "0" * 64, {}, (), ())))
    room.match.tell(stage=RoomStage.OVER)
    room.line(ConnectionState.LOST, ConnectionProblem.NO_ANSWER, 600)
    room.line(ConnectionState.ENDED, ConnectionProblem.TEN_MINUTES)
    buttons = room.play.scene.hud.question.bar.shown()
    assert "open" not in [button.command.code for button in buttons]


def test_whoever_went_on_elsewhere_can_go_on_here(room: Room, qtbot: QtBot) -> None:
    room.line(ConnectionState.ENDED, DisconnectCode.ELSEWHERE)
    assert room.said == "You're now playing on another computer."
    room.press(NotificationAction.GO_ON_HERE, qtbot)
    assert isinstance(joined := room.heard(), JoinCommand)
    assert joined.kept == TABLE


def test_a_pause_is_ended_by_everybody(room: Room, qtbot: QtBot) -> None:
    room.match.tell(stage=RoomStage.PAUSED)
    assert room.said == "The table is paused."
    room.press(NotificationAction.GO_ON, qtbot)
    assert room.heard() == ProposeRequest(RoomProposalKind.GO_ON)
    room.ask(RoomProposalKind.GO_ON)
    room.press(NotificationAction.GO_ON, qtbot)
    assert room.heard() == VoteRequest(17, True)


def test_who_is_away_is_on_the_plate_and_said(room: Room) -> None:
    spoken: list[str] = []
    room.play.spoken.connect(spoken.append)
    room.ravi(Presence.AWAY, 30)
    room.later(4)
    assert room.play.scene.hud.plates[1].accessibleDescription().startswith("away 0:34")
    room.ravi(Presence.REPLACED, 61)
    assert spoken == ["Ravi is away.", "A computer plays on for Ravi, who can come back at any time."]


def test_after_the_time_for_a_move_a_computer_may_be_asked_for(room: Room, qtbot: QtBot) -> None:
    room.match.tell(house=replace(room.match.info.house, patience=60))
    room.match.agents.now.say(ClockMessage(OTHER, 60))
    assert room.play.scene.hud.computer_plays.isHidden()
    room.later(60)
    qtbot.mouseClick(room.play.scene.hud.computer_plays, Qt.MouseButton.LeftButton)
    assert room.heard() == ProposeRequest(RoomProposalKind.REPLACE, OTHER)


def test_a_played_card_lies_down_at_once_and_comes_back_with_a_word_if_it_is_refused(room: Room, qtbot: QtBot) -> None:
    while room.play.controller.view.public.turn != ME:
        room.match.step()
        room.play.hurry()
    qtbot.waitUntil(lambda: room.play.scene.animator.is_idle and ME in room.play.model.acting)
    hand, model = room.play.scene.board.own_hand(), room.play.model
    assert hand is not None
    card = min(model.liftable[hand.zone])
    (widget,) = (one for one in hand.widgets if one.final_card == card)
    model.gesture(Tap((card,), hand.zone))
    assert isinstance(room.heard(), SubmitAction)
    qtbot.waitUntil(lambda: room.play.scene.animator.is_idle)
    assert list(hand.lent) == [widget]
    rest = max(one.y() for one in hand.widgets)
    assert widget.y() < rest - widget.height() / 2
    room.match.agents.now.say(RefusalMessage("do", 1, "paused", PAUSED.reason))
    assert not hand.lent
    qtbot.waitUntil(lambda: len({one.y() for one in hand.widgets}) == 1)
    assert PAUSED.reason.source in room.play.scene.hud.prompt.said or PAUSED.reason.source in (
        room.desk.window.status_line.text()
    )


def test_the_own_time_is_spoken_twice(room: Room) -> None:
    spoken: list[str] = []
    room.play.spoken.connect(spoken.append)
    room.match.agents.now.say(ClockMessage(ME, 60))
    for _ in range(59):
        room.later(1)
    assert [sentence.split()[0] for sentence in spoken] == ["30", "10"]  # the plural is the catalogue's
    room.match.agents.now.say(ClockMessage(ME, -1))
    room.later(1)
    assert "10" not in room.desk.window.status_line.text()


def test_a_host_reads_in_play_that_nobody_can_come_from_outside_any_more(room: Room) -> None:
    room.desk.people.follow(room.match.agents.line)
    room.match.tell()
    room.match.agents.now.say(RoomOpened("a1b2c3d4", ("192.168.1.5",), 47190))
    room.match.agents.now.say(OutsideChanged(OutsideState.CONNECTING), OutsideChanged(OutsideState.SILENT))
    assert "No relay answers" in room.desk.window.status_line.text()


def test_a_new_invitation_is_offered_when_the_old_one_works_no_more(room: Room, qtbot: QtBot) -> None:
    agent = room.match.agents
    assert agent.line.welcome is not None
    old, new = (write_invitation(replace(INVITATION, secret=secret * 16)) for secret in "12")
    welcome = replace(agent.line.welcome, host=True, invitation=old)
    agent.now.say(welcome)
    agent.now.say(replace(welcome, invitation=write_invitation(replace(read_invitation(old), port=47191))))
    assert room.strip is None  # another port is no other invitation
    agent.now.say(replace(welcome, invitation=new))
    assert room.said.startswith("The old invitation no longer works.")
    with qtbot.waitSignal(room.people.invitationWanted):
        room.press(NotificationAction.COPY_INVITATION, qtbot)
    assert room.strip is None


def test_the_host_reads_who_goes_on_from_another_computer(room: Room, qtbot: QtBot) -> None:
    for again in (1, 1):  # told once, however often the table is told anew
        room.match.tell(host=ME, seats=(MEERA, replace(RAVI, again=again), *room.match.info.seats[2:]))
    assert room.said.startswith("Ravi is now playing from another computer.")
    room.press(NotificationAction.ALL_RIGHT, qtbot)
    assert room.strip is None


def test_a_table_whose_log_has_lost_its_end_says_so(room: Room, qtbot: QtBot) -> None:
    for _ in range(4):
        room.match.step()
    room.match.go_back(3)
    assert room.said.startswith("The table went back by 3 move")
    room.press(NotificationAction.ALL_RIGHT, qtbot)
    assert room.strip is None


def test_a_computer_that_played_for_one_is_counted_when_one_is_back(room: Room, qtbot: QtBot) -> None:
    room.me(Presence.REPLACED)
    assert room.said == "A computer plays for you. Play again yourself?"
    assert not room.play.scene.hud.commands.shown()
    for _ in range(12):
        room.match.step()
    room.press(NotificationAction.PLAY_AGAIN, qtbot)
    assert room.heard() == ReturnRequest()
    room.me(Presence.HERE)
    room.match.step()
    assert room.said.startswith("A computer played")
    room.press(NotificationAction.ALL_RIGHT, qtbot)
    assert room.strip is None


def test_one_key_takes_the_seat_back_from_the_computer(room: Room, qtbot: QtBot) -> None:
    room.me(Presence.REPLACED)
    room.key("Y")
    assert room.heard() == ReturnRequest()
    room.me(Presence.HERE)
    room.ask()
    room.key("N")
    assert room.heard() == VoteRequest(17, False)


def test_what_the_status_line_would_say_is_in_the_strip_for_a_while(room: Room) -> None:
    room.me(Presence.REPLACED)
    strip = room.strip
    assert strip is not None
    room.desk.program.say(NO_HINTS_HERE)
    written = [label.text() for label in strip.findChildren(FittedLabel)]
    assert written == ["A computer plays for you. Play again yourself?", "At this table there are no hints."]
    room.later(1)
    assert [label.text() for label in strip.findChildren(FittedLabel)] == written
    strip._noted.timeout.emit()
    assert strip.findChildren(FittedLabel)[1].text().startswith("Your seat is yours again")


def test_while_the_line_is_lost_the_hand_is_not_dimmed(room: Room, qtbot: QtBot) -> None:
    """None of its cards can be played, but all can be looked at."""

    def dimmed() -> bool:
        hand = room.play.scene.board.own_hand()
        return hand is not None and any(widget.dimmed for widget in hand.widgets)

    while not (room.play.controller.persons_turn and dimmed()):
        room.match.step()
        room.play.hurry()
        qtbot.waitUntil(lambda: room.play.scene.animator.is_idle)
    room.line(ConnectionState.LOST, after=3)
    assert not dimmed()
    room.line(ConnectionState.LIVE)
    assert dimmed()


def test_after_an_agreed_end_no_plate_has_the_turn_and_another_match_is_agreed_to(room: Room) -> None:
    assert any(plate.content.turn for plate in room.play.scene.hud.plates)
    room.match.tell(stage=RoomStage.OVER)
    assert not any(plate.content.turn for plate in room.play.scene.hud.plates)
    assert room.play.scene.hud.prompt.said == "The match is over."
    room.ask(RoomProposalKind.REMATCH)
    room.people.wish(RoomProposalKind.REMATCH)  # another one has just pressed the same
    assert room.heard() == VoteRequest(17, True)
    room.match.agents.now.say(ProposalResult(17, False))
    room.people.wish(RoomProposalKind.REMATCH)
    assert room.heard() == ProposeRequest(RoomProposalKind.REMATCH)


def test_another_match_is_spoken_of_when_the_end_of_this_one_has_been_seen(room: Room) -> None:
    """The strip takes some height of the table, and to lay that out anew ends all motion."""
    room.match.step()
    assert not room.play.scene.animator.is_idle
    room.match.tell(stage=RoomStage.OVER)
    assert room.strip is None
    room.play.hurry()
    room.later(1)
    assert room.said == "Another match with the same people?"


def test_after_a_match_the_table_offers_another_one_with_the_same_people(room: Room) -> None:
    controller = room.play.controller
    ended = (*controller.history, MatchEnded((1, 2, 3, 4)))
    room.match.send(Update((), controller.view, ended), scores=())
    assert [command.code for command in room.play.model.commands] == ["rematch"]
    assert "rematch" in room.desk.window.menus.actions


def test_the_status_line_has_whose_table_it_is(room: Room) -> None:
    room.match.tell(watchers=2)
    assert room.desk.window.deal_label.text() == "Ravi's table, 2 watching"


def test_everything_follows_the_language(room: Room) -> None:
    room.ask()
    room.match.tell(watchers=2)
    room.desk.program.languages.choose(LanguageSettings(language=Language.PERSIAN))
    assert room.strip is not None
    assert room.strip.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert room.strip.buttons[0].x() > room.strip.buttons[1].x()
    assert "Ravi" in room.desk.window.deal_label.text()


def test_the_strip_comes_where_the_status_line_is_switched_off(room: Room) -> None:
    table = room.desk.program.settings.table
    room.desk.program.change(table.changed("status_line", False))
    room.ask()
    assert room.strip is not None
    assert room.strip.isVisible()
    room.match.agents.now.say(ProposalResult(17, True))
    assert not room.desk.window.statusBar().isVisible()


def test_phrases_are_heard_in_the_readers_language_and_can_be_muted(room: Room) -> None:
    room.match.agents.now.say(PhraseMessage(OTHER, 2))
    (bubble,) = room.play.scene.hud.phrases.widgets()
    assert bubble.accessibleName() == "Well played!"
    menu = room.saying.menu_of((OTHER,))
    menu.actions()[0].trigger()
    room.match.agents.now.say(PhraseMessage(OTHER, 6))
    assert bubble.accessibleName() == "Well played!"
    plate = room.play.scene.hud.plates[1]
    assert "muted by you" in plate.accessibleDescription()
    room.match.welcome()  # a reconnection, or another match with the same people
    room.match.tell()
    room.later(1)
    assert "muted by you" in plate.accessibleDescription()
    room.saying.menu_of((OTHER,)).actions()[0].trigger()
    room.match.agents.now.say(PhraseMessage(OTHER, 6))
    assert bubble.accessibleName() == "Oh no!"
    assert "muted by you" not in plate.accessibleDescription()


def test_a_round_button_opens_the_phrases(room: Room, qtbot: QtBot) -> None:
    room.desk.people.follow(room.match.agents.line)
    room.match.tell()
    row = room.play.scene.hud.round_buttons
    qtbot.waitUntil(lambda: "say" in [button.command.name for button in row.shown])
    (button,) = (button for button in row.shown if button.command.name == "say")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert room.desk.people.saying is not None
    assert room.desk.people.saying.panel is not None


def test_a_click_on_the_own_plate_opens_the_phrases_and_a_key_says_one(room: Room, qtbot: QtBot) -> None:
    place = room.play.scene.board.geometry.plates[0].center().toPoint() + QPoint(20, 0)
    qtbot.mouseClick(room.play.table, Qt.MouseButton.LeftButton, pos=place)
    assert room.saying.panel is not None
    qtbot.keyClick(room.saying.panel.buttons[0], Qt.Key.Key_Return)
    assert room.heard() == PhraseRequest(0)
    assert room.saying.panel is None
    qtbot.keyClick(room.play.table, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert room.heard() == PhraseRequest(0)  # too soon
    room.now.seconds += 2
    qtbot.keyClick(room.play.table, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert room.heard() == PhraseRequest(2)


def test_a_watcher_has_no_phrases(room: Room) -> None:
    room.match.tell(you=None)
    assert not room.saying.may_say
    room.saying.open()
    assert room.saying.panel is None


def test_leaving_the_match_puts_the_strip_away(room: Room) -> None:
    room.ask()
    room.desk.program.new_match("hearts", seed="3")
    assert room.strip is None
    room.later(1)
    assert room.strip is None


def test_after_the_match_another_one_can_be_asked_for_or_not(room: Room, qtbot: QtBot) -> None:
    room.match.tell(stage=RoomStage.OVER)
    room.press(NotificationAction.ANOTHER_MATCH, qtbot)
    assert room.heard() == ProposeRequest(RoomProposalKind.REMATCH)
    room.press(NotificationAction.NO_OTHER_MATCH, qtbot)
    assert room.strip is None


def test_a_table_that_is_closed_for_good_says_so(room: Room, qtbot: QtBot) -> None:
    left: list[bool] = []
    room.people.leaveWanted.connect(lambda: left.append(True))
    room.line(ConnectionState.ENDED, DisconnectCode.REMOVED)
    assert room.said == "The host has asked you to leave the table."
    room.press(NotificationAction.LEAVE, qtbot)
    assert left == [True]


def test_the_question_stays_while_the_line_is_tried_again(room: Room, qtbot: QtBot) -> None:
    room.line(ConnectionState.LOST, ConnectionProblem.NO_ANSWER, 20)
    room.press(NotificationAction.PLAY_ON_ALONE, qtbot)
    room.line(ConnectionState.LOST, ConnectionProblem.NO_ANSWER)
    assert room.play.scene.hud.question.isVisible()
    room.line(ConnectionState.LIVE)
    assert not room.play.scene.hud.question.isVisible()

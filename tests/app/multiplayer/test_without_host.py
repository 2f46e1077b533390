"""A host that does not come back: the match goes on in this process, from the end of its last deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardtable.app.multiplayer.room_page import RoomPage
from cardtable.core.basics.incremental import at_once
from cardtable.core.zones import Seat
from cardtable.host.room_messages import WelcomeMessage
from cardtable.host.room_requests import SitRequest
from cardtable.host.room_types import DisconnectCode, RoomSeatInfo, RoomStage, SeatOccupant
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionProblem,
    ConnectionState,
    DealVerified,
    JoinCommand,
    OpenRoomCommand,
)
from tests.app.conftest import Desk
from tests.app.multiplayer.rooms import INVITATION
from tests.app.multiplayer.test_meeting import answering, press
from tests.app.scripted import ALL_GAMES
from tests.host.test_alone import played
from tests.models.told_matches import ME, TABLE, ToldMatch


@pytest.fixture
def match(desk: Callable[..., Desk]) -> tuple[Desk, ToldMatch]:
    """At a table elsewhere, with one deal played to its end."""
    one, told = desk(games=ALL_GAMES), ToldMatch()
    one.program.agent = told.agents.line
    assert one.openers.meeting is not None
    told.begin()
    return one, told


def test_points_are_kept_and_computers_take_the_others_seats(match: tuple[Desk, ToldMatch], qtbot: QtBot) -> None:
    one, told = match
    checks, session = played(1)
    for deal in checks:
        told.agents.now.say(DealVerified(TABLE, deal.deal, ("dealer",), (), (), deal.opened))

    one.openers.meeting.go_on_alone(True)

    play = one.program.match
    assert play is not None
    assert one.program.local_match is not None
    assert [count.row for count in play.controller.scores] == [count.row for count in session.scores]
    assert play.controller.acting_seat == ME
    assert play.renderer.seat(Seat(1)) == "Ravi"
    one.my_turn(qtbot)


def test_whoever_only_leaves_finds_the_match_under_unfinished(match: tuple[Desk, ToldMatch]) -> None:
    one, told = match
    for deal in played(1)[0]:
        told.agents.now.say(DealVerified(TABLE, deal.deal, ("dealer",), (), (), deal.opened))

    one.openers.meeting.go_on_alone(False)

    assert one.program.match is None
    assert len(at_once(one.program.matches.finding_unfinished())) == 1


def test_without_a_finished_deal_that_is_said(match: tuple[Desk, ToldMatch]) -> None:
    one, _ = match
    one.openers.meeting.go_on_alone(True)
    assert one.program.local_match is None
    assert "No deal was finished here" in one.window.status_line.text()


def opened_again(told: ToldMatch, one: Desk) -> OpenRoomCommand:
    for deal in played(1)[0]:
        told.agents.now.say(DealVerified(TABLE, deal.deal, ("dealer",), (), (), deal.opened))
    assert one.openers.meeting is not None
    one.openers.meeting.open_again()
    opening = told.agents.now.heard[-1]
    assert isinstance(opening, OpenRoomCommand)
    return opening


def test_the_table_is_opened_again_for_the_same_people(match: tuple[Desk, ToldMatch]) -> None:
    one, told = match
    opening = opened_again(told, one)
    earlier = opening.earlier
    assert earlier is not None
    assert (opening.seat, opening.options, earlier.table) == (ME, told.info.options, TABLE)
    assert earlier.names == ("Meera", "Ravi", "", "")
    assert earlier.levels == ("", "", "club", "club")

    places = (told.info.seats[0], RoomSeatInfo(SeatOccupant.OPEN, "Ravi"), *told.info.seats[2:])
    told.agents.now.say(ConnectionChanged(ConnectionState.LIVE), WelcomeMessage(2, "0a1b2c3d", True, "d" * 32, ""))
    told.agents.now.say(replace(told.info, stage=RoomStage.LOBBY, host=ME, seats=places, deal=1))
    page = one.openers.meeting.room.page
    assert page is not None
    assert one.program.match is None
    seats = [button.accessibleName() for button in page.seat_buttons]
    assert "Seat 2 of 4: open, Ravi sat here, left" in seats
    assert page.middle.start.text() == "Continue the match"
    assert "Send the others the new invitation" in one.window.status_line.text()


def test_the_question_how_to_go_on_is_not_asked_under_a_deal_that_is_looked_at(
    match: tuple[Desk, ToldMatch],
) -> None:
    one, told = match
    for deal in played(1)[0]:
        told.agents.now.say(DealVerified(TABLE, deal.deal, ("dealer",), (), (), deal.opened))
    one.openers.overlays.look(1)
    assert one.openers.replay_page is not None
    assert one.openers.replay_page.strip.leave.text() == "Done"  # "Leave" is what one does to a table
    told.agents.now.say(ConnectionChanged(ConnectionState.LOST, DisconnectCode.STOPPING))
    strip, play = one.people.keeper.strip, one.program.match
    assert strip is not None
    assert play is not None
    strip.buttons[0].click()  # Play on without waiting
    assert one.openers.replay_page is None
    assert play.scene.hud.question.isVisible()
    assert one.window.focusWidget() is play.scene.hud.question.bar.shown()[0]


def test_whose_host_is_gone_can_be_invited_to_where_the_match_goes_on(match: tuple[Desk, ToldMatch]) -> None:
    one, told = match
    one.program.change(one.program.settings.players.changed("name", "Meera"))
    with answering():
        one.trigger("people")
    assert "leave it first (Game, Welcome page)" in one.window.status_line.text()  # nothing is wrong with the table

    def arrive(_: object) -> None:
        places = (
            RoomSeatInfo(SeatOccupant.OPEN, "Meera"),
            RoomSeatInfo(SeatOccupant.PERSON, "Ravi", 7),
            *told.info.seats[2:],
        )
        told.agents.now.say(ConnectionChanged(ConnectionState.LIVE), WelcomeMessage(2, "0a1b2c3d", False, "d" * 32, ""))
        told.agents.now.say(replace(told.info, stage=RoomStage.LOBBY, you=None, seats=places, deal=1))

    told.agents.now.say(ConnectionChanged(ConnectionState.LOST, ConnectionProblem.NO_ANSWER))
    with answering(
        lambda dialog: dialog.show_invitation(INVITATION),
        lambda dialog: QTimer.singleShot(0, dialog.join_button.click),  # it leads to a question
        press("Leave"),
        arrive,
    ):
        one.trigger("people")
    assert one.program.match is None
    assert isinstance(one.window.page(), RoomPage)
    assert [value for value in told.agents.now.heard if isinstance(value, JoinCommand | SitRequest)][1:] == [
        JoinCommand("Meera", one.program.settings.players.portrait, invitation=INVITATION),
        SitRequest(ME),
    ]


def test_a_table_that_cannot_be_opened_here_is_left(match: tuple[Desk, ToldMatch]) -> None:
    one, told = match
    opened_again(told, one)
    told.agents.now.say(ConnectionChanged(ConnectionState.ENDED, ConnectionProblem.FILES))
    assert one.program.match is None

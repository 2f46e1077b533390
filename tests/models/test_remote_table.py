"""A table of people, as the usual window knows it: nothing shown twice, nothing lost, and no word misunderstood."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.match.seat_controller import SeatController
from cardtable.core.refusal import Refusal
from cardtable.core.session import Update
from cardtable.core.zones import Seat
from cardtable.host import host_messages, room_requests
from cardtable.host.host_messages import ProposalKind, UpdateReason
from cardtable.host.room_messages import ProposalMessage, ProposalResult, RefusalMessage
from cardtable.host.room_types import RoomProposalKind, RoomStage
from cardtable.host.seat_assignment import SeatKind
from cardtable.models.remote_match import LOST
from cardtable.net.agent_messages import ConnectionChanged, ConnectionState
from tests.models.told_matches import ME, ToldMatch

SEATS = {"hearts": 4, "cancellation_hearts": 6, "svoi_kozyri": 3, "canasta": 4}
GAMES = tuple(SEATS)


class Window:
    """What a window's controller makes of it."""

    def __init__(self, match: ToldMatch) -> None:
        self.news: list[host_messages.MatchUpdate] = []
        self.refused: list[Refusal] = []
        self.told_back: list[object] = []
        channel = match.remote.open_channel()
        channel.updated.connect(self.news.append)
        self.controller = SeatController(channel, None, lambda: None)
        self.controller.refused.connect(self.refused.append)
        self.controller.wentTo.connect(self.told_back.append)
        self.controller.join()


@pytest.fixture
def match(qtbot: QtBot) -> ToldMatch:
    return ToldMatch()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_deal_is_known_as_the_table_knows_it(qtbot: QtBot, game: str) -> None:
    match = ToldMatch(game, SEATS[game])
    match.begin()
    window = Window(match)
    controller, session = window.controller, match.session
    assert window.news[0].actions == 0  # the first cards are seen being dealt
    while session.deal_number == 1 and not session.match_over and session.actions < 150:
        match.step()
        assert controller.history == session.heard(ME)

    assert controller.view == session.view(ME)
    assert controller.scores == session.scores
    assert controller.deal == session.deal_number
    assert {news.why for news in window.news} <= {UpdateReason.DEALT, UpdateReason.PLAYED}


def test_it_tells_when_there_is_something_to_show(match: ToldMatch) -> None:
    begun: list[int] = []
    match.remote.begun.connect(lambda: begun.append(1))
    match.welcome()
    match.tell()
    match.tell(stage=RoomStage.SEALING)
    assert begun == []

    match.news()
    match.step()

    assert begun == [1]


def test_a_window_that_comes_later_knows_the_same(match: ToldMatch) -> None:
    match.begin()
    for _ in range(6):
        match.step()

    window = Window(match)

    assert window.controller.history == match.session.heard(ME)
    assert [news.why for news in window.news] == [UpdateReason.JOINED]
    assert window.news[0].actions > 0


def test_people_and_computers_sit_as_the_table_says(match: ToldMatch) -> None:
    match.begin()
    controller = Window(match).controller

    assert [(info.kind, info.level) for info in controller.seats] == [
        (SeatKind.PERSON, ""),
        (SeatKind.PERSON, ""),
        (SeatKind.COMPUTER, "club"),
        (SeatKind.COMPUTER, "club"),
    ]
    assert (controller.viewer_seat, controller.acting_seat) == (ME, ME)


def test_a_watcher_sees_and_does_not_act(match: ToldMatch) -> None:
    match.info = replace(match.info, you=None)
    match.begin()
    controller = Window(match).controller

    assert controller.acting_seat is None
    assert not controller.can(ProposalKind.UNDO)


def test_an_action_goes_to_the_table_as_a_value(match: ToldMatch) -> None:
    match.begin()
    window = Window(match)
    action, version = next(iter(match.rules.legal(match.session.view(ME)))), match.session.view(ME).version

    window.controller.act(action, version)

    assert match.agents.now.heard[-1] == host_messages.SubmitAction(1, version, action)


def test_nothing_can_be_done_while_the_line_is_lost(match: ToldMatch) -> None:
    match.begin()
    window = Window(match)
    match.agents.now.say(ConnectionChanged(ConnectionState.LOST))
    before = len(match.agents.now.heard)

    window.controller.act("anything", 1)

    assert window.refused == [LOST]
    assert len(match.agents.now.heard) == before


def test_after_a_lost_line_only_what_was_missed_is_shown(match: ToldMatch) -> None:
    match.begin()
    window = Window(match)
    caught: list[int] = []
    match.remote.caughtUp.connect(lambda: caught.append(1))
    for _ in range(3):
        seat = min(match.session.actors)
        match.session.perform(seat, next(iter(match.rules.legal(match.session.view(seat)))))

    match.welcome()
    match.tell()
    match.news(missed=True)

    assert window.controller.history == match.session.heard(ME)
    assert [news.why for news in window.news] == [UpdateReason.DEALT, UpdateReason.PLAYED]
    assert caught == [1]


@pytest.mark.parametrize("game", [game for game in GAMES if game != "svoi_kozyri"])  # its match is one deal
def test_a_count_that_was_missed_is_in_the_scores(qtbot: QtBot, game: str) -> None:
    match = ToldMatch(game, SEATS[game])
    match.begin()
    window = Window(match)
    session = match.session
    while not session.scores:
        seat = min(session.actors)
        session.perform(seat, next(iter(match.rules.legal(session.view(seat)))))
    finished = session.seen_by(ME, session.happened[match.known :])
    assert session.deal_if_due()
    events = finished + session.seen_by(ME, session.happened)
    match.welcome()
    match.tell()
    match.send(Update(events, session.view(ME)), missed=True)

    assert window.controller.history == session.heard(ME)
    assert window.controller.scores == session.scores
    assert window.news[-1].why is UpdateReason.JOINED
    assert window.told_back == []


def test_a_jump_after_a_lost_line_is_no_undo(match: ToldMatch) -> None:
    match.begin()
    window = Window(match)
    match.step()
    match.welcome()
    match.tell()
    match.jump()

    assert window.news[-1].why is UpdateReason.JOINED
    assert window.told_back == []


def test_what_was_taken_back_is_said_with_who_asked_for_it(match: ToldMatch) -> None:
    match.begin()
    window = Window(match)
    for _ in range(5):
        match.step()
    asked = ProposalMessage(33, RoomProposalKind.UNDO, Seat(1), None, (ME,), 20, ())
    match.agents.now.say(asked)
    match.session.rewind(match.session.actions - 1)
    match.jump()
    match.agents.now.say(ProposalResult(33, True))

    assert (window.news[-1].why, window.news[-1].by) == (UpdateReason.UNDONE, Seat(1))
    assert len(window.told_back) == 1
    assert window.controller.history == match.session.heard(ME)


def test_wishes_are_asked_of_the_table(match: ToldMatch) -> None:
    match.begin()
    window = Window(match)
    match.step()
    assert window.controller.can(ProposalKind.UNDO)
    assert not window.controller.can(ProposalKind.REDO)

    window.controller.wish(ProposalKind.UNDO)
    window.controller.foresee()

    wished = [
        room_requests.ProposeRequest(RoomProposalKind.UNDO),
        room_requests.ProposeRequest(RoomProposalKind.CLAIM),
    ]
    assert match.agents.now.heard[-2:] == wished


def test_a_claim_that_all_accept_is_not_waited_for(match: ToldMatch) -> None:
    match.begin()
    window = Window(match)
    hurried: list[int] = []
    window.controller.hurried.connect(lambda: hurried.append(1))
    for kind, agreed in (
        (RoomProposalKind.PAUSE, True),
        (RoomProposalKind.CLAIM, False),
        (RoomProposalKind.CLAIM, True),
    ):
        assert not hurried
        match.agents.now.say(ProposalMessage(33, kind, Seat(1), None, (ME,), 20, ()))
        match.agents.now.say(ProposalResult(33, agreed))
    assert hurried == [1]


@pytest.mark.parametrize("code", ["not-now", "paused", "turn", "no-such-code"])
def test_a_refusal_has_a_sentence(match: ToldMatch, code: str) -> None:
    match.begin()
    window = Window(match)

    match.agents.now.say(RefusalMessage("ask", None, code))

    assert [refusal.code for refusal in window.refused] == [code]
    assert window.refused[0].reason.source


def test_another_match_at_the_table_begins_anew(match: ToldMatch) -> None:
    match.begin()
    window = Window(match)
    begun: list[int] = []
    match.remote.begun.connect(lambda: begun.append(1))
    heard = len(window.news)

    match.tell(stage=RoomStage.LOBBY, deal=0)
    assert match.remote.config is None
    again = ToldMatch(seed="4712")
    match.session, match.known = again.session, 0
    match.tell(stage=RoomStage.PLAYING, deal=1)
    match.news()

    assert begun == [1]
    assert len(window.news) == heard
    assert Window(match).controller.history == again.session.heard(ME)

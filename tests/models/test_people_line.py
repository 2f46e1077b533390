"""A window's line to tables for people: what is kept for who comes late, and what happens when the agent dies."""

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Card
from cardtable.core.zones import Seat
from cardtable.host.finished_deals import EarlierDeals
from cardtable.host.room_messages import (
    ClockMessage,
    PhraseMessage,
    ProposalMessage,
    ProposalResult,
    RoomInfo,
    WelcomeMessage,
)
from cardtable.host.room_requests import ReadyRequest, SitRequest
from cardtable.host.room_types import (
    DisconnectCode,
    HouseRules,
    RoomProposalKind,
    RoomSeatInfo,
    RoomStage,
    SeatOccupant,
)
from cardtable.models.agent_client import MOST_DEATHS, AgentClient
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionProblem,
    ConnectionState,
    DiscoverCommand,
    FingerprintShown,
    JoinCommand,
    LeaveCommand,
    OpenRoomCommand,
    OutsideChanged,
    OutsideCommand,
    OutsideState,
    ReconnectCommand,
    RoomDiscovered,
    RoomOpened,
    RoomVanished,
)
from tests.models.people_channels import Agents

OPEN = OpenRoomCommand("Meera", 3, "hearts", 4, {}, HouseRules())
JOIN = JoinCommand("Ravi", 5, invitation="cardtable:join/040B-GNJF")
FOUND = RoomDiscovered("4f2c9a17", "Meera", 3, "hearts", 3, 4, 2, RoomStage.LOBBY, False, (), 1)
WELCOME = WelcomeMessage(1, "4f2c9a17", False, "c" * 32, "")
ROOM = RoomInfo(
    1,
    "hearts",
    3,
    {"target": 50},
    HouseRules(hints=True),
    RoomStage.LOBBY,
    (RoomSeatInfo(SeatOccupant.OPEN),) * 4,
    Seat(0),
    None,
    0,
    0,
)
ASKED = ProposalMessage(17, RoomProposalKind.UNDO, Seat(1), None, (Seat(0),), 20, ())


@pytest.fixture
def agents(qtbot: QtBot) -> Agents:
    return Agents()


def noted(line: AgentClient, *names: str) -> list[Any]:
    told: list[Any] = []
    for name in names:
        getattr(line, name).connect(told.append)
    return told


def test_no_agent_runs_before_it_is_wanted(agents: Agents) -> None:
    agents.line.send(SitRequest(Seat(1)))
    agents.line.reconnect()
    agents.line.set_discovery(False)
    agents.line.leave()
    agents.line.close()

    assert agents.started == []


def test_found_tables_come_and_go(agents: Agents) -> None:
    line, told = agents.line, noted(agents.line, "roomDiscovered", "roomVanished")
    line.set_discovery(True)
    agents.now.say(FOUND, RoomVanished("00000000"), RoomVanished(FOUND.id))

    assert agents.now.heard == [DiscoverCommand(True)]
    assert told == [FOUND, FOUND.id]
    assert line.discovered_rooms == {}


def test_nothing_is_found_while_nobody_looks(agents: Agents) -> None:
    line, told = agents.line, noted(agents.line, "roomDiscovered")
    line.set_discovery(True)
    line.set_discovery(False)
    agents.now.say(FOUND)

    assert agents.now.heard == [DiscoverCommand(True), DiscoverCommand(False)]
    assert (told, line.discovered_rooms) == ([], {})


def test_the_newest_of_each_is_kept(agents: Agents) -> None:
    line = agents.line
    line.enter(JOIN)
    mark = (Card.parse("QS"),)
    agents.now.say(
        ConnectionChanged(ConnectionState.LIVE), FingerprintShown(mark), WELCOME, ROOM, ASKED, ClockMessage(Seat(1), 30)
    )

    assert (line.state, line.fingerprint_cards, line.welcome, line.room) == (ConnectionState.LIVE, mark, WELCOME, ROOM)
    assert line.proposal == ASKED
    assert not line.is_host


def test_a_settled_wish_is_not_kept(agents: Agents) -> None:
    line = agents.line
    line.enter(JOIN)
    agents.now.say(WELCOME, ASKED, ProposalResult(16, True))
    assert line.proposal == ASKED

    agents.now.say(ProposalResult(17, False))

    assert line.proposal is None


def test_a_wish_that_is_not_told_again_after_a_lost_line_is_forgotten(agents: Agents) -> None:
    agents.line.enter(JOIN)
    agents.now.say(WELCOME, ASKED, WELCOME, ROOM)

    assert agents.line.proposal is None


def test_what_is_said_goes_to_the_table(agents: Agents) -> None:
    line, told = agents.line, noted(agents.line, "phraseReceived")
    line.enter(JOIN)
    line.send(ReadyRequest(True, 1))
    line.reconnect()
    agents.now.say(PhraseMessage(Seat(2), 3))

    assert agents.now.heard == [JOIN, ReadyRequest(True, 1), ReconnectCommand()]
    assert told == [PhraseMessage(Seat(2), 3)]


def test_a_table_that_was_left_is_forgotten(agents: Agents) -> None:
    line = agents.line
    line.enter(JOIN)
    agents.now.say(ConnectionChanged(ConnectionState.LIVE), WELCOME, ROOM)
    line.leave()
    told = noted(line, "connectionChanged")
    agents.now.say(ConnectionChanged(ConnectionState.ENDED, DisconnectCode.BYE))
    line.send(SitRequest(Seat(1)))

    assert agents.now.heard == [JOIN, LeaveCommand()]
    assert (line.state, line.welcome, line.room, told) == (None, None, None, [])


def test_guests_from_other_houses_come_to_an_own_table_alone(agents: Agents) -> None:
    line = agents.line
    line.enter(JOIN)
    line.let_outsiders_in(OutsideCommand())
    line.enter(OPEN)
    line.let_outsiders_in(OutsideCommand())
    agents.now.say(OutsideChanged(OutsideState.SILENT))
    assert agents.now.heard == [JOIN, OPEN, OutsideCommand()]
    assert line.outside == OutsideChanged(OutsideState.SILENT)

    line.leave()
    assert line.outside is None


def test_why_a_line_has_ended_is_kept(agents: Agents) -> None:
    line = agents.line
    line.enter(JOIN)
    agents.now.say(ConnectionChanged(ConnectionState.ENDED, ConnectionProblem.FINGERPRINT))

    assert (line.state, line.reason) == (ConnectionState.ENDED, ConnectionProblem.FINGERPRINT)


@pytest.mark.parametrize(
    ("way", "back"),
    [
        (OPEN, OpenRoomCommand("Meera", 3, "hearts", 4, {"target": 50}, HouseRules(hints=True), reopen="4f2c9a17")),
        (
            replace(OPEN, outside=OutsideCommand(())),
            OpenRoomCommand(
                "Meera", 3, "hearts", 4, {"target": 50}, HouseRules(hints=True), "4f2c9a17", outside=OutsideCommand(())
            ),
        ),
        (JOIN, JoinCommand("Ravi", 5, kept="4f2c9a17")),
    ],
    ids=["host", "host with guests from outside", "guest"],
)
def test_the_next_agent_goes_back_to_the_table(
    agents: Agents, way: OpenRoomCommand | JoinCommand, back: OpenRoomCommand | JoinCommand
) -> None:
    line = agents.line
    line.enter(way)
    agents.now.say(ConnectionChanged(ConnectionState.LIVE), WELCOME, ROOM)
    told = noted(line, "connectionChanged")

    agents.now.die()

    assert len(agents.started) == 2
    assert agents.now.heard == [back]
    assert told == [ConnectionChanged(ConnectionState.LOST, ConnectionProblem.AGENT)]


@pytest.mark.parametrize(("now", "goes_on"), [("4f2c9a17", True), ("0a1b2c3d", False)], ids=["same", "another match"])
def test_only_the_match_that_was_opened_again_goes_on_from_earlier_deals(
    agents: Agents, now: str, goes_on: bool
) -> None:
    earlier = EarlierDeals("99999999", ("Meera", "Ravi", "", ""), ("", "", "club", "club"), ())
    agents.line.enter(replace(OPEN, earlier=earlier))
    agents.now.say(RoomOpened("4f2c9a17", (), 47190), ConnectionChanged(ConnectionState.LIVE), WELCOME, ROOM)
    agents.now.say(replace(WELCOME, table=now), ROOM)
    agents.now.die()

    [back] = agents.now.heard
    assert isinstance(back, OpenRoomCommand)
    assert (back.reopen, back.earlier) == (now, earlier if goes_on else None)


def test_an_agent_that_dies_before_it_was_let_in_is_followed_by_one_that_tries_the_same(agents: Agents) -> None:
    agents.line.enter(JOIN)
    agents.now.die()

    assert agents.now.heard == [JOIN]


def test_a_search_goes_on_with_the_next_agent(agents: Agents) -> None:
    line, told = agents.line, noted(agents.line, "roomVanished")
    line.set_discovery(True)
    agents.now.say(FOUND)
    agents.now.die()

    assert agents.now.heard == [DiscoverCommand(True)]
    assert told == [FOUND.id]


def test_no_more_than_five_agents_are_started_anew(agents: Agents) -> None:
    line = agents.line
    line.set_discovery(True)
    line.enter(JOIN)
    for _ in range(MOST_DEATHS + 1):
        agents.now.die()

    assert len(agents.started) == MOST_DEATHS + 1
    assert (line.state, line.reason) == (ConnectionState.ENDED, ConnectionProblem.AGENT)


def test_a_person_may_try_again_after_that(agents: Agents) -> None:
    line = agents.line
    line.enter(JOIN)
    for _ in range(MOST_DEATHS + 1):
        agents.now.die()
    line.enter(JOIN)
    agents.now.die()

    assert agents.now.heard == [JOIN]
    assert line.state is ConnectionState.LOST


def test_a_program_that_ends_ends_its_agent(agents: Agents) -> None:
    agents.line.enter(JOIN)
    agents.line.close()

    assert agents.now.closed

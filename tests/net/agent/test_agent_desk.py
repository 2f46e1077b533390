"""The agent's desk looks round: in another network nobody waits until a lost line is tried anew by itself."""

import asyncio
import gc
import json
from pathlib import Path
from typing import Any

import pytest

from cardtable.core.session import Session
from cardtable.games import discover
from cardtable.host import host_messages, room_requests
from cardtable.host.room.room import Room
from cardtable.host.room_messages import RoomInfo, WelcomeMessage
from cardtable.host.room_types import DisconnectCode, HouseRules, RoomStage
from cardtable.net.agent.agent_config import AgentConfig
from cardtable.net.agent.agent_service import AgentService
from cardtable.net.agent_messages import FromAgent, LeaveCommand, OpenRoomCommand
from cardtable.net.invitation import read_invitation
from tests.known_sentences import known_sentences
from tests.net.server.hall import guest, hello

HOUSE, CAFE = ("127.0.0.1", "192.168.1.23"), ("127.0.0.1", "10.7.7.7")


class End:
    """A table somewhere, which counts how often it is told of another network."""

    def __init__(self) -> None:
        self.moves = 0

    def on_addresses_changed(self) -> None:
        self.moves += 1

    def submit(self, do: host_messages.SubmitAction) -> None:
        raise AssertionError

    def send(self, message: room_requests.FromSeat) -> None:
        raise AssertionError

    def retry_now(self) -> None:
        raise AssertionError

    def on_invitation_copied(self) -> None:
        raise AssertionError

    async def let_outsiders_in(self, _command: object) -> None:
        raise AssertionError

    async def leave(self) -> None:
        raise AssertionError

    async def close(self) -> None:
        pass


def sentences_in(folder: Path) -> Path:
    sentences = folder / "sentences.json"
    sentences.write_text(json.dumps(sorted(known_sentences())), encoding="utf-8")
    return sentences


def test_another_address_is_told_to_the_table_once(tmp_path: Path) -> None:
    sentences = sentences_in(tmp_path)
    found = iter([HOUSE, HOUSE[::-1], CAFE, CAFE, HOUSE])
    counts: list[int] = []

    async def look() -> None:
        desk = AgentService(AgentConfig(tmp_path, sentences), lambda _value: None, lambda: next(found))
        end: Any = End()
        desk._room = end
        for _ in range(4):
            await desk.check_network()
            counts.append(end.moves)
        await desk.close()

    asyncio.run(look())
    assert counts == [0, 1, 1, 2]


@pytest.mark.parametrize("cut_off", [False, True])
def test_who_was_cut_off_has_not_closed_the_table(tmp_path: Path, cut_off: bool) -> None:
    told: list[FromAgent] = []

    async def live() -> tuple[int | None, int | None]:
        desk = AgentService(AgentConfig(tmp_path, sentences_in(tmp_path), here_only=True), told.append)
        options = discover()["hearts"].options().save()
        await desk.execute(OpenRoomCommand("Asha", 3, "hearts", 4, options, HouseRules(findable=False)))
        async with asyncio.timeout(20):
            while not any(isinstance(value, WelcomeMessage) for value in told):
                await asyncio.sleep(0.02)
        (welcome,) = (value for value in told if isinstance(value, WelcomeMessage))
        invitation = read_invitation(welcome.invitation)
        place: Any = invitation  # it has a port, as a server has
        async with guest(place) as ravi:
            await ravi.greet(hello(invitation.table, invitation.secret, name="Ravi"))
            await desk.close(cut_off=cut_off)
            return await ravi.closed(), ravi.farewell

    expected = (1006, None) if cut_off else (DisconnectCode.STOPPING, DisconnectCode.STOPPING)
    assert asyncio.run(live()) == expected


def truths() -> list[Any]:
    """All tables of people, and the matches at them, that are in this process."""
    gc.collect()
    return [thing for thing in gc.get_objects() if isinstance(thing, Room | Session)]


@pytest.mark.slow
def test_nothing_of_a_table_is_alive_that_was_left(tmp_path: Path) -> None:
    """An agent lives as long as its window, in which people go from table to table."""
    told: list[FromAgent] = []
    before = set(map(id, truths()))
    left: list[list[str]] = []

    async def until(stage: RoomStage) -> int:
        """The revision of the table's rules then; those of its opening are in force after the first."""
        async with asyncio.timeout(20):
            while True:
                table = next((value for value in reversed(told) if isinstance(value, RoomInfo)), None)
                if table is not None and table.rev and table.stage is stage:
                    return table.rev
                await asyncio.sleep(0.02)

    async def play() -> None:
        desk = AgentService(AgentConfig(tmp_path, sentences_in(tmp_path), here_only=True), told.append)
        options = discover()["hearts"].options().save()
        for _ in range(2):
            told.clear()
            await desk.execute(OpenRoomCommand("Asha", 3, "hearts", 4, options, HouseRules(findable=False)))
            rev = await until(RoomStage.LOBBY)
            await desk.execute(room_requests.ReadyRequest(True, rev))
            await desk.execute(room_requests.StartRequest(rev))
            await until(RoomStage.PLAYING)
            there = {type(thing) for thing in truths() if id(thing) not in before}
            assert there == {Room, Session}
            await desk.execute(LeaveCommand())
            left.append([type(thing).__name__ for thing in truths() if id(thing) not in before])
        await desk.close()

    asyncio.run(play())
    assert left == [[], []]

"""A client in another language, which shares no code with the program, plays a deal of each game and checks it."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
from pathlib import Path
from typing import TypeVar

import pytest

from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.room_messages import RoomInfo, WelcomeMessage
from cardtable.host.room_requests import ProposeRequest, ReadyRequest, StartRequest
from cardtable.host.room_types import HouseRules, RoomProposalKind, RoomStage
from cardtable.net.agent.agent_config import AgentConfig
from cardtable.net.agent.agent_service import AgentService
from cardtable.net.agent_messages import FromAgent, InvitationCopiedCommand, OpenRoomCommand
from tests.known_sentences import known_sentences

NODE = shutil.which("node")
NEWEST = 20  # of Node, whose lists have `toSpliced`
SEATS = {"hearts": 3, "cancellation_hearts": 5, "svoi_kozyri": 2, "canasta": 2}
CLIENT = Path(__file__).with_name("client.mjs")
SECONDS = 400
T = TypeVar("T")


def version() -> int:
    """Of Node; 0 without it."""
    if NODE is None:
        return 0
    said = subprocess.run([NODE, "--version"], capture_output=True, text=True, check=False).stdout
    return int(said.strip().removeprefix("v").split(".")[0] or 0)


@pytest.mark.slow
@pytest.mark.skipif(version() < NEWEST, reason=f"there is no Node {NEWEST}")
@pytest.mark.parametrize("game", SEATS)
def test_a_client_written_from_the_page_plays_and_checks_a_deal(tmp_path: Path, game: str) -> None:
    told: list[FromAgent] = []
    sentences = tmp_path / "sentences.json"
    sentences.write_text(json.dumps(sorted(known_sentences())), encoding="utf-8")

    def last(kind: type[T]) -> T | None:
        return next((value for value in reversed(told) if isinstance(value, kind)), None)

    async def play() -> str:
        desk = AgentService(AgentConfig(tmp_path, sentences, here_only=True), told.append)
        options = discover()[game].options
        chosen = options.preset(options.presets_for(SEATS[game])[0]).save()
        house = HouseRules(findable=False)
        await desk.execute(OpenRoomCommand("Meera", 3, game, SEATS[game], chosen, house))
        await desk.execute(InvitationCopiedCommand())
        while (welcome := last(WelcomeMessage)) is None or (table := last(RoomInfo)) is None or not table.rev:
            await asyncio.sleep(0.02)
        assert NODE is not None
        arguments = (str(CLIENT), welcome.invitation)
        client = await asyncio.create_subprocess_exec(NODE, *arguments, stdout=asyncio.subprocess.PIPE)
        while not any(seat.name == "Node" and seat.ready for seat in (last(RoomInfo) or table).seats):
            await asyncio.sleep(0.02)
        await desk.execute(ReadyRequest(True, table.rev))
        await desk.execute(StartRequest(table.rev))
        while (table := last(RoomInfo) or table).stage is not RoomStage.PLAYING:
            await asyncio.sleep(0.02)
        await desk.execute(ProposeRequest(RoomProposalKind.REPLACE, Seat(0)))  # a computer plays for the host
        said, _ = await client.communicate()
        await desk.close()
        return said.decode()

    async def bounded() -> str:
        async with asyncio.timeout(SECONDS):
            return await play()

    found = json.loads(asyncio.run(bounded()))
    assert found["ok"], found
    assert (found["game"], found["deal"]) == (game, 1)
    assert found["cards"]
    assert found["actions"]

"""The client in JavaScript is a guest at the table of a person's program, where a computer soon plays for the host."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, TypeVar

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
from tests.protocol_client.test_protocol_client import NEEDED, SECONDS, client, told

pytestmark = NEEDED
T = TypeVar("T")


class Desk:
    """The network process of the host, and what it told."""

    def __init__(self, folder: Path) -> None:
        sentences = folder / "sentences.json"
        sentences.write_text(json.dumps(sorted(known_sentences())), encoding="utf-8")
        self._told: list[FromAgent] = []
        self.service = AgentService(AgentConfig(folder, sentences, here_only=True), self._told.append)

    def last(self, kind: type[T]) -> T | None:
        return next((value for value in reversed(self._told) if isinstance(value, kind)), None)

    async def table(self, *, ready: str = "", stage: RoomStage = RoomStage.LOBBY) -> RoomInfo:
        """Wait until the table is in a stage, with somebody who is ready."""
        while True:
            info = self.last(RoomInfo)
            if info is not None and info.rev and info.stage is stage:
                names = {seat.name for seat in info.seats if seat.ready}
                if not ready or ready in names:
                    return info
            await asyncio.sleep(0.02)


async def played(folder: Path, game: str, seats: int) -> tuple[int, dict[str, Any]]:
    """How the client ended after a deal at a program's table, and its summary."""
    desk = Desk(folder)
    options = discover()[game].options
    rules = options.preset(options.presets_for(seats)[0]).save()
    await desk.service.execute(OpenRoomCommand("Meera", 3, game, seats, rules, HouseRules(findable=False)))
    await desk.service.execute(InvitationCopiedCommand())
    rev = (await desk.table()).rev
    welcome = desk.last(WelcomeMessage)
    assert welcome is not None
    guest = client("play", welcome.invitation, "--name", "Ravi", "--seconds", str(SECONDS - 5))
    try:
        await desk.table(ready="Ravi")
        await desk.service.execute(ReadyRequest(True, rev))
        await desk.service.execute(StartRequest(rev))
        await desk.table(stage=RoomStage.PLAYING)
        await desk.service.execute(ProposeRequest(RoomProposalKind.REPLACE, Seat(0)))
        return await asyncio.to_thread(told, guest)
    finally:
        guest.kill()
        await desk.service.close()


@pytest.mark.parametrize(("game", "seats"), [("hearts", 3), ("svoi_kozyri", 2)])
def test_a_guest_plays_a_deal_and_checks_it(tmp_path: Path, game: str, seats: int) -> None:
    async def bounded() -> tuple[int, dict[str, Any]]:
        async with asyncio.timeout(1.5 * SECONDS):
            return await played(tmp_path, game, seats)

    ended, summary = asyncio.run(bounded())
    assert (ended, summary["verified"]) == (0, True), summary
    assert (summary["game"], summary["deals"]) == (game, 1)
    (checked,) = summary["checked"]
    assert checked["people"] == 2
    assert checked["actions"] > 0

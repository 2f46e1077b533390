"""Two programs in a network of their own, as a house has one; started by test_house.py within a network namespace.

Prints what it has seen, a line each. There is no network beyond: nothing of it reaches any other computer.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from cardtable.games import discover
from cardtable.host.room_messages import RoomInfo, WelcomeMessage
from cardtable.host.room_requests import ReadyRequest, StartRequest
from cardtable.host.room_types import HouseRules, RoomStage
from cardtable.net.agent.agent_config import AgentConfig
from cardtable.net.agent.agent_service import AgentService
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionState,
    DiscoverCommand,
    FromAgent,
    InvitationCopiedCommand,
    JoinCommand,
    OpenRoomCommand,
    RoomDiscovered,
    RoomOpened,
)
from cardtable.net.invitation import Invitation, read_invitation, write_invitation
from cardtable.net.transport.network_addresses import own_addresses
from tests.known_sentences import known_sentences

T = TypeVar("T")
HOUSE, WORLD = "192.168.77.1", "9.9.9.9"  # addresses of this namespace's only interface
LATER, BEYOND = "192.168.78.1", "203.0.113.1"  # one that it comes to have, and one to which no way leads


class Program:
    """One agent, and what it has told."""

    def __init__(self, folder: Path, sentences: Path, addresses: Callable[[], tuple[str, ...]] = own_addresses) -> None:
        self.told: list[FromAgent] = []
        self.desk = AgentService(AgentConfig(folder, sentences), self.told.append, addresses)

    def last(self, kind: type[T]) -> T | None:
        """The newest of this kind."""
        return next((value for value in reversed(self.told) if isinstance(value, kind)), None)


async def until(done: Callable[[], object], seconds: float = 15) -> None:
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.02)


async def answers(address: str, port: int) -> bool:
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(2):
            _, writer = await asyncio.open_connection(address, port)
            writer.close()
            return True
    return False


async def live(folder: Path) -> None:
    sentences = folder / "sentences.json"
    sentences.write_text(json.dumps(sorted(known_sentences())), encoding="utf-8")
    host, guest = (Program(folder / name, sentences) for name in ("host", "guest"))
    options = discover()["hearts"].options().save()
    await host.desk.execute(OpenRoomCommand("Meera", 3, "hearts", 4, options, HouseRules()))
    await until(lambda: host.last(RoomInfo))
    opening = host.last(RoomOpened)
    assert opening is not None
    print("invitation names", *invited_to(host))

    print("before it was copied:", await answers(HOUSE, opening.port), await answers(WORLD, opening.port))
    await host.desk.execute(InvitationCopiedCommand())
    print("then:", await answers(HOUSE, opening.port), await answers(WORLD, opening.port))

    began = time.monotonic()
    await guest.desk.execute(DiscoverCommand(True))
    await until(lambda: guest.last(RoomDiscovered))
    print("found in time:", time.monotonic() - began < 2)
    await guest.desk.execute(JoinCommand("Ravi", 7, found=opening.table))
    await until(lambda: guest.last(RoomInfo))
    print("joined")
    await guest.desk.close()

    await until(lambda: last_table(host).rev)  # the rules of OpenTable are in force
    rev = last_table(host).rev
    await host.desk.execute(ReadyRequest(True, rev))
    await host.desk.execute(StartRequest(rev))
    await until(lambda: last_table(host).stage is RoomStage.PLAYING)
    await host.desk.close()
    again = Program(folder / "host", sentences)
    await again.desk.execute(OpenRoomCommand("Meera", 3, "hearts", 4, {}, HouseRules(), reopen=opening.table))
    await until(lambda: again.last(RoomInfo))
    print("opened again:", again.last(RoomOpened) == opening, await answers(WORLD, opening.port))

    subprocess.run(["ip", "addr", "add", f"{LATER}/24", "dev", "lo"], check=True)
    await again.desk.check_network()
    await until(lambda: LATER in invited_to(again))
    print("in another network:", await answers(LATER, opening.port))
    await again.desk.close()

    far = Invitation((BEYOND,), 47190, opening.table, bytes(8).hex(), bytes(16))
    alone = Program(folder / "alone", sentences)
    await alone.desk.execute(JoinCommand("Ravi", 7, invitation=write_invitation(far)))
    await until(lambda: (change := alone.last(ConnectionChanged)) is not None and change.state is ConnectionState.ENDED)
    ended = alone.last(ConnectionChanged)
    print("without a way:", ended.reason.value if ended is not None and ended.reason is not None else None)
    await alone.desk.close()


def invited_to(program: Program) -> tuple[str, ...]:
    """The addresses that the program's table invites to now."""
    welcome = program.last(WelcomeMessage)
    return read_invitation(welcome.invitation).addresses if welcome is not None else ()


def last_table(program: Program) -> RoomInfo:
    found = program.last(RoomInfo)
    assert found is not None
    return found


if __name__ == "__main__":
    asyncio.run(live(Path(sys.argv[1])))

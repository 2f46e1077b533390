"""A table behind a router that the person lets be asked; started by test_house.py within a network namespace.

Prints what it has seen, a line each. There is no network beyond: nothing of it reaches any other computer.
"""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import replace
from pathlib import Path

from cardtable.games import discover
from cardtable.host.room_messages import RoomInfo, WelcomeMessage
from cardtable.host.room_types import HouseRules
from cardtable.net.agent_messages import (
    JoinCommand,
    LeaveCommand,
    MapPortCommand,
    OpenRoomCommand,
    PortMappingChanged,
    PortMappingState,
    RoomOpened,
)
from cardtable.net.invitation import read_invitation, write_invitation
from cardtable.net.transport.network_addresses import LOOPBACK
from tests.known_sentences import known_sentences
from tests.net.agent.in_a_house import HOUSE, WORLD, Program, answers, invited_to, until
from tests.net.transport.small_router import SmallRouter

SSDP = 1900


async def live(folder: Path) -> None:
    sentences = folder / "sentences.json"
    sentences.write_text(json.dumps(sorted(known_sentences())), encoding="utf-8")
    host = Program(folder / "host", sentences, at_home)
    table = OpenRoomCommand("Meera", 3, "hearts", 4, discover()["hearts"].options().save(), HouseRules(findable=False))
    router = SmallRouter(here=HOUSE, outside=WORLD, forwards=True)
    async with router.running(SSDP):
        await host.desk.execute(table)
        await until(lambda: host.last(RoomInfo))
        print("nobody asked it:", router.searches, *invited_to(host))

        await host.desk.execute(MapPortCommand())
        await until(lambda: said(host) is PortMappingState.OPEN)
        await until(lambda: WORLD in invited_to(host))
        print("once the host wants it:", *invited_to(host), *leads(router), await answers(HOUSE, port_of(host)))
        welcome = host.last(WelcomeMessage)
        assert welcome is not None
        guest = Program(folder / "guest", sentences)
        from_outside = replace(read_invitation(welcome.invitation), addresses=(WORLD,))
        await guest.desk.execute(JoinCommand("Ravi", 7, invitation=write_invitation(from_outside)))
        await until(lambda: guest.last(RoomInfo))
        print("a guest from outside has come in")
        await guest.desk.close()
        await host.desk.execute(LeaveCommand())
        print("the table is closed:", *leads(router))

        router.taken = frozenset({47190})
        neighbour = Program(folder / "neighbour", sentences, at_home)
        await neighbour.desk.execute(replace(table, ask_router=True))
        await until(lambda: said(neighbour) is PortMappingState.OPEN)
        await until(lambda: WORLD in invited_to(neighbour))
        port = port_of(neighbour)
        print("a neighbour has the port:", port, *leads(router), await answers(HOUSE, port))
        await neighbour.desk.close()
        print("the program has ended:", *leads(router))


def at_home() -> tuple[str, ...]:
    """The addresses of a computer in the house: that beyond the router is the router's alone."""
    return LOOPBACK, HOUSE


def said(program: Program) -> PortMappingState | None:
    last = program.last(PortMappingChanged)
    return last.way if last is not None else None


def port_of(program: Program) -> int:
    opening = program.last(RoomOpened)
    assert opening is not None
    return opening.port


def leads(router: SmallRouter) -> list[str]:
    """Where the router leads whoever comes from outside."""
    return [f"{values['NewInternalClient']}:{port}" for port, values in router.open.items()]


if __name__ == "__main__":
    asyncio.run(live(Path(sys.argv[1])))

"""Two programs in a network of their own, as a house has one; started by test_house.py within a network namespace.

Prints what it has seen, a line each. There is no network beyond: nothing of it reaches any other computer.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from cardtable.games import discover
from cardtable.host.from_seat import Ready, Start
from cardtable.host.from_table import TableInfo, Welcome
from cardtable.host.gathering import HouseRules, Stage
from cardtable.net.agent_talk import Copied, FoundTable, FromAgent, Join, Look, Opening, OpenTable
from cardtable.net.invitation import read_invitation
from cardtable.net.io.agent_desk import AgentDesk
from cardtable.net.io.surroundings import Surroundings
from tests.known_sentences import known_sentences

T = TypeVar("T")
HOUSE, WORLD = "192.168.77.1", "9.9.9.9"  # addresses of this namespace's only interface


class Program:
    """One agent, and what it has told."""

    def __init__(self, folder: Path, sentences: Path) -> None:
        self.told: list[FromAgent] = []
        self.desk = AgentDesk(Surroundings(folder, sentences), self.told.append)

    def last(self, kind: type[T]) -> T | None:
        """The newest of this kind."""
        return next((value for value in reversed(self.told) if isinstance(value, kind)), None)


async def until(done: Callable[[], object]) -> None:
    async with asyncio.timeout(15):
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
    await host.desk.take(OpenTable("Meera", 3, "hearts", 4, options, HouseRules()))
    await until(lambda: host.last(TableInfo))
    opening, welcome = host.last(Opening), host.last(Welcome)
    assert opening is not None
    assert welcome is not None
    print("invitation names", *read_invitation(welcome.invitation).addresses)

    print("before it was copied:", await answers(HOUSE, opening.port), await answers(WORLD, opening.port))
    await host.desk.take(Copied())
    print("then:", await answers(HOUSE, opening.port), await answers(WORLD, opening.port))

    began = time.monotonic()
    await guest.desk.take(Look(True))
    await until(lambda: guest.last(FoundTable))
    print("found in time:", time.monotonic() - began < 2)
    await guest.desk.take(Join("Ravi", 7, found=opening.table))
    await until(lambda: guest.last(TableInfo))
    print("joined")
    await guest.desk.close()

    rev = last_table(host).rev
    await host.desk.take(Ready(True, rev))
    await host.desk.take(Start(rev))
    await until(lambda: last_table(host).stage is Stage.PLAYING)
    await host.desk.close()
    again = Program(folder / "host", sentences)
    await again.desk.take(OpenTable("Meera", 3, "hearts", 4, {}, HouseRules(), reopen=opening.table))
    await until(lambda: again.last(TableInfo))
    print("opened again:", again.last(Opening) == opening, await answers(WORLD, opening.port))
    await again.desk.close()


def last_table(program: Program) -> TableInfo:
    found = program.last(TableInfo)
    assert found is not None
    return found


if __name__ == "__main__":
    asyncio.run(live(Path(sys.argv[1])))

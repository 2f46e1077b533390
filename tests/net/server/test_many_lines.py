"""A thousand lines that come and go, and what is left of them."""

import asyncio
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.net.server.hall import HERE, SUBPROTOCOL, run, trusting
from tests.net.server.served import memory_of, served

MB = 1_024 * 1_024


async def come_and_go(port: int, first: int, count: int) -> None:
    """So many lines, twenty at a time, each from an address of its own; some say something, all are cut."""
    for start in range(first, first + count, 20):
        await asyncio.gather(*(visit(port, number) for number in range(start, start + 20)))


async def visit(port: int, number: int) -> None:
    line = await connect(
        f"wss://{HERE}:{port}/cardtable",
        ssl=trusting(),
        server_hostname="",
        local_addr=(f"127.0.{number // 200}.{1 + number % 200}", 0),
        subprotocols=[SUBPROTOCOL],
        compression=None,
        proxy=None,
    )
    if number % 2:
        await line.send("nonsense")
    line.transport.abort()


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what a process needs is read from /proc")
def test_a_thousand_lines_leave_nothing_behind(tmp_path: Path) -> None:
    with served(tmp_path) as (process, invitation):

        async def act() -> None:
            await come_and_go(invitation.port, 0, 1_000)  # circles of what is gone wait for 10,000 others
            before = memory_of(process)
            await come_and_go(invitation.port, 0, 1_000)
            await asyncio.sleep(0.2)  # until the last of them is noticed
            assert memory_of(process) - before < 4 * MB

        run(act)

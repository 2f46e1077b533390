"""The line to NATS is made again by itself, and what keeps it from that is said once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.net.server.cluster.jetstream import connect_to_nats
from tests.net.server.nats_servers import HERE, needs_nats, one_nats

pytestmark = [pytest.mark.slow, needs_nats]


@pytest.mark.filterwarnings("ignore:unclosed <StreamWriter:ResourceWarning")  # nats-py leaves one that was refused
def test_a_line_that_is_not_let_in_again_is_told_once_and_made_when_it_may(tmp_path: Path) -> None:
    said: list[object] = []

    def told(text: Text) -> None:
        said.append(SourceRenderer().text(text))

    async def until_said(count: int) -> None:
        while len(said) < count:
            await asyncio.sleep(0.05)

    with one_nats(tmp_path) as server:

        async def run() -> list[object]:
            async with asyncio.timeout(30):
                line = await connect_to_nats(server.address, said.append, told)
                server.change_password("another")
                await until_said(2)
                server.change_password("tables")
                await until_said(3)
                then = list(said)
                await line.close()
            return then

        until_back = asyncio.run(run())
    refused = f"NATS at {HERE}:{server.port} refuses this login: put NAME:PASSWORD@ before the address in --store."
    assert until_back == [False, refused, True]

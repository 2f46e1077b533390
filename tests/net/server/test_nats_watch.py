"""Whoever looks after a server is told when NATS, or one of its servers, keeps nothing, and when it does again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from nats.aio.client import Client

from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.net.server.cluster import nats_health
from cardtable.net.server.cluster.jetstream import JetStream
from cardtable.net.server.cluster.nats_health import CHECK_INTERVAL, NatsHealthMonitor, make_streams
from cardtable.net.server.cluster.nats_store import STREAM
from cardtable.net.server.cluster.shared_store import make_store
from tests.net.server.nats_servers import needs_nats, one_nats, three_nats
from tests.net.server.shared_stores import line
from tests.net.server.turned_clock import TurnedClock

pytestmark = [pytest.mark.slow, needs_nats]


class Watched:
    """What a watch has said so far, and its next look."""

    def __init__(self) -> None:
        self.clock = TurnedClock()
        self.said: list[str] = []

    def told(self, text: Text) -> None:
        self.said.append(SourceRenderer().text(text))

    async def look(self) -> list[str]:
        """What is said at one more look, which ends when the watch sleeps again."""
        self.said.clear()
        await self.clock.turn(CHECK_INTERVAL, sleepers=1)
        await self.clock.turn(0.0, sleepers=1)
        return self.said


@asynccontextmanager
async def watched(address: str, copies: int) -> AsyncIterator[Watched]:
    made = Watched()
    async with asyncio.timeout(40), line(address) as own:
        watching = asyncio.create_task(NatsHealthMonitor(own, made.told, made.clock.sleep).run(copies))
        try:
            yield made
        finally:
            watching.cancel()


def test_a_stream_that_is_gone_is_told_once_and_so_is_one_that_is_back(tmp_path: Path) -> None:
    async def run(address: str) -> None:
        await make_store(address, 1)
        async with watched(address, 1) as watch, line(address) as own:
            assert await watch.look() == []
            await JetStream(own, STREAM).ask("STREAM.DELETE")
            assert await watch.look() == [
                "NATS has lost its stream TABLES: tables wait. "
                "Start each NATS server again with the folder that it had."
            ]
            assert await watch.look() == []
            await JetStream(own, "KV_servers").ask("STREAM.DELETE")
            await make_streams(own, 1)
            assert await watch.look() == ["NATS is saving moves again: tables go on."]

    with one_nats(tmp_path) as server:
        asyncio.run(run(server.address))


def test_a_server_of_three_that_is_missing_twice_is_named(tmp_path: Path) -> None:
    with three_nats(tmp_path) as (one, _, three):

        async def run() -> None:
            await make_store(one.address, 3)
            async with watched(one.address, 3) as watch:
                assert await watch.look() == []
                three.kill()
                assert await watch.look() == []
                assert await watch.look() == [
                    "The NATS server three no longer saves anything: check that it runs and has room on its "
                    "disk, and restart it."
                ]
                assert await watch.look() == []
                three.start()
                three.wait()
                while not (said := await watch.look()):
                    pass  # until it has found the others
                assert said == ["The NATS server three is saving moves again."]

        asyncio.run(run())


def test_a_server_that_does_not_say_who_it_is_ends_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def strange(_line: Client, _enough: int) -> Sequence[Mapping[str, Any]]:
        return {"server": 7}, {"data": {"config": {}}}

    monkeypatch.setattr(nats_health, "server_states", strange)

    async def run(address: str) -> None:
        await make_store(address, 1)
        async with watched(address, 1) as watch:
            assert [await watch.look(), await watch.look()] == [[], []]

    with one_nats(tmp_path) as server:
        asyncio.run(run(server.address))

"""Stores on NATS for tests: made, opened, emptied, and with no room left."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from nats.aio.client import Client

from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.net.server.cluster import nats_health
from cardtable.net.server.cluster.jetstream import JetStream, connect_to_nats
from cardtable.net.server.cluster.nats_store import STREAM, NatsStore
from cardtable.net.server.cluster.shared_store import shared_store


@asynccontextmanager
async def line(address: str) -> AsyncIterator[Client]:
    """A line of one's own."""
    made = await connect_to_nats(address, lambda _is_there: None)
    try:
        yield made
    finally:
        await made.close()


@asynccontextmanager
async def open_shared(address: str, copies: int = 1) -> AsyncIterator[NatsStore]:
    """A store as a server opens it."""
    async with shared_store(address, copies, SourceRenderer()) as shared:
        yield shared.store


async def empty_streams(address: str, copies: int = 1) -> None:
    """As on a new NATS server on which a store has been made."""
    async with line(address) as own:
        for name in nats_health._plans(copies):
            await JetStream(own, name).ask("STREAM.DELETE")
        await nats_health.make_streams(own, copies)


async def limited(address: str, is_full: bool) -> None:
    """The stream takes nothing more, or takes it again."""
    async with line(address) as own:
        await change(own, max_bytes=1 if is_full else -1)


async def change(own: Client, name: str = STREAM, **config: object) -> None:
    """Set the stream up otherwise."""
    stream = JetStream(own, name)
    found = await stream.config()
    assert found is not None
    await stream.update(**{**{key: value for key, value in found.items() if key != "name"}, **config})

"""Shared store on NATS: connection, safety checks, health monitor and leases."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from nats.aio.client import Client

from cardtable.core.text import Text, TextRenderer, translate
from cardtable.net.server.cluster.jetstream import connect_to_nats
from cardtable.net.server.cluster.leases import LeaseManager
from cardtable.net.server.cluster.nats_health import NatsHealthMonitor, check, make_streams
from cardtable.net.server.cluster.nats_store import NatsStore
from cardtable.net.server.cluster_peers import ClusterPeers, PeerInfo

_LOST = translate("Serve", "The connection to NATS is lost: tables wait until it is back.")
_BACK = translate("Serve", "The connection to NATS is back.")


class SharedStore:
    """An open store, and the leases of its servers."""

    def __init__(self, connection: Client, notify: Callable[[Text], None]) -> None:
        self.store = NatsStore(connection)
        self._connection = connection
        self._notify = notify
        self.leases: LeaseManager | None = None  # set by `join_peers`

    async def join_peers(self, info: PeerInfo) -> ClusterPeers:
        """Register this server with its peers; raise UserError if one of them does not match."""
        leases = self.leases = LeaseManager(self._connection, secrets.token_hex(4), info, self._notify)
        await leases.start()
        return leases


@asynccontextmanager
async def shared_store(servers: str, copies: int, renderer: TextRenderer) -> AsyncIterator[SharedStore]:
    """Open the store until the end of the context; raise UserError if NATS does not answer or is unsafe."""
    shared: SharedStore | None = None

    def notify(text: Text) -> None:
        print(renderer.text(text), flush=True)

    def on_change(is_there: bool) -> None:
        if shared is not None:
            notify(_BACK if is_there else _LOST)
            if is_there and shared.leases is not None:
                shared.leases.on_reconnected()

    connection = await connect_to_nats(servers, on_change, notify)
    try:
        await check(connection, copies)
        shared = SharedStore(connection, notify)
        watching = asyncio.create_task(NatsHealthMonitor(connection, notify).run(copies))
        try:
            yield shared
        finally:
            watching.cancel()
        if shared.leases is not None:
            await shared.leases.release()
    finally:
        shared = None
        await connection.close()


async def make_store(servers: str, copies: int) -> None:
    """Create the streams of a new store; raise UserError, also if they exist."""

    def on_change(_is_there: bool) -> None:
        """Ignore a lost connection: requests are retried anyway."""

    connection: Client = await connect_to_nats(servers, on_change)
    try:
        await make_streams(connection, copies)
    finally:
        await connection.close()

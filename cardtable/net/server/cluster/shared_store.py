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

_LOST = translate("Serve", "The line to NATS is lost: tables wait until it is back.")
_BACK = translate("Serve", "The line to NATS is back.")


class SharedStore:
    """An open store, and the leases of its servers."""

    def __init__(self, line: Client, told: Callable[[Text], None]) -> None:
        self.store = NatsStore(line)
        self._line = line
        self._told = told
        self._leases: LeaseManager | None = None

    async def join_peers(self, standing: PeerInfo) -> ClusterPeers:
        """Register this server with its peers; raise UserError if one of them does not match."""
        leases = self._leases = LeaseManager(self._line, secrets.token_hex(4), standing, self._told)
        await leases.start()
        return leases

    def on_reconnected(self) -> None:
        """Renew the peers' leases after the connection to NATS was restored."""
        if self._leases is not None:
            self._leases.on_reconnected()

    async def release(self) -> None:
        """Release this server's lease."""
        if self._leases is not None:
            await self._leases.release()


@asynccontextmanager
async def shared_store(servers: str, copies: int, words: TextRenderer) -> AsyncIterator[SharedStore]:
    """Open the store until the end of the context; raise UserError if NATS does not answer or is unsafe."""
    shared: SharedStore | None = None

    def tell(text: Text) -> None:
        print(words.text(text), flush=True)

    def heard(is_there: bool) -> None:
        if shared is not None:
            tell(_BACK if is_there else _LOST)
            if is_there:
                shared.on_reconnected()

    line = await connect_to_nats(servers, heard, tell)
    try:
        await check(line, copies)
        shared = SharedStore(line, tell)
        watching = asyncio.create_task(NatsHealthMonitor(line, tell).run(copies))
        try:
            yield shared
        finally:
            watching.cancel()
        await shared.release()
    finally:
        shared = None
        await line.close()


async def make_store(servers: str, copies: int) -> None:
    """Create the streams of a new store; raise UserError, also if they exist."""

    def heard(_is_there: bool) -> None:
        """Ignore a lost connection: requests are retried anyway."""

    line: Client = await connect_to_nats(servers, heard)
    try:
        await make_streams(line, copies)
    finally:
        await line.close()

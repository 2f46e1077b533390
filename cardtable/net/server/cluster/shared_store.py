"""From the addresses of NATS to a store that has been found safe."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from nats.aio.client import Client

from cardtable.core.text import Text, TextRenderer, translate
from cardtable.net.server.cluster.jetstream import line_to
from cardtable.net.server.cluster.leases import LeaseManager
from cardtable.net.server.cluster.nats_health import NatsHealthMonitor, check, make_streams
from cardtable.net.server.cluster.nats_store import NatsStore
from cardtable.net.server.cluster_peers import ClusterPeers, PeerInfo

_LOST = translate("Serve", "The line to NATS is lost: tables wait until it is back.")
_BACK = translate("Serve", "The line to NATS is back.")


class SharedStore:
    """A store that is open, and a way to meet the other servers that use it."""

    def __init__(self, line: Client, told: Callable[[Text], None]) -> None:
        self.store = NatsStore(line)
        self._line = line
        self._told = told
        self._leases: LeaseManager | None = None

    async def meet(self, standing: PeerInfo) -> ClusterPeers:
        """Tell the other servers that this one is there; raises Complaint where one of them cannot be met."""
        leases = self._leases = LeaseManager(self._line, secrets.token_hex(4), standing, self._told)
        await leases.begin()
        return leases

    def back(self) -> None:
        """The line to NATS is there again."""
        if self._leases is not None:
            self._leases.back()

    async def leave(self) -> None:
        """The other servers need not wait for this one."""
        if self._leases is not None:
            await self._leases.leave()


@asynccontextmanager
async def shared_store(servers: str, copies: int, words: TextRenderer) -> AsyncIterator[SharedStore]:
    """The store, until it is done with; raises Complaint where NATS does not answer or is not set up safely."""
    shared: SharedStore | None = None

    def tell(text: Text) -> None:
        print(words.text(text), flush=True)

    def heard(is_there: bool) -> None:
        if shared is not None:
            tell(_BACK if is_there else _LOST)
            if is_there:
                shared.back()

    line = await line_to(servers, heard, tell)
    try:
        await check(line, copies)
        shared = SharedStore(line, tell)
        watching = asyncio.create_task(NatsHealthMonitor(line, tell).run(copies))
        try:
            yield shared
        finally:
            watching.cancel()
        await shared.leave()
    finally:
        shared = None
        await line.close()


async def make_store(servers: str, copies: int) -> None:
    """Make the streams of a new store; raises Complaint, also where there are some already."""

    def heard(_is_there: bool) -> None:
        """It is asked again by itself."""

    line: Client = await line_to(servers, heard)
    try:
        await make_streams(line, copies)
    finally:
        await line.close()

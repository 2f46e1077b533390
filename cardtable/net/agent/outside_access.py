"""Way in from other houses to a hosted room: an endpoint that is dialled by its key, and the state of its relay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cardtable.net.agent_messages import OutsideCommand, OutsideState
from cardtable.net.invitation import PeerAddress
from cardtable.net.server.tcp_server import ConnectionListener
from cardtable.net.transport.peer_endpoint import Bind, PeerEndpoint, PeerLibraryMissing, public_relays

KEY_FILE = "endpoint.key"
_PATIENCE = 10.0  # seconds for a relay to answer
_INTERVAL = 2.0  # seconds between two looks at an endpoint whose relay answers


class OutsideAccess:
    """Lets guests from other houses in once that was requested; `key`: secret key, `on_change` gets each change."""

    def __init__(
        self, server: ConnectionListener, bind: Bind, key: bytes, on_change: Callable[[OutsideState], None]
    ) -> None:
        self._server, self._bind, self._key, self._on_change = server, bind, key, on_change
        self._task: asyncio.Task[None] | None = None
        self._endpoint: PeerEndpoint | None = None
        self._state: OutsideState | None = None
        self.address: PeerAddress | None = None  # for invitations

    async def request(self, command: OutsideCommand) -> None:
        """Begin to let guests in, or begin again with other relays."""
        await self.close()
        self._task = asyncio.create_task(self._run(command))

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        endpoint, self._endpoint, self.address = self._endpoint, None, None
        if endpoint is not None:
            await endpoint.close()

    async def _run(self, command: OutsideCommand) -> None:
        self._report(OutsideState.CONNECTING)
        try:
            relays = public_relays() if command.relays is None else command.relays
            endpoint = self._endpoint = await self._bind(self._key, relays, self._server.port)
        except PeerLibraryMissing:
            self._report(OutsideState.NO_LIBRARY)
            return
        except OSError:
            self._report(OutsideState.SILENT)
            return
        async with asyncio.TaskGroup() as group:
            group.create_task(self._server.accept_peers(endpoint))
            group.create_task(self._watch(endpoint, has_relays=bool(relays)))

    async def _watch(self, endpoint: PeerEndpoint, *, has_relays: bool) -> None:
        """Keep address and state up to date, which change with the network and with the relays."""
        while True:
            is_relayed = has_relays and await endpoint.is_relayed(_PATIENCE)
            state = OutsideState.OPEN if is_relayed else OutsideState.SILENT if has_relays else OutsideState.NO_RELAY
            self._report(state, endpoint.address)
            await asyncio.sleep(_INTERVAL)

    def _report(self, state: OutsideState, address: PeerAddress | None = None) -> None:
        if (state, address) != (self._state, self.address):
            self._state, self.address = state, address
            self._on_change(state)

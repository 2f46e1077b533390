"""Ways in to a hosted room: addresses and ports in its own house, and an endpoint for guests from other houses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.net.agent_messages import OutsideCommand, OutsideState
from cardtable.net.invitation import PeerAddress
from cardtable.net.server.tcp_server import ConnectionListener
from cardtable.net.transport.lan_discovery import Multicast
from cardtable.net.transport.network_addresses import invitation_addresses, local_addresses
from cardtable.net.transport.peer_endpoint import Bind, PeerEndpoint, PeerLibraryMissing, public_relays
from cardtable.net.transport.tls import Certificate

PORTS = range(47190, 47200)


@frozen
class LocalEnvironment:
    """The local network environment: addresses of this computer, and what a hosted room needs."""

    folder: Path  # of the rooms' logs
    games: Mapping[str, AnyGame]
    certificate: Certificate
    multicast: Multicast
    run: str  # id of this process: 8 hexadecimal digits
    addresses: Callable[[], tuple[str, ...]]  # those of this moment
    bind: Bind  # binds the endpoint for guests from other houses
    endpoint_key: bytes  # secret key of that endpoint, 32 bytes

    @property
    def near(self) -> tuple[str, ...]:
        return local_addresses(self.addresses())


class PortExposure:
    """Listening sockets of a room; `last_port`: 0: none."""

    def __init__(
        self, environment: LocalEnvironment, server: ConnectionListener, last_port: int, is_invited: bool
    ) -> None:
        self._environment, self._server, self._last_port = environment, server, last_port
        self._is_invited = is_invited
        self._listening: set[tuple[str, int]] = set()
        self._taken_hosts: set[str] = set()  # addresses at which listening at the room's port is impossible

    def open(self) -> None:
        """Listen on the last port, else on one of PORTS, else on any; raise OSError with the address."""
        first = self._environment.near[0]
        for candidate in (self._last_port or PORTS[0], *PORTS, 0):
            try:
                self._server.listen(first, candidate)
                break
            except OSError as error:
                if not candidate:
                    raise OSError(error.errno, error.strerror, first) from error
        self._listening.add((first, self._server.port))
        self._listen(self._listened_hosts)
        self._probe_other_hosts()

    def listen_everywhere(self) -> None:
        self._is_invited = True
        self._listen(self._listened_hosts)

    def on_addresses_changed(self) -> None:
        self._listen(self._listened_hosts)
        self._probe_other_hosts()

    @property
    def port(self) -> int:
        return self._server.port

    @property
    def addresses(self) -> tuple[str, ...]:
        """Addresses for invitations, best first: local, then public; all are listened to once somebody is invited."""
        return invitation_addresses(
            address for address in self._environment.addresses() if address not in self._taken_hosts
        )

    @property
    def _listened_hosts(self) -> tuple[str, ...]:
        return self._environment.addresses() if self._is_invited else self._environment.near

    def _probe_other_hosts(self) -> None:
        """Find addresses whose port is taken, before an invitation could name them."""
        port = self._server.port
        for host in self._environment.addresses():
            if (host, port) not in self._listening:
                is_free = self._server.can_listen(host, port)
                (self._taken_hosts.discard if is_free else self._taken_hosts.add)(host)

    def _listen(self, hosts: Iterable[str]) -> None:
        port = self._server.port
        for host in hosts:
            if (host, port) in self._listening:
                continue
            try:
                self._server.listen(host, port)
            except OSError:  # another program has this port there, or else: it is tried again at another address
                self._taken_hosts.add(host)
            else:
                self._listening.add((host, port))
                self._taken_hosts.discard(host)


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

"""Addresses and ports of a hosted room: listening sockets, and a port mapping on request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from pathlib import Path

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.net.agent_messages import PortMappingChanged, PortMappingState
from cardtable.net.invitation import MOST_ADDRESSES
from cardtable.net.server.tcp_server import ConnectionListener
from cardtable.net.transport.lan_discovery import Multicast
from cardtable.net.transport.network_addresses import invitation_addresses, local_addresses
from cardtable.net.transport.port_mapping.port_mapping import PortMapper, PortMapping
from cardtable.net.transport.tls import Certificate

PORTS = range(47190, 47200)


@frozen
class LocalEnvironment:
    """The local network environment: addresses of this computer and its router, and what a hosted room needs."""

    folder: Path  # of the rooms' logs
    games: Mapping[str, AnyGame]
    certificate: Certificate
    multicast: Multicast
    run: str  # id of this process: 8 hexadecimal digits
    addresses: Callable[[], tuple[str, ...]]  # those of this moment
    router_for: Callable[[tuple[str, ...]], Awaitable[PortMapper | None]]  # by own addresses

    @property
    def near(self) -> tuple[str, ...]:
        return local_addresses(self.addresses())

    async def router(self) -> PortMapper | None:
        return await self.router_for(self.addresses())


class PortExposure:
    """Sockets and port mapping of a room; `last_port`: 0: none, `on_mapping` gets each state of the mapping."""

    def __init__(
        self,
        environment: LocalEnvironment,
        server: ConnectionListener,
        last_port: int,
        is_invited: bool,
        on_mapping: Callable[[PortMappingChanged], None],
    ) -> None:
        self._environment, self._server, self._last_port, self._on_mapping = environment, server, last_port, on_mapping
        self._is_invited = is_invited
        self._listening: set[tuple[str, int]] = set()
        self._taken_hosts: set[str] = set()  # addresses at which listening at the room's port is impossible
        self.mapping = PortMapping(environment.router, self._mappable_ports, self._on_mapping_changed)
        self._mapped: PortMappingChanged | None = None  # set while a port mapping is open

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
        if self.mapping.is_wanted:
            self._mapped = None
            self.mapping.request()

    @property
    def has_moved(self) -> bool:
        return self._last_port not in (0, self._server.port)

    @property
    def port(self) -> int:
        return self._mapped.port if self._mapped is not None else self._server.port

    @property
    def addresses(self) -> tuple[str, ...]:
        """Addresses for invitations, best first: local, then public; all are listened to once somebody is invited."""
        here = invitation_addresses(
            address for address in self._environment.addresses() if address not in self._taken_hosts
        )
        if self._mapped is None or self._mapped.address in here:
            return here
        return (*here[: MOST_ADDRESSES - 1], self._mapped.address)

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
        for port in dict.fromkeys((self._server.port, self.port)):
            for host in hosts:
                self._listen_at(host, port)

    def _listen_at(self, host: str, port: int) -> bool:
        if (host, port) not in self._listening:
            try:
                self._server.listen(host, port)
            except OSError:  # another program has this port there, or else: it is tried again at another address
                if port == self._server.port:
                    self._taken_hosts.add(host)
                return False
            self._listening.add((host, port))
            if port == self._server.port:
                self._taken_hosts.discard(host)
        return True

    def _mappable_ports(self) -> Iterator[int]:
        yield self._server.port
        for port in PORTS:
            if port != self._server.port and all(self._listen_at(host, port) for host in self._listened_hosts):
                yield port

    def _on_mapping_changed(self, change: PortMappingChanged) -> None:
        self._mapped = change if change.way is PortMappingState.OPEN else None
        self._on_mapping(change)

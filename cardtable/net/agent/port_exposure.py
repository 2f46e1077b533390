"""Addresses and ports of a hosted room in its own house."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.net.server.tcp_server import ConnectionListener
from cardtable.net.transport.lan_discovery import Multicast
from cardtable.net.transport.network_addresses import invitation_addresses, local_addresses
from cardtable.net.transport.peer_endpoint import Bind
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
    def has_moved(self) -> bool:
        return self._last_port not in (0, self._server.port)

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

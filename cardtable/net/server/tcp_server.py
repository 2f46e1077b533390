"""Listening sockets and endpoints of a server: accepts connections within the limits of addresses and files."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import ssl
import sys
from asyncio.sslproto import SSLProtocol
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from ipaddress import ip_address
from typing import Any

from cardtable.core.text import Text, translate
from cardtable.files.disk_errors import REFUSED
from cardtable.host.room_requests import FromSeat, HelloRequest
from cardtable.host.room_types import HELD_BYTES_OF_ALL, SOCKET_BUFFER, TLS_BUFFER, DisconnectCode
from cardtable.net.server.room_manager import RoomManager
from cardtable.net.transport.peer_endpoint import Arrival, PeerEndpoint
from cardtable.net.transport.rate_limits import AddressTracker, network_of
from cardtable.net.transport.socket_connection import ConnectionTimeouts, SocketConnection

_BACKLOG = 128  # pending connections
_BREATH = 0.2  # seconds between attempts while the system has no free descriptor

_MISBEHAVIOUR = frozenset({DisconnectCode.NOT_UNDERSTOOD, DisconnectCode.TOO_SLOW, DisconnectCode.TOO_MANY_MESSAGES})

# Errors that say nothing about an address: `listen` reports them.
_TRANSIENT = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM, errno.EINTR})

_OTHER_FILES = 100  # descriptors for other files

_NO_RIGHT = translate("Serve", "This account isn't allowed to listen on %1: choose port 1024 or higher, or allow it.")
_IN_USE = frozenset({errno.EADDRINUSE, errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EINVAL})
_FORBIDDEN = frozenset({errno.EACCES, errno.EPERM})


_Open = Callable[[SocketConnection], Coroutine[Any, Any, None]]


class ConnectionListener:
    """Listening sockets and all connections; `context` None: behind a proxy, which handles TLS."""

    def __init__(
        self,
        rooms: RoomManager,
        tracker: AddressTracker,
        context: ssl.SSLContext | None,
        timeouts: ConnectionTimeouts | None = None,
    ) -> None:
        self._rooms = rooms
        self._tracker = tracker
        self._context = _restricted(context) if context is not None else None
        self._timeouts = timeouts or ConnectionTimeouts()
        self._loop = asyncio.get_running_loop()
        self._listening: dict[socket.socket, asyncio.Task[None]] = {}
        self._handshakes: dict[int, asyncio.Task[None]] = {}  # by number of the connection
        self.connections: set[SocketConnection] = set()
        self._counted: dict[int, SocketConnection] = {}  # those counted by `tracker`, by number
        self._last_number = 0

    @property
    def port(self) -> int:
        return int(next(iter(self._listening)).getsockname()[1])

    @property
    def n_connections(self) -> int:
        return len(self.connections)

    @property
    def queued_bytes(self) -> int:
        return sum(connection.queued_bytes for connection in self.connections)

    def listen(self, host: str, port: int) -> None:
        """Listen on another address, with port 0 on any free one; raise OSError."""
        self.accept_from(listening_socket(host, port))

    @staticmethod
    def can_listen(host: str, port: int) -> bool:
        """Return False if listening there is impossible, as at another program's port; accepts no connection."""
        try:
            with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
                if os.name == "posix":  # as `create_server` does, for a port that was left a moment ago
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind((host, port))
        except OSError as error:
            return error.errno in _TRANSIENT
        return True

    def accept_from(self, listener: socket.socket) -> None:
        listener.setblocking(False)
        self._listening[listener] = self._loop.create_task(self._accept(listener))

    def stop_listening(self) -> None:
        """Accept no more connections, and read nothing more from the existing ones."""
        for listener, task in self._listening.items():
            task.cancel()
            with suppress(NotImplementedError):  # Windows' own loop has no readers; its select() refuses closed sockets
                self._loop.remove_reader(listener)
            listener.close()
        self._listening.clear()
        for connection in self.connections:
            connection.stop_reading()

    def cut_off(self) -> None:
        """Accept no more connections, and abort the existing ones without a word."""
        self.stop_listening()
        for connection in tuple(self.connections):
            connection.abort()

    def close_address(self, address: str) -> int:
        found = [connection for connection in self.connections if connection.address == address]
        for connection in found:
            connection.close(DisconnectCode.TOO_MANY_LINES)
        return len(found)

    async def close(self) -> None:
        for connection in tuple(self.connections):
            connection.close(DisconnectCode.STOPPING)
        handshakes = [*self._handshakes.values()]
        for task in handshakes:
            task.cancel()
        await asyncio.gather(*handshakes, return_exceptions=True)
        end = self._loop.time() + 2 * self._timeouts.closing
        while self.connections and self._loop.time() < end:
            await asyncio.sleep(0.01)

    async def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                sock, peer = await self._loop.sock_accept(listener)
            except OSError:  # no free descriptor (EMFILE, ENFILE, ENOBUFS), or the client is gone (ECONNABORTED)
                await asyncio.sleep(_BREATH)
                continue
            self._on_accepted(sock, network_of(str(peer[0])))

    async def accept_peers(self, endpoint: PeerEndpoint) -> None:
        """Accept the connections of an endpoint until it is closed."""
        async for arrival in endpoint.arrivals():
            if not self._take(arrival.address, partial(self._open_stream, arrival), lambda: None):
                await arrival.refuse()

    def _on_accepted(self, sock: socket.socket, address: str) -> None:
        if not self._take(address, partial(self._open_socket, sock), sock.close):
            sock.close()

    def _take(self, address: str, open_it: _Open, discard: Callable[[], None]) -> bool:
        """Open a connection in the background; refuse an address over its limits before anything is spent on TLS."""
        self._last_number += 1
        is_behind_proxy, clock = self._context is None, self._loop.time
        connection = SocketConnection(
            self._last_number, address, self, self._timeouts, behind_proxy=is_behind_proxy, clock=clock
        )
        if not is_behind_proxy and not self._admit(connection):
            return False
        work = self._open(connection, open_it, discard)
        task = self._handshakes[connection.number] = self._loop.create_task(work)
        task.add_done_callback(partial(self._on_handshake_done, connection.number, discard))
        return True

    def _on_handshake_done(self, number: int, discard: Callable[[], None], task: asyncio.Task[None]) -> None:
        self._handshakes.pop(number, None)
        if task.cancelled():  # perhaps before it started
            discard()

    async def _open(self, connection: SocketConnection, open_it: _Open, discard: Callable[[], None]) -> None:
        self.connections.add(connection)
        is_open = False
        with suppress(OSError):  # unsuitable TLS (ssl.SSLError), timeout, or closed by the client
            try:
                await open_it(connection)
                is_open = True
            finally:
                if not is_open:
                    self.on_closed(connection)
                    discard()

    async def _open_socket(self, sock: socket.socket, connection: SocketConnection) -> None:
        with suppress(OSError):
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SOCKET_BUFFER)
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        tls_timeouts = {"ssl_handshake_timeout": self._timeouts.tls, "ssl_shutdown_timeout": self._timeouts.closing}
        await self._loop.connect_accepted_socket(
            lambda: connection, sock, ssl=self._context, **(tls_timeouts if self._context is not None else {})
        )

    async def _open_stream(self, arrival: Arrival, connection: SocketConnection) -> None:
        await arrival.open(connection, self._timeouts.tls)

    def _admit(self, connection: SocketConnection) -> bool:
        now = self._loop.time()
        if not self._tracker.admit(connection.number, connection.address, now):
            return False
        self._counted[connection.number] = connection
        surplus = self._tracker.surplus(now)
        if surplus is not None:
            self._close_surplus(self._counted[surplus])
        return surplus != connection.number

    def _close_surplus(self, connection: SocketConnection) -> None:
        """Close a silent connection at once, to make room for another."""
        self._release(connection)
        connection.abort()
        handshake = self._handshakes.get(connection.number)
        if handshake is not None:
            handshake.cancel()

    def _release(self, connection: SocketConnection) -> None:
        if self._counted.pop(connection.number, None) is not None:
            self._tracker.release(connection.number, connection.address)
            if connection.close_code in _MISBEHAVIOUR:
                self._tracker.note_misbehaviour(connection.address, self._loop.time())

    def on_opened(self, connection: SocketConnection) -> bool:
        """Count a connection behind a proxy, whose address is known only now."""
        return connection.number in self._counted or self._admit(connection)

    def on_hello(self, connection: SocketConnection, hello: HelloRequest) -> None:
        self._tracker.note_hello(connection.number)
        self._rooms.on_hello(connection, hello)

    def on_message(self, connection: SocketConnection, message: FromSeat) -> None:
        self._rooms.on_message(connection, message)

    def on_queue_growth(self, connection: SocketConnection) -> None:
        """Close the slowest connection when all send queues together are too long."""
        if self.queued_bytes > HELD_BYTES_OF_ALL:
            max(self.connections, key=lambda connection: connection.queued_bytes).close(DisconnectCode.TOO_SLOW)

    def on_closed(self, connection: SocketConnection) -> None:
        self.connections.discard(connection)
        self._release(connection)
        if connection.has_sent_hello:
            self._rooms.on_closed(connection)


def _restricted(context: ssl.SSLContext) -> ssl.SSLContext:
    """Restrict the context to TLS 1.3 and small buffers: asyncio's own take 256 kB per connection."""
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0  # no TLS session is resumed: a client returns with its token
    SSLProtocol.max_size = TLS_BUFFER
    return context


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a listening socket, with port 0 on any port, on "::" for IPv4 too if possible; raise OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    is_dual_stack = family is socket.AF_INET6 and ip_address(host).is_unspecified and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=family, backlog=_BACKLOG, dualstack_ipv6=is_dual_stack)


def allowed_connections(lines: int) -> int:
    """Return how many of `lines` connections the system allows, after raising its limit."""
    if sys.platform == "win32":
        return lines
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = lines + _OTHER_FILES
    if soft not in (resource.RLIM_INFINITY, hard) and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return lines if soft == resource.RLIM_INFINITY else max(0, min(lines, soft - _OTHER_FILES))


def port_error_text(place: str, error: OSError, no_port: Text) -> Text:
    """Return the sentence; `place`: address and port, `no_port`: text for one in use, or for no address here."""
    if isinstance(error, socket.gaierror) or error.errno in _IN_USE:
        return no_port.filled(place)
    return _NO_RIGHT.filled(place) if error.errno in _FORBIDDEN else REFUSED.filled(place, error.strerror or str(error))

"""Listening sockets of a server: accepts connections within the limits of addresses and files."""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
import sys
from asyncio.sslproto import SSLProtocol
from contextlib import suppress
from functools import partial
from ipaddress import ip_address

from cardtable.host.room_requests import FromSeat, HelloRequest
from cardtable.host.room_types import HELD_BYTES_OF_ALL, SOCKET_BUFFER, TLS_BUFFER, DisconnectCode
from cardtable.net.server.room_manager import RoomManager
from cardtable.net.transport.rate_limits import AddressTracker, network_of
from cardtable.net.transport.socket_connection import ConnectionTimeouts, SocketConnection

_BACKLOG = 128  # pending connections
_BREATH = 0.2  # seconds between attempts while the system has no free descriptor

_RUDE = frozenset({DisconnectCode.NOT_UNDERSTOOD, DisconnectCode.TOO_SLOW, DisconnectCode.TOO_MANY_MESSAGES})

_FILES = 100  # descriptors for other files


class ConnectionListener:
    """Listening sockets and all connections; `context` None: behind a proxy, which handles TLS."""

    def __init__(
        self,
        reception: RoomManager,
        addresses: AddressTracker,
        context: ssl.SSLContext | None,
        times: ConnectionTimeouts | None = None,
    ) -> None:
        self._reception = reception
        self._addresses = addresses
        self._context = _strict(context) if context is not None else None
        self._times = times or ConnectionTimeouts()
        self._loop = asyncio.get_running_loop()
        self._listening: dict[socket.socket, asyncio.Task[None]] = {}
        self._opening: dict[int, asyncio.Task[None]] = {}  # by number of the line
        self._lines: set[SocketConnection] = set()
        self._arrived: dict[int, SocketConnection] = {}  # those counted by `addresses`, by number
        self._last = 0

    @property
    def port(self) -> int:
        """Port of the first listening socket."""
        return int(next(iter(self._listening)).getsockname()[1])

    @property
    def n_connections(self) -> int:
        """Number of connections."""
        return len(self._lines)

    @property
    def queued_bytes(self) -> int:
        """Bytes in the send queues of slow connections."""
        return sum(line.queued_bytes for line in self._lines)

    def listen(self, host: str, port: int) -> None:
        """Listen on another address, with port 0 on any free one; raise OSError."""
        self.accept_from(listening_socket(host, port))

    @staticmethod
    def can_listen(host: str, port: int) -> bool:
        """Return True if the port is free at this address; accepts no connection."""
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe, suppress(OSError):
            if os.name == "posix":  # as `create_server` does, for a port that was left a moment ago
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return True
        return False

    def accept_from(self, listening: socket.socket) -> None:
        listening.setblocking(False)
        self._listening[listening] = self._loop.create_task(self._accept(listening))

    def stop_listening(self) -> None:
        """Accept no more connections, and read nothing more from the existing ones."""
        for listening, task in self._listening.items():
            task.cancel()
            listening.close()
        self._listening.clear()
        for line in self._lines:
            line.stop_reading()

    def close_address(self, address: str) -> int:
        """Close all connections of an address; return their number."""
        found = [line for line in self._lines if line.address == address]
        for line in found:
            line.close(DisconnectCode.TOO_MANY_LINES)
        return len(found)

    async def close(self) -> None:
        """Close the remaining connections."""
        for line in tuple(self._lines):
            line.close(DisconnectCode.STOPPING)
        ending = [*self._opening.values()]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        end = self._loop.time() + 2 * self._times.closing
        while self._lines and self._loop.time() < end:
            await asyncio.sleep(0.01)

    # ---- accepting

    async def _accept(self, listening: socket.socket) -> None:
        while True:
            try:
                connection, peer = await self._loop.sock_accept(listening)
            except OSError:  # no free descriptor (EMFILE, ENFILE, ENOBUFS), or the client is gone (ECONNABORTED)
                await asyncio.sleep(_BREATH)
                continue
            self._come(connection, network_of(str(peer[0])))

    def _come(self, connection: socket.socket, address: str) -> None:
        """Refuse an address over its limits before anything is spent on TLS."""
        self._last += 1
        line = SocketConnection(
            self._last, address, self, self._times, behind_proxy=self._context is None, clock=self._loop.time
        )
        if self._context is not None and not self._arrive(line):
            connection.close()
            return
        task = self._opening[line.number] = self._loop.create_task(self._open(connection, line))
        task.add_done_callback(partial(self._done_opening, line.number, connection))

    def _done_opening(self, number: int, connection: socket.socket, task: asyncio.Task[None]) -> None:
        self._opening.pop(number, None)
        if task.cancelled():  # perhaps before it started
            connection.close()

    async def _open(self, connection: socket.socket, line: SocketConnection) -> None:
        with suppress(OSError):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SOCKET_BUFFER)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        times = {"ssl_handshake_timeout": self._times.tls, "ssl_shutdown_timeout": self._times.closing}
        self._lines.add(line)
        is_open = False
        with suppress(OSError):  # unsuitable TLS (ssl.SSLError), timeout, or closed by the client
            try:
                await self._loop.connect_accepted_socket(
                    lambda: line, connection, ssl=self._context, **(times if self._context is not None else {})
                )
                is_open = True
            finally:
                if not is_open:
                    self.on_closed(line)
                    connection.close()

    def _arrive(self, line: SocketConnection) -> bool:
        now = self._loop.time()
        if not self._addresses.admit(line.number, line.address, now):
            return False
        self._arrived[line.number] = line
        surplus = self._addresses.surplus(now)
        if surplus is not None:
            self._cut(self._arrived[surplus])
        return surplus != line.number

    def _cut(self, line: SocketConnection) -> None:
        """Close a silent connection at once, to make room for another."""
        self._left(line)
        line.abort()
        opening = self._opening.get(line.number)
        if opening is not None:
            opening.cancel()

    def _left(self, line: SocketConnection) -> None:
        if self._arrived.pop(line.number, None) is not None:
            self._addresses.release(line.number, line.address)
            if line.close_code in _RUDE:
                self._addresses.note_misbehaviour(line.address, self._loop.time())

    # ---- events of the connections

    def on_opened(self, line: SocketConnection) -> bool:
        """Count a connection behind a proxy, whose address is known only now."""
        return line.number in self._arrived or self._arrive(line)

    def on_hello(self, line: SocketConnection, hello: HelloRequest) -> None:
        self._addresses.note_hello(line.number)
        self._reception.on_hello(line, hello)

    def on_message(self, line: SocketConnection, message: FromSeat) -> None:
        self._reception.on_message(line, message)

    def on_queue_growth(self, line: SocketConnection) -> None:
        """Close the slowest connection when all send queues together are too long."""
        if self.queued_bytes > HELD_BYTES_OF_ALL:
            max(self._lines, key=lambda line: line.queued_bytes).close(DisconnectCode.TOO_SLOW)

    def on_closed(self, line: SocketConnection) -> None:
        self._lines.discard(line)
        self._left(line)
        if line.has_sent_hello:
            self._reception.on_closed(line)


def _strict(context: ssl.SSLContext) -> ssl.SSLContext:
    """Restrict the context to TLS 1.3 and small buffers: asyncio's own take 256 kB per connection."""
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0  # no TLS session is resumed: a client returns with its token
    SSLProtocol.max_size = TLS_BUFFER
    return context


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a listening socket, on port 0 on any free port; raise OSError.

    On "::" it accepts IPv4 too where the system can, like `listened_to`.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = family is socket.AF_INET6 and ip_address(host).is_unspecified and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=family, backlog=_BACKLOG, dualstack_ipv6=both)


def allowed_connections(lines: int) -> int:
    """Return how many of `lines` connections the system allows, after raising its limit."""
    if sys.platform == "win32":
        return lines
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = lines + _FILES
    if soft not in (resource.RLIM_INFINITY, hard) and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return lines if soft == resource.RLIM_INFINITY else max(0, min(lines, soft - _FILES))

"""Listens, and makes a line of every connection that may stay."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import ssl
from asyncio.sslproto import SSLProtocol
from contextlib import suppress
from functools import partial
from ipaddress import ip_address

from cardtable.host.from_seat import FromSeat, Hello
from cardtable.host.gathering import Close
from cardtable.host.limits import HELD_BYTES_OF_ALL, SOCKET_BUFFER, TLS_BUFFER
from cardtable.net.io.addresses import Addresses, home_of
from cardtable.net.io.line_times import LineTimes
from cardtable.net.io.reception import Reception
from cardtable.net.io.socket_line import SocketLine

_BACKLOG = 128  # connections that wait to be accepted
_BREATH = 0.2  # seconds after which accepting is tried again where the system has no room for another socket

# What says nothing of an address: whoever listens there is told.
_SAYS_NOTHING = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM, errno.EINTR})
_RUDE = frozenset({Close.NOT_UNDERSTOOD, Close.TOO_SLOW, Close.TOO_MANY_MESSAGES})


class Server:
    """Sockets on one side, tables on the other; `context` None: behind a proxy, which has the TLS."""

    def __init__(
        self, reception: Reception, addresses: Addresses, context: ssl.SSLContext | None, times: LineTimes | None = None
    ) -> None:
        self._reception = reception
        self._addresses = addresses
        self._context = _strict(context) if context is not None else None
        self._times = times or LineTimes()
        self._loop = asyncio.get_running_loop()
        self._listening: dict[socket.socket, asyncio.Task[None]] = {}
        self._opening: dict[int, asyncio.Task[None]] = {}  # by number of the line
        self._lines: set[SocketLine] = set()
        self._arrived: dict[int, SocketLine] = {}  # counted by `addresses`, by number
        self._last = 0

    @property
    def port(self) -> int:
        """Of the first socket that listens."""
        return int(next(iter(self._listening)).getsockname()[1])

    @property
    def lines(self) -> int:
        """How many there are."""
        return len(self._lines)

    @property
    def held(self) -> int:
        """Bytes that wait for slow lines."""
        return sum(line.held for line in self._lines)

    def listen(self, host: str, port: int) -> None:
        """Listen on one address as well, with port 0 on any that is free; raises OSError."""
        self.accept_from(listening_on(host, port))

    @staticmethod
    def may_listen(host: str, port: int) -> bool:
        """Whether nothing is known against it, as another program that has this port: nobody is let in by asking."""
        try:
            with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
                if os.name == "posix":  # as `create_server` does, for a port that was left a moment ago
                    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind((host, port))
        except OSError as error:
            return error.errno in _SAYS_NOTHING
        return True

    def accept_from(self, listening: socket.socket) -> None:
        """Listen on this socket as well."""
        listening.setblocking(False)
        self._listening[listening] = self._loop.create_task(self._accept(listening))

    def stop_listening(self) -> None:
        """Nobody comes any more; whoever is here stays, and is not heard any more."""
        for listening, task in self._listening.items():
            task.cancel()
            listening.close()
        self._listening.clear()
        for line in self._lines:
            line.stop_reading()

    def turn_out(self, address: str) -> int:
        """Close all lines of an address: how many there were."""
        found = [line for line in self._lines if line.address == address]
        for line in found:
            line.close(Close.TOO_MANY_LINES)
        return len(found)

    async def close(self) -> None:
        """Close all lines that are left, as after the tables have said goodbye."""
        for line in tuple(self._lines):
            line.close(Close.STOPPING)
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
            except OSError:  # no file descriptor is left (EMFILE, ENFILE, ENOBUFS), or who came is gone (ECONNABORTED)
                await asyncio.sleep(_BREATH)
                continue
            self._come(connection, home_of(str(peer[0])))

    def _come(self, connection: socket.socket, address: str) -> None:
        """Whoever has too many lines is let go before anything is spent on TLS."""
        self._last += 1
        line = SocketLine(
            self._last, address, self, self._times, behind_proxy=self._context is None, clock=self._loop.time
        )
        if self._context is not None and not self._arrive(line):
            connection.close()
            return
        task = self._opening[line.number] = self._loop.create_task(self._open(connection, line))
        task.add_done_callback(partial(self._done_opening, line.number, connection))

    def _done_opening(self, number: int, connection: socket.socket, task: asyncio.Task[None]) -> None:
        self._opening.pop(number, None)
        if task.cancelled():  # perhaps before it had begun
            connection.close()

    async def _open(self, connection: socket.socket, line: SocketLine) -> None:
        with suppress(OSError):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SOCKET_BUFFER)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        times = {"ssl_handshake_timeout": self._times.tls, "ssl_shutdown_timeout": self._times.closing}
        self._lines.add(line)
        is_open = False
        with suppress(OSError):  # no TLS that we speak, or too slow, or gone; ssl.SSLError is one
            try:
                await self._loop.connect_accepted_socket(
                    lambda: line, connection, ssl=self._context, **(times if self._context is not None else {})
                )
                is_open = True
            finally:
                if not is_open:
                    self.gone(line)
                    connection.close()

    def _arrive(self, line: SocketLine) -> bool:
        now = self._loop.time()
        if not self._addresses.arrive(line.number, line.address, now):
            return False
        self._arrived[line.number] = line
        surplus = self._addresses.surplus(now)
        if surplus is not None:
            self._cut(self._arrived[surplus])
        return surplus != line.number

    def _cut(self, line: SocketLine) -> None:
        """A line that has said nothing goes at once, so that there is room for another one."""
        self._left(line)
        line.cut()
        opening = self._opening.get(line.number)
        if opening is not None:
            opening.cancel()

    def _left(self, line: SocketLine) -> None:
        if self._arrived.pop(line.number, None) is not None:
            self._addresses.leave(line.number, line.address)
            if line.closed_with in _RUDE:
                self._addresses.was_rude(line.address, self._loop.time())

    # ---- as the desk of the lines

    def opened(self, line: SocketLine) -> bool:
        """Behind a proxy the address is known only now."""
        return line.number in self._arrived or self._arrive(line)

    def said_hello(self, line: SocketLine, hello: Hello) -> None:
        """Somebody has come."""
        self._addresses.spoke(line.number)
        self._reception.said_hello(line, hello)

    def said(self, line: SocketLine, message: FromSeat) -> None:
        """Somebody speaks."""
        self._reception.said(line, message)

    def held_more(self, line: SocketLine) -> None:
        """Where all slow lines together need too much, the one for which most waits has to go."""
        if self.held > HELD_BYTES_OF_ALL:
            max(self._lines, key=lambda line: line.held).close(Close.TOO_SLOW)

    def gone(self, line: SocketLine) -> None:
        """Somebody has gone, or never really came."""
        self._lines.discard(line)
        self._left(line)
        if line.spoken:
            self._reception.gone(line)


def _strict(context: ssl.SSLContext) -> ssl.SSLContext:
    """TLS 1.3 alone, and no more memory a line than messages need: asyncio takes 256 kB for each by itself."""
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0  # nobody resumes a session of TLS: a line comes back with its key
    SSLProtocol.max_size = TLS_BUFFER
    return context


def listening_on(host: str, port: int) -> socket.socket:
    """A socket to accept from, on a port that may be 0 for any that is free; raises OSError.

    On "::" it accepts IPv4 as well, where the system can: `listened_to` says the same.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = family is socket.AF_INET6 and ip_address(host).is_unspecified and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=family, backlog=_BACKLOG, dualstack_ipv6=both)

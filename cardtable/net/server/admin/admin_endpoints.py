"""Figures for Prometheus, over HTTP on this machine alone: `GET /metrics`, and nothing else.

Does what a server's owner orders.

All by which a server's owner reaches it while it runs: commands, figures, and limits that are read again.
"""

from __future__ import annotations

import asyncio
import errno
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress

from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.user_error import UserError
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.reading import UnreadableError
from cardtable.host.room_messages import RedirectMessage
from cardtable.host.room_types import DisconnectCode
from cardtable.net.server.admin.admin_protocol import (
    AdminCommand,
    AdminOutcome,
    AdminReply,
    AdminRequest,
    read_order,
    write_reply,
)
from cardtable.net.server.admin.admin_socket import HAVE_SOCKETS, control_socket
from cardtable.net.server.admin.server_limits import ServerLimits
from cardtable.net.server.admin.server_status import LoopLagProbe, ServerStatus, json_line, prometheus_text
from cardtable.net.server.room_store import WriteFailed, WriteUnconfirmed
from cardtable.net.server.server_config import ServerConfig
from cardtable.net.server.tcp_server import lines_allowed
from cardtable.net.transport.port_errors import port_trouble
from cardtable.net.transport.tls import host_and_port

_PATH = b"/metrics"
_REQUEST = 8_192  # bytes
_PATIENCE = 5.0  # seconds for a request
_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def metrics_door(host: str, port: int, text: Callable[[], str]) -> AsyncIterator[int]:
    """The port, with port 0 any that is free, on which `text` is told meanwhile; raises OSError."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer), suppress(OSError, EOFError, asyncio.LimitOverrunError):
            async with asyncio.timeout(_PATIENCE):
                request = await reader.readuntil(b"\r\n\r\n")
                writer.write(_answer_to(request, text))
                await writer.drain()

    server = await asyncio.start_server(answer, host, port, limit=_REQUEST)
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        server.close()


def _answer_to(request: bytes, text: Callable[[], str]) -> bytes:
    method, _, rest = request.partition(b" ")
    if method == b"GET" and rest.split(b" ", 1)[0].split(b"?", 1)[0] == _PATH:
        return _response("200 OK", text())
    return _response("404 Not Found", "Figures are at /metrics.\n")


def _response(status: str, text: str) -> bytes:
    body = text.encode()
    head = f"HTTP/1.1 {status}\r\nContent-Type: {_TYPE}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    return head.encode() + body


_TABLE = re.compile("[0-9a-f]{8}")  # nothing else may be asked of a store, to which a “*” may be any table


async def obey(line: str, running: ServerStatus) -> str:
    """Do what a line asks for, and say how it went."""
    try:
        order = read_order(line)
    except (ValueError, KeyError, TypeError):
        return write_reply(AdminReply(AdminOutcome.NOT_UNDERSTOOD))
    try:
        return write_reply(await _done(order, running))
    except OSError as error:
        return write_reply(AdminReply(AdminOutcome.NOT_KEPT, number=error.errno or 0))
    except (WriteFailed, WriteUnconfirmed) as error:
        return write_reply(AdminReply(AdminOutcome.NOT_KEPT, number=error.number))


async def _done(order: AdminRequest, running: ServerStatus) -> AdminReply:
    match order.deed:
        case AdminCommand.LIST:
            return AdminReply(AdminOutcome.DONE, tables=running.tables(), blocked=running.blocked)
        case AdminCommand.CLOSE:
            return await _close(order.what, running)
        case AdminCommand.BLOCK:
            lines = running.block(order.what)
            return AdminReply(AdminOutcome.NO_ADDRESS) if lines is None else AdminReply(AdminOutcome.DONE, lines)
        case AdminCommand.UNBLOCK:
            return AdminReply(AdminOutcome.DONE if running.unblock(order.what) else AdminOutcome.UNKNOWN)


async def _close(table: str, running: ServerStatus) -> AdminReply:
    if not _TABLE.fullmatch(table):
        return AdminReply(AdminOutcome.UNKNOWN)
    refused = await running.close(table)
    if refused is None:
        return AdminReply(AdminOutcome.DONE)
    if isinstance(refused, RedirectMessage):
        return AdminReply(AdminOutcome.ELSEWHERE, server=host_and_port(refused.address, refused.port))
    return AdminReply(AdminOutcome.UNKNOWN if refused is DisconnectCode.NO_TABLE else AdminOutcome.NOT_KEPT)


_NO_COMMANDS = translate("Serve", "This server takes no commands: give a folder with a shorter name with --data.")
_NO_COMMANDS_SINCE = translate("Serve", "This server takes no commands. %1", "%1: why, and what to do")
_NO_METRICS = translate("Serve", "%1 is in use, or no address here: choose another address or port with --metrics.")
_METRICS = translate("Serve", "Figures for Prometheus: %1")
_READ_AGAIN = translate("Serve", "Limits read again; at once: lines %1, tables %2.")
_NOT_READ = translate("Serve", "The list of blocked addresses cannot be read: nothing has changed.")


class AdminEndpoints:
    """What is there beside the tables; `limits` reads them anew, and raises Complaint."""

    def __init__(
        self,
        service: ServerConfig,
        port: int,
        running: ServerStatus,
        words: TextRenderer,
        limits: Callable[[], ServerLimits],
    ) -> None:
        self._service = service
        self._port = port
        self._running = running
        self._words = words
        self._limits = limits

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Meanwhile all of it is there; raises Complaint where the figures cannot be told on their port."""
        tasks = []
        async with AsyncExitStack() as stack:
            if HAVE_SOCKETS:
                await self._take_commands(stack)
            if self._service.metrics is not None:
                await self._tell_prometheus(stack, *self._service.metrics)
                tasks.append(asyncio.create_task(self._running.watch()))
            if self._service.stats:
                tasks.append(asyncio.create_task(self._tell_figures(self._service.stats)))
            if sys.platform != "win32" and not _in_a_terminal():
                loop = asyncio.get_running_loop()
                loop.add_signal_handler(signal.SIGHUP, self._read_again)
                stack.callback(loop.remove_signal_handler, signal.SIGHUP)
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()

    async def _take_commands(self, stack: AsyncExitStack) -> None:
        """Tables are served without commands too."""
        service = self._service
        socket = control_socket(service.data, service.host, self._port, lambda line: obey(line, self._running))
        try:
            await stack.enter_async_context(socket)
        except OSError as error:  # Python itself says without a number that the path is too long
            is_long = error.errno in (None, errno.ENAMETOOLONG)
            why = _NO_COMMANDS if is_long else _NO_COMMANDS_SINCE.filled(disk_error_text(service.data, error))
            self._complain(why)

    async def _tell_prometheus(self, stack: AsyncExitStack, host: str, port: int) -> None:
        door = metrics_door(host, port, lambda: prometheus_text(self._running.figures()))
        try:
            port = await stack.enter_async_context(door)
        except OSError as error:
            raise UserError(port_trouble(host_and_port(host, port), error, _NO_METRICS)) from error
        self._say(_METRICS.filled(f"http://{host_and_port(host, port)}/metrics"))

    async def _tell_figures(self, seconds: int) -> None:
        """One line of JSON now and then."""
        lag = LoopLagProbe()
        while True:
            await lag.watch(seconds)
            print(json_line(self._running.figures(lag.taken(0.99))), flush=True)

    def _read_again(self) -> None:
        """At SIGHUP: a mistake in a file leaves all as it is."""
        try:
            limits = self._limits()
            self._running.look_again()
        except UserError as complaint:
            self._complain(complaint.text)
        except UnreadableError:
            self._complain(_NOT_READ)
        else:
            lines = lines_allowed(limits.addresses.lines)
            self._running.limit(limits, lines)
            self._say(_READ_AGAIN.filled(lines, limits.tables))

    def _say(self, text: Text) -> None:
        print(self._words.text(text), flush=True)

    def _complain(self, text: Text) -> None:
        print(self._words.text(text), file=sys.stderr, flush=True)


def _in_a_terminal() -> bool:
    """There SIGHUP says that the terminal is gone, and the server goes with it."""
    return sys.stdin is not None and sys.stdin.isatty()

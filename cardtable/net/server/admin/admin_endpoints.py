"""Admin endpoints of a server: commands by a socket, figures for Prometheus, limits by SIGHUP."""

from __future__ import annotations

import asyncio
import errno
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress

from cardtable.core.language.user_error import UserError
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.reading import UnreadableError
from cardtable.host.room_messages import RedirectMessage
from cardtable.host.room_types import DisconnectCode
from cardtable.net.server.admin.admin_protocol import (
    AdminCommand,
    AdminOutcome,
    AdminReply,
    AdminRequest,
    admin_socket,
    read_request,
    write_reply,
)
from cardtable.net.server.admin.server_limits import ServerLimits
from cardtable.net.server.admin.server_status import LoopLagProbe, ServerStatus, json_line, prometheus_text
from cardtable.net.server.room_store import WriteFailed, WriteUnconfirmed
from cardtable.net.server.server_config import ServerConfig
from cardtable.net.server.tcp_server import allowed_connections, port_error_text
from cardtable.net.transport.tls import host_and_port

_PATH = b"/metrics"
_REQUEST = 8_192  # bytes
_PATIENCE = 5.0  # seconds for a request
_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_ROOM_ID = re.compile("[0-9a-f]{8}")  # a room id; for a store a “*” could mean any room

_NO_COMMANDS = translate("Serve", "This server takes no commands: give a folder with a shorter name with --data.")
_NO_COMMANDS_SINCE = translate("Serve", "This server takes no commands. %1", "%1: why, and what to do")
_NO_METRICS = translate(
    "Serve", "%1 is in use, or isn't an address of this machine: choose another address or port with --metrics."
)
_METRICS = translate("Serve", "Metrics for Prometheus: %1")
_READ_AGAIN = translate("Serve", "Limits reloaded: %1 connections and %2 tables at once.")
_NOT_READ = translate("Serve", "The list of blocked addresses can't be read: nothing has changed.")


@asynccontextmanager
async def metrics_endpoint(host: str, port: int, text: Callable[[], str]) -> AsyncIterator[int]:
    """Serve `text` at `GET /metrics` during the context, and return the port; raise OSError."""

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
    is_known = method == b"GET" and rest.split(b" ", 1)[0].split(b"?", 1)[0] == _PATH
    status, body = ("200 OK", text().encode()) if is_known else ("404 Not Found", b"Figures are at /metrics.\n")
    head = f"HTTP/1.1 {status}\r\nContent-Type: {_TYPE}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    return head.encode() + body


async def execute(line: str, status: ServerStatus) -> str:
    """Execute a request in one line of JSON, and return the reply."""
    try:
        request = read_request(line)
    except (ValueError, KeyError, TypeError):
        return write_reply(AdminReply(AdminOutcome.NOT_UNDERSTOOD))
    try:
        reply = await _reply_to(request, status)
    except OSError as error:
        reply = AdminReply(AdminOutcome.NOT_KEPT, number=error.errno or 0)
    except (WriteFailed, WriteUnconfirmed) as error:
        reply = AdminReply(AdminOutcome.NOT_KEPT, number=error.number)
    return write_reply(reply)


async def _reply_to(request: AdminRequest, status: ServerStatus) -> AdminReply:
    match request.deed:
        case AdminCommand.LIST:
            return AdminReply(AdminOutcome.DONE, tables=status.tables(), blocked=status.blocked)
        case AdminCommand.CLOSE:
            return await _close(request.what, status)
        case AdminCommand.BLOCK:
            lines = status.block(request.what)
            return AdminReply(AdminOutcome.NO_ADDRESS) if lines is None else AdminReply(AdminOutcome.DONE, lines)
        case AdminCommand.UNBLOCK:
            return AdminReply(AdminOutcome.DONE if status.unblock(request.what) else AdminOutcome.UNKNOWN)


async def _close(room_id: str, status: ServerStatus) -> AdminReply:
    if not _ROOM_ID.fullmatch(room_id):
        return AdminReply(AdminOutcome.UNKNOWN)
    refusal = await status.rooms.close(room_id)
    if refusal is None:
        return AdminReply(AdminOutcome.DONE)
    if isinstance(refusal, RedirectMessage):
        return AdminReply(AdminOutcome.ELSEWHERE, server=host_and_port(refusal.address, refusal.port))
    return AdminReply(AdminOutcome.UNKNOWN if refusal is DisconnectCode.NO_TABLE else AdminOutcome.NOT_KEPT)


class AdminEndpoints:
    """All endpoints beside the rooms; `limits` reads the limits again, and raises UserError."""

    def __init__(
        self,
        config: ServerConfig,
        port: int,
        status: ServerStatus,
        renderer: TextRenderer,
        limits: Callable[[], ServerLimits],
    ) -> None:
        self._config, self._port, self._status = config, port, status
        self._renderer, self._limits = renderer, limits

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Serve the endpoints during the context; raise UserError if the metrics port is not available."""
        tasks = []
        async with AsyncExitStack() as stack:
            await self._serve_commands(stack)
            if self._config.metrics is not None:
                await self._serve_metrics(stack, *self._config.metrics)
                tasks.append(asyncio.create_task(self._status.watch()))
            if self._config.stats:
                tasks.append(asyncio.create_task(self._print_figures(self._config.stats)))
            is_in_terminal = sys.stdin is not None and sys.stdin.isatty()  # SIGHUP means its end, and the server's too
            if sys.platform != "win32" and not is_in_terminal:
                loop = asyncio.get_running_loop()
                loop.add_signal_handler(signal.SIGHUP, self._reload)
                stack.callback(loop.remove_signal_handler, signal.SIGHUP)
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()

    async def _serve_commands(self, stack: AsyncExitStack) -> None:
        config = self._config
        socket = admin_socket(config.data, config.host, self._port, lambda line: execute(line, self._status))
        try:
            await stack.enter_async_context(socket)
        except OSError as error:  # for a path that is too long, Python's own error has no number
            is_long = error.errno in (None, errno.ENAMETOOLONG)
            text = _NO_COMMANDS if is_long else _NO_COMMANDS_SINCE.filled(disk_error_text(config.data, error))
            self._print_error(text)

    async def _serve_metrics(self, stack: AsyncExitStack, host: str, port: int) -> None:
        endpoint = metrics_endpoint(host, port, lambda: prometheus_text(self._status.figures()))
        try:
            port = await stack.enter_async_context(endpoint)
        except OSError as error:
            raise UserError(port_error_text(host_and_port(host, port), error, _NO_METRICS)) from error
        self._print(_METRICS.filled(f"http://{host_and_port(host, port)}/metrics"))

    async def _print_figures(self, seconds: int) -> None:
        lag = LoopLagProbe()
        while True:
            await lag.watch(seconds)
            print(json_line(self._status.figures(lag.quantile(0.99))), flush=True)

    def _reload(self) -> None:
        """Handle SIGHUP; an error in a file changes nothing."""
        try:
            limits = self._limits()
            self._status.reload_blocked()
        except UserError as error:
            self._print_error(error.text)
        except UnreadableError:
            self._print_error(_NOT_READ)
        else:
            lines = allowed_connections(limits.addresses.lines)
            self._status.set_limits(limits, lines)
            self._print(_READ_AGAIN.filled(lines, limits.tables))

    def _print(self, text: Text) -> None:
        print(self._renderer.text(text), flush=True)

    def _print_error(self, text: Text) -> None:
        print(self._renderer.text(text), file=sys.stderr, flush=True)

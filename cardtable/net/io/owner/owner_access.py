"""All by which a server's owner reaches it while it runs: commands, figures, and limits that are read again."""

from __future__ import annotations

import asyncio
import errno
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from cardtable.core.complaint import Complaint
from cardtable.core.text import Text, Words, translate
from cardtable.files.disk_trouble import trouble_with
from cardtable.files.reading import UnreadableError
from cardtable.net.io.host_and_port import host_and_port
from cardtable.net.io.lines_allowed import lines_allowed
from cardtable.net.io.loop_lag import LoopLag
from cardtable.net.io.owner.control_socket import HAVE_SOCKETS, control_socket
from cardtable.net.io.owner.limits_file import ServerLimits
from cardtable.net.io.owner.metrics_door import metrics_door
from cardtable.net.io.owner.obedience import obey
from cardtable.net.io.owner.running_server import RunningServer
from cardtable.net.io.owner.server_figures import json_line, prometheus_text
from cardtable.net.io.port_trouble import port_trouble
from cardtable.net.io.service import Service

_NO_COMMANDS = translate("Serve", "This server takes no commands: give a folder with a shorter name with --data.")
_NO_COMMANDS_SINCE = translate("Serve", "This server takes no commands. %1", "%1: why, and what to do")
_NO_METRICS = translate("Serve", "%1 is in use, or no address here: choose another address or port with --metrics.")
_METRICS = translate("Serve", "Figures for Prometheus: %1")
_READ_AGAIN = translate("Serve", "Limits read again; at once: lines %1, tables %2.")
_NOT_READ = translate("Serve", "The list of blocked addresses cannot be read: nothing has changed.")


class OwnerAccess:
    """What is there beside the tables; `limits` reads them anew, and raises Complaint."""

    def __init__(
        self, service: Service, port: int, running: RunningServer, words: Words, limits: Callable[[], ServerLimits]
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
            why = _NO_COMMANDS if is_long else _NO_COMMANDS_SINCE.filled(trouble_with(service.data, error))
            self._complain(why)

    async def _tell_prometheus(self, stack: AsyncExitStack, host: str, port: int) -> None:
        door = metrics_door(host, port, lambda: prometheus_text(self._running.figures()))
        try:
            port = await stack.enter_async_context(door)
        except OSError as error:
            raise Complaint(port_trouble(host_and_port(host, port), error, _NO_METRICS)) from error
        self._say(_METRICS.filled(f"http://{host_and_port(host, port)}/metrics"))

    async def _tell_figures(self, seconds: int) -> None:
        """One line of JSON now and then."""
        lag = LoopLag()
        while True:
            await lag.watch(seconds)
            print(json_line(self._running.figures(lag.taken(0.99))), flush=True)

    def _read_again(self) -> None:
        """At SIGHUP: a mistake in a file leaves all as it is."""
        try:
            limits = self._limits()
            self._running.look_again()
        except Complaint as complaint:
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

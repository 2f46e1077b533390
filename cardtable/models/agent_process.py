"""Agent in a process of its own, and the channel over its pipe."""

from __future__ import annotations

import atexit
import importlib.util
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.models.agent_client import AgentChannel, AgentClient
from cardtable.models.qt_lifetime import pass_on
from cardtable.net.agent_messages import ToAgent

if TYPE_CHECKING:  # multiprocessing takes 20-35 ms to import, and most matches are played without it
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

LIBRARIES = ("websockets", "zeroconf", "cryptography")
_CLOSE_TIMEOUT = 7.0  # seconds for rooms to close in order: longer than a server waits for its disk


def missing_libraries() -> tuple[str, ...]:
    """Return the libraries that multiplayer needs and that are not installed; none is imported here."""
    return tuple(name for name in LIBRARIES if importlib.util.find_spec(name) is None)


def start_agent(
    folder: Path, sentences: Path, *, here_only: bool = False, parent: QObject | None = None
) -> AgentClient:
    """Return a client; `sentences`: list of the program's sentences, `here_only`: connect to this computer alone."""
    return AgentClient(lambda: AgentProcess(folder, sentences, here_only=here_only), parent)


class AgentProcess(AgentChannel):
    """Channel to an agent process, started at once; it ends with the window, however that ends."""

    def __init__(
        self, folder: Path, sentences: Path, *, here_only: bool = False, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        import multiprocessing

        from cardtable.net.agent.agent import serve
        from cardtable.net.agent.agent_config import AgentConfig

        self._closed = False
        context = multiprocessing.get_context("spawn")
        self._pipe: Connection
        self._pipe, theirs = context.Pipe()
        # No daemon: it has a worker process of its own, and closes its rooms before it ends.
        self._process: SpawnProcess = context.Process(
            target=serve, args=(theirs, AgentConfig(folder, sentences, here_only)), name="cardtable agent", daemon=False
        )
        self._process.start()
        atexit.register(self._hang_up)  # else a program that ends without `close` would wait for it for ever
        theirs.close()
        self._listener = pass_on(self._process, self._pipe, self, self._take)

    @property
    def process_id(self) -> int | None:
        return self._process.pid

    def send(self, value: ToAgent) -> None:
        """Send a command; a broken pipe is noticed by the listener as well."""
        with suppress(OSError):
            self._pipe.send(value)

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._hang_up()
        self._process.join(_CLOSE_TIMEOUT)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(1.0)
        self._listener.join(1.0)  # the pipe has an end now

    def _hang_up(self) -> None:
        atexit.unregister(self._hang_up)
        with suppress(OSError):  # it may have ended already
            self._pipe.send(None)

    def _take(self, value: object) -> None:
        """Take a message of the agent, or None when it has ended."""
        if self._closed:
            return
        if value is None:
            self._closed = True
            atexit.unregister(self._hang_up)
            self._process.join(1.0)
            self.ended.emit()
        else:
            self.arrived.emit(value)

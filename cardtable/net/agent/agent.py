"""Entry point of the agent process, which is spawned: imports only what the window has loaded anyway."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path

from cardtable.core.frozen_dataclass import frozen
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionProblem,
    ConnectionState,
    JoinCommand,
    OpenRoomCommand,
)


@frozen
class AgentConfig:
    """Folders of the agent process, and its reach."""

    folder: Path  # of the certificate, the resume tokens and the rooms
    sentences: Path  # JSON file with the keys of all sentences of this program
    here_only: bool = False  # only this computer, at 127.0.0.1


def serve(pipe: Connection, config: AgentConfig) -> None:
    """Execute commands from the pipe until its other end closes it or sends None; then close rooms in order."""
    try:
        from cardtable.net.agent.agent_service import run
    except ImportError:
        _report_missing_libraries(pipe)
    else:
        run(pipe, config)


def _report_missing_libraries(pipe: Connection) -> None:
    try:
        while (value := pipe.recv()) is not None:
            if isinstance(value, OpenRoomCommand | JoinCommand):
                pipe.send(ConnectionChanged(ConnectionState.ENDED, ConnectionProblem.LIBRARIES))
    except (EOFError, OSError, KeyboardInterrupt):
        return

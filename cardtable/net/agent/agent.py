"""What the agent process runs; it is spawned, so nothing here loads more than the window has loaded anyway."""

from __future__ import annotations

from multiprocessing.connection import Connection

from cardtable.net.agent.agent_config import AgentConfig
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionProblem,
    ConnectionState,
    JoinCommand,
    OpenRoomCommand,
)


def serve(pipe: Connection, surroundings: AgentConfig) -> None:
    """Do what comes through the pipe until the other end closes it or sends None; then close tables in order."""
    try:
        from cardtable.net.agent.agent_service import run
    except ImportError:
        _do_without(pipe)
    else:
        run(pipe, surroundings)


def _do_without(pipe: Connection) -> None:
    """The libraries for the network are not there: say so to whoever wants to play."""
    try:
        while (value := pipe.recv()) is not None:
            if isinstance(value, OpenRoomCommand | JoinCommand):
                pipe.send(ConnectionChanged(ConnectionState.ENDED, ConnectionProblem.LIBRARIES))
    except (EOFError, OSError, KeyboardInterrupt):
        return

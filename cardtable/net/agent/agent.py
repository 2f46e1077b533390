"""Entry point of the agent process, which is spawned: imports only what the window has loaded anyway."""

from __future__ import annotations

from multiprocessing.connection import Connection

from cardtable.net import agent_messages
from cardtable.net.agent.agent_config import AgentConfig


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
            if isinstance(value, agent_messages.OpenRoomCommand | agent_messages.JoinCommand):
                pipe.send(agent_messages.ended(agent_messages.ConnectionProblem.LIBRARIES))
    except (EOFError, OSError, KeyboardInterrupt):
        return

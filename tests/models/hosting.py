"""A program that hosts a table and waits; started, and killed, by test_agent_process.py."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from cardtable.games import discover
from cardtable.host.room_types import HouseRules
from cardtable.models.agent_client import AgentClient
from cardtable.models.agent_process import AgentProcess
from cardtable.net.agent_messages import OpenRoomCommand


def host(folder: Path, sentences: Path, *, ends: bool) -> None:
    """Say the number of the agent once the table is open, and wait for ever, or end without a word to the agent."""
    app = QCoreApplication([])
    agents: list[AgentProcess] = []

    def connect() -> AgentProcess:
        agents.append(AgentProcess(folder, sentences, here_only=True))
        return agents[-1]

    line = AgentClient(connect)
    line.enter(
        OpenRoomCommand("Meera", 3, "hearts", 4, discover()["hearts"].options().save(), HouseRules(findable=False))
    )
    line.roomChanged.connect(lambda _table: print(agents[-1].process_id, flush=True))
    if ends:
        line.roomChanged.connect(lambda _table: app.quit())
    app.exec()


if __name__ == "__main__":
    host(Path(sys.argv[1]), Path(sys.argv[2]), ends="ends" in sys.argv)

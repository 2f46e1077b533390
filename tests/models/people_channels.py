"""A channel in memory, for whoever tests what is shown of tables for people."""

from PySide6.QtCore import QObject

from cardtable.models.agent_client import AgentChannel, AgentClient
from cardtable.net.agent_messages import FromAgent, ToAgent


class Agent(AgentChannel):
    """What an agent was told; a test says what it answers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heard: list[ToAgent] = []
        self.closed = False

    def send(self, value: ToAgent) -> None:
        self.heard.append(value)

    def close(self) -> None:
        self.closed = True

    def say(self, *values: FromAgent) -> None:
        for value in values:
            self.arrived.emit(value)

    def die(self) -> None:
        self.ended.emit()


class Agents:
    """All agents that one line has started."""

    def __init__(self) -> None:
        self.started: list[Agent] = []
        self.line = AgentClient(self._start)

    def _start(self) -> Agent:
        self.started.append(Agent())
        return self.started[-1]

    @property
    def now(self) -> Agent:
        return self.started[-1]

"""Programs of several people on one computer, each with a real agent that reaches nothing but 127.0.0.1."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardtable.app.match.seat_controller import SeatController
from cardtable.core.refusal import Refusal
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.room_requests import ReadyRequest, SitRequest, StartRequest
from cardtable.host.room_types import HouseRules
from cardtable.models.agent_client import AgentClient
from cardtable.models.agent_process import AgentProcess
from cardtable.models.remote_match import RemoteMatch
from cardtable.net.agent_messages import ConnectionState, JoinCommand, OpenRoomCommand
from cardtable.players.player_questions import PlayerQuestion
from cardtable.players.worker import think
from tests.known_sentences import known_sentences


class Programs:
    """Starts lines, and ends all of them in the end."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot = qtbot
        self._folder = folder
        self.sentences = folder / "sentences.json"
        self.sentences.write_text(json.dumps(sorted(known_sentences())), encoding="utf-8")
        self._lines: list[AgentClient] = []
        self._agents: dict[AgentClient, list[AgentProcess]] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for line in self._lines:
            line.close()

    def start(self, name: str) -> AgentClient:
        """The line of a program whose files are in a folder of this name."""
        agents: list[AgentProcess] = []

        def connect() -> AgentProcess:
            agents.append(AgentProcess(self._folder / name, self.sentences, here_only=True))
            return agents[-1]

        line = AgentClient(connect)
        self._lines.append(line)
        self._agents[line] = agents
        return line

    def agents(self, line: AgentClient) -> list[AgentProcess]:
        """All that the line has started, the last one running."""
        return self._agents[line]

    def kill(self, line: AgentClient) -> None:
        """End the line's agent without a word."""
        number = self._agents[line][-1].process_id
        assert number is not None
        os.kill(number, signal.SIGKILL)

    def wait(self, done: Callable[[], bool], *, seconds: float = 20) -> None:
        self._qtbot.waitUntil(done, timeout=round(1000 * seconds))

    def open(self, line: AgentClient, game: str, seats: int, house: HouseRules | None = None, **options: str) -> None:
        """Host a table, by the game's own rules but for these options."""
        rules = discover()[game].options().save() | options
        line.enter(OpenRoomCommand("Meera", 3, game, seats, rules, house or HouseRules()))
        self.wait(lambda: line.room is not None and line.room.you is not None and line.fingerprint_cards != ())
        assert line.room is not None
        assert (line.room.game, len(line.room.seats)) == (game, seats)

    def join(self, line: AgentClient, host: AgentClient, name: str = "Ravi") -> None:
        """Come by the host's invitation."""
        assert host.welcome is not None
        line.enter(JoinCommand(name, 7, invitation=host.welcome.invitation))
        self.wait(lambda: line.state is ConnectionState.LIVE and line.room is not None and line.fingerprint_cards != ())

    def sit(self, line: AgentClient, seat: int) -> None:
        """Take a seat."""
        line.send(SitRequest(Seat(seat)))
        self.wait(lambda: line.room is not None and line.room.you == seat)

    def begin(self, *lines: AgentClient) -> None:
        """Everybody is ready, and the first of them, the host, begins."""
        for line in lines:
            assert line.room is not None
            line.send(ReadyRequest(True, line.room.rev))
        seats = [line.room.you for line in lines if line.room is not None]
        self.wait(lambda: _ready(lines[0], seats))
        assert lines[0].room is not None
        lines[0].send(StartRequest(lines[0].room.rev))


class Player:
    """A person who plays as a computer of the club would, in the window of one line."""

    def __init__(self, line: AgentClient) -> None:
        self.line = line
        self.remote = RemoteMatch(line)
        self.controller: SeatController | None = None
        self.refused: list[Refusal] = []
        self.remote.begun.connect(self._join)
        self._choosing = QTimer(self.remote)
        self._choosing.setSingleShot(True)
        self._choosing.timeout.connect(self._act)
        self._acted = 0  # the version of the view that was acted upon

    def _join(self) -> None:
        self._acted = 0  # views of another match may bear the same numbers
        self.controller = SeatController(self.remote.open_channel(), None, lambda: None, parent=self.remote)
        self.controller.changed.connect(self._look)
        self.controller.refused.connect(self._refused)
        self.controller.join()
        self._look()

    def wake(self) -> None:
        """Look at the table again, and act if it is one's turn, even if one has acted and nothing came of it."""
        self._acted = 0
        self._look()

    def _refused(self, refusal: Refusal) -> None:
        """Try again a little later, as people do."""
        self.refused.append(refusal)
        self._acted = 0
        self._choosing.start(100)

    def _look(self) -> None:
        self._choosing.start(0)

    def _act(self) -> None:
        controller = self.controller
        if controller is not None and controller.persons_turn and controller.view.version != self._acted:
            config, view = controller.config, controller.view
            self._acted = view.version
            level = [name for name in config.game.players if name not in config.game.searching][-1]
            seat = int(controller.acting_seat or 0)
            options = config.options.save()
            request = PlayerQuestion(config.game.id, options, config.seats, level, seat, view, controller.history)
            controller.act(think(request, lambda: False), view.version)


def _ready(host: AgentClient, seats: Sequence[Seat | None]) -> bool:
    return host.room is not None and all(host.room.seats[seat].ready for seat in seats if seat is not None)

"""Programs of several people on one computer, each with a real agent that reaches nothing but 127.0.0.1."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Self

from pytestqt.qtbot import QtBot

from cardtable.games import discover
from cardtable.host.gathering import HouseRules
from cardtable.models.agent_process import agent_line
from cardtable.models.people_line import PeopleLine
from cardtable.net.agent_talk import Join, LineState, OpenTable
from tests.known_sentences import known_sentences

PATIENCE_MS = 20_000


class Programs:
    """Starts lines, and ends all of them in the end."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot = qtbot
        self._folder = folder
        self._sentences = folder / "sentences.json"
        self._sentences.write_text(json.dumps(sorted(known_sentences())), encoding="utf-8")
        self._lines: list[PeopleLine] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for line in self._lines:
            line.close()

    def start(self, name: str) -> PeopleLine:
        """The line of a program whose files are in a folder of this name."""
        line = agent_line(self._folder / name, self._sentences, here_only=True)
        self._lines.append(line)
        return line

    def wait(self, done: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(done, timeout=PATIENCE_MS)

    def open(self, line: PeopleLine, game: str, seats: int, house: HouseRules | None = None) -> None:
        """Host a table, by the game's own rules."""
        options = discover()[game].options().save()
        line.open(OpenTable("Meera", 3, game, seats, options, house or HouseRules()))
        self.wait(lambda: line.table is not None and line.table.you is not None and line.mark != ())

    def join(self, line: PeopleLine, host: PeopleLine, name: str = "Ravi") -> None:
        """Come by the host's invitation."""
        assert host.welcome is not None
        line.join(Join(name, 7, invitation=host.welcome.invitation))
        self.wait(lambda: line.state is LineState.LIVE and line.table is not None and line.mark != ())

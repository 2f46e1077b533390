"""The program in play at a desk, and the keys that are pressed there."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tests.ears.desk import Desk, wait_for
from tests.ears.noted import NOTES

SOURCES = Path(__file__).resolve().parents[2]
SETTINGS: Mapping[str, Any] = {
    "motion": {"speed": 400, "trick_pause": 300, "computer_pause": 0},
    "table": {"summary": True, "play_last": False},  # it waits for speech, which is off here
    "language": {"language": "en"},
    "players": {"level": "beginner"},
    "accessibility": {"speech_pause": "off"},
}


class Said(NamedTuple):
    """A sentence, or all of one moment, that the program has said; `at` as `time.monotonic`."""

    at: float
    text: str


class Player:
    """One program at a desk, with settings of its own; `pressed` holds when each key was pressed."""

    def __init__(self, desk: Desk, *words: str, settings: Mapping[str, Any] = SETTINGS, **more: str) -> None:
        self._desk = desk
        self._home = desk.folder / "cardtable"
        self._home.joinpath("config").mkdir(parents=True)
        self._home.joinpath("config", "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        self.pressed: list[tuple[float, str]] = []
        self._notes = desk.folder / "notes.jsonl"
        home = {"CARDTABLE_HOME": str(self._home), "QT_QPA_PLATFORM": "xcb", NOTES: str(self._notes), **more}
        module = [sys.executable, "-m", "tests.ears.noted"]
        self.process = desk.start([*module, *words], **home, PYTHONPATH=str(SOURCES))
        wait_for(self._is_there, "the window", 60)

    @property
    def log(self) -> Path:
        """The log of the match."""
        return self._home / "data" / "match.log"

    def actions(self) -> int:
        """How many actions of the person's the log holds."""
        try:
            body = self.log.read_text(encoding="utf-8").partition("\n\n")[2]
        except FileNotFoundError:
            return 0
        return sum(line.startswith("0 ") for line in body.splitlines())

    def said(self) -> list[Said]:
        """What the program has said so far, whichever way it went."""
        try:
            lines = self._notes.read_text(encoding="utf-8").split("\n")[:-1]
        except FileNotFoundError:
            return []
        return [Said(**json.loads(line)) for line in lines]

    def press(self, *keys: str) -> None:
        """Press keys, and remember when."""
        for key in keys:
            self.pressed.append((time.monotonic(), key))
            self._desk.press(key)

    def _is_there(self) -> bool:
        if self.process.poll() is not None:
            raise OSError(f"the program has ended with {self.process.returncode}")
        words = ["xdotool", "search", "--onlyvisible", "--name", "CardTable|Hearts|Canasta|Kozyri"]
        return bool(subprocess.run(words, env=self._desk.environment, capture_output=True, check=False).stdout)

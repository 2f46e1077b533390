"""speech-dispatcher at a desk, with the voice of `pen.py`, and what it has said so far."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any, NamedTuple

from tests.ears import pen
from tests.ears.desk import Desk, wait_for

QUICK_VOICE = 1 / 20  # seconds a character, about what a quick voice takes
_CONFIG = """LogLevel 3
LogDir "default"
DefaultVolume 100
SymbolsPreproc "none"
AddModule "pen" "{module}" ""
DefaultModule pen
Timeout 0
"""


class Spoken(NamedTuple):
    """One message: when it was said, as `time.monotonic`, and whether to its end."""

    at: float
    end: float
    whole: bool
    text: str
    language: str
    kind: str

    def heard(self, pace: float) -> str:
        """Its words as far as they were said, at so many seconds a character."""
        return self.text if self.whole else self.text[: int((self.end - self.at) / pace)]


def missing() -> list[str]:
    """What this machine lacks for speech."""
    return [] if shutil.which("speech-dispatcher") else ["speech-dispatcher"]


class Speech:
    """The daemon, where each program at this desk looks for it; `pace`: seconds a character."""

    def __init__(self, desk: Desk, pace: float = QUICK_VOICE) -> None:
        self._file = desk.folder / "spoken.jsonl"
        folder = desk.folder / "speechd-config"
        folder.mkdir()
        module = folder / "sd_pen"
        module.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{pen.__file__}"\n', encoding="utf-8")
        module.chmod(0o755)
        (folder / "speechd.conf").write_text(_CONFIG.format(module=module), encoding="utf-8")
        sockets = desk.folder / "speech-dispatcher"
        sockets.mkdir(mode=0o700)
        socket: Path = sockets / "speechd.sock"
        words: list[str | Path] = ["speech-dispatcher", "--run-single", "--log-dir", folder, "--config-dir", folder,
                 "--pid-file", folder / "pid", "--communication-method", "unix_socket", "--socket-path", socket,
                 "--timeout", "0", "--module-dir", folder]  # fmt: skip
        desk.start(words, **{pen.FILE: str(self._file), pen.PACE: str(pace)})
        wait_for(socket.exists, "speech-dispatcher")

    def spoken(self) -> list[Spoken]:
        """Everything that has been said to its end or cut off by now."""
        return [Spoken(**line) for line in self._lines() if "end" in line]

    def is_speaking(self) -> bool:
        """Whether something is being said."""
        return any("end" not in line for line in self._lines()[-1:])

    def _lines(self) -> list[dict[str, Any]]:
        try:
            lines = self._file.read_text(encoding="utf-8").split("\n")[:-1]
        except FileNotFoundError:
            return []
        return [json.loads(line) for line in lines]

"""Starts the program in a home of its own, with computer players in every seat, and looks at the log it writes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from cardtable.app.storage.file_storage import HOME_VARIABLE
from cardtable.core.basics.log_checksums import LogChecksums
from cardtable.core.record import END, Record, read_log, write_log
from cardtable.core.rules import AnyGame
from cardtable.core.session import Session

SOURCES = Path(__file__).resolve().parents[2]
PATIENCE = 60.0  # seconds: longer than any start on a busy machine
QUICK = {  # as quick as the settings allow, and nobody is asked anything
    "motion": {"speed": 400, "trick_pause": 300, "computer_pause": 0},
    "table": {"summary": False},
    "language": {"language": "en"},
}


class Home:
    """A folder for the program's files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "data" / "match.log"
        self.settings = folder / "config" / "settings.json"

    def prepare(self, record: Record | None = None) -> None:
        """Write quick settings, and the match that the next start takes up again."""
        for file in (self.log, self.settings):
            file.parent.mkdir(parents=True, exist_ok=True)
        self.settings.write_text(json.dumps(QUICK), encoding="utf-8")
        if record is not None:
            self.log.write_text(write_log(record, LogChecksums()), encoding="utf-8")

    def text(self) -> str:
        """The log as it is on the disk now; nothing where there is none yet."""
        try:
            return self.log.read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""

    def actions(self) -> int:
        """How many whole actions the log holds."""
        head, _, body = self.text().partition("\n\n")
        return body.count("\n") - body.count(f"\n{END} ") if head else 0

    @property
    def environment(self) -> Mapping[str, str]:
        """For a program that lives here; on a display only where one was chosen by name."""
        platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
        return {**os.environ, HOME_VARIABLE: str(self.folder), "QT_QPA_PLATFORM": platform}


def computers_only(game: AnyGame, seed: str, level: str = "club", seats: int | None = None) -> Record:
    """A match at its first card in which nobody waits for a person."""
    options = game.options()
    number = seats or min(game.seats, key=lambda count: abs(count - 4))
    names = [f"{level} Player {seat + 1}" for seat in range(number)]
    session: Session[Any, Any] = Session(game, options, names, seed)
    return session.record()


def children(parent: int) -> list[int]:
    """The processes that a process has started; on Linux."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == parent and b"spawn_main" in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
    return found


def alive(process: int) -> bool:
    """Whether a process still runs; on Linux."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def running(home: Home, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The program in a process of its own; whatever happens, it is gone afterwards."""
    command = [sys.executable, "-m", "cardtable", *arguments]
    process = subprocess.Popen(
        command, cwd=SOURCES, env=home.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        if process.stderr is not None:
            process.stderr.close()


class Listening:
    """The program, with all that it tells the person in `told`."""

    def __init__(self, home: Home, *arguments: str, environment: Mapping[str, str] | None = None) -> None:
        self.told: list[str] = []
        self.laid: dict[str, list[str]] = {}  # what lay on the table first: the cards in each pile
        self._command = [sys.executable, "-m", "tests.hardship.told", *arguments]
        self._environment = {**home.environment, **(environment or {})}

    def __enter__(self) -> Self:
        self.process = subprocess.Popen(
            self._command, cwd=SOURCES, env=self._environment, stdout=subprocess.PIPE, text=True
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                kind, _, said = line.rstrip("\n").partition(": ")
                if kind == "laid":
                    self.laid = self.laid or json.loads(said)
                else:
                    self.told.append(said)


def wait_for(condition: Callable[[], object], what: str, process: subprocess.Popen[str] | None = None) -> None:
    """Wait until something is so; raises TimeoutError, or RuntimeError if the program has ended."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if process is not None and process.poll() is not None:
            said = process.stderr.read() if process.stderr is not None else ""
            raise RuntimeError(f"the program ended with {process.returncode} before {what}: {said}")
        if time.monotonic() > end:
            raise TimeoutError(f"waited {PATIENCE:.0f} s in vain for: {what}")
        time.sleep(0.005)


def sound_part(text: str, game: AnyGame) -> Record:
    """The record that a log holds; each of its actions is replayed, so none can be against the rules."""
    record = read_log(text).record
    Session.replay(record, game)
    return record

"""Talking to people and to other programs."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from devtools.places import ROOT, VENV

Command = Sequence[str | Path]


class Stop(Exception):
    """The work cannot go on; `str(stop)` is one sentence that says what to do."""

    def __init__(self, message: str, status: int = 2) -> None:
        super().__init__(message)
        self.status = status


def say(message: str) -> None:
    """Tell people what is going on; on standard error, so that a program's own output stays clean."""
    print(message, file=sys.stderr, flush=True)


def call(command: Command, extra: Mapping[str, str] | None = None, folder: Path = ROOT) -> int:
    """Run a program in the foreground and return its exit status; `extra` is added to the environment."""
    words = [str(word) for word in command]
    try:
        return subprocess.run(words, cwd=folder, env={**os.environ, **(extra or {})}, check=False).returncode
    except OSError as error:
        mend = "delete .venv" if Path(words[0]).is_relative_to(VENV) else "install it"
        raise Stop(f"{words[0]} could not be started ({error.strerror}): {mend} and try again.") from error


def read(command: Command, extra: Mapping[str, str] | None = None, folder: Path = ROOT) -> tuple[int, str]:
    """Run a program quietly; return its exit status and all that it printed."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=folder,
            env={**os.environ, **(extra or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        return 127, str(error)
    return done.returncode, done.stdout

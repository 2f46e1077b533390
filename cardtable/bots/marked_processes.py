"""Processes by a mark in their environment: whatever a bot has started has its mark, also in a session of its own."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from contextlib import suppress
from pathlib import Path

MARK = "CARDTABLE_BOT"  # the variable that has it
_SECRETS = ("CARDTABLE_STORE", "NATS_PASSWORD", "NATS_ROUTES")  # variables that are no business of a bot
_PACKAGE = Path(__file__).resolve().parents[1]
_PATH = "PYTHONPATH"
_ROUNDS = 5  # one that is starting others meanwhile may have to be looked for again


def environment_with(mark: str, program: str = "") -> dict[str, str]:
    """This program's own environment, as the bot of that program gets it: without secrets, with a way to modules."""
    own = {name: value for name, value in os.environ.items() if name not in _SECRETS}
    folders = [folder for folder in own.pop(_PATH, "").split(os.pathsep) if folder]
    if _is_installed_beside(program):  # on the path these modules would take the place of what is installed there
        folders = [folder for folder in folders if Path(folder).resolve() != _PACKAGE.parent]
    elif (_PACKAGE.parent / "pyproject.toml").is_file():
        folders.append(str(_PACKAGE.parent))
    return {**own, **({_PATH: os.pathsep.join(folders)} if folders else {}), MARK: mark}


def _is_installed_beside(program: str) -> bool:
    """True for a program of a Python that has its own CardTable, perhaps of another version."""
    found = shutil.which(program)
    return found is not None and shutil.which("cardtable", path=str(Path(found).parent)) is not None


def end_marked(mark: str) -> None:
    """End all that have this mark, where a system tells; who takes it out of its own environment is not found."""
    if sys.platform != "linux":
        return
    for _ in range(_ROUNDS):
        found = _marked(f"{MARK}={mark}".encode())
        for process in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)
        if not found:
            return


def _marked(entry: bytes) -> list[int]:
    found: list[int] = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and int(folder.name) != os.getpid():
            with suppress(OSError):  # another person's, or gone meanwhile
                if entry in (folder / "environ").read_bytes().split(b"\0") and not _is_dead(folder):
                    found.append(int(folder.name))
    return found


def _is_dead(folder: Path) -> bool:
    """Ended, and not yet waited for."""
    return (folder / "stat").read_text().rpartition(")")[2].split()[0] in ("Z", "X")

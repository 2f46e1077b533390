"""Which screen reader listens: Orca before version 45 does not hear announcements.

Orca took them up on 2023-07-30 (its commit 9b02b1c4d), in version 45: Debian 12 and older systems are deaf to them.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

HEARS_FROM = 45  # Orca's version
PATIENCE_S = 10.0
_NAME = "orca"


class Running(NamedTuple):
    """A process of this machine: what it calls itself, and the words that it was started with."""

    name: str
    command: tuple[str, ...]


def processes(folder: Path = Path("/proc")) -> Iterable[Running]:
    """What runs here, as far as it may be looked at; what sees another root is told nothing of."""
    for process in folder.glob("[0-9]*"):
        try:
            name = (process / "comm").read_text(errors="replace").strip()
            if name == _NAME and str((process / "root").readlink()) == "/":
                words = (process / "cmdline").read_bytes().split(b"\0")
                yield Running(name, tuple(word.decode(errors="replace") for word in words if word))
        except OSError:  # it has ended, or is another person's
            continue


def asking(orca: Running) -> Sequence[str]:
    """The command that asks a running Orca's own program for its version; empty if it cannot be told."""
    place = next((place for place, word in enumerate(orca.command) if Path(word).name == _NAME), None)
    return () if place is None else (*orca.command[: place + 1], "--version")


def version_in(told: str) -> int | None:
    """The number before the first dot of what a program says of its version."""
    found = re.search(r"\d+", told)
    return int(found.group()) if found else None


def ask_version(command: Sequence[str]) -> int | None:
    """Ask a program for its version; None if it does not tell."""
    try:
        told = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE_S, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return version_in(told.stdout)


class Readers:
    """Looks for screen readers; each program is asked for its version once. Blocks: not for the window's thread."""

    def __init__(
        self,
        running: Callable[[], Iterable[Running]] = processes,
        ask: Callable[[Sequence[str]], int | None] = ask_version,
    ) -> None:
        self._running = running
        self._ask = ask
        self._versions: dict[Sequence[str], int | None] = {}

    def is_deaf(self) -> bool:
        """Whether an Orca runs that hears no announcements, and none that does; in doubt it hears."""
        commands = {tuple(asking(orca)) for orca in self._running()}
        for command in commands - self._versions.keys():
            self._versions[command] = self._ask(command) if command else None
        versions = [self._versions[command] for command in commands]
        return bool(versions) and all(version is not None and version < HEARS_FROM for version in versions)

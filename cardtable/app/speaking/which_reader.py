"""Which screen reader listens: Orca before version 45 does not hear announcements.

Orca took them up on 2023-07-30 (its commit 9b02b1c4d), in version 45: Debian 12 and older systems are deaf to them.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

HEARS_FROM = 45  # Orca's version
PATIENCE_S = 10.0
_NAME = "orca"
_BUS = "DBUS_SESSION_BUS_ADDRESS"  # by which a session is told from another


def running_orcas(folder: Path = Path("/proc")) -> Iterable[tuple[str, ...]]:
    """The words by which each Orca of this session was started, as far as it may be looked at."""
    for process in folder.glob("[0-9]*"):
        try:
            if (process / "comm").read_text(errors="replace").strip() == _NAME and _is_here(process):
                yield tuple(_words(process / "cmdline"))
        except OSError:  # it has ended, or is another person's
            continue


def _is_here(process: Path) -> bool:
    """Whether it sees the same files, so that its program can be asked, and listens to the same session."""
    theirs = next((word for word in _words(process / "environ") if word.startswith(f"{_BUS}=")), "")
    ours = os.environ.get(_BUS, "")
    return str((process / "root").readlink()) == "/" and theirs in ("", f"{_BUS}={ours}")


def _words(file: Path) -> list[str]:
    return [word.decode(errors="replace") for word in file.read_bytes().split(b"\0") if word]


def asking(orca: Sequence[str]) -> tuple[str, ...]:
    """The command that asks a running Orca's own program for its version; empty if it cannot be told."""
    place = next((place for place, word in enumerate(orca) if Path(word).name == _NAME), None)
    return () if place is None else (*orca[: place + 1], "--version")


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


class ScreenReaderDetector:
    """Looks for screen readers; each program is asked for its version once. Blocks: not for the window's thread."""

    def __init__(
        self,
        running: Callable[[], Iterable[Sequence[str]]] = running_orcas,
        ask: Callable[[Sequence[str]], int | None] = ask_version,
    ) -> None:
        self._running = running
        self._ask = ask
        self._versions: dict[Sequence[str], int | None] = {}

    def is_deaf(self) -> bool:
        """Whether an Orca runs that hears no announcements, and none that does; in doubt it hears."""
        commands = {asking(orca) for orca in self._running()}
        for command in commands - self._versions.keys():
            self._versions[command] = self._ask(command) if command else None
        versions = [self._versions[command] for command in commands]
        return bool(versions) and all(version is not None and version < HEARS_FROM for version in versions)

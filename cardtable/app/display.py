"""Whether there is a screen: Qt itself ends the process without a word that people understand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from cardtable.core.text import Text, translate

NO_DISPLAY = translate(
    "Command line",
    "There is no display to open a window on: start the program from a desktop session, or use %1.",
).filled("--demo 5 --screenshot table.png")


def display_problem(environment: Mapping[str, str], platform: str) -> Text | None:
    """What to tell if no window can be opened; None if one can, as far as can be seen."""
    if platform in ("win32", "darwin") or environment.get("QT_QPA_PLATFORM"):
        return None
    if environment.get("WAYLAND_DISPLAY") and _wayland_answers(environment):
        return None
    if environment.get("DISPLAY") and _x_answers(environment["DISPLAY"]):
        return None
    return NO_DISPLAY


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    return (Path(environment.get("XDG_RUNTIME_DIR", "/")) / environment["WAYLAND_DISPLAY"]).exists()


def _x_answers(display: str) -> bool:
    """Whether a local X server listens; one on another machine is taken on trust."""
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", display)
    if not local:
        return True
    path = f"/tmp/.X11-unix/X{local[1]}"
    return any(_listens(address) for address in (path, "\0" + path))


def _listens(address: str) -> bool:
    import socket  # only a system with X needs it

    with socket.socket(socket.AF_UNIX) as attempt:
        try:
            attempt.connect(address)
        except OSError:
            return False
    return True

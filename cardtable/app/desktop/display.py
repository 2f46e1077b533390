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
    if platform in ("win32", "darwin"):
        return None
    asked = re.split(r"[;,]", environment.get("QT_QPA_PLATFORM", ""))  # the first of them that works, as Qt takes them
    names = [name.partition(":")[0] for name in asked if name] or ["wayland", "xcb"]
    return None if any(_answers(name, environment) for name in names) else NO_DISPLAY


def _answers(name: str, environment: Mapping[str, str]) -> bool:
    """Whether a platform of Qt's will find its display; one that is not known here is taken on trust."""
    if name.startswith("wayland"):
        chosen = bool(environment.get("QT_QPA_PLATFORM"))  # then libwayland takes the usual socket where none is named
        return _wayland_answers(environment, environment.get("WAYLAND_DISPLAY") or ("wayland-0" if chosen else ""))
    if name == "xcb":
        return bool(environment.get("DISPLAY")) and _x_answers(environment["DISPLAY"])
    return True


def _wayland_answers(environment: Mapping[str, str], socket: str) -> bool:
    """Whether the socket of a compositor is there; its name may be a whole path."""
    return bool(socket) and (Path(environment.get("XDG_RUNTIME_DIR", "/")) / socket).exists()


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

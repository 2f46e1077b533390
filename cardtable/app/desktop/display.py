"""Whether a window can be opened here: where it cannot, Qt ends the process without a word that people understand."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from cardtable.core.text import Text, translate

NO_DISPLAY = translate(
    "Command line",
    "There is no display to open a window on: start the program from a desktop session, or use %1.",
).filled("--demo 5 --screenshot table.png")
_NO_LIBRARY = translate(
    "Command line",
    "CardTable can't open a window because the library %1 is missing: install the package that contains it (%2 on"
    " Debian and Ubuntu), then try again.",
)
_NO_PLUGIN = translate(
    "Command line",
    "CardTable can't open a window because Qt has no plugin for %1: unset QT_QPA_PLATFORM or install CardTable again.",
)
_NOT_ACCEPTED = translate(
    "Command line",
    "CardTable can't open a window because the display %1 doesn't accept it: start it from your own desktop session.",
)
_DEBIAN = {  # libraries whose packages are not named by Debian's rule
    "libGLdispatch.so.0": "libglvnd0",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}


def display_problem(environment: Mapping[str, str], platform: str) -> Text | None:
    """What to tell if no window can be opened; None if one can, as far as can be seen."""
    if platform in ("win32", "darwin"):
        return None
    return None if any(_answers(name, environment) for name in _platforms(environment)) else NO_DISPLAY


@contextmanager
def opening(give_up: Callable[[Text], None]) -> Iterator[None]:
    """While the application object is made: hand a sentence to `give_up` where Qt is about to end the process.

    What Qt has to say of it is said only if it goes on: people get one sentence.
    """
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    said: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        said.append(text)
        if kind is QtMsgType.QtFatalMsg:
            give_up(window_problem(os.environ))

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for text in said:
            print(text, file=sys.stderr)


def window_problem(environment: Mapping[str, str]) -> Text:
    """Why Qt could not open a window, of which it says only that it could not."""
    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    names = [name for name in _platforms(environment) if _answers(name, environment)]
    for name in names:
        plugin = folder / f"libq{'wayland' if name.startswith('wayland') else name}.so"
        problem = _loading_problem(plugin) if plugin.exists() else _NO_PLUGIN.filled(name)
        if problem is not None:
            return problem
    displays = (environment.get("WAYLAND_DISPLAY" if name.startswith("wayland") else "DISPLAY") for name in names)
    return _NOT_ACCEPTED.filled(", ".join(filter(None, displays)))


def library_problem(reason: str) -> Text | None:
    """What to tell of a library that the loader does not find; None if the reason why it gave up is another one."""
    found = re.match(r"(?:.*/)?(lib[^/:\s]+\.so[^/:\s]*): ", reason)
    return _NO_LIBRARY.filled(found[1], debian_package(found[1])) if found else None


def debian_package(library: str) -> str:
    """The package of Debian and Ubuntu that has a library: by Debian's rule (policy 8.1), but for some exceptions."""
    name, _, version = library.partition(".so.")
    parting = "-" if name[-1:].isdigit() else ""
    return _DEBIAN.get(library) or f"{name}{parting}{version}".lower().replace("_", "-")


def _loading_problem(plugin: Path) -> Text | None:
    from ctypes import CDLL  # only where something is wrong

    try:
        CDLL(str(plugin))
    except OSError as error:
        return library_problem(str(error))
    return None


def _platforms(environment: Mapping[str, str]) -> list[str]:
    """The names of Qt's platforms that are tried, in order: the first that works is taken."""
    asked = re.split(r"[;,]", environment.get("QT_QPA_PLATFORM", ""))
    return [name.partition(":")[0] for name in asked if name] or ["wayland", "xcb"]


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

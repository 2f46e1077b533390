"""Qt's environment: checks for a display before Qt ends the process, fast loading, desktop theme."""

from __future__ import annotations

import gc
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from cardtable.app.platform.resource_paths import PACKAGE
from cardtable.core.language.user_error import UserError
from cardtable.core.text import Text, translate

NO_DISPLAY = translate(
    "Command line", "There is no display to open a window on: start the program from a desktop session, or use %1."
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
_DEBIAN = {  # libraries whose packages do not follow Debian's rule
    "libGLdispatch.so.0": "libglvnd0",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}


def display_problem(environment: Mapping[str, str], platform: str) -> Text | None:
    """Return the error text if no window can be opened; None if one can, as far as is known."""
    if platform in ("win32", "darwin"):
        return None
    return None if any(_answers(name, environment) for name in _platforms(environment)) else NO_DISPLAY


@contextmanager
def opening(give_up: Callable[[Text], None]) -> Iterator[None]:
    """Call `give_up` when Qt is about to end the process; its messages are printed only if it goes on."""
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
    """Return the reason why Qt could not open a window; Qt itself does not give it."""
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
    """Return the error text for a library that the loader did not find; None if `reason` is another one."""
    found = re.match(r"(?:.*/)?(lib[^/:\s]+\.so[^/:\s]*): ", reason)
    return _NO_LIBRARY.filled(found[1], debian_package(found[1])) if found else None


def debian_package(library: str) -> str:
    """Return the Debian and Ubuntu package of a library, by Debian's rule (policy 8.1) and a list of exceptions."""
    name, _, version = library.partition(".so.")
    parting = "-" if name[-1:].isdigit() else ""
    return _DEBIAN.get(library) or f"{name}{parting}{version}".lower().replace("_", "-")


def _loading_problem(plugin: Path) -> Text | None:
    from ctypes import CDLL  # only needed after a failure

    try:
        CDLL(str(plugin))
    except OSError as error:
        return library_problem(str(error))
    return None


def _platforms(environment: Mapping[str, str]) -> list[str]:
    """Return the names of the platforms that Qt tries, in order; it takes the first that works."""
    asked = re.split(r"[;,]", environment.get("QT_QPA_PLATFORM", ""))
    return [name.partition(":")[0] for name in asked if name] or ["wayland", "xcb"]


def _answers(name: str, environment: Mapping[str, str]) -> bool:
    """Return whether a Qt platform will find its display; True for an unknown platform."""
    if name.startswith("wayland"):
        chosen = bool(environment.get("QT_QPA_PLATFORM"))  # libwayland then uses the default socket if none is named
        socket = environment.get("WAYLAND_DISPLAY") or ("wayland-0" if chosen else "")  # may be an absolute path
        return bool(socket) and (Path(environment.get("XDG_RUNTIME_DIR", "/")) / socket).exists()
    if name == "xcb":
        return bool(environment.get("DISPLAY")) and _x_answers(environment["DISPLAY"])
    return True


def _x_answers(display: str) -> bool:
    """Return whether a local X server listens; True for one on another machine."""
    local = re.fullmatch(r"(?:unix)?:(\d+)(?:\.\d+)?", display)
    if not local:
        return True
    path = f"/tmp/.X11-unix/X{local[1]}"
    return any(_listens(address) for address in (path, "\0" + path))


def _listens(address: str) -> bool:
    import socket  # only needed with X

    with socket.socket(socket.AF_UNIX) as attempt:
        try:
            attempt.connect(address)
        except OSError:
            return False
    return True


IGNORED = -1  # PySide's value for a module that uses none of its spellings
UNREADABLE_FOLDER = translate(
    "Command line",
    "With this locale the program can't read the name of its own folder: set %1, or move it to another folder.",
).filled("LC_ALL=C.UTF-8")


def load_qt() -> None:
    """Load the parts of Qt that every window needs; raise UserError if the system lacks a library for them.

    Garbage collection is disabled until the first frame: loading creates many objects and frees none.
    """
    gc.disable()
    before = tuple(sys.modules)
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        problem = library_problem(str(error))
        if problem is None:
            raise
        raise UserError(problem) from error
    spell_as_qt_does((*before, *modules_in(PACKAGE)))


def spell_as_qt_does(modules: Iterable[str]) -> None:
    """Tell PySide that these modules use none of its other spellings of Qt's names.

    It would else read the source of each module at import to find out: 35 ms at the start. The table is that of its
    `__feature__`; a PySide without one is only slower.
    """
    table = getattr(sys.modules.get("__feature__"), "pyside_feature_dict", None)
    if isinstance(table, dict):
        table.update(dict.fromkeys(modules, IGNORED))


def modules_in(package: Path) -> Iterator[str]:
    """Yield the full names of all modules of a package and its subpackages; only its own name for an archive."""
    yield package.name
    folders = [(str(package), package.name)] if package.is_dir() else []
    for folder, name in folders:
        for entry in os.scandir(folder):
            if entry.is_dir():
                yield f"{name}.{entry.name}"
                folders.append((entry.path, f"{name}.{entry.name}"))
            elif entry.name.endswith(".py"):
                yield f"{name}.{entry.name[:-3]}"


def folder_problem() -> Text | None:
    """Return the error text if this locale cannot decode the name of Qt's folder: Qt would end the process."""
    if sys.getfilesystemencoding() == "utf-8":
        return None
    from importlib.util import find_spec

    found = find_spec("PySide6")
    origin = (found and found.origin) or ""
    return UNREADABLE_FOLDER if any("\ud800" <= sign <= "\udfff" for sign in origin) else None


VARIABLE = "QT_QPA_PLATFORMTHEME"
PORTAL = "xdgdesktopportal"  # asks the desktop's portal for file dialogs; Qt's theme of the desktop does the rest
_BACKEND = Path("xdg-desktop-portal/portals/kde.portal")


def file_dialog_theme(environment: Mapping[str, str], shares: tuple[Path, ...] = (Path("/usr/share"),)) -> str | None:
    """Return the platform theme for this desktop; None if Qt's own choice is right or the person has made one.

    Plasma's plugin is made for the system's Qt, never for ours; GNOME and similar desktops use the GTK plugin.
    """
    if environment.get(VARIABLE) or "KDE" not in environment.get("XDG_CURRENT_DESKTOP", "").split(":"):
        return None
    return PORTAL if any((share / _BACKEND).is_file() for share in shares) else None

"""Whether a window can be opened here: where it cannot, Qt ends the process without a word that people understand.

Loads Qt as quickly as it can be had.

Which of Qt's desktop themes to ask for, where Qt would not find the desktop's own file dialog by itself.
"""

from __future__ import annotations

import gc
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from cardtable.core.text import Text, translate
from cardtable.core.user_error import UserError

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


PACKAGE = Path(__file__).resolve().parents[2]
IGNORED = -1  # PySide's word for a module that none of its spellings is for
UNREADABLE_FOLDER = translate(
    "Command line",
    "With this locale the program cannot read the name of its own folder: set %1, or move it to another folder.",
).filled("LC_ALL=C.UTF-8")


def load_qt() -> None:
    """Load what every window needs of Qt. Raises Complaint where the system lacks a library for it.

    Nothing dies while so much is born, so the garbage collector rests until the first frame stands.
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

    Of each module that it has not been told about it reads the source as soon as it is imported, to find out: 35 ms of
    a start. Its table is that of its `__feature__`; a PySide without one is only slower.
    """
    table = getattr(sys.modules.get("__feature__"), "pyside_feature_dict", None)
    if isinstance(table, dict):
        table.update(dict.fromkeys(modules, IGNORED))


def modules_in(package: Path) -> Iterator[str]:
    """The modules of a package and of those in it, by their full names; none where they lie in an archive."""
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
    """What to tell if Qt lies in a folder whose name this locale cannot read: Qt would end the process."""
    if sys.getfilesystemencoding() == "utf-8":
        return None
    from importlib.util import find_spec

    found = find_spec("PySide6")
    origin = (found and found.origin) or ""
    return UNREADABLE_FOLDER if any("\ud800" <= sign <= "\udfff" for sign in origin) else None


VARIABLE = "QT_QPA_PLATFORMTHEME"
PORTAL = "xdgdesktopportal"  # asks the desktop's portal for file dialogs; all else is left to Qt's theme of the desktop
_BACKEND = Path("xdg-desktop-portal/portals/kde.portal")


def file_dialog_theme(environment: Mapping[str, str], shares: tuple[Path, ...] = (Path("/usr/share"),)) -> str | None:
    """The theme to name for this desktop; None where Qt's choice is right or the person has made one.

    Plasma's own plugin is made for the system's Qt, never for ours; GNOME and its like are served by the GTK plugin.
    """
    if environment.get(VARIABLE) or "KDE" not in environment.get("XDG_CURRENT_DESKTOP", "").split(":"):
        return None
    return PORTAL if any((share / _BACKEND).is_file() for share in shares) else None

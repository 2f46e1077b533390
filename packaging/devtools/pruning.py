"""Which files of Qt, of Python and of the system go into the folder that needs no Python.

PyInstaller collects every plugin of the Qt modules that are imported, and whatever libraries these are linked to: GTK
for one platform theme, Kerberos for a network that nobody uses. Here stands what the program uses; a library is kept
if something that is kept is linked to it.
"""

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import PurePath

Entry = tuple[str, str, str]  # as PyInstaller lists files: name in the folder, path on this machine, kind

# An installed server takes them where they are there; the packed program serves without them.
FOR_SERVERS = ("uvloop", "nats")

PLUGINS = {
    "linux": (
        "platforms/libqxcb.so",
        "platforms/libqwayland.so",
        "platforms/libqoffscreen.so",  # --screenshot and --self-test
        "platforminputcontexts/libcomposeplatforminputcontextplugin.so",  # letters with accents in names
        "platforminputcontexts/libibusplatforminputcontextplugin.so",  # Punjabi, Hindi, Telugu and Persian in names
        "platformthemes/libqgtk3.so",  # colours, font and file dialogs of GNOME and others
        "platformthemes/libqxdgdesktopportal.so",  # file dialogs of KDE
        "wayland-shell-integration/libxdg-shell.so",
        "wayland-decoration-client/libadwaita.so",  # title bars where the desktop draws none: GNOME
        "wayland-decoration-client/libbradient.so",  # and others
    ),
    "win32": ("platforms/qwindows.dll", "platforms/qoffscreen.dll", "styles/qmodernwindowsstyle.dll"),
    "darwin": ("platforms/libqcocoa.dylib", "platforms/libqoffscreen.dylib", "styles/libqmacstyle.dylib"),
}
# Plugins that work only where the desktop has brought what they are linked to; Qt passes them over elsewhere.
OF_THE_DESKTOP = ("platformthemes/libqgtk3.so",)
# Parts of Python that are large and that nothing here asks for.
UNUSED_MODULES = (
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_decimal",
    "_multibytecodec",
    "_uuid",
    "bz2",
    "lzma",
    *("numpy._core._multiarray_tests", "numpy.f2py", "numpy.fft", "numpy.ma", "numpy.polynomial", "numpy.random"),
    "numpy.testing",
    "pydoc",
    "readline",
    "tkinter",
    "unittest",
)
# Libraries that every Linux desktop has and that belong to it: they read its configuration, and it mends their faults.
FROM_THE_SYSTEM = (
    "libX11-xcb.so.1",
    "libX11.so.6",
    "libXau.so.6",
    "libXdmcp.so.6",
    "libbrotlicommon.so.1",
    "libbrotlidec.so.1",
    "libbsd.so.0",
    "libcap.so.2",
    "libdbus-1.so.3",
    "libexpat.so.1",
    "libfontconfig.so.1",
    "libfreetype.so.6",
    "libgcc_s.so.1",
    "libgcrypt.so.20",
    "libglib-2.0.so.0",
    "libgpg-error.so.0",
    "libgthread-2.0.so.0",
    "liblz4.so.1",
    "liblzma.so.5",
    "libmd.so.0",
    "libmvec.so.1",
    "libpcre2-8.so.0",
    "libpng16.so.16",
    "libstdc++.so.6",
    "libsystemd.so.0",
    "libwayland-client.so.0",
    "libwayland-cursor.so.0",
    "libxcb.so.1",
    "libxkbcommon.so.0",
    "libz.so.1",
)
_UNUSED_DATA = re.compile(r"/translations/qt|\.dist-info/(RECORD|REQUESTED|INSTALLER)$")
_PLUGIN = re.compile(r"(?:^|/)plugins/([^/]+/[^/]+)$")


def unused_hooks(platform: str = "") -> tuple[str, ...]:
    """Return what PyInstaller would run at each start and need not.

    Nothing looks for source text, `app/entry_point.py` serves helper processes, and on Linux Qt finds its plugins by
    itself; the hook that tells it would load Qt before the program does, which knows how to do it quickly.
    """
    always = ("pyi_rth_inspect", "pyi_rth_multiprocessing")
    return (*always, "pyi_rth_pyside6") if (platform or system()) == "linux" else always


def system() -> str:
    """Return the key of PLUGINS for the system that this runs on."""
    return "linux" if sys.platform.startswith("linux") else sys.platform


def plugin_name(name: str) -> str | None:
    """Return a plugin of Qt as PLUGINS names it; None for a file that is none."""
    found = _PLUGIN.search(PurePath(name).as_posix().replace("\\", "/"))
    return found[1] if found else None


def kept_data(data: Iterable[Entry], binaries: Iterable[Entry], platform: str = "") -> list[Entry]:
    """Return the other files to keep: without Qt's own translations, of whose words none is shown.

    Nor is what pip noted of the .venv, where RECORD has the digests of scripts, and these the name of the folder; nor
    links to program files that are not kept; on macOS they are parts of frameworks, which stay whole.
    """
    there = {PurePath(entry[0]).name for entry in binaries}
    whole = (platform or system()) == "darwin"
    wanted = (entry for entry in data if not _UNUSED_DATA.search(entry[0].replace("\\", "/")))
    return [entry for entry in wanted if whole or entry[2] != "SYMLINK" or PurePath(entry[0]).name in there]


_ROOTS = ("libpython", "python3", "Python", "libiroh_ffi", "iroh_ffi")


def is_root(entry: Entry, wanted: Sequence[str]) -> bool:
    """Tell whether a program file is used for its own sake: Python and its modules, a wanted plugin, iroh by ctypes."""
    name, _, kind = entry
    plugin = plugin_name(name)
    if plugin is not None:
        return plugin in wanted
    return kind == "EXTENSION" or PurePath(name).name.startswith(_ROOTS)


def kept_binaries(binaries: Iterable[Entry], linked: Callable[[str], Iterable[str]], platform: str = "") -> list[Entry]:
    """Return the program files to keep; `linked` names the libraries (not paths) that a file is linked to.

    On macOS only plugins are taken out: libraries are in frameworks there, which stay whole.
    """
    platform = platform or system()
    if platform == "darwin":
        return [entry for entry in binaries if (plugin_name(entry[0]) or PLUGINS[platform][0]) in PLUGINS[platform]]
    given = [entry for entry in binaries if platform != "linux" or PurePath(entry[0]).name not in FROM_THE_SYSTEM]
    by_name: dict[str, list[Entry]] = {}
    for entry in given:
        by_name.setdefault(PurePath(entry[0]).name.lower(), []).append(entry)
    waiting = [entry for entry in given if is_root(entry, PLUGINS[platform])]
    kept: dict[str, Entry] = {}
    while waiting:
        entry = waiting.pop()
        if entry[0] not in kept:
            kept[entry[0]] = entry
            linked_to = () if plugin_name(entry[0]) in OF_THE_DESKTOP else linked(entry[1])
            waiting += [found for name in linked_to for found in by_name.get(name.lower(), ())]
    return sorted(kept.values())

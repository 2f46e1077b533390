"""Shared libraries that Qt needs from a Linux system and that a bare one lacks.

Qt names them when it fails, but only the first one; `ldd` names them all beforehand.
"""

import re
import shlex
import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from devtools import system_packages
from devtools.places import venv_python
from devtools.processes import Stop, read

QT_LIBRARIES = ("Core", "Gui", "Widgets", "Svg", "Network", "DBus")  # Network: lupdate and lrelease are linked to it
DEBIAN = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLdispatch.so.0": "libglvnd0",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
    "libstdc++.so.6": "libstdc++6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
# The package managers that find a package by the library it provides.
BY_LIBRARY = {"dnf": "sudo dnf install", "zypper": "sudo zypper install"}


def missing_in(ldd_output: str) -> set[str]:
    """Return the names of the libraries that `ldd` did not find."""
    return set(re.findall(r"^\s*(\S+) => not found", ldd_output, re.MULTILINE))


def debian_package(library: str) -> str:
    """Return the package of Debian and Ubuntu that holds a library, by the table or by Debian's naming rule.

    The rule (Debian policy 8.1): the name and the version behind ".so.", parted by "-" where a digit would meet a
    digit, in lower case and without underscores.
    """
    if library in DEBIAN:
        return DEBIAN[library]
    name, _, version = library.partition(".so.")
    parting = "-" if name[-1:].isdigit() else ""
    return f"{name}{parting}{version}".lower().replace("_", "-")


def platform_plugin(environment: Mapping[str, str]) -> str:
    """Return the plugin with which Qt will show the window here: offscreen, wayland or xcb."""
    chosen = environment.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]
    if chosen in {"offscreen", "wayland", "xcb"}:
        return chosen
    return "xcb" if environment.get("DISPLAY") or not environment.get("WAYLAND_DISPLAY") else "wayland"


def binaries(qt: Path, plugin: str) -> list[Path]:
    """Return the files whose libraries are looked for; `qt` is the folder PySide6/Qt."""
    libraries = [qt / "lib" / f"libQt6{name}.so.6" for name in QT_LIBRARIES]
    return [path for path in (*libraries, qt / "plugins" / "platforms" / f"libq{plugin}.so") if path.exists()]


def missing(files: Iterable[Path]) -> list[str]:
    """Return, sorted, the libraries that the dynamic linker does not find for these files."""
    found: set[str] = set()
    for file in files:
        found |= missing_in(read(("ldd", file))[1])
    return sorted(name for name in found if not name.startswith(("libQt6", "libicu")))


def ensure(environment: Mapping[str, str]) -> None:
    """On Linux, see that Qt will start: install what it misses as root, or raise Stop with the one command."""
    if not sys.platform.startswith("linux") or not shutil.which("ldd"):
        return
    files = binaries(qt_folder(), platform_plugin(environment))
    lacking = missing(files)
    if not lacking:
        return
    if shutil.which("apt-get"):
        system_packages.install(sorted({debian_package(name) for name in lacking}), "libraries that Qt needs")
        lacking = missing(files)
    if lacking:
        raise Stop(advice(lacking))


def advice(lacking: Sequence[str]) -> str:
    """Return the sentence for systems without apt-get, and for what apt-get did not bring."""
    for manager, command in BY_LIBRARY.items():
        if shutil.which(manager):
            return "Run this once, then try again: " + command + " " + shlex.join(f"{n}()(64bit)" for n in lacking)
    return f"Qt misses these shared libraries: {', '.join(lacking)}; install the packages that hold them and try again."


def qt_folder() -> Path:
    """Return the folder PySide6/Qt of .venv, without starting Qt."""
    found = sorted(venv_python().parents[1].glob("lib*/python3*/site-packages/PySide6/Qt"))
    if not found:
        raise Stop("PySide6 is not in .venv: delete the folder .venv and try again.")
    return found[0]

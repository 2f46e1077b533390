"""The folder that needs no Python: made by PyInstaller, stripped, and tried."""

import shutil
import sys
from pathlib import Path

from devtools import bundle, compiled_copy, libraries, licences, smaller_libraries
from devtools.places import BUILD, DIST, ROOT, SOURCES
from devtools.processes import Stop, call, read, say

FOLDER = DIST / "cardtable"


def build(python: Path) -> None:
    """Build dist/cardtable, try it and say how large it is. Raises Stop."""
    say("Building the folder with Python and Qt in it …")
    shutil.rmtree(FOLDER, ignore_errors=True)
    if not (compiled_copy.FOLDER / "cardtable").is_dir():
        raise Stop("There is no copy of the program to pack: python3 packaging/dev.py compile makes it.")
    if sys.platform.startswith("linux"):  # elsewhere nothing is made smaller, and Qt lies in another place
        smaller_libraries.make(libraries.qt_folder().parents[1])
    options = ("--noconfirm", "--log-level", "ERROR", "--distpath", DIST, "--workpath", BUILD / "pyinstaller")
    if call((python, "-m", "PyInstaller", *options, ROOT / "packaging" / "cardtable.spec")):
        raise Stop("The folder could not be built: the lines above say why.", 1)
    licences.check(FOLDER)
    strip(FOLDER)
    try_out(FOLDER)
    say(f"The folder {FOLDER} has {bundle.size_text(FOLDER)}.")


def strip(folder: Path) -> None:
    """On Linux, take the symbols for debugging out of Python's own files and of libraries; Qt itself comes without."""
    if not (sys.platform.startswith("linux") and shutil.which("strip")):
        return
    internal = folder / "_internal"
    packages = ("cardtable", "cryptography", "iroh", "numpy", "zeroconf")
    libraries = (
        *internal.glob("*__mypyc*.so"),
        *internal.glob("PySide6/Qt/lib/libicu*.so*"),
        *(file for name in packages for file in internal.glob(f"{name}/**/*.so")),
    )
    modules = (*internal.glob("python3*/lib-dynload/*.so"), *internal.glob("_*.so"), *libraries)
    for file in (*internal.glob("libpython*"), *modules):
        read(("strip", "--strip-unneeded", file))  # one that cannot be stripped stays as it is


def program(folder: Path) -> Path:
    """Return the program in the folder, the one with a console on Windows."""
    return folder / ("cardtable.exe" if sys.platform == "win32" else "cardtable")


def try_out(folder: Path) -> None:
    """Let the program test itself, and see that it has found all the games of the source tree. Raises Stop."""
    say("Trying the program …")
    status, output = read((program(folder), "--self-test"))
    if status:
        last = output.strip().splitlines()[-1:] or ["no reason given"]
        raise Stop(f"The program in {folder} does not pass its own test: {last[0]}", 1)
    found = next((line for line in output.splitlines() if line.startswith("games:")), "")
    lacking = [game for game in games() if game not in found]
    if lacking:
        raise Stop(f"The program in {folder} lacks {', '.join(lacking)}: see packaging/cardtable.spec.", 1)
    say(output.strip())


def games() -> list[str]:
    """Return the games of the source tree."""
    return sorted(path.parent.name for path in (SOURCES / "games").glob("*/__init__.py"))

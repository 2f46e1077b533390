"""Where the libraries of the packed program come from: nothing of Wine and of its stand-ins is ever shipped."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

OWN_PROGRAMS = ("cardtable.exe", "cardtable-window.exe")  # which PyInstaller makes
BINARIES = (".dll", ".exe", ".pyd")
_OF_WINE = (b"Wine builtin DLL", b"Wine placeholder DLL")


def strangers(folder: Path, sources: Iterable[Path]) -> list[str]:
    """Return, sorted, the libraries and programs in a folder that are in none of the source folders.

    Those are Python for Windows and the wheels in it, which bring Microsoft's redistributable libraries too.
    """
    known = {_digest(path) for source in sources for path in _binaries(source)}
    found = []
    for path in _binaries(folder):
        name = path.relative_to(folder).as_posix()
        if name in OWN_PROGRAMS:
            is_stranger = any(mark in path.read_bytes() for mark in _OF_WINE)
        else:
            is_stranger = _digest(path) not in known
        if is_stranger:
            found.append(name)
    return sorted(found)


def _binaries(folder: Path) -> Iterable[Path]:
    return (path for path in folder.rglob("*") if path.suffix.lower() in BINARIES and path.is_file())


def _digest(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()

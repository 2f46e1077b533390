"""Writing whole files safely, keeping damaged ones, and clearing up after a program that was killed."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import BinaryIO

from cardtable.files.processes import is_running
from cardtable.files.reading import LARGEST, UnreadableError, read_bytes

_PRIVATE, _PRIVATE_FOLDER, _USUAL = 0o600, 0o700, 0o666
_OTHERS = 0o077  # what group and others may do
_ABANDONED = 60.0  # seconds after which nobody writes to a file any more
_FLAGS = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_BESIDE = re.compile(r"(?P<file>.+)\.(?P<process>\d{1,10})\.new")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it holds the old or the new text, never half of it; raises OSError.

    For a place that the person has chosen: who may read it follows from the rules of that system. What a program has
    left beside this file that was killed goes, and nothing else there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, _encoded(text), _USUAL)
    _clear_beside(path)


def write_private(path: Path, data: bytes | str) -> None:
    """The same for what the program keeps for itself: the file, and a folder that is made for it, are its owner's.

    A folder that has the file's name is put out of the way.
    """
    make_private_folder(path.parent)
    written = _encoded(data) if isinstance(data, str) else data
    try:
        _write(path, written, _PRIVATE)
    except IsADirectoryError:
        set_aside(path)
        _write(path, written, _PRIVATE)


def append_private(path: Path) -> BinaryIO:
    """A file of its owner's, open to be added to; raises OSError, of a pipe or a device as well."""
    make_private_folder(path.parent)
    waiting = getattr(os, "O_NONBLOCK", 0)  # for the reader of a pipe
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | waiting | _FLAGS, _PRIVATE)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(f"{path} is not a regular file")
        return os.fdopen(descriptor, "ab")
    except OSError:
        os.close(descriptor)
        raise


def make_private_folder(folder: Path) -> None:
    """Make a folder that only its owner may enter, unless there is one; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True, mode=_PRIVATE_FOLDER)


def make_private(folders: Iterable[Path]) -> None:
    """Take what older versions left open to others: these folders, and the files that lie directly in them."""
    for folder in folders:
        with suppress(OSError):  # nothing there, or another person's: who may enter it is for that one to say
            _close_to_others(folder, _PRIVATE_FOLDER)
            for entry in os.scandir(folder):
                if entry.is_file(follow_symlinks=False):
                    _close_to_others(Path(entry), _PRIVATE)


def set_aside(path: Path, why: str = "damaged") -> Path | None:
    """Rename a file so that nothing overwrites it; its new path, or None if there is none or the folder forbids it."""
    try:
        return path.rename(_free_name(path, why))
    except OSError:
        return None


def keep_copy(path: Path, why: str, most: int = LARGEST) -> Path | None:
    """Write the bytes of a file under another name beside it; that path, or None if this cannot be done."""
    copy = _free_name(path, why)
    try:
        write_private(copy, read_bytes(path, most))
    except (OSError, UnreadableError):
        return None
    return copy


def last_change(path: Path) -> float:
    """When a file was written last, or a file put into a folder, in seconds since the epoch; 0 where there is none."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def clear_up(folders: Iterable[Path]) -> None:
    """Delete what writers have left in these folders that were killed before they had written a whole file."""
    for folder in folders:
        with suppress(OSError):  # nothing there, or nothing may be deleted there
            for entry in list(os.scandir(folder)):
                found = _BESIDE.fullmatch(entry.name)
                if found is not None and not is_running(int(found["process"])):
                    os.unlink(entry.path)


def _free_name(path: Path, why: str) -> Path:
    names = (path.with_name(f"{path.stem}-{why}-{number}{path.suffix}") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def _encoded(text: str) -> bytes:
    """Half a letter, which no reader takes, becomes a question mark."""
    return text.encode("utf-8", errors="replace")


def _write(path: Path, data: bytes, mode: int) -> None:
    """Beside it first, on the disk, and then renamed."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    beside.unlink(missing_ok=True)
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _FLAGS, mode)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError:
        with suppress(OSError):  # the first trouble is what counts
            beside.unlink()
        raise


def _clear_beside(path: Path) -> None:
    """Delete what killed writers have left of one file; other computers may write to it, whose processes are not ours.

    Both times are those of the file's own computer.
    """
    with suppress(OSError):
        before = path.stat().st_mtime - _ABANDONED
        for entry in list(os.scandir(path.parent)):
            found = _BESIDE.fullmatch(entry.name)
            if found is None or found["file"] != path.name or is_running(int(found["process"])):
                continue
            if entry.stat(follow_symlinks=False).st_mtime < before:
                os.unlink(entry.path)


def _close_to_others(path: Path, mode: int) -> None:
    if os.name == "posix" and stat.S_IMODE(path.stat().st_mode) & _OTHERS:
        path.chmod(mode)

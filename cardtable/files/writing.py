"""Atomic file writer, backups of damaged files, and clean-up after killed processes."""

from __future__ import annotations

import os
import re
import stat
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import BinaryIO

from cardtable.files.process_identity import is_running
from cardtable.files.reading import UnreadableError, read_bytes

_PRIVATE, _PRIVATE_FOLDER, _USUAL = 0o600, 0o700, 0o666
_OTHERS = 0o077  # permissions of group and others
_ABANDONED = 60.0  # seconds after which no process still writes a file
_PAUSES = (0.005, 0.01, 0.02)  # seconds until the next try; the window waits for all of them
_FLAGS = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_BESIDE = re.compile(r"(?P<file>.+)\.(?P<process>\d{1,10})\.new")


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically, so that it holds the old or the new text; raise OSError.

    For a place that the person has chosen: the permissions are the system's default. Removes what a killed
    process has left beside this file, and nothing else there.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    _write(path, _encoded(text), _USUAL)
    _clear_beside(path)


def write_private(path: Path, data: bytes | str) -> None:
    """Write a file of the program atomically; the file and a folder created for it are private to the user.

    A folder with the file's name is renamed. Raise OSError.
    """
    make_private_folder(path.parent)
    written = _encoded(data) if isinstance(data, str) else data
    try:
        _write(path, written, _PRIVATE)
    except IsADirectoryError:
        quarantine(path)
        _write(path, written, _PRIVATE)


def append_private(path: Path) -> BinaryIO:
    """Return a private file opened for appending; raise OSError, also for a pipe or a device."""
    make_private_folder(path.parent)
    waiting = getattr(os, "O_NONBLOCK", 0)  # never wait for the reader of a pipe
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | waiting | _FLAGS, _PRIVATE)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(f"{path} is not a regular file")
        return os.fdopen(descriptor, "ab")
    except OSError:
        os.close(descriptor)
        raise


def make_private_folder(folder: Path) -> None:
    """Create a folder that only its user may enter, unless it exists; raise OSError."""
    folder.mkdir(parents=True, exist_ok=True, mode=_PRIVATE_FOLDER)


def make_private(folders: Iterable[Path]) -> None:
    """Remove permissions of others, set by older versions, from these folders and their direct files."""
    for folder in folders:
        with suppress(OSError):  # missing, or owned by another user, who decides about it
            _close_to_others(folder, _PRIVATE_FOLDER)
            for entry in os.scandir(folder):
                if entry.is_file(follow_symlinks=False):
                    _close_to_others(Path(entry), _PRIVATE)


def quarantine(path: Path, why: str = "damaged") -> Path | None:
    """Rename a file so that nothing overwrites it; return its new path, or None if this fails."""
    try:
        return path.rename(_free_name(path, why))
    except OSError:
        return None


def keep_copy(path: Path, why: str) -> Path | None:
    """Copy a file to another name in its folder; return that path, or None if this fails."""
    copy = _free_name(path, why)
    try:
        write_private(copy, read_bytes(path))
    except (OSError, UnreadableError):
        return None
    return copy


def last_change(path: Path) -> float:
    """Return the last modification of a file or folder in seconds since the epoch; 0.0 if it is missing."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def remove_leftovers(folders: Iterable[Path]) -> None:
    """Delete temporary files in these folders whose writers were killed."""
    for folder in folders:
        with suppress(OSError):  # missing, or without the permission to delete
            for entry in list(os.scandir(folder)):
                found = _BESIDE.fullmatch(entry.name)
                if found is not None and not is_running(int(found["process"])):
                    os.unlink(entry.path)


def _free_name(path: Path, why: str) -> Path:
    names = (path.with_name(f"{path.stem}-{why}-{number}{path.suffix}") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def _encoded(text: str) -> bytes:
    """Return the text in UTF-8; a lone surrogate, which no reader accepts, becomes a question mark."""
    return text.encode("utf-8", errors="replace")


def _write(path: Path, data: bytes, mode: int) -> None:
    """Write to a temporary file in the same folder, flush it to the disk, then rename it."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    beside.unlink(missing_ok=True)
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _FLAGS, mode)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(beside, path)
    except OSError:
        with suppress(OSError):  # the first error is the one to report
            beside.unlink()
        raise


def _replace(beside: Path, path: Path) -> None:
    """Rename the temporary file; on Windows not while another program, such as a virus scanner, reads the old one.

    If that takes longer than the pauses, the caller gets the error and tries again later.
    """
    for pause in _PAUSES if sys.platform == "win32" else ():
        try:
            return os.replace(beside, path)
        except PermissionError:
            time.sleep(pause)
    os.replace(beside, path)


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

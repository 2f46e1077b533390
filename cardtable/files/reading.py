"""Reading files back that this program, a person or another program has written: one way in, one exception out."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from cardtable.core.plain_json import JsonError, parse_json

LARGEST = 2 << 20  # bytes, where nothing else is said; a match of a hundred thousand actions has as many

_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)  # a pipe that nobody writes to would be waited for
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)
_MISSING = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG})
_NOT_REGULAR = frozenset({errno.EISDIR, errno.ENXIO, errno.ENODEV, errno.ELOOP})


class UnreadableError(Exception):
    """A file that gives nothing that can be used: which of the kinds below says why."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path, self.reason = path, reason


class MissingError(UnreadableError):
    """There is no file of this name."""


class NotRegularError(UnreadableError):
    """A folder, a pipe, a socket or a device."""


class TooLargeError(UnreadableError):
    """More than any file of this kind has."""


class DamagedError(UnreadableError):
    """Not UTF-8, not JSON, or with values beyond all bounds."""


class RefusedError(UnreadableError):
    """The system does not give it: no right to read it, or trouble with the disk; `number`: its errno."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(path, error.strerror or str(error))
        self.number = error.errno


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """The bytes of a regular file; raises UnreadableError, and never waits for another program."""
    try:
        descriptor = os.open(path, _FLAGS)
        try:
            known = os.fstat(descriptor)
            if not stat.S_ISREG(known.st_mode):
                raise NotRegularError(path, "not a regular file")
            with os.fdopen(descriptor, "rb", closefd=False) as file:
                data = file.read(most + 1) if known.st_size <= most else b""
        finally:
            os.close(descriptor)
    except OSError as error:
        raise _meaning(path, error) from error
    except ValueError as error:  # a name with a zero byte in it
        raise MissingError(path, "no file can have this name") from error
    if max(known.st_size, len(data)) > most:
        raise TooLargeError(path, f"more than {most} bytes")
    return data


def read_text(path: Path, most: int = LARGEST) -> str:
    """The text of a file in UTF-8, with or without a mark at its beginning; raises UnreadableError."""
    try:
        return read_bytes(path, most).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DamagedError(path, "not UTF-8") from error


def read_json(path: Path, most: int = LARGEST, *, patient: bool = False) -> object:
    """The value of a JSON file, within the bounds of `parse_json`, which knows `patient`; raises UnreadableError."""
    try:
        return parse_json(read_text(path, most), patient=patient)
    except JsonError as error:
        raise DamagedError(path, str(error)) from error


def _meaning(path: Path, error: OSError) -> UnreadableError:
    if error.errno in _MISSING:
        return MissingError(path, "no such file")
    if error.errno in _NOT_REGULAR:
        return NotRegularError(path, "not a regular file")
    return RefusedError(path, error)

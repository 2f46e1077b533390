"""File reader with size bounds: every failure is an UnreadableError."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from cardtable.core.basics.plain_json import JsonError, parse_json

LARGEST = 2 << 20  # bytes, unless another bound is given; a match of a hundred thousand actions needs as many

_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)  # never wait for the writer of a pipe
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)
_MISSING = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG})
_NOT_REGULAR = frozenset({errno.EISDIR, errno.ENXIO, errno.ENODEV, errno.ELOOP})


class UnreadableError(Exception):
    """Error: a file without usable content; the subclass names the kind of failure."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path, self.reason = path, reason


class MissingError(UnreadableError):
    """Error: no file has this name."""


class NotRegularError(UnreadableError):
    """Error: a folder, a pipe, a socket or a device."""


class TooLargeError(UnreadableError):
    """Error: a file larger than its kind allows."""


class DamagedError(UnreadableError):
    """Error: content that is not UTF-8, not JSON, or out of bounds."""


class RefusedError(UnreadableError):
    """Error: the system refuses to read the file, by permissions or a disk failure; `number` is its errno."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(path, error.strerror or str(error))
        self.number = error.errno


def read_bytes(path: Path, most: int = LARGEST) -> bytes:
    """Return the bytes of a regular file; raise UnreadableError. Never waits for another process."""
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
    except ValueError as error:  # a name with a zero byte
        raise MissingError(path, "no file can have this name") from error
    if max(known.st_size, len(data)) > most:
        raise TooLargeError(path, f"more than {most} bytes")
    return data


def read_text(path: Path, most: int = LARGEST) -> str:
    """Return the text of a UTF-8 file, with or without a byte order mark; raise UnreadableError."""
    try:
        return read_bytes(path, most).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DamagedError(path, "not UTF-8") from error


def read_json(path: Path, most: int = LARGEST, *, patient: bool = False) -> object:
    """Return the value of a JSON file; bounds and `patient` as in `parse_json`. Raise UnreadableError."""
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

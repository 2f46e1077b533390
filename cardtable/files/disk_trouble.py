"""Why something could not be written or read, and what to do: by the number of the system's error."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from cardtable.core.text import Text, translate
from cardtable.files.reading import RefusedError

DISK_FULL = translate("Storage", "The disk is full: free some space.")
NO_RIGHT = translate("Storage", "CardTable isn't allowed to use %1: change its permissions.", "a folder or a file")
NOT_THERE = translate("Storage", "%1 isn't there any more: choose another folder.", "a folder or a file")
BAD_NAME = translate("Storage", "A file can't have this name: choose another one.")
DAMAGED = translate("Storage", "The file is damaged: start CardTable again, which begins a new one.")
DISK_FAILS = translate("Storage", "The disk reports an error with %1: check the disk.", "a folder or a file")
REFUSED = translate("Storage", "The system reports an error with %1: %2.", "a folder or a file; what the system says")

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_FORBIDDEN = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_GONE = frozenset({errno.ENOENT, errno.ENOTDIR})
_NAMES = frozenset({errno.ENAMETOOLONG, errno.EINVAL, errno.EILSEQ, errno.EISDIR})
_DISK = frozenset({None, errno.EIO, errno.ENXIO, errno.ENODEV, getattr(errno, "ESTALE", errno.EIO)})  # or SQLite's
# Of SQLite: FULL; PERM, READONLY and CANTOPEN; CORRUPT and NOTADB.
_SQLITE_FULL, _SQLITE_FORBIDDEN, _SQLITE_DAMAGED = frozenset({13}), frozenset({3, 8, 14}), frozenset({11, 26})


def trouble_with(place: Path, error: Exception) -> Text:
    """The sentence; `error`: an OSError, a RefusedError, or one of SQLite."""
    number = _number(error)
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if number in _FULL or code in _SQLITE_FULL:
        return DISK_FULL
    if number in _FORBIDDEN or code in _SQLITE_FORBIDDEN:
        return NO_RIGHT.filled(str(place))
    if number in _GONE:
        return NOT_THERE.filled(str(place))
    if code in _SQLITE_DAMAGED:
        return DAMAGED
    if number in _NAMES:
        return BAD_NAME
    return DISK_FAILS.filled(str(place)) if number in _DISK else REFUSED.filled(str(place), os.strerror(number or 0))


def _number(error: Exception) -> int | None:
    if isinstance(error, RefusedError):
        return error.number
    return error.errno if isinstance(error, OSError) else None

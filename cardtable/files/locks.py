"""Files that only one program has at a time: the system lets go of a lock even when a program is killed.

Some folders have no locks, above all those that lie on another computer. There a note in the file says who has it.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from cardtable.files.processes import birth_of, is_running
from cardtable.files.writing import make_private_folder, set_aside

_NONBLOCKING = getattr(os, "O_NONBLOCK", 0)  # a pipe in place of the file
_OPEN = os.O_RDWR | os.O_CREAT | _NONBLOCKING | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
# What Windows says of a lock that another program has is EACCES, and EDEADLK once it has waited.
_TAKEN = frozenset({errno.EACCES, errno.EDEADLK} if sys.platform == "win32" else {errno.EWOULDBLOCK, errno.EAGAIN})
_NO_LOCKS = frozenset({errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL})
# No file can be made or written there, so no other program writes a match there either.
_NOT_WRITTEN = frozenset(
    {
        errno.EACCES,
        errno.EPERM,
        errno.EROFS,
        errno.ENOSPC,
        errno.EDQUOT,
        errno.EIO,
        errno.ENOENT,
        errno.ENOTDIR,
        errno.EEXIST,
        errno.ENAMETOOLONG,
    }
)
_ANOTHER_COMPUTERS = 24 * 3600.0  # seconds for which a note of another computer counts: whether it runs, nobody sees
_HERE = os.environ.get("COMPUTERNAME", "here") if sys.platform == "win32" else os.uname().nodename or "here"
_LONGEST_NOTE = 400  # bytes


class Lock:
    """A file that is locked while a program has what it stands for."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: int | None = None
        self._noted = False

    def take(self) -> bool:
        """Whether nobody else has it; where no file can be made (no right, a full disk), nobody is kept out.

        Raises OSError where that says nothing of the folder, as with too many open files: somebody may have it.
        """
        try:
            descriptor = _opened(self._path)
        except OSError as error:
            if error.errno in _NOT_WRITTEN | _NO_LOCKS:
                return True
            raise
        if self._is_ours(descriptor):
            self._descriptor = descriptor
            return True
        os.close(descriptor)
        return False

    def release(self) -> None:
        """Let another program have it."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            if self._noted:
                with suppress(OSError):  # once this program has ended the note counts for nothing
                    os.ftruncate(descriptor, 0)
            os.close(descriptor)

    def _is_ours(self, descriptor: int) -> bool:
        try:
            _lock_now(descriptor)
        except OSError as error:
            if error.errno in _TAKEN:
                return False
            self._noted = _is_noted(descriptor)  # ENOLCK and the like, and trouble with the disk: no lock helps
            return self._noted
        return True


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Nobody else who asks for this is between reading and writing the file meanwhile; raises OSError.

    Where there are no locks, somebody else may be; each file is still whole, but the last writer's.
    """
    make_private_folder(path.parent)
    descriptor = _opened(path.with_suffix(".lock"))
    try:
        try:
            _wait_for(descriptor)
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                raise
        yield
    finally:
        os.close(descriptor)


def _opened(path: Path) -> int:
    """The file, made if need be; whatever else has its name is put out of the way. Raises OSError."""
    make_private_folder(path.parent)
    try:
        descriptor = os.open(path, _OPEN, 0o600)
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            return descriptor
        os.close(descriptor)
    except PermissionError:  # another person has made it, and it can be locked all the same
        return os.open(path, os.O_RDONLY | _NONBLOCKING)
    except OSError as error:
        if error.errno not in (errno.EISDIR, errno.ENXIO):  # a folder, a socket
            raise
    set_aside(path)
    return os.open(path, _OPEN | os.O_EXCL, 0o600)


def _is_noted(descriptor: int) -> bool:
    """Whether the note in the file is this program's now, or none can be left: nobody who runs has left another one."""
    with suppress(OSError):  # neither locks nor notes, as on a disk that cannot be read: nobody is kept out
        if _is_anothers(os.read(descriptor, _LONGEST_NOTE), os.fstat(descriptor).st_mtime):
            return False
        os.ftruncate(descriptor, 0)
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, f"{_HERE} {os.getpid()} {birth_of(os.getpid())}".encode())
    return True


def _is_anothers(note: bytes, written: float) -> bool:
    computer, _, rest = note.decode("utf-8", errors="replace").partition(" ")
    process, _, birth = rest.partition(" ")
    if not (process.isascii() and process.isdigit()):
        return False
    if computer != _HERE:
        return time.time() - written < _ANOTHER_COMPUTERS
    return is_running(int(process)) and birth_of(int(process)) == birth


if sys.platform == "win32":
    import msvcrt

    def _lock_now(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _wait_for(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)

else:
    import fcntl

    def _lock_now(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _wait_for(descriptor: int) -> None:
        """They have it for as long as a small file is written."""
        fcntl.flock(descriptor, fcntl.LOCK_EX)

"""File locks: a file held by one process at a time; the system releases a killed process's lock.

Some folders, above all network folders, do not support locks. There a note in the file names its holder.
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

from cardtable.files.process_identity import birth_of, is_running
from cardtable.files.writing import make_private_folder, quarantine

_NONBLOCKING = getattr(os, "O_NONBLOCK", 0)  # never wait for a pipe in place of the file
_OPEN = os.O_RDWR | os.O_CREAT | _NONBLOCKING | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_TAKEN = frozenset({errno.EACCES} if sys.platform == "win32" else {errno.EWOULDBLOCK, errno.EAGAIN})
_NO_LOCKS = frozenset({errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL})
# Errors of a folder that takes no files: no other process writes a match there either.
_NOT_WRITTEN = frozenset({errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EDQUOT, errno.EIO}) | frozenset(
    {errno.ENOENT, errno.ENOTDIR, errno.EEXIST, errno.ENAMETOOLONG}
)
_ANOTHER_COMPUTERS = 24 * 3600.0  # seconds; processes of another computer cannot be checked
_HERE = os.environ.get("COMPUTERNAME", "here") if sys.platform == "win32" else os.uname().nodename or "here"
_LONGEST_NOTE = 400  # bytes


class Lock:
    """Lock on a resource, held by one process through a locked file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: int | None = None
        self._noted = False

    def take(self) -> bool:
        """Take the lock; return False if another process has it.

        If no file can be created (permissions, full disk), the result is True: no process is kept out. Raises OSError
        for errors that say nothing of the folder, such as too many open files: another process may have the lock.
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
        """Release the lock for other processes."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            if self._noted:
                with suppress(OSError):  # a note does not count once its process has ended
                    os.ftruncate(descriptor, 0)
            os.close(descriptor)

    def _is_ours(self, descriptor: int) -> bool:
        try:
            _lock_now(descriptor)
        except OSError as error:
            if error.errno in _TAKEN:
                return False
            self._noted = _is_noted(descriptor)  # ENOLCK and the like, and disk errors: locks do not work
            return self._noted
        return True


@contextmanager
def exclusive_access(path: Path) -> Iterator[None]:
    """Hold an exclusive lock while a file is read and written; raise OSError.

    Without support for locks another process may write in between; each file is still whole, with the last writer's
    content.
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
    """Return a descriptor of the file, created if needed; rename anything else of its name. Raise OSError."""
    make_private_folder(path.parent)
    try:
        descriptor = os.open(path, _OPEN, 0o600)
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            return descriptor
        os.close(descriptor)
    except PermissionError:  # another user has created it; a read-only file can still be locked
        return os.open(path, os.O_RDONLY | _NONBLOCKING)
    except OSError as error:
        if error.errno not in (errno.EISDIR, errno.ENXIO):  # not a folder or a socket
            raise
    quarantine(path)
    return os.open(path, _OPEN | os.O_EXCL, 0o600)


def _is_noted(descriptor: int) -> bool:
    """Write this process's note; return False if another running process has left one."""
    with suppress(OSError):  # neither locks nor notes, as on a disk with errors: no process is kept out
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
    import ctypes
    import msvcrt

    _SYSTEM = ctypes.WinDLL("kernel32", use_last_error=True)
    _AT_ONCE, _EXCLUSIVE = 1, 2  # LOCKFILE_FAIL_IMMEDIATELY, LOCKFILE_EXCLUSIVE_LOCK

    def _lock(descriptor: int, how: int) -> None:
        """Lock the first byte; `msvcrt.locking` has no error number in Wine, and gives up waiting after 10 s."""
        handle, place = ctypes.c_void_p(msvcrt.get_osfhandle(descriptor)), (ctypes.c_uint64 * 4)()
        if not _SYSTEM.LockFileEx(handle, _EXCLUSIVE | how, 0, 1, 0, place):
            raise ctypes.WinError(ctypes.get_last_error())

    def _lock_now(descriptor: int) -> None:
        _lock(descriptor, _AT_ONCE)

    def _wait_for(descriptor: int) -> None:
        _lock(descriptor, 0)

else:
    import fcntl

    def _lock_now(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _wait_for(descriptor: int) -> None:
        """Wait for the lock, which is held only while a small file is written."""
        fcntl.flock(descriptor, fcntl.LOCK_EX)

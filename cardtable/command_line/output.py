"""Output of a command, guarded against closed pipes, full disks and terminals without some letters."""

from __future__ import annotations

import errno
import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

from cardtable.core.text import Text, translate

PIPE_CLOSED = 141  # exit status of a program killed by SIGPIPE, as shells report it
UNWRITTEN = 1

_NO_READER = (errno.EPIPE, errno.EINVAL) if sys.platform == "win32" else (errno.EPIPE,)  # EINVAL on Windows
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)

_FULL = translate("Command line", "There's no room left for the output: free some space, or write it somewhere else.")
_FAILED = translate("Command line", "The output can't be written: write it somewhere else.")


@contextmanager
def guarded_output(tell: Callable[[Text], None]) -> Iterator[None]:
    """Guard stdout and stderr during the context: no OSError for failed writes, no encoding errors.

    What isn't shown by a terminal is UTF-8. A closed pipe ends the command quietly by SystemExit; before a disk is
    reported as full, `tell` gets one sentence. Failures of stderr are ignored.
    """

    def lost(error: OSError) -> int:
        if error.errno in _NO_READER:
            return PIPE_CLOSED
        tell(_FULL if error.errno in _NO_ROOM else _FAILED)
        return UNWRITTEN

    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = _guarded(sys.stdout, lost), _guarded(sys.stderr, None)
    try:
        try:
            yield
        finally:
            _flush(sys.stdout)
    finally:
        _flush(sys.stderr)
        sys.stdout, sys.stderr = before


def outlive_readers() -> None:
    """Ignore failures of stdout from now on, in place of ending the command."""
    guard = getattr(getattr(sys.stdout, "buffer", None), "raw", None)
    if isinstance(guard, _GuardedFile):
        guard.ends = False


def _guarded(stream: TextIO | None, lost: Callable[[OSError], int] | None) -> TextIO:
    """Return the stream under guard; None, or a stream without a file, unchanged."""
    buffer: Any = getattr(stream, "buffer", None)
    raw = getattr(buffer, "raw", buffer)
    if stream is None or not isinstance(raw, io.RawIOBase):
        return cast("TextIO", stream)
    stream.flush()
    unbuffered = raw is buffer
    return io.TextIOWrapper(
        io.BufferedWriter(_GuardedFile(raw, lost)),
        encoding=stream.encoding if raw.isatty() else "utf-8",  # on Windows a file or pipe would lack most letters
        errors="replace",  # a terminal that lacks a letter shows a question mark in its place
        line_buffering=unbuffered or bool(getattr(stream, "line_buffering", False)),
    )


def _flush(stream: TextIO | None) -> None:
    if stream is not None:
        stream.flush()


class _GuardedFile(io.RawIOBase):
    """Raw file that stops writing at the first failure, and ends the command unless `ends` is False."""

    def __init__(self, raw: io.RawIOBase, lost: Callable[[OSError], int] | None) -> None:
        self.ends = lost is not None
        self._raw = raw
        self._lost = lost
        self._dropping = False

    def writable(self) -> bool:
        return True

    def isatty(self) -> bool:
        return self._raw.isatty()

    def fileno(self) -> int:
        return self._raw.fileno()

    def write(self, data: Any) -> int | None:
        if not self._dropping:
            try:
                return self._raw.write(data)
            except OSError as error:
                self._dropping = True
                status = None if self._lost is None else self._lost(error)
                if self.ends:
                    raise SystemExit(status) from None
        return memoryview(data).nbytes

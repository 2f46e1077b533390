"""Log file of the match in play: each action is on disk before anybody is shown it.

The log is synchronised in the window's own thread: 0.15 ms as a rule, up to 50 ms while others keep the disk busy. A
thread for it would have to hold back every update, question and undo until it reports, because a card could otherwise
be shown that a power loss takes back; on a slow disk the wait is the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from cardtable.core.basics.log_checksums import LogChecksums
from cardtable.core.record import END, Record, write_action, write_log, write_rewind
from cardtable.core.rules import Codec
from cardtable.files.writing import append_private, write_private
from cardtable.host.host_messages import ActionEntry, Entry, RewindEntry


class MatchLogFile:
    """Log of a match in a file; a disk error never stops the match.

    `troubled` is called with the error when the file can no longer be written, and with None when it can again.
    """

    def __init__(self, path: Path, troubled: Callable[[OSError | None], None]) -> None:
        self.path, self._troubled = path, troubled
        self._file: BinaryIO | None = None
        self._checksums = LogChecksums()
        self.trouble: OSError | None = None  # because of which the file lacks a part of the match
        self._read_record: Callable[[], Record] | None = None

    @property
    def sound(self) -> bool:
        """True if the file holds the whole match."""
        return self._file is not None and self.trouble is None

    def try_again(self) -> None:
        """Write the whole match again after a disk error: the disk may have room by now."""
        if self.trouble is not None and self._read_record is not None:
            self.rewritten(self._read_record())

    def keep(self, whole: Callable[[], Record], path: Path | None = None) -> None:
        """Write the whole match now, to `path` if given, and log it from here on; `whole` returns the record."""
        self.path = path or self.path
        self._read_record = whole
        self.rewritten(whole())

    def add(self, entry: str) -> None:
        """Append an entry; after a disk error, write the whole log first."""
        self.try_again()
        try:
            self._write(entry)
        except OSError as error:
            self._fail(error)

    def went_to(self, actions: int, record: Record) -> None:
        """Log an undo or redo to `actions` actions; an incomplete log is replaced by `record`."""
        if self.sound:
            self.add(write_rewind(actions))
        else:
            self.rewritten(record)

    def rewritten(self, record: Record) -> None:
        """Replace the log atomically."""
        self._close_file()
        self._checksums = LogChecksums()
        try:
            write_private(self.path, write_log(record, self._checksums))
            self._file = append_private(self.path)
        except OSError as error:
            self._fail(error)
            return
        if self.trouble is not None:
            self.trouble = None
            self._troubled(None)

    def close(self) -> None:
        """Mark the log as closed and close the file; `trouble` has to be read before."""
        with suppress(OSError):  # the log is complete without the mark, but that cannot be told any more
            self._write(END)
        self._close_file()

    def _write(self, entry: str) -> None:
        """Append a line and wait until it is on the disk."""
        if self._file is not None:
            self._file.write(self._checksums.line(entry).encode())
            self._file.flush()
            os.fsync(self._file.fileno())

    def _close_file(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):  # closing tries again to write what has just failed
                file.close()

    def _fail(self, error: OSError) -> None:
        self._close_file()
        is_new = self.trouble is None or self.trouble.errno != error.errno
        self.trouble = error
        if is_new:
            self._troubled(error)


@dataclass(eq=False)
class MatchEntryLog:
    """Log entries of a match, written as lines of its log file, which knows only lines of text."""

    file: MatchLogFile
    codec: Codec[Any]

    def keep(self, entry: Entry) -> None:
        """Persist an entry; the log file reports disk errors, and the match goes on."""
        match entry:
            case ActionEntry():
                self.file.add(write_action(entry.seat, self.codec.write(entry.action)))
            case RewindEntry():
                self.file.went_to(entry.actions, entry.record)

    def close(self) -> None:
        self.file.close()

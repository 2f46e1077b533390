"""The log of the match in play: on disk before anybody is shown the action.

The log is synchronised in the window's own thread: 0.15 ms as a rule, up to 50 ms while others keep the disk busy. A
thread for it would have to hold back every update, question and undo until it reports, because a card could otherwise
be shown that a power loss takes back; on a slow disk the wait is the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from cardtable.core.checks import Checks
from cardtable.core.record import END, Record, write_log, write_rewind
from cardtable.files.writing import append_private, write_private


class MatchLog:
    """The log of a match in a file; trouble with the disk never stops the play.

    `troubled` is called with the error when the file can no longer be written, and with None when it can again.
    """

    def __init__(self, path: Path, troubled: Callable[[OSError | None], None]) -> None:
        self._path = path
        self._troubled = troubled
        self._file: BinaryIO | None = None
        self._checks = Checks()
        self._trouble: OSError | None = None
        self._whole: Callable[[], Record] | None = None

    @property
    def path(self) -> Path:
        """The file that the match is written to."""
        return self._path

    @property
    def sound(self) -> bool:
        """Whether the file holds the whole match."""
        return self._file is not None and self._trouble is None

    @property
    def trouble(self) -> OSError | None:
        """Why the file does not hold the whole match; None if it does."""
        return self._trouble

    def try_again(self) -> None:
        """Write the whole match anew if the file does not hold it: the disk may have room by now."""
        if self._trouble is not None and self._whole is not None:
            self.rewritten(self._whole())

    def keep(self, whole: Callable[[], Record], path: Path | None = None) -> None:
        """Write the whole match now and keep it from here on; `whole` gives the record in force.

        `path`: another file than the one that was meant at first.
        """
        self._path = path or self._path
        self._whole = whole
        self.rewritten(whole())

    def add(self, entry: str) -> None:
        """Add one entry; after a failure the whole log is tried again first."""
        self.try_again()
        try:
            self._write(entry)
        except OSError as error:
            self._fail(error)

    def went_to(self, actions: int, record: Record) -> None:
        """Undo or redo; what a log is to hold that is not whole, `record` says."""
        if self.sound:
            self.add(write_rewind(actions))
        else:
            self.rewritten(record)

    def rewritten(self, record: Record) -> None:
        """Put another log in place of the old one: beside it first, then renamed."""
        self._let_go()
        self._checks = Checks()
        try:
            write_private(self._path, write_log(record, self._checks))
            self._file = append_private(self._path)
        except OSError as error:
            self._fail(error)
            return
        if self._trouble is not None:
            self._trouble = None
            self._troubled(None)

    def close(self) -> None:
        """Mark the log as closed, and let go of the file: ask before what `trouble` there is."""
        with suppress(OSError):  # whole without the mark: only that nothing is missing cannot be told any more
            self._write(END)
        self._let_go()

    def _write(self, entry: str) -> None:
        """Add a line, and wait until it is on the disk."""
        if self._file is not None:
            self._file.write(self._checks.line(entry).encode())
            self._file.flush()
            os.fsync(self._file.fileno())

    def _let_go(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):  # it tries once more to write what has just failed
                file.close()

    def _fail(self, error: OSError) -> None:
        self._let_go()
        is_new = self._trouble is None or self._trouble.errno != error.errno
        self._trouble = error
        if is_new:
            self._troubled(error)

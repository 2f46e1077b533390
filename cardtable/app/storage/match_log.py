"""The log of the match in play: on disk before anybody is shown the action."""

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

    `troubled` is called with True when the file can no longer be written, and with False when it can again.
    """

    def __init__(self, path: Path, troubled: Callable[[bool], None]) -> None:
        self._path = path
        self._troubled = troubled
        self._file: BinaryIO | None = None
        self._checks = Checks()
        self._failing = False
        self._whole: Callable[[], Record] | None = None

    @property
    def path(self) -> Path:
        """The file that the match is written to."""
        return self._path

    @property
    def sound(self) -> bool:
        """Whether the file holds the whole match."""
        return self._file is not None and not self._failing

    def keep(self, whole: Callable[[], Record]) -> None:
        """Write the whole match now and keep it from here on; `whole` gives the record in force."""
        self._whole = whole
        self.rewritten(whole())

    def add(self, entry: str) -> None:
        """Add one entry; after a failure the whole log is tried again first."""
        if self._failing and self._whole is not None:
            self.rewritten(self._whole())
        try:
            self._write(entry)
        except OSError:
            self._fail()

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
        except OSError:
            self._fail()
            return
        if self._failing:
            self._failing = False
            self._troubled(False)

    def close(self) -> None:
        """Mark the log as closed, and let go of the file; what could not be written any more is in the record."""
        with suppress(OSError):
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

    def _fail(self) -> None:
        self._let_go()
        if not self._failing:
            self._troubled(True)
        self._failing = True

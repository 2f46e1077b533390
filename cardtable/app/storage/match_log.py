"""The log of the match in play: on disk before anybody is shown the action."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from cardtable.app.storage.files import write_whole
from cardtable.core.record import Record, write_action, write_record
from cardtable.core.zones import Seat


class MatchLog:
    """A journal of the session in a file; trouble with the disk never stops the play.

    `troubled` is called with True when the file can no longer be written, and with False when it can again.
    """

    def __init__(self, path: Path, troubled: Callable[[bool], None]) -> None:
        self._path = path
        self._troubled = troubled
        self._file: TextIO | None = None
        self._failing = False
        self._whole: Callable[[], Record] | None = None

    @property
    def path(self) -> Path:
        """The file in use."""
        return self._path

    @property
    def sound(self) -> bool:
        """Whether the file holds the whole match."""
        return self._file is not None and not self._failing

    def keep(self, whole: Callable[[], Record]) -> None:
        """Write the whole match now and keep it from here on; `whole` gives the record in force."""
        self._whole = whole
        self.rewritten(whole())

    def appended(self, seat: Seat, action: str) -> None:
        """Add one action; after a failure the whole log is tried again first."""
        if self._failing and self._whole is not None:
            self.rewritten(self._whole())
        if self._file is None:
            return
        try:
            self._file.write(write_action(seat, action))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError:
            self._fail()

    def rewritten(self, record: Record) -> None:
        """Put another log in place of the old one: beside it first, then renamed."""
        self.close()
        try:
            write_whole(self._path, write_record(record))
            self._file = self._path.open("a", encoding="utf-8", newline="\n")
        except OSError:
            self._fail()
            return
        if self._failing:
            self._failing = False
            self._troubled(False)

    def close(self) -> None:
        """Let go of the file; what could not be written any more is in the record."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):  # it tries once more to write what has just failed
                file.close()

    def _fail(self) -> None:
        self.close()
        if not self._failing:
            self._troubled(True)
        self._failing = True

"""The file in which results wait until they are in the statistics: a result is on the disk before it is tried.

Writes waiting results into the statistics in a thread of its own: another program that locks them stops nobody.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from cardtable.app.statistics.statistics_store import Entry, StatisticsStore, is_locked, read, written
from cardtable.files.reading import MissingError, RefusedError, UnreadableError, read_text
from cardtable.files.writing import append_private, keep_copy, set_aside, write_private


class PendingResultFile:
    """Appends entries and gives them back. Raises OSError.

    A torn or damaged line is passed over, and the file is kept under the name with which `damaged` is called.
    """

    def __init__(self, path: Path, damaged: Callable[[str], None]) -> None:
        self._path, self._damaged = path, damaged
        self._has_told = False

    def add(self, entry: Entry) -> None:
        """Let an entry wait, on the disk when this returns."""
        with append_private(self._path) as file:
            file.write(f"{written(entry)}\n".encode())
            file.flush()
            os.fsync(file.fileno())

    def entries(self) -> list[Entry]:
        """All that waits, in its order."""
        try:
            lines = read_text(self._path).splitlines()
        except MissingError:
            return []
        except RefusedError as error:
            raise OSError(error.number, error.reason, str(self._path)) from error
        except UnreadableError:
            self._tell(set_aside(self._path))
            return []
        found = [entry for entry in map(read, lines) if entry is not None]
        if len(found) < len(lines):
            self._tell(keep_copy(self._path, "damaged"))
            self._write(found)
        return found

    def done(self, entries: Sequence[Entry]) -> None:
        """Forget entries that have been written, but none that came meanwhile."""
        self._write(self.entries()[len(entries) :])

    def _write(self, entries: Sequence[Entry]) -> None:
        if entries:
            write_private(self._path, "".join(f"{written(entry)}\n" for entry in entries))
        else:
            self._path.unlink(missing_ok=True)

    def _tell(self, kept: Path | None) -> None:
        if not self._has_told:  # a file that stays where it is would be told of at each look
            self._has_told = True
            self._damaged((kept or self._path).name)


AGAIN_SECONDS = 5.0  # after the statistics were locked or could not be written


class ResultWriter:
    """Takes entries at once and writes them when it can, tried again until it is done or closed.

    `failed` is called with the error in the writer's thread, once, where the statistics cannot be written for another
    reason than that somebody else is using them, or where a result cannot even wait.
    """

    def __init__(
        self,
        statistics: StatisticsStore,
        waiting: PendingResultFile,
        failed: Callable[[Exception], None],
        again: float = AGAIN_SECONDS,
    ) -> None:
        self._statistics = statistics
        self._waiting = waiting
        self._failed = failed
        self._again = again
        self._changed = threading.Condition()
        self._busy = True  # what waits from the last time is written first
        self._closing = False
        self._silent = False
        self._thread = threading.Thread(target=self._run, name="statistics", daemon=True)
        self._thread.start()

    def add(self, entry: Entry) -> None:
        """Let an entry be written soon; it is on the disk already when this returns."""
        with self._changed:
            try:
                self._waiting.add(entry)
            except OSError as error:
                self._fail(error)
            self._busy = True
            self._changed.notify_all()

    def settle(self, seconds: float) -> bool:
        """Wait until all is written, so long at most; whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._busy, seconds)

    def close(self, seconds: float) -> None:
        """End it, after so long at most; what could not be written waits for the next start."""
        self.settle(seconds)
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(seconds)

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._busy or self._closing)
                if self._closing:
                    return
            if not self._write():
                with self._changed:
                    if self._changed.wait_for(lambda: self._closing, self._again):
                        return

    def _write(self) -> bool:
        """Write what waits; whether that succeeded. New entries wait outside while the file is changed."""
        try:
            with self._changed:  # a damaged line is taken out of the file
                entries = self._waiting.entries()
            if entries:
                self._statistics.write(entries)
            with self._changed:
                self._waiting.done(entries)
                self._busy = bool(self._waiting.entries())
                self._changed.notify_all()
        except sqlite3.Error as error:
            if not is_locked(error):
                self._fail(error)
            return False
        except OSError as error:
            self._fail(error)
            return False
        return True

    def _fail(self, error: Exception) -> None:
        if not self._silent:
            self._silent = True
            self._failed(error)

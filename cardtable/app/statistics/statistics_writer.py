"""Writer of the statistics: a queue in a file, and a thread that passes its entries to the store."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from cardtable.app.statistics import statistics_store as store
from cardtable.app.statistics.statistics_store import (
    NOT_KEPT,
    READ_SECONDS,
    Entry,
    StatisticsStore,
    check_file,
    is_locked,
    read,
    written,
)
from cardtable.core.text import Text, translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.reading import MissingError, RefusedError, UnreadableError, read_text
from cardtable.files.writing import append_private, keep_copy, quarantine, write_private
from cardtable.host.match_config import StatisticsGroup


class PendingResultFile:
    """File of pending entries, one per line; its methods raise OSError.

    A damaged line is skipped; the file is kept under another name, with which `damaged` is called.
    """

    def __init__(self, path: Path, damaged: Callable[[str], None]) -> None:
        self._path, self._damaged = path, damaged
        self._has_told = False

    def add(self, entry: Entry) -> None:
        """Append an entry; it is on the disk when this returns."""
        with append_private(self._path) as file:
            file.write(f"{written(entry)}\n".encode())
            file.flush()
            os.fsync(file.fileno())

    def entries(self) -> list[Entry]:
        try:
            lines = read_text(self._path).splitlines()
        except MissingError:
            return []
        except RefusedError as error:
            raise OSError(error.number, error.reason, str(self._path)) from error
        except UnreadableError:
            self._tell(quarantine(self._path))
            return []
        found = [entry for entry in map(read, lines) if entry is not None]
        if len(found) < len(lines):
            self._tell(keep_copy(self._path, "damaged"))
            self._write(found)
        return found

    def done(self, entries: Sequence[Entry]) -> None:
        """Remove entries that were written, and keep those added meanwhile."""
        self._write(self.entries()[len(entries) :])

    def _write(self, entries: Sequence[Entry]) -> None:
        if entries:
            write_private(self._path, "".join(f"{written(entry)}\n" for entry in entries))
        else:
            self._path.unlink(missing_ok=True)

    def _tell(self, kept: Path | None) -> None:
        if not self._has_told:  # a file that cannot be renamed would be reported at each read
            self._has_told = True
            self._damaged((kept or self._path).name)


AGAIN_SECONDS = 5.0  # seconds until the next attempt


class ResultWriter:
    """Writer thread for entries; repeats failed attempts until it is closed.

    `failed` is called once, in the writer's thread, with the error if the statistics cannot be written for another
    reason than a lock, or if an entry cannot be stored at all.
    """

    def __init__(
        self,
        statistics: StatisticsStore,
        waiting: PendingResultFile,
        failed: Callable[[Exception], None],
        again: float = AGAIN_SECONDS,
    ) -> None:
        self._statistics, self._waiting = statistics, waiting
        self._unstored: list[Entry] = []  # which the file of pending entries did not take yet
        self._failed, self._again = failed, again
        self._changed = threading.Condition()
        self._busy = True  # entries of the last run are written first
        self._closing = False
        self._silent = False
        self._thread = threading.Thread(target=self._run, name="statistics", daemon=True)
        self._thread.start()

    def add(self, entry: Entry) -> None:
        """Add an entry for writing; it is on the disk when this returns, unless another program holds the file."""
        with self._changed:
            self._unstored.append(entry)
            try:
                self._store()
            except OSError as error:
                self._fail(error)
            self._busy = True
            self._changed.notify_all()

    def settle(self, seconds: float) -> bool:
        """Wait until all entries are written, at most `seconds`; return whether they are."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._busy, seconds)

    def close(self, seconds: float) -> None:
        """End the thread after at most `seconds` for each of two steps; unwritten entries wait for the next start."""
        self.settle(seconds)
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(seconds)
        with suppress(OSError):  # it was said when it failed first
            self._store()

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
        """Write the pending entries and return whether that succeeded; `add` is blocked while the file changes."""
        try:
            with self._changed:  # a damaged line is removed from the file
                self._store()
                entries = self._waiting.entries()
            if entries:
                self._statistics.write(entries)
            with self._changed:
                self._waiting.done(entries)
                self._busy = bool(self._unstored or self._waiting.entries())
                self._changed.notify_all()
        except sqlite3.Error as error:
            if not is_locked(error):
                self._fail(error)
            return False
        except OSError as error:
            self._fail(error)
            return False
        return True

    def _store(self) -> None:
        """Put the entries on the disk, in their order; raise OSError."""
        while self._unstored:
            self._waiting.add(self._unstored[0])
            del self._unstored[0]

    def _fail(self, error: Exception) -> None:
        if not self._silent:
            self._silent = True
            self._failed(error)


RESULTS_LOST = translate("Storage", "Some results couldn't be read and don't count. The old file is kept as %1.")
SETTLE_SECONDS = 0.2  # wait for the last result before statistics are read


class StatisticsWriter:
    """Recorder of a person's results in the background; reports once if that is impossible.

    `say` is called from any thread. `place` is the number of this copy of the program, different from all others.
    """

    def __init__(self, path: Path, say: Callable[[Text], None], place: int = 1) -> None:
        self._path = path
        problem = None
        with suppress(OSError):
            problem = check_file(path, READ_SECONDS)
        if problem is not None:
            say(problem)
        name = f"statistics-{place}.waiting"
        waiting = PendingResultFile(path.with_name(name), lambda kept: say(RESULTS_LOST.filled(kept)))

        def fail(error: Exception) -> None:
            say(NOT_KEPT.filled(disk_error_text(path.parent, error)))

        self._writer = ResultWriter(StatisticsStore(path), waiting, fail)

    @property
    def statistics(self) -> StatisticsStore:
        """Statistics file for reading, including the last result unless another program locks it."""
        self._writer.settle(SETTLE_SECONDS)
        return StatisticsStore(self._path, READ_SECONDS)

    def deal_scored(self, key: str, group: StatisticsGroup, number: int, points: int, *, moon: bool) -> None:
        self._writer.add(store.DealResultEntry(key, *group, number, points, moon))

    def match_ended(self, key: str, group: StatisticsGroup, seats: int, place: float, total: int) -> None:
        self._writer.add(store.MatchResultEntry(key, *group, seats, place, total))

    def taken_back(self, key: str, deals: Iterable[int]) -> None:
        for number in deals:
            self._writer.add(store.RetractedEntry(key, number))

    def close(self, seconds: float = SETTLE_SECONDS) -> None:
        """Write the pending results within `seconds`; the rest stays on the disk for the next start."""
        self._writer.close(seconds)

"""The file in which results wait until they are in the statistics: a result is on the disk before it is tried."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from cardtable.app.counting.entries import Entry, read, written
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

"""The file in which results wait until they are in the statistics: a result is on the disk before it is tried."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from cardtable.app.counting.entries import Entry, read, written


class Waiting:
    """Appends entries and gives them back; a torn or damaged line is passed over. Raises OSError."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def add(self, entry: Entry) -> None:
        """Let an entry wait, on the disk when this returns."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(written(entry) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def entries(self) -> list[Entry]:
        """All that waits, in its order."""
        try:
            lines = self._path.read_text(encoding="utf-8", errors="replace").splitlines()
        except FileNotFoundError:
            return []
        return [entry for entry in map(read, lines) if entry is not None]

    def done(self, entries: Sequence[Entry]) -> None:
        """Forget entries that have been written, but none that came meanwhile."""
        left = self.entries()[len(entries) :]
        if not left:
            self._path.unlink(missing_ok=True)
            return
        new = self._path.with_suffix(".new")
        new.write_text("".join(written(entry) + "\n" for entry in left), encoding="utf-8", newline="\n")
        new.replace(self._path)

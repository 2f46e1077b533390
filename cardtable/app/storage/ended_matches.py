"""The last matches of each game that have ended, as files: to be looked at again from the statistics."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from cardtable.core.record import Record, write_record
from cardtable.files.writing import write_private
from cardtable.host.group import match_key

LAST = 20  # matches of each game that are kept, and shown one by one in the statistics


class EndedMatchStore:
    """A file for each match; of every game the last ones are kept, `LAST` of them.

    Nobody is told when one cannot be written: its result is counted all the same.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, record: Record) -> None:
        """Keep a match as it ended first: undoing its end does not change what is told of it."""
        path = self._path(record.game, match_key(record))
        with suppress(OSError):
            if not path.exists():
                write_private(path, write_record(record))
                self._forget_oldest(record.game)

    def find(self, game: str, key: str) -> Path | None:
        """The file of a match, if it is still kept; `key`: by which the statistics know it."""
        path = self._path(game, key)
        return path if os.path.isfile(path) else None  # a key of any length stands in the statistics

    def _path(self, game: str, key: str) -> Path:
        return self._folder / f"{game}-{key}.cardtable"

    def _forget_oldest(self, game: str) -> None:
        kept = sorted(self._folder.glob(f"{game}-*.cardtable"), key=lambda path: path.stat().st_mtime)
        for path in kept[:-LAST]:
            path.unlink(missing_ok=True)

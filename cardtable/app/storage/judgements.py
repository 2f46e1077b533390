"""Judged deals, kept beside the matches: a deal that is looked at again is not judged again."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from cardtable.core.rules import Codec
from cardtable.files.reading import UnreadableError, read_text
from cardtable.files.writing import write_private
from cardtable.players.judging.judgement import DealReview
from cardtable.players.judging.judgement_file import read_judgement, write_judgement

KEPT_REVIEWS = 300  # that are kept: a few kilobytes each


class ReviewCache:
    """A file for each, named by its key; what is damaged or cannot be written is judged anew, and nobody is told."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, key: str, seats: int, codec: Codec[Any]) -> DealReview | None:
        """The judgement of this key, if it is kept and sound."""
        try:
            return read_judgement(read_text(self._path(key)), seats, codec)
        except UnreadableError:
            return None

    def keep(self, key: str, found: DealReview, seats: int) -> None:
        """Keep it, and forget the oldest."""
        with suppress(OSError):
            write_private(self._path(key), write_judgement(found, seats))
            kept = sorted(self._folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
            for path in kept[:-KEPT_REVIEWS]:
                path.unlink(missing_ok=True)

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.json"

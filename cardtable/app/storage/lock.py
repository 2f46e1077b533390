"""Which copy of the program a match belongs to: the system lets go of the lock even when a copy is killed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO


class Lock:
    """A locked file beside a match's log."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: BinaryIO | None = None

    def take(self) -> bool:
        """Whether this copy may use the match; where no lock can be made, nobody is kept out."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = self._path.open("ab")
        except OSError:
            return True
        if not _locked(file):
            file.close()
            return False
        self._file = file
        return True

    def release(self) -> None:
        """Let another copy have the match."""
        if self._file is not None:
            self._file.close()
            self._file = None


PLACES = 9  # copies of the program that can run at once, each with a match of its own but the last


def lock_of(folder: Path, place: int) -> Lock:
    """The lock of one place, not yet taken."""
    return Lock(folder / f"match-{place}.lock")


def take_place(folder: Path) -> tuple[int, Lock]:
    """The first free place for a match, counted from 1, with its lock; the last one is shared if all are taken."""
    for place in range(1, PLACES):
        lock = lock_of(folder, place)
        if lock.take():
            return place, lock
    return PLACES, lock_of(folder, PLACES)


if sys.platform == "win32":
    import msvcrt

    def _locked(file: BinaryIO) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

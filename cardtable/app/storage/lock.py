"""Which copy of the program a match belongs to."""

from __future__ import annotations

from pathlib import Path

from cardtable.files.locks import Lock

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

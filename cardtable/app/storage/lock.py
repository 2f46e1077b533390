"""Which copy of the program a match belongs to."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from cardtable.files.locks import Lock

PLACES = 9  # copies of the program that can run at once, each with a match of its own but the last


def lock_of(folder: Path, place: int) -> Lock:
    """The lock of one place, not yet taken."""
    return Lock(folder / f"match-{place}.lock")


class Place(NamedTuple):
    """Where a match is kept: `number` counts from 1, and several copies may have the last one, without a lock."""

    number: int
    lock: Lock
    trouble: OSError | None = None  # why it could not be asked which places are free

    @property
    def is_shared(self) -> bool:
        """Whether another copy may have the same one."""
        return self.number == PLACES


def take_place(folder: Path) -> Place:
    """The first free place with its lock; the last one if all are taken, or nobody can tell."""
    trouble = None
    for place in range(1, PLACES):
        lock = lock_of(folder, place)
        try:
            if lock.take():
                return Place(place, lock)
        except OSError as error:
            trouble = error
            break
    return Place(PLACES, lock_of(folder, PLACES), trouble)

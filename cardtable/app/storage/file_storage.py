"""File storage: folders and files of the program, and slots of its running copies."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from cardtable.core.language.user_error import UserError
from cardtable.core.text import translate
from cardtable.files.file_locks import Lock
from cardtable.files.user_folders import user_folders

PLACES = 9  # slots for copies of the program that run at once; the last one is shared by all further copies
LETTERS = "letters"  # folder for handed-over invitations
HOME_VARIABLE = "CARDTABLE_HOME"  # one folder for everything: for tests and for a program on a memory stick
NO_HOME = translate("Command line", "This account has no home folder: set %1, or name a folder for the games in %2.")


def lock_of(folder: Path, place: int) -> Lock:
    """Return the lock of a slot, not yet taken."""
    return Lock(folder / f"match-{place}.lock")


class Place(NamedTuple):
    """Slot of a running copy: `number` counts from 1; the last one may be shared, and is not locked."""

    number: int
    lock: Lock
    trouble: OSError | None = None  # why the locks of the slots could not be tried

    @property
    def is_shared(self) -> bool:
        """True if further copies may have the same slot."""
        return self.number == PLACES


def take_place(folder: Path) -> Place:
    """Take the first free slot; return the last one, unlocked, if all are taken or no lock can be tried."""
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


class StoragePaths:
    """Folders and files of the program, created when something is written."""

    def __init__(self, config: Path, data: Path) -> None:
        self.config, self.data = config, data
        self.settings = config / "settings.json"
        self.lessons = data / "lessons.json"  # progress in the lessons
        self.statistics = data / "statistics.sqlite"  # results of deals and matches
        self.ended = data / "ended"  # folder of the latest finished matches
        self.judged = data / "judged"  # folder of the reviews of finished deals
        self.people = data / "people"  # folder of rooms hosted here, and of resume tokens for rooms elsewhere
        folders = (config, data, self.ended, self.judged, self.people, data / LETTERS)
        self.folders = tuple(dict.fromkeys(folders))

    def match(self, place: int) -> Path:
        """Return the log of the match in play in the slot `place`, from 1."""
        return self.data / ("match.log" if place == 1 else f"match-{place}.log")


def standard_paths(environment: Mapping[str, str] = os.environ) -> StoragePaths:
    """Return the folders set by the environment or usual on this system; raises UserError without a home folder."""
    if environment.get(HOME_VARIABLE):
        home = Path(environment[HOME_VARIABLE])
        return StoragePaths(home / "config", home / "data")
    try:
        return StoragePaths(*user_folders())
    except RuntimeError:  # the account has no entry in the user database, and the environment names no home
        raise UserError(NO_HOME.filled("HOME", HOME_VARIABLE)) from None

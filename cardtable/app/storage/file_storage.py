"""Which copy of the program a match belongs to.

Where the program keeps its files on each system.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from cardtable.core.text import translate
from cardtable.core.user_error import UserError
from cardtable.files.file_locks import Lock

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


LETTERS = "letters"  # the folder to which a link's invitation is brought
HOME_VARIABLE = "CARDTABLE_HOME"  # one folder for everything: for tests and for a program on a memory stick
NO_HOME = translate("Command line", "This account has no home folder: set %1, or name a folder for the games in %2.")


class StoragePaths(NamedTuple):
    """The folders in use; they are made when something is written."""

    config: Path
    data: Path

    @property
    def settings(self) -> Path:
        """The settings, as one JSON file."""
        return self.config / "settings.json"

    @property
    def statistics(self) -> Path:
        """The results of deals and matches, in SQLite."""
        return self.data / "statistics.sqlite"

    @property
    def ended(self) -> Path:
        """The last matches that have ended."""
        return self.data / "ended"

    @property
    def judged(self) -> Path:
        """What the decisions of finished deals were worth."""
        return self.data / "judged"

    @property
    def people(self) -> Path:
        """Tables for people: those hosted here, and the keys to seats at others."""
        return self.data / "people"

    @property
    def lessons(self) -> Path:
        """How far the lessons have come, as one JSON file."""
        return self.data / "lessons.json"

    @property
    def folders(self) -> tuple[Path, ...]:
        """All in which the program keeps something for itself."""
        return tuple(dict.fromkeys((self.config, self.data, self.ended, self.judged, self.people, self.data / LETTERS)))

    def match(self, place: int) -> Path:
        """The log of the match in play; `place` counts the copies of the program that run at once, from 1."""
        return self.data / ("match.log" if place == 1 else f"match-{place}.log")


def standard_paths(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> StoragePaths:
    """The folders that the system, or the environment, asks for; raises Complaint where there is no home at all."""
    try:
        return _paths(environment, platform)
    except RuntimeError:  # an account without an entry in the user database, and nothing in the environment
        raise UserError(NO_HOME.filled("HOME", HOME_VARIABLE)) from None


def _paths(environment: Mapping[str, str], platform: str) -> StoragePaths:
    if environment.get(HOME_VARIABLE):
        home = Path(environment[HOME_VARIABLE])
        return StoragePaths(home / "config", home / "data")
    if platform == "win32":
        return StoragePaths(
            _from(environment, "APPDATA", "AppData/Roaming"), _from(environment, "LOCALAPPDATA", "AppData/Local")
        )
    if platform == "darwin":
        folder = Path.home() / "Library" / "Application Support" / "CardTable"
        return StoragePaths(folder, folder)
    return StoragePaths(
        _from(environment, "XDG_CONFIG_HOME", ".config", "cardtable"),
        _from(environment, "XDG_DATA_HOME", ".local/share", "cardtable"),
    )


def _from(environment: Mapping[str, str], variable: str, fallback: str, name: str = "CardTable") -> Path:
    given = Path(environment.get(variable, ""))
    return (given if given.is_absolute() else Path.home() / fallback) / name

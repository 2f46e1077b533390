"""File storage: folders and files of the program, slots of its running copies, and disk errors in words."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from cardtable.core.text import Text, translate
from cardtable.core.user_error import UserError
from cardtable.files.file_locks import Lock

PLACES = 9  # slots for copies of the program that run at once; the last one is shared by all further copies
LETTERS = "letters"  # folder for handed-over invitations
HOME_VARIABLE = "CARDTABLE_HOME"  # one folder for everything: for tests and for a program on a memory stick
NO_HOME = translate("Command line", "This account has no home folder: set %1, or name a folder for the games in %2.")

DISK_FULL = translate("Storage", "The disk is full: free some space.")
NO_RIGHT = translate("Storage", "CardTable isn't allowed to use %1: change its permissions.", "a folder or a file")
NOT_THERE = translate("Storage", "%1 isn't there any more: choose another folder.", "a folder or a file")
BAD_NAME = translate("Storage", "A file can't have this name: choose another one.")
DAMAGED = translate("Storage", "The file is damaged: start CardTable again, which begins a new one.")
DISK_FAILS = translate("Storage", "The disk reports an error with %1: check the disk.", "a folder or a file")

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_FORBIDDEN = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_GONE = frozenset({errno.ENOENT, errno.ENOTDIR})
_NAMES = frozenset({errno.ENAMETOOLONG, errno.EINVAL, errno.EILSEQ, errno.EISDIR})
# Of SQLite: FULL; PERM, READONLY and CANTOPEN; CORRUPT and NOTADB.
_SQLITE_FULL, _SQLITE_FORBIDDEN, _SQLITE_DAMAGED = frozenset({13}), frozenset({3, 8, 14}), frozenset({11, 26})


def lock_of(folder: Path, place: int) -> Lock:
    """Return the lock of a slot, not yet taken."""
    return Lock(folder / f"match-{place}.lock")


def take_place(folder: Path) -> tuple[int, Lock]:
    """Take the first free slot and return it, from 1, with its lock; if all are taken, the last one unlocked."""
    for place in range(1, PLACES):
        lock = lock_of(folder, place)
        if lock.take():
            return place, lock
    return PLACES, lock_of(folder, PLACES)


class StoragePaths(NamedTuple):
    """Folders of the program, created when something is written."""

    config: Path
    data: Path

    @property
    def settings(self) -> Path:
        """Settings, one JSON file."""
        return self.config / "settings.json"

    @property
    def statistics(self) -> Path:
        """Results of deals and matches, in SQLite."""
        return self.data / "statistics.sqlite"

    @property
    def ended(self) -> Path:
        """Folder of the latest finished matches."""
        return self.data / "ended"

    @property
    def judged(self) -> Path:
        """Folder of the reviews of finished deals."""
        return self.data / "judged"

    @property
    def people(self) -> Path:
        """Folder of rooms hosted here, and of resume tokens for rooms elsewhere."""
        return self.data / "people"

    @property
    def lessons(self) -> Path:
        """Progress in the lessons, one JSON file."""
        return self.data / "lessons.json"

    @property
    def folders(self) -> tuple[Path, ...]:
        """All folders of the program."""
        return tuple(dict.fromkeys((self.config, self.data, self.ended, self.judged, self.people, self.data / LETTERS)))

    def match(self, place: int) -> Path:
        """Return the log of the match in play in the slot `place`, from 1."""
        return self.data / ("match.log" if place == 1 else f"match-{place}.log")


def standard_paths(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> StoragePaths:
    """Return the folders set by the environment or usual on this system; raises UserError without a home folder."""
    try:
        return _paths(environment, platform)
    except RuntimeError:  # the account has no entry in the user database, and the environment names no home
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


def disk_error_text(place: Path, error: Exception) -> Text:
    """Return the sentence for an OSError, or an error of SQLite, about `place`."""
    number = error.errno if isinstance(error, OSError) else None
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if number in _FULL or code in _SQLITE_FULL:
        return DISK_FULL
    if number in _FORBIDDEN or code in _SQLITE_FORBIDDEN:
        return NO_RIGHT.filled(str(place))
    if number in _GONE:
        return NOT_THERE.filled(str(place))
    if code in _SQLITE_DAMAGED:
        return DAMAGED
    return BAD_NAME if number in _NAMES else DISK_FAILS.filled(str(place))

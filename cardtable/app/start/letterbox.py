"""How the invitation of a link comes to the copy of the program that runs already.

It is put as a letter, a file for its owner alone, into a folder that the running copy watches: taken out, it is gone
from the disk. A socket would open the window's process to others, and would have to be guarded.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject

from cardtable.app.storage.lock import lock_of
from cardtable.app.storage.paths import LETTERS
from cardtable.files.reading import MissingError, UnreadableError, read_text
from cardtable.files.writing import write_private

LETTER = "invitation"
LONGEST = 4_000  # bytes that are read
PATIENCE = 2.0  # seconds for the running copy to take the letter
LOOK_AGAIN = 0.02


def hand_over(folder: Path, invitation: str, patience: float = PATIENCE) -> bool:
    """Leave the invitation to the copy that runs; False: there is none, or it does not take it.

    `folder`: where the copies keep their matches.
    """
    first = lock_of(folder, 1)
    try:
        if first.take():
            first.release()
            return False
    except OSError:  # nobody can tell: this copy shows it
        return False
    box = _box(folder)
    letter = box / LETTER
    try:
        write_private(letter, invitation[:LONGEST])
    except OSError:
        return False
    until = time.monotonic() + patience
    while letter.exists() and time.monotonic() < until:
        time.sleep(LOOK_AGAIN)
    return not _taken_back(letter)


def _taken_back(letter: Path) -> bool:
    """Whether nobody has taken it."""
    try:
        letter.unlink()
    except OSError:
        return False
    return True


def _box(folder: Path) -> Path:
    return folder / LETTERS


class Letterbox(QObject):
    """Of the first copy alone: the others are not asked."""

    def __init__(self, folder: Path, deliver: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._box, self._deliver = _box(folder), deliver
        self._watcher = QFileSystemWatcher(self)
        with suppress(OSError):
            self._box.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._watcher.addPath(str(self._box))
        self._watcher.directoryChanged.connect(self._look)

    def _look(self) -> None:
        letter = self._box / LETTER
        try:
            text: str | None = read_text(letter, LONGEST)
        except MissingError:  # it has been taken
            return
        except UnreadableError:  # none that a copy of this program has left
            text = None
        with suppress(OSError):  # who has left it takes it back
            letter.unlink()
        if text is not None:
            self._deliver(text)

"""How the invitation of a link comes to the copy of the program that runs already.

It is put as a letter, a file for its owner alone, into a folder that the running copy watches: taken out, it is gone
from the disk. A socket would open the window's process to others, and would have to be guarded.

The application object: macOS hands it the files that are double-clicked, before and while the program runs.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from cardtable.app.storage.file_storage import LETTERS, lock_of
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


class SingleInstance(QObject):
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


SCHEME = "cardtable"  # of links to tables of people


class LogOut(Protocol):
    """What a session manager lets a program do while the person logs out: see QSessionManager."""

    def allowsInteraction(self) -> bool:
        """Whether a dialog may be shown now."""

    def release(self) -> None:
        """The next program may ask."""

    def cancel(self) -> None:
        """The person stays."""


class Application(QApplication):
    """Keeps the last file that the system asked to be opened until somebody takes it or listens."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._waiting: Path | None = None
        self._open: Callable[[Path], None] | None = None
        self._link: str | None = None
        self._invited: Callable[[str], bool] | None = None
        self.focusWindowChanged.connect(self._hand_over)  # so it does when a dialog closes

    def event(self, event: QEvent) -> bool:
        """Take a file that is to be opened; all else is Qt's."""
        if isinstance(event, QFileOpenEvent) and event.url().scheme() == SCHEME:
            self.invite(event.url().toString())
            return True
        if isinstance(event, QFileOpenEvent) and event.file():
            self._waiting = Path(event.file())
            self._hand_over()
            return True
        return super().event(event)

    def invite(self, link: str) -> None:
        """Somebody has followed the link of an invitation."""
        self._link = link
        self._hand_over()

    def welcome(self, invited: Callable[[str], bool]) -> None:
        """Let links be followed from now on; `invited` says whether it could take one now."""
        self._invited = invited
        self._hand_over()

    def guard(self, may_close: Callable[[], bool]) -> None:
        """Ask this before the person logs out, where the desktop lets a program ask."""
        self.commitDataRequest.connect(lambda session: self.log_out(session, may_close))

    def log_out(self, session: LogOut, may_close: Callable[[], bool]) -> None:
        """The person logs out: as if the window were closed."""
        if session.allowsInteraction():
            may_end = may_close()
            session.release()
            if not may_end:
                session.cancel()

    def take_file(self) -> Path | None:
        """The file that has been asked for and not been opened yet, once."""
        taken, self._waiting = self._waiting, None
        return taken

    def listen(self, opened: Callable[[Path], None] | None) -> None:
        """Let files be opened from now on, one that has come meanwhile at once; not while a dialog is open.

        With None nobody listens any more, and files wait again.
        """
        self._open = opened
        self._hand_over()

    def _hand_over(self) -> None:
        if self._invited is not None and self._link is not None and self._invited(self._link):
            self._link = None
        if self._open is not None and self.activeModalWidget() is None:
            path = self.take_file()
            if path is not None:
                self._open(path)

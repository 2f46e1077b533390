"""Single instance: the application object, and invitations handed over to the copy that runs already.

A copy that is started with an invitation writes it as a file for its owner alone into a folder that the running copy
watches, and the running copy deletes it. A socket would open the window's process to others, and would have to be
guarded.
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

LETTER = "invitation"  # name of the file
LONGEST = 4_000  # bytes of an invitation
TIMEOUT_S = 2.0  # for the running copy to take the file
POLL_S = 0.02
SCHEME = "cardtable"  # of links to rooms


def hand_over(folder: Path, invitation: str, timeout_s: float = TIMEOUT_S) -> bool:
    """Hand the invitation to the running copy by the folder of the logs; return False if none takes it in time."""
    first = lock_of(folder, 1)
    try:
        if first.take():
            first.release()
            return False
    except OSError:  # the lock cannot be tried: this copy shows it
        return False
    letter = folder / LETTERS / LETTER
    try:
        write_private(letter, invitation[:LONGEST])
    except OSError:
        return False
    until = time.monotonic() + timeout_s
    while letter.exists() and time.monotonic() < until:
        time.sleep(POLL_S)
    try:
        letter.unlink()
    except OSError:  # the running copy has deleted it
        return True
    return False


class SingleInstance(QObject):
    """Receiver of handed-over invitations in the first copy of the program."""

    def __init__(self, folder: Path, deliver: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._folder, self._deliver = folder / LETTERS, deliver
        self._watcher = QFileSystemWatcher(self)
        with suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._watcher.addPath(str(self._folder))
        self._watcher.directoryChanged.connect(self._read)

    def _read(self) -> None:
        letter = self._folder / LETTER
        try:
            text: str | None = read_text(letter, LONGEST)
        except MissingError:
            return
        except UnreadableError:  # not written by this program
            text = None
        with suppress(OSError):  # the copy that wrote it deletes it
            letter.unlink()
        if text is not None:
            self._deliver(text)


class LogOut(Protocol):
    """Session manager's side of a log-out: the used part of QSessionManager."""

    def allowsInteraction(self) -> bool: ...

    def release(self) -> None:
        """End the interaction: the next program may ask."""

    def cancel(self) -> None: ...


class Application(QApplication):
    """Application object that stores the last file or link that the system asked to open until it can be handled."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self._file: Path | None = None
        self._on_file: Callable[[Path], None] | None = None
        self._link: str | None = None
        self._on_link: Callable[[str], bool] | None = None
        self.focusWindowChanged.connect(self._deliver_waiting)  # as when a dialog closes

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.url().scheme() == SCHEME:
            self.invite(event.url().toString())
            return True
        if isinstance(event, QFileOpenEvent) and event.file():
            self._file = Path(event.file())
            self._deliver_waiting()
            return True
        return super().event(event)

    def invite(self, link: str) -> None:
        """Handle the link of an invitation that the user has followed."""
        self._link = link
        self._deliver_waiting()

    def welcome(self, on_link: Callable[[str], bool]) -> None:
        """Set the callback for links; it returns whether it could handle one now."""
        self._on_link = on_link
        self._deliver_waiting()

    def guard(self, may_close: Callable[[], bool]) -> None:
        """Set the callback that is asked before a log-out, if the desktop allows to ask."""
        self.commitDataRequest.connect(lambda session: self.log_out(session, may_close))

    def log_out(self, session: LogOut, may_close: Callable[[], bool]) -> None:
        """Treat a log-out as if the window were closed."""
        if session.allowsInteraction():
            is_agreed = may_close()
            session.release()
            if not is_agreed:
                session.cancel()

    def take_file(self) -> Path | None:
        """Return the file that waits to be opened, once; None without one."""
        file, self._file = self._file, None
        return file

    def listen(self, on_file: Callable[[Path], None] | None) -> None:
        """Set the callback for files, None to let them wait; also while a dialog is open they wait."""
        self._on_file = on_file
        self._deliver_waiting()

    def _deliver_waiting(self) -> None:
        if self._on_link is not None and self._link is not None and self._on_link(self._link):
            self._link = None
        if self._on_file is not None and self.activeModalWidget() is None:
            path = self.take_file()
            if path is not None:
                self._on_file(path)

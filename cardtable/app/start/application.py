"""The application object: macOS hands it the files that are double-clicked, before and while the program runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

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

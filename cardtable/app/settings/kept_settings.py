"""The settings in force: what is changed or noted by the way is written soon."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from cardtable.app.settings.sections import Settings
from cardtable.app.settings.settings_file import NOT_SAVED, save_settings
from cardtable.core.text import Text

SOON_MS = 400  # further changes are written with the first one


class KeptSettings(QObject):
    """Applies nothing: whoever puts a value here sees to that."""

    def __init__(
        self,
        settings: Settings,
        path: Path | None,
        complain: Callable[[Text], None],
        parent: QObject,
        refused: Text | None = None,
    ) -> None:
        """`path`: where they are written; None for nowhere. `refused`: why they could not be read.

        What the system would not give is written over by nothing; that is said once more when they would be written.
        """
        super().__init__(parent)
        self.now = settings
        self._path, self._complain = path, complain
        self._refused, self._has_told = refused, False
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.write)

    def put(self, settings: Settings) -> bool:
        """From now on it is these; whether anything is another now."""
        before, self.now = self.now, settings
        if before == settings:
            return False
        self._soon.start()
        return True

    def write(self) -> None:
        """Write them now."""
        self._soon.stop()
        if self._refused is not None:
            if not self._has_told:
                self._has_told = True
                self._complain(NOT_SAVED.filled(self._refused))
        elif self._path is not None and (problem := save_settings(self._path, self.now)) is not None:
            self._complain(problem)

    def begin(self, game: str) -> int:
        """Count one more match that was begun of a game; how many there were before."""
        begun = self.now.begun.get(game, 0)
        self.put(replace(self.now, begun={**self.now.begun, game: begun + 1}))
        return begun

    def play(self, game: str) -> None:
        """Count one more time that a match of this game was put on the table."""
        played = {**self.now.played, game: self.now.played.get(game, 0) + 1}
        self.put(replace(self.now, last_game=game, played=played))

    def give_portraits(self, portraits: Mapping[str, int]) -> None:
        """Note the faces of people by their names."""
        self.put(replace(self.now, portraits={**self.now.portraits, **portraits}))

    def note_folder(self, folder: Path) -> None:
        """Note where a saved game was written last."""
        self.put(replace(self.now, folder=str(folder)))

    def note_bot(self, program: str) -> None:
        """Note which program was chosen last to play."""
        self.put(replace(self.now, bot=program))

    def note_window(self, geometry: str) -> None:
        """Note where the window is."""
        self.put(replace(self.now, geometry=geometry))

"""The program plays by itself for a while, and may save a picture of its window at the end."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from cardtable.app.program import Program

LOOK_AT_COUNT_MS = 1500
FAILED = 1


class DemoRunner(QObject):
    """Ends the program after so many seconds; a count is looked at for a moment and goes away by itself."""

    def __init__(self, program: Program, seconds: float, picture: Path | None) -> None:
        super().__init__(program)
        self._program = program
        self._picture = picture
        self.status = 0
        program.counted.connect(self._counted)
        QTimer.singleShot(round(seconds * 1000), self, self._end)

    def _counted(self, _counted: object) -> None:
        play = self._program.play
        if play is not None:
            QTimer.singleShot(LOOK_AT_COUNT_MS, play, play.go_on)

    def _end(self) -> None:
        if self._picture is not None and not self._program.window.grab().save(str(self._picture)):
            print(
                f"The picture could not be saved as {self._picture}; choose another folder or ending.", file=sys.stderr
            )
            self.status = FAILED
        self._program.window.close()
        QApplication.exit(self.status)

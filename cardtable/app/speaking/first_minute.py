"""The first sentence of all, for whoever comes with a screen reader: which keys to press."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import QAbstractButton

from cardtable.app.program import Program
from cardtable.app.settings.key_settings import active_keys
from cardtable.core.text import translate

LOOK_MS = 500
PATIENCE = 20  # looks: the bus of a screen reader may come up later than the window
_KEYS = translate(
    "Speech",
    "Enter: %1. %2 tells the keys. %3 repeats.",
    "the first sentence for a screen reader: what Enter does now, and two keys",
)


class ScreenReaderWelcome(QObject):
    """Says it once at a start before any match was played; with the keys that are in force."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._looks = 0
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)
        if not any(map(program.settings.has_played, program.games)):
            self._timer.start()

    def _look(self) -> None:
        self._looks += 1
        if QAccessible.isActive() or self._looks == PATIENCE or self._program.play is not None:
            self._timer.stop()
            self._say_keys()

    def _say_keys(self) -> None:
        program = self._program
        pressed = program.window.focusWidget()
        if QAccessible.isActive() and program.play is None and isinstance(pressed, QAbstractButton):
            name = pressed.accessibleName() or pressed.text()
            program.mouth.say(program.words.text(_KEYS.filled(name, self._key("help"), self._key("repeat"))))

    def _key(self, command: str) -> str:
        """The single key of a command where these are on, else its first shortcut, as the system writes it."""
        settings = self._program.settings
        single = active_keys(settings.keys).get(command) if settings.accessibility.single_keys else None
        shortcut = QKeySequence(single) if single else self._program.window.menus.actions[command].shortcut()
        return shortcut.toString(QKeySequence.SequenceFormat.NativeText)

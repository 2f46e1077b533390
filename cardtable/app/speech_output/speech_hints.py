"""Speech for screen readers: a first hint with the most important keys, and a key that interrupts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication, QKeyEvent, QKeySequence, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication

from cardtable.app.program import Program
from cardtable.app.settings.key_settings import active_keys
from cardtable.app.settings.settings_sections import Settings
from cardtable.core.text import translate
from cardtable.table.input.latin_keys import latin_key, latin_key_of
from cardtable.table.speech.announcer import Announcer

LOOK_MS = 500
PATIENCE = 20  # number of checks: a screen reader's bus may come up later than the window
_HOW_MUCH = translate("Help", "Under Settings, Preferences, Accessibility you choose how much is said.")
_KEYS = translate(
    "Speech",
    "Enter: %1. %2 lists the keys. %3 repeats this.",
    "the first sentence for a screen reader: what Enter does now, and two keys",
)


class ScreenReaderWelcome(QObject):
    """Hint that is announced once after a start, unless a match is shown; with the keys in force."""

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
        program = self._program
        if not QAccessible.isActive() and self._looks < PATIENCE and program.match is None:
            return
        self._timer.stop()
        pressed = program.window.focusWidget()
        if QAccessible.isActive() and program.match is None and isinstance(pressed, QAbstractButton):
            name = pressed.accessibleName() or pressed.text()
            keys = _KEYS.filled(name, self._key("help"), self._key("repeat"))
            program.announcer.say(" ".join(map(program.renderer.text, (keys, _HOW_MUCH))))

    def _key(self, command: str) -> str:
        """Return the single key of a command if such keys are on, else its first shortcut, in native notation."""
        settings = self._program.settings
        single = active_keys(settings.keys).get(command) if settings.accessibility.single_keys else None
        shortcut = QKeySequence(single) if single else self._program.window.menus.actions[command].shortcut()
        return shortcut.toString(QKeySequence.SequenceFormat.NativeText)


class SpeechInterrupter(QObject):
    """Event filter of the native window with the focus, since a widget would get its own keys only, and no dialog's: a
    key interrupts speech, and that which repeats the last sentence does so everywhere."""

    def __init__(self, application: QGuiApplication, announcer: Announcer, repeat: Callable[[], str]) -> None:
        """Begin to watch; `repeat` returns the letter of the key that repeats, "" if it has none."""
        super().__init__(announcer)
        self._announcer, self._repeat = announcer, repeat
        self._window: QWindow | None = None
        application.focusWindowChanged.connect(self._watch)
        self._watch(application.focusWindow())

    def _watch(self, window: QWindow | None) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window.destroyed.disconnect(self._forget)
        self._window = window
        if window is not None:
            window.installEventFilter(self)
            window.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self._window = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        self._announcer.hush()
        letter = self._repeat()
        if not letter or event.modifiers() or latin_key_of(event) != latin_key(ord(letter)) or _takes_letters():
            return False
        self._announcer.repeat()
        return True


def _takes_letters() -> bool:
    """Return whether letters are written, or are the mnemonics of an open menu."""
    focused = QApplication.focusWidget()
    in_field = focused is not None and focused.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    return in_field or QApplication.activePopupWidget() is not None


def repeat_key(settings: Settings) -> str:
    """Return the letter of the key that repeats the last sentence; "" if single keys are off."""
    return active_keys(settings.keys).get("repeat", "") if settings.accessibility.single_keys else ""

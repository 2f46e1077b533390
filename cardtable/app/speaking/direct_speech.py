"""Speech that goes straight to speech-dispatcher, in a thread of its own: the window never waits for a daemon."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread

from PySide6.QtCore import QObject, Signal

from cardtable.app.speaking.dispatcher_line import SpeechDispatcherClient

_Deed = Callable[[], None]


class SpeechDispatcherOutput(QObject):
    """A way out for the mouth, where the screen reader is too old to hear announcements."""

    failed = Signal()  # nobody speaks what was said

    def __init__(self, line: SpeechDispatcherClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._line = line
        self._deeds: SimpleQueue[_Deed | None] = SimpleQueue()
        self._speaks = False  # whether anything has been said since it was last silenced
        Thread(target=self._serve, name="speech", daemon=True).start()

    def speak(self, sentence: str, *, urgent: bool) -> None:
        """Say it after what is being said, or `urgent` instead of it."""
        self._speaks = True
        self._deeds.put(partial(self._line.speak, sentence, urgent=urgent))

    def hush(self) -> None:
        """Break off what is being said."""
        if self._speaks:
            self._speaks = False
            self._deeds.put(self._line.hush)

    def set_language(self, language: str) -> None:
        """Speak this language from now on, a code such as `fa`."""
        self._deeds.put(partial(self._line.set_language, language))

    def close(self) -> None:
        """Nothing more is said."""
        self._deeds.put(None)

    def _serve(self) -> None:
        """In the thread: one deed after another until it is closed."""
        while (deed := self._deeds.get()) is not None:
            try:
                deed()
            except OSError:
                with suppress(RuntimeError):  # the window may be gone
                    self.failed.emit()
        self._line.close()

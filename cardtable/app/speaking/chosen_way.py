"""Which way the mouth speaks: as the person has chosen, or as fits the screen reader that listens."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible

from cardtable.app.program import Program
from cardtable.app.settings.setting_choices import SpeechOutputChoice
from cardtable.app.speaking.direct_speech import SpeechDispatcherOutput
from cardtable.app.speaking.dispatcher_line import SpeechDispatcherClient
from cardtable.app.speaking.ssip import address
from cardtable.app.speaking.which_reader import ScreenReaderDetector
from cardtable.core.text import translate
from cardtable.table.speech.mouth import ScreenReaderOutput, SpeechOutput

LOOK_MS = 5_000  # a screen reader may be started at any time
_NO_SPEECH = translate(
    "Speech",
    "Speech Dispatcher does not answer. Start it, or choose another way in the preferences, under Accessibility.",
)


def line_to_daemon(language: str) -> SpeechDispatcherClient:
    """The daemon of this person's session, which is started where it does not run."""
    return SpeechDispatcherClient(address(), language)


def speaks_directly(chosen: SpeechOutputChoice, *, deaf: bool) -> bool:
    """Whether the game speaks by itself; `deaf`: a screen reader runs that hears no announcements."""
    return chosen.value == "speech-dispatcher" or (chosen is SpeechOutputChoice.AUTOMATIC and deaf)


class SpeechOutputSelector(QObject):
    """Puts the setting in force, and looks from time to time who listens where it is to be found out."""

    _seen = Signal(bool)  # whether a screen reader is deaf to announcements

    def __init__(
        self,
        program: Program,
        readers: ScreenReaderDetector,
        open_line: Callable[[str], SpeechDispatcherClient] = line_to_daemon,
    ) -> None:
        """`open_line` is given the language in which is to be spoken."""
        super().__init__(program)
        self._open_line = open_line
        self._program = program
        self._readers = readers
        self._deaf = self._failed = self._looks = False
        self._known = False  # whether anybody has been looked for, where that matters
        self._direct: SpeechDispatcherOutput | None = None
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self._look)
        self._seen.connect(self._take)
        program.settingsChanged.connect(self._renew)
        program.window.languageChanged.connect(self._change_language)
        program.window.closing.connect(self._close)
        self._renew("accessibility")

    def _renew(self, section: str) -> None:
        if section != "accessibility":
            return
        self._failed = False  # who changes the settings may have started the daemon
        if self._asks:
            self._looking.start()
            self._look()
        else:
            self._looking.stop()
            self._known = True
        self._put_in_force()

    @property
    def _chosen(self) -> SpeechOutputChoice:
        return self._program.settings.accessibility.speak_through

    @property
    def _asks(self) -> bool:
        """Whether the way depends on who listens."""
        return sys.platform == "linux" and self._chosen is SpeechOutputChoice.AUTOMATIC

    def _look(self) -> None:
        """In a thread: programs are asked for their versions."""
        if not self._looks and (QAccessible.isActive() or not self._known):
            self._looks = True
            Thread(target=self._find_out, name="readers", daemon=True).start()

    def _find_out(self) -> None:
        """In the thread."""
        deaf = self._readers.is_deaf()
        with suppress(RuntimeError):  # the window may be gone
            self._seen.emit(deaf)

    def _take(self, deaf: bool) -> None:
        self._looks = False
        if deaf is not self._deaf or not self._known:
            self._deaf, self._known, self._failed = deaf, True, False
            self._put_in_force()

    def _put_in_force(self) -> None:
        """Until it is known who listens, the mouth keeps what it has to say."""
        if self._known:
            self._program.mouth.set_way(self._way())

    def _way(self) -> SpeechOutput | None:
        if self._chosen is SpeechOutputChoice.NEITHER:
            return None
        if speaks_directly(self._chosen, deaf=self._deaf) and not self._failed:
            return self._opened()
        return ScreenReaderOutput(self._program.window)

    def _opened(self) -> SpeechDispatcherOutput:
        if self._direct is None:
            self._direct = SpeechDispatcherOutput(self._open_line(self._program.languages.code), self)
            self._direct.failed.connect(self._fail)
        return self._direct

    def _fail(self) -> None:
        """Nobody answers: the screen reader has the words again, and a sentence tells what to do."""
        if not self._failed:
            self._failed = True
            self._put_in_force()
            self._program.say(_NO_SPEECH)

    def _change_language(self) -> None:
        if self._direct is not None:
            self._direct.set_language(self._program.languages.code)

    def _close(self) -> None:
        self._looking.stop()
        if self._direct is not None:
            self._direct.close()

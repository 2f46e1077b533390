"""Which screen reader listens: Orca before version 45 does not hear announcements.

Orca took them up on 2023-07-30 (its commit 9b02b1c4d), in version 45: Debian 12 and older systems are deaf to them.

Which way the mouth speaks: as the person has chosen, or as fits the screen reader that listens.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible

from cardtable.app.program import Program
from cardtable.app.settings.setting_choices import SpeechOutputChoice
from cardtable.app.speech_output.speech_dispatcher import SpeechDispatcherClient, SpeechDispatcherOutput, address
from cardtable.core.text import translate
from cardtable.table.speech.announcer import ScreenReaderOutput, SpeechOutput

HEARS_FROM = 45  # Orca's version
PATIENCE_S = 10.0
_NAME = "orca"
_BUS = "DBUS_SESSION_BUS_ADDRESS"  # by which a session is told from another


def running_orcas(folder: Path = Path("/proc")) -> Iterable[tuple[str, ...]]:
    """The words by which each Orca of this session was started, as far as it may be looked at."""
    for process in folder.glob("[0-9]*"):
        try:
            if (process / "comm").read_text(errors="replace").strip() == _NAME and _is_here(process):
                yield tuple(_words(process / "cmdline"))
        except OSError:  # it has ended, or is another person's
            continue


def _is_here(process: Path) -> bool:
    """Whether it sees the same files, so that its program can be asked, and listens to the same session."""
    theirs = next((word for word in _words(process / "environ") if word.startswith(f"{_BUS}=")), "")
    ours = os.environ.get(_BUS, "")
    return str((process / "root").readlink()) == "/" and theirs in ("", f"{_BUS}={ours}")


def _words(file: Path) -> list[str]:
    return [word.decode(errors="replace") for word in file.read_bytes().split(b"\0") if word]


def asking(orca: Sequence[str]) -> tuple[str, ...]:
    """The command that asks a running Orca's own program for its version; empty if it cannot be told."""
    place = next((place for place, word in enumerate(orca) if Path(word).name == _NAME), None)
    return () if place is None else (*orca[: place + 1], "--version")


def version_in(told: str) -> int | None:
    """The number before the first dot of what a program says of its version."""
    found = re.search(r"\d+", told)
    return int(found.group()) if found else None


def ask_version(command: Sequence[str]) -> int | None:
    """Ask a program for its version; None if it does not tell."""
    try:
        told = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE_S, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return version_in(told.stdout)


class ScreenReaderDetector:
    """Looks for screen readers; each program is asked for its version once. Blocks: not for the window's thread."""

    def __init__(
        self,
        running: Callable[[], Iterable[Sequence[str]]] = running_orcas,
        ask: Callable[[Sequence[str]], int | None] = ask_version,
    ) -> None:
        self._running = running
        self._ask = ask
        self._versions: dict[Sequence[str], int | None] = {}

    def is_deaf(self) -> bool:
        """Whether an Orca runs that hears no announcements, and none that does; in doubt it hears."""
        commands = {asking(orca) for orca in self._running()}
        for command in commands - self._versions.keys():
            self._versions[command] = self._ask(command) if command else None
        versions = [self._versions[command] for command in commands]
        return bool(versions) and all(version is not None and version < HEARS_FROM for version in versions)


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

"""Speech output selector: the output that the person has chosen, or that the screen reader needs.

Orca takes announcements since 2023-07-30 (its commit 9b02b1c4d), in version 45: on Debian 12 and older systems it does
not, and Speech Dispatcher is used directly.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible

from cardtable.app.program import Program
from cardtable.app.settings.setting_choices import SpeechOutputChoice
from cardtable.app.speech_output.speech_dispatcher import SpeechDispatcherClient, SpeechDispatcherOutput, address
from cardtable.core.text import translate
from cardtable.models.qt_lifetime import main_thread_calls
from cardtable.table.speech.announcer import ScreenReaderOutput, SpeechOutput

HEARS_FROM = 45  # Orca's first version that takes announcements
PATIENCE_S = 10.0
_NAME = "orca"
_BUS = "DBUS_SESSION_BUS_ADDRESS"  # identifies a session


def running_orcas(folder: Path = Path("/proc")) -> Iterable[tuple[str, ...]]:
    """Yield the command line of each Orca of this session, as far as it is readable."""
    for process in folder.glob("[0-9]*"):
        try:
            if (process / "comm").read_text(errors="replace").strip() == _NAME and _is_here(process):
                yield tuple(_words(process / "cmdline"))
        except OSError:  # it has ended, or belongs to another user
            continue


def _is_here(process: Path) -> bool:
    """Return whether a process sees the same files, so that its program can be run, and is in the same session."""
    theirs = next((word for word in _words(process / "environ") if word.startswith(f"{_BUS}=")), "")
    ours = os.environ.get(_BUS, "")
    return str((process / "root").readlink()) == "/" and theirs in ("", f"{_BUS}={ours}")


def _words(file: Path) -> list[str]:
    return [word.decode(errors="replace") for word in file.read_bytes().split(b"\0") if word]


def asking(orca: Sequence[str]) -> tuple[str, ...]:
    """Return the command for the version of a running Orca; empty if its command line is not understood."""
    place = next((place for place, word in enumerate(orca) if Path(word).name == _NAME), None)
    return () if place is None else (*orca[: place + 1], "--version")


def version_in(told: str) -> int | None:
    """Return the first number in a program's version text; None without one."""
    found = re.search(r"\d+", told)
    return int(found.group()) if found else None


def ask_version(command: Sequence[str]) -> int | None:
    """Run a command for a program's version; return None if it fails."""
    try:
        told = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE_S, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return version_in(told.stdout)


class ScreenReaderDetector:
    """Detector of screen readers; runs each version command once. Blocks: not for the window's thread."""

    def __init__(
        self,
        running: Callable[[], Iterable[Sequence[str]]] = running_orcas,
        ask: Callable[[Sequence[str]], int | None] = ask_version,
    ) -> None:
        self._running, self._ask = running, ask
        self._versions: dict[Sequence[str], int | None] = {}

    def is_deaf(self) -> bool:
        """Return whether an Orca without announcements runs, and none with them; False if a version is unknown."""
        commands = {asking(orca) for orca in self._running()}
        for command in commands - self._versions.keys():
            self._versions[command] = self._ask(command) if command else None
        versions = [self._versions[command] for command in commands]
        return bool(versions) and all(version is not None and version < HEARS_FROM for version in versions)


LOOK_MS = 5_000  # a screen reader may be started at any time
_NO_SPEECH = translate(
    "Speech",
    "Speech Dispatcher doesn't answer. Start it, or choose another way in the preferences, under Accessibility.",
)


def speaks_directly(chosen: SpeechOutputChoice, *, deaf: bool) -> bool:
    """Return whether the program speaks by itself; `deaf`: only a screen reader without announcements runs."""
    return chosen.value == "speech-dispatcher" or (chosen is SpeechOutputChoice.AUTOMATIC and deaf)


class SpeechOutputSelector(QObject):
    """Selector that applies the setting, and with the automatic one regularly looks for screen readers."""

    def __init__(
        self,
        program: Program,
        readers: ScreenReaderDetector,
        open_line: Callable[[str], SpeechDispatcherClient] = lambda language: SpeechDispatcherClient(
            address(), language
        ),
    ) -> None:
        """Make the selector; `open_line` is called with the language of the speech."""
        super().__init__(program)
        self._open_line, self._program, self._readers = open_line, program, readers
        self._deaf = self._failed = self._looks = False
        self._known = False  # the first search for screen readers is complete, or not needed
        self._direct: SpeechDispatcherOutput | None = None
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self._look)
        self._calls = main_thread_calls()
        program.settingsChanged.connect(self._renew)
        program.window.languageChanged.connect(self._change_language)
        program.window.closing.connect(self._close)
        self._renew("accessibility")

    def _renew(self, section: str) -> None:
        if section != "accessibility":
            return
        self._failed = False  # the person may have started the daemon
        # Only then the output depends on the screen reader
        if sys.platform == "linux" and self._chosen is SpeechOutputChoice.AUTOMATIC:
            self._looking.start()
            self._look()
        else:
            self._looking.stop()
            self._known = True
        self._put_in_force()

    @property
    def _chosen(self) -> SpeechOutputChoice:
        return self._program.settings.accessibility.speak_through

    def _look(self) -> None:
        """Start a search in a thread: it runs programs for their versions."""
        if not self._looks and (QAccessible.isActive() or not self._known):
            self._looks = True
            Thread(target=self._find_out, name="readers", daemon=True).start()

    def _find_out(self) -> None:
        self._calls.post(self, partial(self._take, self._readers.is_deaf()))

    def _take(self, deaf: bool) -> None:
        self._looks = False
        if deaf is not self._deaf or not self._known:
            self._deaf, self._known, self._failed = deaf, True, False
            self._put_in_force()

    def _put_in_force(self) -> None:
        """Set the announcer's output once the screen reader is known; until then the announcer queues sentences."""
        if self._known:
            self._program.announcer.set_way(self._way())

    def _way(self) -> SpeechOutput | None:
        if self._chosen is SpeechOutputChoice.NEITHER:
            return None
        if self._failed or not speaks_directly(self._chosen, deaf=self._deaf):
            return ScreenReaderOutput(self._program.window)
        if self._direct is None:
            self._direct = SpeechDispatcherOutput(self._open_line(self._program.languages.code), self)
            self._direct.failed.connect(self._fail)
        return self._direct

    def _fail(self) -> None:
        """Return to the screen reader's output after a failure, and say once how to help."""
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

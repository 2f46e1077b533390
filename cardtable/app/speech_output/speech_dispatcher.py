"""The speech synthesis interface protocol (SSIP) of speech-dispatcher: lines of text over a socket, as plain values.

A line to speech-dispatcher: opened when it is first wanted, and again when the daemon was restarted.

Speech that goes straight to speech-dispatcher, in a thread of its own: the window never waits for a daemon.
"""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from PySide6.QtCore import QObject, Signal

END = b"\r\n"
_ISOLATES = str.maketrans("", "", "\u2066\u2067\u2068\u2069")  # a voice may spell what only steers writing


def address(environment: Mapping[str, str] = os.environ) -> Path:
    """Where the daemon of this person's session listens, as its own programs look for it."""
    named = environment.get("SPEECHD_ADDRESS", "")
    if named.startswith("unix_socket:"):
        return Path(named.removeprefix("unix_socket:"))
    folder = environment.get("XDG_RUNTIME_DIR") or str(Path.home() / ".cache")
    return Path(folder) / "speech-dispatcher" / "speechd.sock"


def greeting(language: str) -> Sequence[bytes]:
    """What is said once on a new line: who speaks, and in which language."""
    return _line("SET self CLIENT_NAME user:cardtable:table"), tongue(language)


def tongue(language: str) -> bytes:
    """All that follows is in this language, a code such as `fa`."""
    return _line(f"SET self LANGUAGE {language}")


def silence() -> bytes:
    """Break off what this program says, and forget what of it waits."""
    return _line("CANCEL self")


def request(*, urgent: bool) -> Sequence[bytes]:
    """Ask to be listened to; the sentence follows once the daemon is ready for it.

    News comes after what the screen reader has begun, which has the same priority; what is `urgent` breaks it off.
    """
    return _line(f"SET self PRIORITY {'important' if urgent else 'message'}"), _line("SPEAK")


def speak_command(text: str) -> bytes:
    """A sentence, ended by a line with a dot alone; a line that begins with one gets another."""
    lines = text.translate(_ISOLATES).splitlines() or [""]
    stuffed = ("." + line if line.startswith(".") else line for line in lines)
    return b"".join(map(_line, (*stuffed, ".")))


def is_last(line: bytes) -> bool:
    """Whether an answer ends with this line: its number is followed by a space, not by a dash."""
    return line[3:4] != b"-"


def is_good(line: bytes) -> bool:
    """Whether the daemon has done what it was told."""
    return line[:1] == b"2"


def _line(text: str) -> bytes:
    return text.encode() + END


PATIENCE_S = 2.0  # for one answer of the daemon
SPAWN_S = 10.0  # for a daemon that is only just being started


def spawn_daemon() -> None:
    """Start the daemon of this person's session, as its own library does."""
    # Found where the system keeps its programs; nothing of it comes from outside.
    command = ["speech-dispatcher", "--spawn"]
    subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=SPAWN_S, check=False)


class SpeechDispatcherClient:
    """Blocks for as long as the daemon takes to answer: not to be used in the window's own thread."""

    def __init__(self, address: Path, language: str, spawn: Callable[[], None] = spawn_daemon) -> None:
        """`language` is a code such as `fa`; `spawn` starts a daemon where there is none."""
        self._address = address
        self._language = language
        self._spawn = spawn
        self._socket: socket.socket | None = None
        self._unread = b""

    def speak(self, sentence: str, *, urgent: bool = False) -> None:
        """Have a sentence spoken after all that was said before, or instead. Raises OSError if nobody would."""
        self._twice(*request(urgent=urgent), speak_command(sentence))

    def hush(self) -> None:
        """Break off what was said; nothing is to be done where no line is open."""
        if self._socket is not None:
            self._twice(silence())

    def set_language(self, language: str) -> None:
        """Speak this language from now on."""
        self._language = language
        if self._socket is not None:
            self._twice(tongue(language))

    def close(self) -> None:
        """Give the line back."""
        if self._socket is not None:
            self._socket.close()
        self._socket, self._unread = None, b""

    def _twice(self, *commands: bytes) -> None:
        """A daemon may have been restarted since it was last spoken to."""
        if self._socket is not None:
            try:
                self._ask(*commands)
                return
            except OSError:
                self.close()
        self._open()
        try:
            self._ask(*commands)
        except OSError:
            self.close()
            raise

    def _open(self) -> None:
        try:
            self._socket = self._connected()
        except OSError:
            try:
                self._spawn()
            except subprocess.SubprocessError as error:
                raise OSError from error
            self._socket = self._connected()
        self._unread = b""
        self._ask(*greeting(self._language))

    def _connected(self) -> socket.socket:
        line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        line.settimeout(PATIENCE_S)
        try:
            line.connect(str(self._address))
        except OSError:
            line.close()
            raise
        return line

    def _ask(self, *commands: bytes) -> None:
        """Give the daemon one command after another, each when the one before has been answered."""
        assert self._socket is not None
        for command in commands:
            self._socket.sendall(command)
            answer = self._read_line()
            while not is_last(answer):
                answer = self._read_line()
            if not is_good(answer):
                raise OSError(answer.decode(errors="replace"))

    def _read_line(self) -> bytes:
        assert self._socket is not None
        while END not in self._unread:
            more = self._socket.recv(4096)
            if not more:
                raise ConnectionResetError
            self._unread += more
        line, _, self._unread = self._unread.partition(END)
        return line


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

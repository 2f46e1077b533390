"""Speech Dispatcher: its protocol (SSIP), a client that reconnects, and output in a thread.

The thread keeps the window from waiting for the daemon.
"""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from PySide6.QtCore import QObject, Signal

from cardtable.models.qt_lifetime import main_thread_calls

END = b"\r\n"
_ISOLATES = str.maketrans("", "", "\u2066\u2067\u2068\u2069")  # a voice may spell control characters


def address(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the socket of the session's daemon, found as its own programs find it."""
    named = environment.get("SPEECHD_ADDRESS", "")
    if named.startswith("unix_socket:"):
        return Path(named.removeprefix("unix_socket:"))
    folder = environment.get("XDG_RUNTIME_DIR") or str(Path.home() / ".cache")
    return Path(folder) / "speech-dispatcher" / "speechd.sock"


def greeting(language: str) -> Sequence[bytes]:
    """Return the commands for a new connection: client name and language."""
    return _line("SET self CLIENT_NAME user:cardtable:table"), tongue(language)


def tongue(language: str) -> bytes:
    """Return the command that sets the language, a code such as `fa`."""
    return _line(f"SET self LANGUAGE {language}")


def silence() -> bytes:
    """Return the command that stops this client's speech and drops its queue."""
    return _line("CANCEL self")


def request(*, urgent: bool) -> Sequence[bytes]:
    """Return the commands before a sentence; `urgent` interrupts what the screen reader says, others wait for it."""
    return _line(f"SET self PRIORITY {'important' if urgent else 'message'}"), _line("SPEAK")


def speak_command(text: str) -> bytes:
    """Return a sentence as data, ended by a line with a single dot; lines that begin with a dot get another."""
    lines = text.translate(_ISOLATES).splitlines() or [""]
    stuffed = ("." + line if line.startswith(".") else line for line in lines)
    return b"".join(map(_line, (*stuffed, ".")))


def is_last(line: bytes) -> bool:
    """Return whether this line ends an answer: its number is followed by a space, not by a dash."""
    return line[3:4] != b"-"


def is_good(line: bytes) -> bool:
    """Return whether the daemon has accepted a command."""
    return line[:1] == b"2"


def _line(text: str) -> bytes:
    return text.encode() + END


PATIENCE_S = 2.0  # for one answer of the daemon
SPAWN_S = 10.0  # for a daemon that is being started


def spawn_daemon() -> None:
    """Start the session's daemon, as its own library does."""
    # The program is looked up in the system's path; no part of the command comes from outside.
    command = ["speech-dispatcher", "--spawn"]
    subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=SPAWN_S, check=False)


class SpeechDispatcherClient:
    """Client of the daemon; blocks until it answers, so it must not be used in the window's thread."""

    def __init__(self, address: Path, language: str, spawn: Callable[[], None] = spawn_daemon) -> None:
        """Make a client without a connection; `language` is a code such as `fa`, `spawn` starts a missing daemon."""
        self._address, self._language, self._spawn = address, language, spawn
        self._socket: socket.socket | None = None
        self._unread = b""

    def speak(self, sentence: str, *, urgent: bool = False) -> None:
        """Speak a sentence after all earlier ones, or `urgent` in their place; raise OSError if the daemon fails."""
        self._twice(*request(urgent=urgent), speak_command(sentence))

    def hush(self) -> None:
        if self._socket is not None:
            self._twice(silence())

    def set_language(self, language: str) -> None:
        self._language = language
        if self._socket is not None:
            self._twice(tongue(language))

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
        self._socket, self._unread = None, b""

    def _twice(self, *commands: bytes) -> None:
        """Send commands, on a new connection if the present one fails: the daemon may have been restarted."""
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
        """Send the commands one by one, each after the answer to the one before; raise OSError on failure."""
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


class SpeechDispatcherOutput(QObject):
    """Speech output through Speech Dispatcher, for screen readers too old for announcements."""

    failed = Signal()  # a sentence could not be spoken

    def __init__(self, line: SpeechDispatcherClient, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._line = line
        self._deeds: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._speaks = False  # a sentence was sent after the last hush
        self._calls = main_thread_calls()
        Thread(target=self._serve, name="speech", daemon=True).start()

    def speak(self, sentence: str, *, urgent: bool) -> None:
        """Speak a sentence after the present one, or `urgent` in its place."""
        self._speaks = True
        self._deeds.put(partial(self._line.speak, sentence, urgent=urgent))

    def hush(self) -> None:
        if self._speaks:
            self._speaks = False
            self._deeds.put(self._line.hush)

    def set_language(self, language: str) -> None:
        self._deeds.put(partial(self._line.set_language, language))

    def close(self) -> None:
        self._deeds.put(None)

    def _fail(self) -> None:
        self.failed.emit()

    def _serve(self) -> None:
        """Run the queued calls in the thread until it is closed."""
        while (deed := self._deeds.get()) is not None:
            try:
                deed()
            except OSError:
                self._calls.post(self, self._fail)
        self._line.close()

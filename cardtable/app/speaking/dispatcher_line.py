"""A line to speech-dispatcher: opened when it is first wanted, and again when the daemon was restarted."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Callable
from pathlib import Path

from cardtable.app.speaking import ssip

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
        self._twice(*ssip.request(urgent=urgent), ssip.speak_command(sentence))

    def hush(self) -> None:
        """Break off what was said; nothing is to be done where no line is open."""
        if self._socket is not None:
            self._twice(ssip.silence())

    def set_language(self, language: str) -> None:
        """Speak this language from now on."""
        self._language = language
        if self._socket is not None:
            self._twice(ssip.tongue(language))

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
        self._ask(*ssip.greeting(self._language))

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
            while not ssip.is_last(answer):
                answer = self._read_line()
            if not ssip.is_good(answer):
                raise OSError(answer.decode(errors="replace"))

    def _read_line(self) -> bytes:
        assert self._socket is not None
        while ssip.END not in self._unread:
            more = self._socket.recv(4096)
            if not more:
                raise ConnectionResetError
            self._unread += more
        line, _, self._unread = self._unread.partition(ssip.END)
        return line

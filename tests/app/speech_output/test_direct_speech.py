"""Speech that goes straight to a daemon: in order, cancelled by a key, opened again, and given up with a word."""

import socket
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.speech_output.speech_dispatcher import SpeechDispatcherClient, SpeechDispatcherOutput

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has speech-dispatcher")


class Daemon:
    """Answers like speech-dispatcher, and writes down what it is told."""

    def __init__(self, address: Path) -> None:
        self.told: list[str] = []
        self._lines: list[socket.socket] = []
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(address))
        self._door.listen()
        Thread(target=self._open, daemon=True).start()

    def stop(self) -> None:
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        for line in self._lines:
            line.shutdown(socket.SHUT_RDWR)
            line.close()

    def _open(self) -> None:
        while True:
            try:
                line, _ = self._door.accept()
            except OSError:
                return
            self._lines.append(line)
            Thread(target=self._serve, args=(line,), daemon=True).start()

    def _serve(self, line: socket.socket) -> None:
        with line.makefile("r", newline="\r\n") as words:
            for word in words:
                self.told.append(word.rstrip("\r\n"))
                if self.told[-1] == "SPEAK":
                    line.sendall(b"230 OK RECEIVING DATA\r\n")
                elif self.told[-1] == ".":
                    line.sendall(b"225-1\r\n225 OK MESSAGE QUEUED\r\n")
                elif self.told[-1].split()[0] in ("SET", "CANCEL"):
                    line.sendall(b"208 OK\r\n")


@pytest.fixture
def address() -> Iterator[Path]:
    """A short path: the name of a socket has hardly a hundred letters."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "speechd.sock"


def spoken(daemon: Daemon) -> list[str]:
    """What was to be said, and what silenced it."""
    kept = ("SPEAK", ".")
    return [word for word in daemon.told if word not in kept and not word.startswith("SET self C")]


def test_sentences_go_in_order_and_a_key_breaks_them_off(address: Path, qtbot: QtBot) -> None:
    daemon = Daemon(address)
    speech = SpeechDispatcherOutput(SpeechDispatcherClient(address, "en"))
    speech.hush()  # nothing has been said yet
    speech.speak("Amrit plays the queen of spades.", urgent=False)
    speech.speak("Your turn.", urgent=False)
    speech.hush()
    speech.set_language("fa")
    speech.speak("نوبت شماست", urgent=True)
    news, answer = "SET self PRIORITY message", "SET self PRIORITY important"
    wanted = ["SET self LANGUAGE en", news, "Amrit plays the queen of spades.", news, "Your turn."]
    wanted += ["CANCEL self", "SET self LANGUAGE fa", answer, "نوبت شماست"]
    qtbot.waitUntil(lambda: spoken(daemon) == wanted)
    speech.close()
    daemon.stop()


def test_a_daemon_that_was_restarted_is_spoken_to_again(address: Path, qtbot: QtBot) -> None:
    daemon = Daemon(address)
    speech = SpeechDispatcherOutput(SpeechDispatcherClient(address, "en"))
    speech.speak("One.", urgent=False)
    qtbot.waitUntil(lambda: "One." in daemon.told)
    daemon.stop()
    address.unlink()
    again = Daemon(address)
    speech.speak("Two.", urgent=False)
    qtbot.waitUntil(lambda: "Two." in again.told)
    speech.close()
    again.stop()


def test_a_daemon_is_started_where_there_is_none(address: Path) -> None:
    made: list[Daemon] = []
    line = SpeechDispatcherClient(address, "en", spawn=lambda: made.append(Daemon(address)))
    line.speak("One.")
    line.speak("Two.")
    line.close()
    assert len(made) == 1
    assert [word for word in made[0].told if word in ("One.", "Two.")] == ["One.", "Two."]
    made[0].stop()


def test_where_nobody_answers_the_window_hears_of_it(address: Path, qtbot: QtBot) -> None:
    speech = SpeechDispatcherOutput(SpeechDispatcherClient(address, "en", spawn=lambda: None))
    with qtbot.waitSignal(speech.failed):
        speech.speak("One.", urgent=False)
    speech.close()

"""A voice for speech-dispatcher that writes down what it says: `pen.py` is the module which the daemon starts.

It takes as long as a quick voice does, so that what waits its turn waits, and what is cut off is cut off. A message has
two lines in its file: one when it begins, with its words and language, one when it has ended, whole or not.

The daemon talks to a module over its standard input and output, as its documentation for modules says: a word, a
three-figure answer, and what belongs to it up to a line with a single dot.
"""

from __future__ import annotations

import json
import os
import queue
import re
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import suppress

FILE, PACE = "EARS_PEN_FILE", "EARS_PEN_PACE"  # where it writes, and how many seconds a character takes
_MARKUP = re.compile(r"<[^>]*>")
_ENTITIES = {"&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&"}


class Pen:
    """One voice: says one message at a time, until it is told to stop."""

    def __init__(self, file: str, pace: float) -> None:
        self._file, self._pace = file, pace
        self._language = ""
        self._messages: queue.Queue[tuple[str, str]] = queue.Queue()
        self._stop = threading.Event()
        self._out = threading.Lock()

    def serve(self) -> None:
        """Answer the daemon until it says QUIT or goes away."""
        threading.Thread(target=self._speak, daemon=True).start()
        for line in sys.stdin:
            word = line.strip()
            match word:
                case "INIT":
                    self._tell("299-A pen", "299 OK LOADED SUCCESSFULLY")
                case "AUDIO":
                    self._settings("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED")
                case "LOGLEVEL":
                    self._settings("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET")
                case "SET":
                    self._settings("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED")
                case "LIST VOICES":
                    self._tell("200-pen\ten\tnone", "200 OK VOICE LIST SENT")
                case "SPEAK" | "CHAR" | "KEY" | "SOUND_ICON":
                    self._tell("202 OK RECEIVING MESSAGE")
                    text = " ".join(self._lines())
                    self._tell("200 OK SPEAKING")
                    self._stop.clear()
                    self._messages.put((word, text))
                case "STOP" | "PAUSE":
                    self._stop.set()
                case "QUIT":
                    self._tell("210 OK QUIT")
                    return
                case _:
                    self._tell("300 ERR UNKNOWN COMMAND")

    def _lines(self) -> list[str]:
        lines = []
        while (line := sys.stdin.readline().rstrip("\n")) != ".":
            lines.append(line.removeprefix(".") if line.startswith("..") else line)
        return lines

    def _settings(self, asked: str, done: str) -> None:
        self._tell(asked)
        for line in self._lines():
            name, _, value = line.partition("=")
            if name == "language":
                self._language = value
        self._tell(done)

    def _tell(self, *lines: str) -> None:
        with self._out, suppress(BrokenPipeError):
            print("\n".join(lines), flush=True)

    def _speak(self) -> None:
        while True:
            kind, text = self._messages.get()
            words = plain(text)
            line = {"at": time.monotonic(), "text": words, "language": self._language, "kind": kind}
            self._write(line)
            self._tell("701 BEGIN")
            cut = self._stop.wait(len(words) * self._pace)
            self._write({**line, "end": time.monotonic(), "whole": not cut})
            self._tell("703 STOP" if cut else "702 END")

    def _write(self, line: Mapping[str, object]) -> None:
        with open(self._file, "a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")


def plain(text: str) -> str:
    """The words of a message, which comes as SSML."""
    words = _MARKUP.sub("", text)
    for entity, letter in _ENTITIES.items():
        words = words.replace(entity, letter)
    return words.strip()


if __name__ == "__main__":
    Pen(os.environ[FILE], float(os.environ[PACE])).serve()

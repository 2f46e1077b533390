"""The speech synthesis interface protocol (SSIP) of speech-dispatcher: lines of text over a socket, as plain values."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

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

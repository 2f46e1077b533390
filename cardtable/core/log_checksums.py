"""Lines that carry a running check, so that whatever was changed, lost or doubled is found at its line.

A line ends with a space and eight hexadecimal digits: the CRC-32 of all lines so far, each without its own check and
with a line feed. One wrong bit, in the line, in its check or in its line feed, is put right, since no other bit
explains it. Anything worse is found, but for one case in a million or so that looks like one wrong bit of another line.
That lines are missing at the very end cannot be found.
"""

from __future__ import annotations

import enum
import zlib
from collections.abc import Iterator
from typing import NamedTuple, TypeVar

_Bytes = TypeVar("_Bytes", bytes, bytearray)

_DIGITS = 8
_SUFFIX = _DIGITS + 1
_FEED = b"\n"
_WINDOW = 4096  # bytes in which a wrong bit is looked for: the longest line and the one behind it
_MOST_MENDED = 20  # lines of a file: where more bits are wrong, they tell of something else
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class LogFlaw(enum.Enum):
    """What is the matter with a line."""

    MENDED = enum.auto()  # one bit was wrong, and is right now
    CHANGED = enum.auto()  # the line and its check do not agree
    TORN = enum.auto()  # the file ends in the middle of the line
    ZEROED = enum.auto()  # from here to the end there are zeros: space that was given to the file and never written


class LogLine(NamedTuple):
    """One line: `text` is without its check, and "" for the last one of a file that cannot be read further."""

    number: int  # counted from 1
    text: str
    flaw: LogFlaw | None = None


class LogChecksums:
    """Writes the lines of one log, each with its check."""

    def __init__(self) -> None:
        self._last = 0

    def line(self, text: str) -> str:
        """The next line as it stands in the file."""
        self._last = _check(text.encode(), self._last)
        return f"{text} {self._last:0{_DIGITS}x}\n"


def plain_bytes(data: bytes) -> bytes:
    """The bytes of a text with line feeds alone: no mark at the beginning, and no carriage returns at the ends."""
    return data.removeprefix(_BYTE_ORDER_MARK).replace(b"\r\n", _FEED)


def checked_lines(data: bytes) -> Iterator[LogLine]:
    """The lines of plain bytes up to the first that cannot be read, which is the last one; empty ones are left out."""
    at = number = last = mended = 0
    while at < len(data):
        number += 1
        line, after, flaw = *_line_at(data, at), None
        if line and not _is_right(line, last):
            found = _mended(data[at : at + _WINDOW], last) if mended < _MOST_MENDED else None
            if found is None:
                yield LogLine(number, "", tail_of(data[at:]))
                return
            line, after, flaw = found.line, at + found.length, LogFlaw.MENDED
            mended += 1
        at = after
        if line:
            last = int(line[-_DIGITS:], 16)
            yield LogLine(number, line[:-_SUFFIX].decode("utf-8", "replace"), flaw)


def tail_of(data: bytes) -> LogFlaw:
    """What it is that cannot be read: the end of the file, or a line in it."""
    written = data.rstrip(b"\0")
    if _FEED in written:
        return LogFlaw.CHANGED
    return LogFlaw.ZEROED if written != data else LogFlaw.TORN


def _line_at(data: _Bytes, at: int) -> tuple[_Bytes, int]:
    """The line that begins there, and where the next one does."""
    end = data.find(_FEED, at)
    return (data[at:], len(data)) if end < 0 else (data[at:end], end + 1)


def _check(line: _Bytes, last: int) -> int:
    return zlib.crc32(line + _FEED, last)


def _is_right(line: _Bytes, last: int) -> bool:
    return line[-_SUFFIX:] == b" %08x" % _check(line[:-_SUFFIX], last)


class _Mended(NamedTuple):
    line: bytes
    length: int  # bytes up to the next line


def _mended(data: bytes, last: int) -> _Mended | None:
    """The first line with the one bit put right that is wrong in it; None if that is not what is the matter."""
    _, first = _line_at(data, 0)
    _, second = _line_at(data, first)  # a line feed may be wrong, or be what is wrong
    tried = bytearray(data[:second])
    for place in range(first):
        for bit in range(8):
            tried[place] ^= 1 << bit
            start = 1 if tried[:1] == _FEED else 0
            line, after = _line_at(tried, start)
            if tried[after - 1 : after] == _FEED and _is_right(line, last):
                return _Mended(bytes(line), after)
            tried[place] ^= 1 << bit
    return None

"""Log lines with a running checksum, which locates changed, lost or doubled lines.

A line ends with a space and eight hexadecimal digits: the CRC-32 of all lines so far, each without its own checksum and
with a line feed. One wrong bit, in the line, in its checksum or in its line feed, is repaired, since no other bit
explains it. Anything worse is detected, except in about one case in a million that looks like one wrong bit of another
line. Missing lines at the very end cannot be detected.
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
_WINDOW = 4096  # bytes in which a wrong bit is searched: the longest line and the next one
_MOST_MENDED = 20  # repaired lines of a file: more wrong bits indicate other damage
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class LogFlaw(enum.Enum):
    """Kinds of damage of a line."""

    MENDED = enum.auto()  # one bit was wrong, and is repaired
    CHANGED = enum.auto()  # line and checksum do not agree
    TORN = enum.auto()  # the file ends in the middle of the line
    ZEROED = enum.auto()  # only zeros from here to the end: space that was allocated to the file and never written


class LogLine(NamedTuple):
    """One line: `text` is without its checksum, and "" for the last line of a file that cannot be read further."""

    number: int  # counted from 1
    text: str
    flaw: LogFlaw | None = None


class LogChecksums:
    """Writer of one log's lines, each with its running checksum."""

    def __init__(self) -> None:
        self._last = 0

    def line(self, text: str) -> str:
        """Return the next line with its checksum and line feed."""
        self._last = _check(text.encode(), self._last)
        return f"{text} {self._last:0{_DIGITS}x}\n"


def plain_bytes(data: bytes) -> bytes:
    """Return the bytes of a text with line feeds alone: no byte order mark, no carriage returns at line ends."""
    return data.removeprefix(_BYTE_ORDER_MARK).replace(b"\r\n", _FEED)


def checked_lines(data: bytes) -> Iterator[LogLine]:
    """Yield the lines of plain bytes up to the first unreadable one, which is the last; empty ones are left out."""
    at = number = last = mended = 0
    while at < len(data):
        number += 1
        line, after, flaw = *_line_at(data, at), None
        if line and not _is_right(line, last):
            found = _mended(data[at : at + _WINDOW], last) if mended < _MOST_MENDED else None
            if found is None:
                yield LogLine(number, "", tail_of(data[at:]))
                return
            line, length = found
            after, flaw, mended = at + length, LogFlaw.MENDED, mended + 1
        at = after
        if line:
            last = int(line[-_DIGITS:], 16)
            yield LogLine(number, line[:-_SUFFIX].decode("utf-8", "replace"), flaw)


def tail_of(data: bytes) -> LogFlaw:
    """Return the kind of damage of an unreadable rest: the end of the file, or a line in it."""
    written = data.rstrip(b"\0")
    if _FEED in written:
        return LogFlaw.CHANGED
    return LogFlaw.ZEROED if written != data else LogFlaw.TORN


def _line_at(data: _Bytes, at: int) -> tuple[_Bytes, int]:
    """Return the line that begins at `at`, and the start of the next one."""
    end = data.find(_FEED, at)
    return (data[at:], len(data)) if end < 0 else (data[at:end], end + 1)


def _check(line: _Bytes, last: int) -> int:
    return zlib.crc32(line + _FEED, last)


def _is_right(line: _Bytes, last: int) -> bool:
    return line[-_SUFFIX:] == b" %08x" % _check(line[:-_SUFFIX], last)


def _mended(data: bytes, last: int) -> tuple[bytes, int] | None:
    """Return the first line with its single wrong bit repaired, and the bytes up to the next line.

    None if no single bit explains the damage.
    """
    _, first = _line_at(data, 0)
    _, second = _line_at(data, first)  # a line feed may be the wrong bit, or the wrong bit may look like a line feed
    tried = bytearray(data[:second])
    for place in range(first):
        for bit in range(8):
            tried[place] ^= 1 << bit
            start = 1 if tried[:1] == _FEED else 0
            line, after = _line_at(tried, start)
            if tried[after - 1 : after] == _FEED and _is_right(line, last):
                return bytes(line), after
            tried[place] ^= 1 << bit
    return None

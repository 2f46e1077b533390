"""Record of a match: reader and writer of the text log from which a match is replayed.

Format 2 is written: `key: value` lines, an empty line, then one entry a line, each line with a running checksum (see
`log_checksums`). An entry is an action with its seat, or begins with a keyword; an unknown keyword is refused: `rewind
N` goes to N of the actions before it (undo or redo). `seat SEAT LEVEL`, with which earlier versions gave a seat another
occupant, is checked and passed over. Format 1, without checksums and with actions alone, is still read.

The reader detects every line that was changed, lost, doubled or moved, a file that is torn or filled up with zeros, and
the end mark of a closed log. It cannot detect how many whole lines are missing at the end if that mark is missing, as
in a match that was not closed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import NamedTuple, TypeVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.basics.incremental import Steps, at_once
from cardtable.core.basics.log_checksums import LogChecksums, LogFlaw, LogLine, checked_lines, plain_bytes, tail_of
from cardtable.core.basics.plain_json import JsonError, parse_json
from cardtable.core.basics.plain_text import plain_player
from cardtable.core.language.user_error import UserError
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat

_T = TypeVar("_T")

FORMATS = ("cardtable 1", "cardtable 2")
REWIND, SEAT = "rewind", "seat"
END = "end"  # entry that closes a log; a match that is continued may have more entries behind it
_KEYS = ("format", "game", "rules version", "options", "seats", "players", "seed")
_HEAD_LINES = 20  # more lines than any head has
_HEAD = re.compile(r"[a-z][a-z ]*: ")
_PLAYER = re.compile(r"[a-z_]{1,20}")  # a level, or "person"

_LINE = translate("Log", "Line %1: %2", "a line of a saved game, and what is wrong with it")
_REASONS = {
    LogFlaw.MENDED: translate("Log", "one bit of it is wrong; the program corrects it."),
    LogFlaw.CHANGED: translate("Log", "its checksum doesn't match: something was changed, or lines are missing."),
    LogFlaw.TORN: translate("Log", "the line isn't complete."),
    LogFlaw.ZEROED: translate("Log", "from here to the end there are only zeros."),
}
_NO_KEY = translate("Log", "each line before the first empty one must read “key: value”.")
_MISSING = translate("Log", "the line “%1: …” is missing.")
_OTHER_FORMAT = translate("Log", "only the formats “%1” and “%2” can be read.")
_NAMES = translate("Log", "there must be one name for each seat.")
_NO_ACTION = translate("Log", "an action is written “%1”, for example “%2”.")
_NO_ENTRY = translate("Log", "this version of the program doesn't know the entry “%1”.")
_NO_SUCH_ACTION = translate("Log", "the match hasn't reached action %1 before this line.")
_NO_SEATING = translate("Log", "the entry for who plays on must read “%1”.")
_NO_NUMBER = translate("Log", "a whole number is needed here.")
_NO_JSON = translate("Log", "the value can't be read as JSON.")
_NO_SEEDS = translate("Log", "the seeds of the deals must be a list of texts.")
_LONGEST_WORD = 20  # characters that a message repeats
_LONGEST_NUMBER = 9  # digits: a longer number is damage, and Python refuses to read thousands of digits


class RecordError(UserError):
    """Error: a log that cannot be read.

    `line` is the first bad line, counted from 1; `flaw` its damage, or None.
    """

    def __init__(self, line: int, reason: Text, flaw: LogFlaw | None = None) -> None:
        super().__init__(_LINE.filled(line, reason))
        self.line = line
        self.reason = reason
        self.flaw = flaw


@frozen
class Record:
    """Everything needed to replay a match: the deals follow from the seed, or each from a separate seed."""

    game: str
    version: int
    options: Mapping[str, object]
    seats: int
    players: tuple[str, ...]  # by seat: "person NAME", or "LEVEL NAME"; needed to resume
    seed: str
    actions: tuple[tuple[Seat, str], ...] = ()
    salt: str = ""  # seed of the computer players' random choices; "": from a version without it
    deals: tuple[str, ...] = ()  # seeds of jointly made deals; (): they follow from `seed`


class ReadResult(NamedTuple):
    """Result of reading a log, damaged or not."""

    record: Record  # readable part
    lines: tuple[int, ...]  # line numbers of the actions
    error: RecordError | None = None  # first damaged line
    closed: bool = True  # True if the end mark is there; format 1 has none and counts as closed


def write_record(record: Record) -> str:
    """Return the whole log of a match, with its end mark."""
    checks = LogChecksums()
    return write_log(record, checks) + checks.line(END)


def write_log(record: Record, checks: LogChecksums) -> str:
    """Return the log of a match that continues; later lines need the same `checks`."""
    head = "".join(checks.line(f"{key}: {value}") for key, value in _head_of(record, FORMATS[1]).items())
    return f"{head}\n" + "".join(checks.line(write_action(*action)) for action in record.actions)


def write_action(seat: Seat, action: str) -> str:
    """Return the log entry of an action."""
    return f"{seat} {action}"


def write_rewind(actions: int) -> str:
    """Return the log entry of an undo or redo to this number of actions."""
    return f"{REWIND} {actions}"


def write_head(record: Record) -> str:
    """Return the log's head in format 1; it identifies a match in the statistics."""
    return "".join(f"{key}: {value}\n" for key, value in _head_of(record, FORMATS[0]).items()) + "\n"


def looks_like_a_log(data: bytes) -> bool:
    """Return True if one of the first lines is a head line of a log, so that its damage can be named."""
    begins = tuple(f"{key}: ".encode() for key in _KEYS)
    return any(line.startswith(begins) for line in plain_bytes(data).split(b"\n", _HEAD_LINES)[:_HEAD_LINES])


def read_log(data: bytes | str) -> ReadResult:
    """Return the readable part of a log; raise RecordError if the head itself is unreadable."""
    return at_once(reading_log(data))


def reading_log(data: bytes | str) -> Steps[ReadResult]:
    """Read a log as `read_log` does, one line in each step."""
    data = plain_bytes(data.encode("utf-8", "replace") if isinstance(data, str) else data)
    lines, old = _lines_of(data), _is_old(data)
    head, mended, following = _head_and_next(lines, old)
    log, closed = _Log(), old
    for line in lines if following is None else chain((following,), lines):
        yield
        if mended is None and line.flaw is LogFlaw.MENDED:
            mended = line
        try:
            closed = _read_entry(line, head.seats, old, log) or old
        except RecordError as wrong:
            return ReadResult(log.record(head), log.lines(), wrong, old)
    return ReadResult(log.record(head), log.lines(), None if mended is None else _flawed(mended), closed)


def read_head(data: bytes) -> Record:
    """Return the head of a log as a record without actions; raise RecordError as `read_log` does."""
    data = plain_bytes(data)
    return _head_and_next(_lines_of(data), _is_old(data))[0]


def _is_old(data: bytes) -> bool:
    """Return True if the log has format 1, without checksums."""
    return f"format: {FORMATS[0]}".encode() in data.partition(b"\n\n")[0].split(b"\n")


def _lines_of(data: bytes) -> Iterator[LogLine]:
    """Yield the lines of a log; raise RecordError if the first one is unreadable."""
    if _is_old(data):
        yield from _unchecked_lines(data)
        return
    lines = checked_lines(data)
    first = next(lines, None)
    if first is None or _is_cut(first):
        known = data.startswith(b"format: ") and not data.startswith(f"format: {FORMATS[1]}".encode())
        raise RecordError(1, _OTHER_FORMAT.filled(*FORMATS) if known else _MISSING.filled("format"))
    yield first
    yield from lines


def _head_of(record: Record, format: str) -> dict[str, str]:
    lines = {
        "format": format,
        "game": record.game,
        "rules version": str(record.version),
        "options": json.dumps(dict(record.options), sort_keys=True, ensure_ascii=False),
        "seats": str(record.seats),
        "players": json.dumps(list(record.players), ensure_ascii=False),
        "seed": record.seed,
    }
    if record.salt:
        lines["salt"] = record.salt
    if record.deals:
        lines["deal seeds"] = json.dumps(list(record.deals))
    return lines


def _unchecked_lines(data: bytes) -> Iterator[LogLine]:
    """Yield the lines of format 1, empty ones too; a last line without a line feed is unreadable."""
    *whole, last = data.split(b"\n")
    for number, line in enumerate(whole, start=1):
        yield LogLine(number, line.decode("utf-8", "replace"))
    if last:
        yield LogLine(len(whole) + 1, "", tail_of(last))


def _head_and_next(lines: Iterator[LogLine], old: bool) -> tuple[Record, LogLine | None, LogLine | None]:
    """Return the head, its first repaired line if any, and the next line unless it is the empty one."""
    before: list[LogLine] = []
    following = None
    for line in lines:
        if _ends_head(line, old):
            following = line
            break
        before.append(line)
    try:
        head = _read_head(before, old)
    except RecordError:
        if following is not None and _is_cut(following):  # the missing line stood there
            raise _flawed(following) from None
        raise
    if old and following is not None and not _is_cut(following):
        following = None  # the empty line
    return head, next((line for line in before if line.flaw is LogFlaw.MENDED), None), following


class _Log:
    """Log entries read so far: actions in force, and undone ones behind them."""

    def __init__(self) -> None:
        self._actions: list[tuple[Seat, str]] = []
        self._lines: list[int] = []
        self._played = 0

    def act(self, seat: Seat, action: str, line: int) -> None:
        self._actions[self._played :] = [(seat, action)]
        self._lines[self._played :] = [line]
        self._played += 1

    def rewind(self, actions: int) -> bool:
        """Undo or redo to `actions` actions; return False if the log has fewer."""
        good = actions <= len(self._actions)
        self._played = actions if good else self._played
        return good

    def lines(self) -> tuple[int, ...]:
        return tuple(self._lines[: self._played])

    def record(self, head: Record) -> Record:
        """Return the record of the actions in force."""
        return replace(head, actions=tuple(self._actions[: self._played]))


def _ends_head(line: LogLine, old: bool) -> bool:
    """Return True for the first line behind the head: in format 1 the empty one, in format 2 the first without
    a key.
    """
    return _is_cut(line) or (line.text == "" if old else not _HEAD.match(line.text))


def _is_cut(line: LogLine) -> bool:
    """Return True if neither this line nor anything behind it can be read."""
    return line.flaw not in (None, LogFlaw.MENDED)


def _flawed(line: LogLine) -> RecordError:
    assert line.flaw is not None
    return RecordError(line.number, _REASONS[line.flaw], line.flaw)


def _read_head(lines: Sequence[LogLine], old: bool) -> Record:
    values: dict[str, tuple[int, str]] = {}
    for number, line, _ in lines:
        key, colon, value = line.partition(": ")
        if not colon:
            raise RecordError(number, _NO_KEY)
        values[key] = (number, value)
    for key in _KEYS:
        if key not in values:
            raise RecordError(len(lines) + 1, _MISSING.filled(key))
    if values["format"][1] != FORMATS[not old]:
        raise RecordError(values["format"][0], _OTHER_FORMAT.filled(*FORMATS))
    seats = _number(values["seats"])
    players = _json(values["players"], list)
    if len(players) != seats or not all(isinstance(player, str) for player in players):
        raise RecordError(values["players"][0], _NAMES)
    return Record(
        game=values["game"][1],
        version=_number(values["rules version"]),
        options=_json(values["options"], dict),
        seats=seats,
        players=tuple(map(plain_player, players)),
        seed=values["seed"][1],
        salt=values["salt"][1] if "salt" in values else "",
        deals=_seeds(values["deal seeds"]) if "deal seeds" in values else (),
    )


def _seeds(entry: tuple[int, str]) -> tuple[str, ...]:
    seeds = _json(entry, list)
    if not seeds or not all(isinstance(seed, str) for seed in seeds):
        raise RecordError(entry[0], _NO_SEEDS)
    return tuple(seeds)


def _read_entry(line: LogLine, seats: int, old: bool, log: _Log) -> bool:
    """Add a line to the log; return True if it is the end mark, which format 1 does not have."""
    if _is_cut(line):
        raise _flawed(line)
    word, _, rest = line.text.partition(" ")
    if old or not word.isalpha():
        if not _is_seat(word, seats) or not rest:
            raise RecordError(line.number, _NO_ACTION.filled("SEAT ACTION", "0 play QS"))
        log.act(Seat(int(word)), rest, line.number)
    elif line.text == END:
        return True
    elif word == REWIND:
        if not _is_number(rest) or not log.rewind(int(rest)):
            raise RecordError(line.number, _NO_SUCH_ACTION.filled(rest[:_LONGEST_WORD]))
    elif word == SEAT:
        seat, _, player = rest.partition(" ")
        if not _is_seat(seat, seats) or not _PLAYER.fullmatch(player):
            raise RecordError(line.number, _NO_SEATING.filled("seat 1 club"))
    else:
        raise RecordError(line.number, _NO_ENTRY.filled(word[:_LONGEST_WORD]))
    return False


def _is_seat(text: str, seats: int) -> bool:
    return _is_number(text) and int(text) < seats


def _number(entry: tuple[int, str]) -> int:
    line, value = entry
    if not _is_number(value):
        raise RecordError(line, _NO_NUMBER)
    return int(value)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER


def _json(entry: tuple[int, str], kind: type[_T]) -> _T:
    line, value = entry
    try:
        found = parse_json(value, patient=True)
    except JsonError:
        found = None
    if not isinstance(found, kind):
        raise RecordError(line, _NO_JSON)
    return found

"""A match as text: a log from which everything else follows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from cardtable.core.complaint import Complaint
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat

_T = TypeVar("_T")

FORMAT = "cardtable 1"

_LINE = translate("Log", "Line %1: %2", "a line of a saved game, and what is wrong with it")
_NOT_COMPLETE = translate("Log", "the line is not complete.")
_NO_KEY = translate("Log", "a line before the first empty one reads “key: value”.")
_MISSING = translate("Log", "the line “%1: …” is missing.")
_OTHER_FORMAT = translate("Log", "only logs of the format “%1” can be read.")
_NAMES = translate("Log", "there must be one name for each seat.")
_NO_ACTION = translate("Log", "an action reads “%1”, as “%2”.")
_NO_NUMBER = translate("Log", "a whole number is needed here.")
_NO_JSON = translate("Log", "the value cannot be read as JSON.")
_LONGEST_NUMBER = 9  # digits: more is damage, and Python refuses thousands of them


class RecordError(Complaint):
    """A log that cannot be read; `line` is the first bad line, counted from 1."""

    def __init__(self, line: int, reason: Text) -> None:
        super().__init__(_LINE.filled(line, reason))
        self.line = line
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Record:
    """All that is needed to play a match again: the deals follow from the seed."""

    game: str
    version: int
    options: Mapping[str, object]
    seats: int
    players: tuple[str, ...]  # by seat: "person NAME", or "LEVEL NAME"; resume needs them
    seed: str
    actions: tuple[tuple[Seat, str], ...] = ()


def write_record(record: Record) -> str:
    """The record as text: `key: value` lines, an empty line, then one action a line with its seat."""
    return write_head(record) + "".join(write_action(seat, action) for seat, action in record.actions)


def write_head(record: Record) -> str:
    """The lines before the first action."""
    lines = {
        "format": FORMAT,
        "game": record.game,
        "rules version": str(record.version),
        "options": json.dumps(dict(record.options), sort_keys=True, ensure_ascii=False),
        "seats": str(record.seats),
        "players": json.dumps(list(record.players), ensure_ascii=False),
        "seed": record.seed,
    }
    return "".join(f"{key}: {value}\n" for key, value in lines.items()) + "\n"


def write_action(seat: Seat, action: str) -> str:
    """One line of the log."""
    return f"{seat} {action}\n"


def read_record(text: str) -> Record:
    """Read a whole log; raises RecordError at the first bad line."""
    lines = text.split("\n")
    head_length = lines.index("") if "" in lines else len(lines)
    head = _read_head(lines[:head_length])
    if head_length == len(lines):
        raise RecordError(len(lines), _NOT_COMPLETE)
    body = lines[head_length + 1 :]
    whole = body[:-1]  # what stands behind the last line feed is nothing, or a line cut short
    actions = tuple(_read_action(head_length + 2 + place, line, head.seats) for place, line in enumerate(whole))
    if body and body[-1] != "":
        raise RecordError(len(lines), _NOT_COMPLETE)
    return replace(head, actions=actions)


def longest_readable(text: str) -> Record:
    """The record of as many lines as can be read; raises RecordError if the head itself cannot."""
    try:
        return read_record(text)
    except RecordError as error:
        lines = text.split("\n")
        if error.line <= (lines.index("") + 1 if "" in lines else len(lines)):
            raise
        return read_record("\n".join(lines[: error.line - 1]) + "\n")


def _read_head(lines: list[str]) -> Record:
    values: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines, start=1):
        key, colon, value = line.partition(": ")
        if not colon:
            raise RecordError(number, _NO_KEY)
        values[key] = (number, value)
    for key in ("format", "game", "rules version", "options", "seats", "players", "seed"):
        if key not in values:
            raise RecordError(len(lines) + 1, _MISSING.filled(key))
    if values["format"][1] != FORMAT:
        raise RecordError(values["format"][0], _OTHER_FORMAT.filled(FORMAT))
    seats = _number(values["seats"])
    players = _json(values["players"], list)
    if len(players) != seats or not all(isinstance(player, str) for player in players):
        raise RecordError(values["players"][0], _NAMES)
    return Record(
        game=values["game"][1],
        version=_number(values["rules version"]),
        options=_json(values["options"], dict),
        seats=seats,
        players=tuple(players),
        seed=values["seed"][1],
    )


def _read_action(number: int, line: str, seats: int) -> tuple[Seat, str]:
    seat, _, action = line.partition(" ")
    if not _is_number(seat) or int(seat) >= seats or not action:
        raise RecordError(number, _NO_ACTION.filled("SEAT ACTION", "0 play QS"))
    return Seat(int(seat)), action


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
        found = json.loads(value)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, kind):
        raise RecordError(line, _NO_JSON)
    return found

"""What goes into the statistics, as values that can wait in a file until the statistics can be written."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, get_type_hints

from cardtable.core.frozen_values import frozen
from cardtable.core.plain_json import JsonError, parse_json
from cardtable.core.wire.plain_values import (
    WireError,
    fraction,
    read_bool,
    read_int,
    read_object,
    read_record,
    read_str,
)
from cardtable.host.group import StatisticsGroup


@frozen
class DealResultEntry:
    """A deal of the person's has been counted."""

    match: str  # its key, see `match_key`
    game: str
    preset: str
    level: str
    number: int  # from 1
    points: int
    moon: bool


@frozen
class MatchResultEntry:
    """A match of the person's has come to its end; only a place of 1 is a win."""

    match: str
    game: str
    preset: str
    level: str
    seats: int
    place: float
    points: int


@frozen
class RetractedEntry:
    """In a deal something was taken back after more cards had been seen."""

    match: str
    number: int  # of the deal


Entry = DealResultEntry | MatchResultEntry | RetractedEntry
_KINDS: dict[str, type[Entry]] = {"deal": DealResultEntry, "match": MatchResultEntry, "taken back": RetractedEntry}
_READERS: Mapping[type, Callable[[object], Any]] = {str: read_str, int: read_int, float: fraction, bool: read_bool}
_NAMES = {kind: name for name, kind in _KINDS.items()}


def deal_counted(match: str, group: StatisticsGroup, number: int, points: int, *, moon: bool) -> DealResultEntry:
    """The entry of a deal; its group gives game, rules and level."""
    return DealResultEntry(match, *group, number, points, moon)


def match_counted(match: str, group: StatisticsGroup, seats: int, place: float, points: int) -> MatchResultEntry:
    """The entry of a match."""
    return MatchResultEntry(match, *group, seats, place, points)


def written(entry: Entry) -> str:
    """An entry as a line without its end."""
    return json.dumps({"kind": _NAMES[type(entry)], **asdict(entry)})


def read(line: str) -> Entry | None:
    """The entry that a line holds; None for a line that is damaged or of a kind that is not known here."""
    try:
        values = read_object(parse_json(line))
        kind = _KINDS[read_str(values.pop("kind", ""))]
        wanted = get_type_hints(kind)
        found = read_record(values, wanted)
        return kind(**{name: _READERS[hint](found[name]) for name, hint in wanted.items()})
    except (JsonError, WireError, KeyError):
        return None

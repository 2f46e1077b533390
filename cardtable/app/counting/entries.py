"""What goes into the statistics, as values that can wait in a file until the statistics can be written."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, get_type_hints

from cardtable.core.frozen_values import frozen
from cardtable.core.plain_json import JsonError, parse_json
from cardtable.core.wire.plain_values import WireError, fraction, record, string, table, truth, whole
from cardtable.host.group import Group


@frozen
class DealCounted:
    """A deal of the person's has been counted."""

    match: str  # its key, see `match_key`
    game: str
    preset: str
    level: str
    number: int  # from 1
    points: int
    moon: bool


@frozen
class MatchCounted:
    """A match of the person's has come to its end; only a place of 1 is a win."""

    match: str
    game: str
    preset: str
    level: str
    seats: int
    place: float
    points: int


@frozen
class TakenBack:
    """In a deal something was taken back after more cards had been seen."""

    match: str
    number: int  # of the deal


Entry = DealCounted | MatchCounted | TakenBack
_KINDS: dict[str, type[Entry]] = {"deal": DealCounted, "match": MatchCounted, "taken back": TakenBack}
_READERS: Mapping[type, Callable[[object], Any]] = {str: string, int: whole, float: fraction, bool: truth}
_NAMES = {kind: name for name, kind in _KINDS.items()}


def deal_counted(match: str, group: Group, number: int, points: int, *, moon: bool) -> DealCounted:
    """The entry of a deal; its group gives game, rules and level."""
    return DealCounted(match, *group, number, points, moon)


def match_counted(match: str, group: Group, seats: int, place: float, points: int) -> MatchCounted:
    """The entry of a match."""
    return MatchCounted(match, *group, seats, place, points)


def written(entry: Entry) -> str:
    """An entry as a line without its end."""
    return json.dumps({"kind": _NAMES[type(entry)], **asdict(entry)})


def read(line: str) -> Entry | None:
    """The entry that a line holds; None for a line that is damaged or of a kind that is not known here."""
    try:
        values = table(parse_json(line))
        kind = _KINDS[string(values.pop("kind", ""))]
        wanted = get_type_hints(kind)
        found = record(values, wanted)
        return kind(**{name: _READERS[hint](found[name]) for name, hint in wanted.items()})
    except (JsonError, WireError, KeyError):
        return None

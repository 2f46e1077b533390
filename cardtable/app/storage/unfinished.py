"""Matches that were left for another one: each is kept as a file until somebody plays it on or deletes it.

There is no limit to their number: a file is a few kilobytes, and nothing goes away unasked.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import date, datetime, time
from itertools import count
from pathlib import Path

from cardtable.app.storage.resume import restoring
from cardtable.core.frozen_values import frozen
from cardtable.core.record import RecordError, read_head
from cardtable.core.rules import AnyGame
from cardtable.core.steps import Steps
from cardtable.core.text import Text
from cardtable.files.reading import UnreadableError, read_bytes
from cardtable.host.people import person_seat

ENDING = ".cardtable"
_STEM = "unfinished-"


@frozen
class Kept:
    """One such match; `deal` and `points` are None where the file is not read any further, or cannot be."""

    path: Path
    game: Text | None  # None: none that this program has
    seats: int
    days: int  # since it was last played
    deal: int | None = None  # the number of the deal in play
    points: int | None = None  # of the person, after the deals before


def free_path(folder: Path) -> Path:
    """Where the next one goes."""
    return next(path for number in count(1) if not (path := folder / f"{_STEM}{number}{ENDING}").exists())


def own_path(folder: Path) -> Path:
    """The same for a copy of the program that nothing keeps apart from others but its process: no other has it."""
    return next(path for n in count(1) if not (path := folder / f"{_STEM}{os.getpid()}-{n}{ENDING}").exists())


def kept_matches(folder: Path, games: Mapping[str, AnyGame], today: date) -> list[Kept]:
    """All that lie in the folder, the last one played first; told from their heads alone."""
    times: dict[Path, float] = {}
    for path in folder.glob(f"{_STEM}*{ENDING}"):
        try:
            times[path] = path.stat().st_mtime
        except OSError:
            continue
    newest = sorted(times, key=lambda path: -times[path])
    return [_told(path, games, _days_since(times[path], today)) for path in newest]


def scoring(kept: Kept, games: Mapping[str, AnyGame]) -> Steps[Kept]:
    """Return the same with deal and points, in small steps: it plays the match again, some milliseconds a deal."""
    try:
        restored = yield from restoring(read_bytes(kept.path), games)
    except UnreadableError:
        return kept
    if restored.session is None or restored.record is None:
        return kept
    person = person_seat(restored.record.players)
    rows = [scored.row for scored in restored.session.scores]
    points = None if person is None else sum(row[person] for row in rows)
    return Kept(kept.path, kept.game, kept.seats, kept.days, restored.session.deal_number, points)


def _days_since(seconds: float, today: date) -> int:
    """A file can bear any time, also one that no calendar has: none is before 1970, and none later than today."""
    latest = datetime.combine(today, time.max).timestamp()
    return (today - date.fromtimestamp(min(max(seconds, 0.0), latest))).days


def _told(path: Path, games: Mapping[str, AnyGame], days: int) -> Kept:
    try:
        record = read_head(read_bytes(path))
    except (UnreadableError, RecordError):
        return Kept(path, None, 0, days)
    game = games.get(record.game)
    return Kept(path, None if game is None else game.name, record.seats, days)

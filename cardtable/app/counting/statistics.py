"""What came of finished deals and matches, in SQLite.

A match is known by its rules, levels and seed, and the first result counts: undoing the end and playing it better,
playing a known deal number again or playing it under another name does not mend the figures. A deal in which something
was taken back after more cards had been seen is marked so.
"""

from __future__ import annotations

import csv
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TextIO

from cardtable.app.counting.career import PlayedDeal, PlayedMatch, streaks
from cardtable.app.counting.entries import DealCounted, Entry, MatchCounted
from cardtable.core.frozen_values import frozen
from cardtable.core.text import Text, translate
from cardtable.files.writing import set_aside
from cardtable.host.group import Group

SET_ASIDE = translate("Storage", "The statistics could not be read and start over; the old file is kept as %1.")
NOT_KEPT = translate("Storage", "The statistics cannot be saved: free some space, or allow writing in %1.")
IN_USE = translate("Storage", "Another program is using the statistics. Try again in a moment.")

# A file of a later version may have more columns: these are written by their names, and nothing else is asked of it.
_SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, ended TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, game TEXT NOT NULL, preset TEXT NOT NULL,
    level TEXT NOT NULL, seats INTEGER NOT NULL, place INTEGER NOT NULL, points INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS deals (
    match TEXT NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL, preset TEXT NOT NULL, level TEXT NOT NULL,
    points INTEGER NOT NULL, moon INTEGER NOT NULL, PRIMARY KEY (match, number));
CREATE TABLE IF NOT EXISTS taken_back (match TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (match, number));
"""
_ADD_DEAL = (
    "INSERT OR IGNORE INTO deals (match, game, preset, level, number, points, moon) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_ADD_MATCH = (
    "INSERT OR IGNORE INTO matches (id, game, preset, level, seats, place, points) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
# A deal that has been counted stays as it was counted: what is taken back after its end marks nothing.
_ADD_TAKEN_BACK = (
    "INSERT OR IGNORE INTO taken_back (match, number) SELECT ?1, ?2"
    " WHERE NOT EXISTS (SELECT 1 FROM deals WHERE match = ?1 AND number = ?2)"
)
_MARKED = "EXISTS (SELECT 1 FROM taken_back t WHERE t.match = deals.match AND t.number = deals.number)"
_MATCH_MARKED = "EXISTS (SELECT 1 FROM taken_back t WHERE t.match = matches.id)"

# SQLite keeps in a column whatever it is given: what this program never writes is left out.
_SOUND_MATCH = (
    "typeof(id) = 'text' AND typeof(ended) = 'text' AND typeof(game) = 'text' AND typeof(level) = 'text'"
    " AND typeof(seats) = 'integer'"
    " AND typeof(points) = 'integer' AND typeof(place) IN ('integer', 'real') AND place BETWEEN 1 AND 99"
)
_SOUND_DEAL = "typeof(d.game) = 'text' AND typeof(d.preset) = 'text' AND typeof(d.points) = 'integer'"

WRITE_SECONDS, READ_SECONDS = 2.0, 0.05  # how long another program is waited for: in the background, by the window

COLUMNS = ("game", "preset", "level", "matches", "wins", "mean_place", "deals", "mean_points", "moons", "streak",
           "best_streak", "taken_back")  # fmt: skip


@frozen
class Row:
    """The figures of one group; means are None before the first result."""

    group: Group
    matches: int
    wins: int
    mean_place: float | None
    deals: int
    mean_points: float | None  # a deal
    moons: int
    streak: int  # wins in a row up to now
    best_streak: int
    taken_back: int = 0  # deals in which something was taken back after more cards had been seen


class Statistics:
    """The statistics file; every method raises sqlite3.Error if the file cannot be used."""

    def __init__(self, path: Path, patience: float = WRITE_SECONDS) -> None:
        self._path = path
        self._patience = patience

    def write(self, entries: Sequence[Entry]) -> None:
        """Write entries, all or none; what has been counted before is not counted again."""
        with closing(self._open()) as base, base:
            for entry in entries:
                _write(base, entry)

    def rows(self, *, untouched: bool = False) -> list[Row]:
        """The figures of every group, in alphabetical order; `untouched`: without what is marked as taken back."""
        with closing(self._open()) as base:
            groups = base.execute(
                "SELECT game, preset, level FROM matches UNION SELECT game, preset, level FROM deals ORDER BY 1, 2, 3"
            ).fetchall()
            chosen = [Group(*values) for values in groups if all(isinstance(value, str) for value in values)]
            return [_row(base, group, untouched=untouched) for group in chosen]

    def matches(self) -> list[PlayedMatch]:
        """Every match that has ended, the oldest first."""
        with closing(self._open()) as base:
            found = base.execute(
                f"SELECT id, ended, game, level, seats, CAST(place AS REAL), points FROM matches WHERE {_SOUND_MATCH}"
                " ORDER BY ended, rowid"
            ).fetchall()
        return [PlayedMatch(*values) for values in found]

    def deals(self) -> list[PlayedDeal]:
        """Every deal that has been counted, with the time at which its match ended, if it has."""
        with closing(self._open()) as base:
            found = base.execute(
                "SELECT d.game, d.preset, d.points, d.moon, CASE WHEN typeof(m.ended) = 'text' THEN m.ended END"
                " FROM deals d LEFT JOIN matches m ON m.id = d.match"
                f" WHERE {_SOUND_DEAL}"
            ).fetchall()
        return [PlayedDeal(game, preset, points, bool(moon), ended) for game, preset, points, moon, ended in found]

    def export(self, file: TextIO) -> None:
        """Write the figures as comma-separated values with a line of headings."""
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows(_cells(row) for row in self.rows())

    def _open(self) -> sqlite3.Connection:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        base = sqlite3.connect(self._path, timeout=self._patience)
        base.text_factory = _patient_text
        try:
            base.executescript(_SCHEMA)
        except sqlite3.Error:
            base.close()
            raise
        except UnicodeDecodeError as error:  # what SQLite says of a damaged file may quote the damage
            base.close()
            raise sqlite3.DatabaseError("damaged") from error
        return base

    def check(self) -> None:
        """Read everything once; raises sqlite3.DatabaseError for a damaged file."""
        with closing(self._open()) as base:
            found = base.execute("PRAGMA quick_check(1)").fetchone()
        if found != ("ok",):
            raise sqlite3.DatabaseError("damaged")
        self.rows()


def check_file(path: Path, patience: float = WRITE_SECONDS) -> Text | None:
    """Set a damaged statistics file aside; what has to be said then. One that stays locked is taken to be sound."""
    if not path.exists():
        return None
    try:
        Statistics(path, patience).check()
    except sqlite3.DatabaseError as error:
        if is_locked(error):
            return None
        kept = set_aside(path)
        return SET_ASIDE.filled(kept.name) if kept else NOT_KEPT.filled(str(path.parent))
    return None


def is_locked(error: sqlite3.Error) -> bool:
    """Whether the file is sound, but in use by another program."""
    return isinstance(error, sqlite3.OperationalError) and "locked" in str(error)


def _write(base: sqlite3.Connection, entry: Entry) -> None:
    match entry:
        case DealCounted(match, game, preset, level, number, points, moon):
            base.execute(_ADD_DEAL, (match, game, preset, level, number, points, int(moon)))
        case MatchCounted(match, game, preset, level, seats, place, points):
            base.execute(_ADD_MATCH, (match, game, preset, level, seats, place, points))
        case _:
            base.execute(_ADD_TAKEN_BACK, (entry.match, entry.number))


def _patient_text(stored: bytes) -> str:
    return stored.decode(errors="replace")


def _row(base: sqlite3.Connection, group: Group, *, untouched: bool) -> Row:
    where = "WHERE game = ? AND preset = ? AND level = ?"
    matches, deals_ = (where + f" AND NOT {marked}" * untouched for marked in (_MATCH_MARKED, _MARKED))
    column = f"SELECT CAST(place AS REAL) FROM matches {matches} ORDER BY ended, rowid"
    places = [place for (place,) in base.execute(column, group)]
    deals, mean, moons, marked = base.execute(
        f"SELECT COUNT(*), AVG(points), COALESCE(SUM(moon), 0), COALESCE(SUM({_MARKED}), 0) FROM deals {deals_}", group
    ).fetchone()
    run, best = streaks(place == 1 for place in places)
    mean_place = sum(places) / len(places) if places else None
    return Row(group, len(places), places.count(1), mean_place, deals, mean, moons, run, best, marked)


def _cells(row: Row) -> Iterator[object]:
    yield from (row.group.game, row.group.preset, row.group.level, row.matches, row.wins)
    yield from ("" if row.mean_place is None else f"{row.mean_place:.2f}", row.deals)
    yield from ("" if row.mean_points is None else f"{row.mean_points:.2f}", row.moons, row.streak, row.best_streak)
    yield row.taken_back

"""What came of finished deals and matches, in SQLite.

A match is known by its rules, players and seed, and the first result counts: undoing the end and playing it better,
or playing a known deal number again, does not mend the figures.
"""

from __future__ import annotations

import csv
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from cardtable.app.match.group import Group
from cardtable.app.storage.files import set_aside
from cardtable.core.text import Text, translate

SET_ASIDE = translate("Storage", "The statistics could not be read and begin anew; the old file is kept as %1.")
NOT_KEPT = translate("Storage", "The statistics cannot be saved; make room or allow writing in %1.")

_SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, ended TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, game TEXT NOT NULL, preset TEXT NOT NULL,
    level TEXT NOT NULL, seats INTEGER NOT NULL, place INTEGER NOT NULL, points INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS deals (
    match TEXT NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL, preset TEXT NOT NULL, level TEXT NOT NULL,
    points INTEGER NOT NULL, moon INTEGER NOT NULL, PRIMARY KEY (match, number));
"""

COLUMNS = ("game", "preset", "level", "matches", "wins", "mean_place", "deals", "mean_points", "moons", "streak",
           "best_streak")  # fmt: skip


@dataclass(frozen=True, slots=True)
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


class Statistics:
    """The statistics file; every method raises sqlite3.Error if the file cannot be used."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def add_deal(self, key: str, group: Group, number: int, points: int, *, moon: bool) -> None:
        """Count a deal, unless it has been counted."""
        values = (key, number, group.game, group.preset, group.level, points, int(moon))
        with closing(self._open()) as base, base:
            base.execute("INSERT OR IGNORE INTO deals VALUES (?, ?, ?, ?, ?, ?, ?)", values)

    def add_match(self, key: str, group: Group, seats: int, place: float, points: int) -> None:
        """Count a match, unless it has been counted; only a `place` of 1 is a win."""
        values = (key, group.game, group.preset, group.level, seats, place, points)
        with closing(self._open()) as base, base:
            base.execute(
                "INSERT OR IGNORE INTO matches (id, game, preset, level, seats, place, points)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                values,
            )

    def rows(self) -> list[Row]:
        """The figures of every group, in alphabetical order."""
        with closing(self._open()) as base:
            groups = base.execute(
                "SELECT game, preset, level FROM matches UNION SELECT game, preset, level FROM deals ORDER BY 1, 2, 3"
            ).fetchall()
            return [_row(base, Group(*values)) for values in groups if all(isinstance(value, str) for value in values)]

    def export(self, file: TextIO) -> None:
        """Write the figures as comma-separated values with a line of headings."""
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows(_cells(row) for row in self.rows())

    def _open(self) -> sqlite3.Connection:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        base = sqlite3.connect(self._path, timeout=2)
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


def check_file(path: Path) -> Text | None:
    """Set a damaged statistics file aside; what has to be said then."""
    if not path.exists():
        return None
    try:
        Statistics(path).check()
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError) and "locked" in str(error):
            return None
        kept = set_aside(path)
        return SET_ASIDE.filled(kept.name) if kept else NOT_KEPT.filled(str(path.parent))
    return None


def _patient_text(stored: bytes) -> str:
    return stored.decode(errors="replace")


def streaks(wins: Iterable[bool]) -> tuple[int, int]:
    """The wins in a row at the end, and the most that ever were."""
    run = best = 0
    for won in wins:
        run = run + 1 if won else 0
        best = max(best, run)
    return run, best


def _row(base: sqlite3.Connection, group: Group) -> Row:
    chosen = (group.game, group.preset, group.level)
    where = "WHERE game = ? AND preset = ? AND level = ?"
    column = f"SELECT CAST(place AS REAL) FROM matches {where} ORDER BY ended, rowid"
    places = [place for (place,) in base.execute(column, chosen)]
    deals, mean, moons = base.execute(
        f"SELECT COUNT(*), AVG(points), COALESCE(SUM(moon), 0) FROM deals {where}", chosen
    ).fetchone()
    run, best = streaks(place == 1 for place in places)
    mean_place = sum(places) / len(places) if places else None
    return Row(group, len(places), places.count(1), mean_place, deals, mean, moons, run, best)


def _cells(row: Row) -> Iterator[object]:
    yield from (row.group.game, row.group.preset, row.group.level, row.matches, row.wins)
    yield from ("" if row.mean_place is None else f"{row.mean_place:.2f}", row.deals)
    yield from ("" if row.mean_points is None else f"{row.mean_points:.2f}", row.moons, row.streak, row.best_streak)

"""Statistics store in SQLite, and its entries as values that can wait in a file.

A match is identified by its rules, levels and seed, and its first result counts: undoing the end and playing it better,
playing a known deal number again or playing it under another name does not improve the statistics. A deal in which an
action was undone after more cards had been seen is marked so.
"""

from __future__ import annotations

import csv
import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO, get_type_hints

from cardtable.app.statistics.career import DealsCounted, Outcome, Played, PlayedMatch, streaks
from cardtable.app.storage.saved_matches import LAST
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.basics.incremental import Steps, at_once
from cardtable.core.basics.plain_json import JsonError, parse_json
from cardtable.core.text import Text, translate
from cardtable.core.wire.json_values import WireError, fraction, read_bool, read_int, read_object, read_record, read_str
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.writing import append_private, quarantine
from cardtable.host.match_config import StatisticsGroup


@frozen
class DealResultEntry:
    """Entry of a counted deal of the person."""

    match: str  # its key, see `match_key`
    game: str
    preset: str
    level: str
    number: int  # from 1
    points: int
    moon: bool


@frozen
class MatchResultEntry:
    """Entry of a finished match of the person; only a place of 1 is a win."""

    match: str
    game: str
    preset: str
    level: str
    seats: int
    place: float
    points: int


@frozen
class RetractedEntry:
    """Entry of a deal in which an action was undone after more cards had been seen."""

    match: str
    number: int  # of the deal


Entry = DealResultEntry | MatchResultEntry | RetractedEntry
_KINDS: dict[str, type[Entry]] = {"deal": DealResultEntry, "match": MatchResultEntry, "taken back": RetractedEntry}
_READERS: Mapping[type, Callable[[object], Any]] = {str: read_str, int: read_int, float: fraction, bool: read_bool}
_NAMES = {kind: name for name, kind in _KINDS.items()}


def written(entry: Entry) -> str:
    """Return an entry as a line without its end."""
    return json.dumps({"kind": _NAMES[type(entry)], **asdict(entry)})


def read(line: str) -> Entry | None:
    """Return the entry of a line; None for a damaged line or an unknown kind."""
    try:
        values = read_object(parse_json(line))
        kind = _KINDS[read_str(values.pop("kind", ""))]
        wanted = get_type_hints(kind)
        found = read_record(values, wanted)
        return kind(**{name: _READERS[hint](found[name]) for name, hint in wanted.items()})
    except (JsonError, WireError, KeyError):
        return None


SET_ASIDE = translate("Storage", "The statistics couldn't be read and start over; the old file is kept as %1.")
NOT_KEPT = translate("Storage", "CardTable couldn't save your results. %1", "%1: why, and what to do")
NOT_READ = translate("Storage", "CardTable couldn't read your results. %1", "%1: why, and what to do")
IN_USE = translate("Storage", "Another program is using the statistics. Try again in a moment.")

_REFUSED = {sqlite3.SQLITE_PERM, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR}
_REFUSED |= {sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_AUTH}  # primary error codes

# A file of a later version may have more columns: these here are written by name, and no others are read.
_SCHEMA = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, ended TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP, game TEXT NOT NULL, preset TEXT NOT NULL,
    level TEXT NOT NULL, seats INTEGER NOT NULL, place INTEGER NOT NULL, points INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS deals (
    match TEXT NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL, preset TEXT NOT NULL, level TEXT NOT NULL,
    points INTEGER NOT NULL, moon INTEGER NOT NULL, PRIMARY KEY (match, number));
CREATE TABLE IF NOT EXISTS taken_back (match TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (match, number));
"""
_ADD = "INSERT OR IGNORE INTO"
_ADD_DEAL = f"{_ADD} deals (match, game, preset, level, number, points, moon) VALUES (?, ?, ?, ?, ?, ?, ?)"
_ADD_MATCH = f"{_ADD} matches (id, game, preset, level, seats, place, points) VALUES (?, ?, ?, ?, ?, ?, ?)"
# A counted deal stays as it is: an undo after its end marks nothing.
_ADD_TAKEN_BACK = (
    f"{_ADD} taken_back (match, number) SELECT ?1, ?2"
    " WHERE NOT EXISTS (SELECT 1 FROM deals WHERE match = ?1 AND number = ?2)"
)
# SQLite stores any type in a column: values that this program never writes are ignored.
_SOUND_MATCH = (
    "typeof(id) = 'text' AND typeof(ended) = 'text' AND typeof(game) = 'text' AND typeof(preset) = 'text'"
    " AND typeof(level) = 'text' AND typeof(seats) = 'integer'"
    " AND typeof(points) = 'integer' AND typeof(place) IN ('integer', 'real') AND place BETWEEN 1 AND 99"
)
_SOUND_DEAL = (
    "typeof(d.game) = 'text' AND typeof(d.preset) = 'text' AND typeof(d.level) = 'text'"
    " AND typeof(d.points) = 'integer' AND typeof(d.moon) = 'integer'"
)
_INSERTIONS = {DealResultEntry: _ADD_DEAL, MatchResultEntry: _ADD_MATCH, RetractedEntry: _ADD_TAKEN_BACK}
_WON = "CAST(place AS REAL) = 1"
_MARKED = "EXISTS (SELECT 1 FROM taken_back t WHERE t.match = d.match AND t.number = d.number)"
_MATCH_MARKED = "EXISTS (SELECT 1 FROM taken_back t WHERE t.match = matches.id)"
# SQLite adds up many rows: thousands of them in Python would block the window.
_DEALS_OF_GROUPS = (
    f"SELECT game, preset, level, {_MARKED} AS marked, COUNT(*), TOTAL(points), TOTAL(moon) FROM deals d"
    f" WHERE {_SOUND_DEAL} GROUP BY game, preset, level, marked"
)
_MATCHES_OF_GROUPS = (
    f"SELECT game, preset, level, {_MATCH_MARKED}, CAST(place AS REAL) FROM matches WHERE {_SOUND_MATCH}"
    " ORDER BY ended, rowid"
)
_WON_OF_ALL = f"SELECT COALESCE(SUM({_WON}), 0), COUNT(*) FROM matches WHERE {_SOUND_MATCH}"
_GAMES = f"SELECT DISTINCT game FROM matches WHERE {_SOUND_MATCH}"
_OUTCOMES = f"SELECT game, level, {_WON} FROM matches WHERE ended >= ? AND {_SOUND_MATCH} ORDER BY ended, rowid"
_EVERY_COLUMN = (
    "SELECT COUNT(id), COUNT(ended), COUNT(game), COUNT(preset), COUNT(level), TOTAL(seats), TOTAL(place),"
    " TOTAL(points) FROM matches",
    "SELECT COUNT(match), TOTAL(number), COUNT(game), COUNT(preset), COUNT(level), TOTAL(points), TOTAL(moon)"
    " FROM deals",
    "SELECT COUNT(match), TOTAL(number) FROM taken_back",
)
_WINS = f"SELECT {_WON} FROM matches WHERE game = ? AND {_SOUND_MATCH} ORDER BY ended, rowid"
_LATEST = (
    "SELECT id, ended, game, level, seats, place, points FROM ("
    "SELECT id, ended, game, level, seats, CAST(place AS REAL) AS place, points, rowid AS number,"
    " ROW_NUMBER() OVER (PARTITION BY game ORDER BY ended DESC, rowid DESC) AS age FROM matches"
    f" WHERE ended >= ? AND {_SOUND_MATCH}) WHERE age <= ? ORDER BY ended, number"
)
_ADDED = "d.game, d.preset, d.points, COUNT(*), SUM(d.moon <> 0), MAX(d.rowid)"
_ALIKE = "GROUP BY d.game, d.preset, d.points ORDER BY 6"
_ALL_DEALS = f"SELECT {_ADDED} FROM deals d WHERE {_SOUND_DEAL} {_ALIKE}"
_DEALS_SINCE = (
    f"SELECT {_ADDED} FROM matches m JOIN deals d ON d.match = m.id"
    f" WHERE typeof(m.ended) = 'text' AND m.ended >= ? AND {_SOUND_DEAL} {_ALIKE}"
)

WRITE_SECONDS, READ_SECONDS = 2.0, 0.05  # seconds to wait for a lock: in background, by the window

COLUMNS = ("game", "preset", "level", "matches", "wins", "mean_place", "deals", "mean_points", "moons", "streak",
           "best_streak", "taken_back")  # fmt: skip


@frozen
class StatisticsRow:
    """Statistics of one group; means are None before the first result."""

    group: StatisticsGroup
    matches: int
    wins: int
    mean_place: float | None
    deals: int
    mean_points: float | None  # per deal
    moons: int
    streak: int  # present streak of wins
    best_streak: int
    taken_back: int = 0  # deals in which an action was undone after more cards had been seen


class StatisticsStore:
    """Statistics file; every method raises sqlite3.Error if the file cannot be used."""

    def __init__(self, path: Path, patience: float = WRITE_SECONDS) -> None:
        self._path, self._patience = path, patience

    def write(self, entries: Sequence[Entry]) -> None:
        """Write all entries or none; results that were counted before are ignored."""
        with closing(self._open()) as base, base:
            for entry in entries:
                base.execute(_INSERTIONS[type(entry)], tuple(asdict(entry).values()))

    def rows(self, *, untouched: bool = False) -> list[StatisticsRow]:
        """Return the statistics of every group in alphabetical order; `untouched`: without entries marked as undone."""
        return at_once(self.adding_up())[untouched]

    def adding_up(self) -> Steps[tuple[list[StatisticsRow], list[StatisticsRow]]]:
        """Return the statistics of every group, and those without entries marked as undone, in several steps."""
        with closing(self._open()) as base:
            deals = base.execute(_DEALS_OF_GROUPS).fetchall()
            yield
            matches = base.execute(_MATCHES_OF_GROUPS).fetchall()
        yield
        groups = sorted({tuple(row[:3]) for row in (*deals, *matches)})
        counted, ended = _by_group(deals), _by_group(matches)
        every, untouched = [], []
        for group in groups:
            rows = ended.get(group, []), counted.get(group, [])
            every.append(_row(StatisticsGroup(*group), *rows))
            untouched.append(_row(StatisticsGroup(*group), *([row for row in found if not row[0]] for found in rows)))
        return every, untouched

    def won(self) -> tuple[int, int]:
        """Return the numbers of matches won and of all matches."""
        with closing(self._open()) as base:
            won, matches = base.execute(_WON_OF_ALL).fetchone()
        return won, matches

    def games(self) -> set[str]:
        with closing(self._open()) as base:
            return {game for (game,) in base.execute(_GAMES)}

    def playing(self, since: str = "") -> Steps[Played]:
        """Return the statistics in several steps; `since`: only of matches that ended at this time (UTC) or later."""
        with closing(self._open()) as base:
            outcomes = base.execute(_OUTCOMES, (since,)).fetchall()
            yield
            last = base.execute(_LATEST, (since, LAST)).fetchall()
            yield
            deals = base.execute(_DEALS_SINCE if since else _ALL_DEALS, (since,) if since else ()).fetchall()
        yield
        ended = tuple(Outcome(game, level, bool(won)) for game, level, won in outcomes)
        yield
        latest = tuple(PlayedMatch(*values) for values in last)
        return Played(ended, latest, tuple(DealsCounted(*values[:5]) for values in deals))

    def wins(self, game: str) -> list[bool]:
        """Return for each match of a game whether it was won, the oldest first."""
        with closing(self._open()) as base:
            return [bool(won) for (won,) in base.execute(_WINS, (game,))]

    def export(self, file: TextIO) -> None:
        """Write the statistics as comma-separated values with a header line."""
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows(_cells(row) for row in self.rows())

    def _open(self) -> sqlite3.Connection:
        if not self._path.exists():
            append_private(self._path).close()  # SQLite would make it readable for everyone
        base = sqlite3.connect(self._path, timeout=self._patience)
        base.text_factory = lambda stored: stored.decode(errors="replace")
        try:
            base.executescript(_SCHEMA)
        except sqlite3.Error:
            base.close()
            raise
        except UnicodeDecodeError as error:  # SQLite's error text for a damaged file may quote the damage
            base.close()
            raise sqlite3.DatabaseError("damaged") from error
        return base

    def check(self) -> None:
        """Read everything once; raise sqlite3.DatabaseError for a damaged file."""
        with closing(self._open()) as base:
            found = base.execute("PRAGMA quick_check(1)").fetchone()
            for columns in _EVERY_COLUMN:
                base.execute(columns).fetchone()
        if found != ("ok",):
            raise sqlite3.DatabaseError("damaged")


def check_file(path: Path, patience: float = WRITE_SECONDS) -> Text | None:
    """Rename a damaged statistics file and return the message for the person.

    None for a sound, locked or missing file, and for one that the system refuses to give, which stays in its place.
    """
    if not os.path.lexists(path):
        return None
    if not os.path.isfile(path):  # a pipe, which SQLite would wait for, or a folder
        return _set_aside(path)
    try:
        StatisticsStore(path, patience).check()
    except sqlite3.DatabaseError as error:
        if is_locked(error):
            return None
        return NOT_READ.filled(disk_error_text(path, error)) if is_refused(error) else _set_aside(path)
    return None


def _set_aside(path: Path) -> Text:
    return SET_ASIDE.filled((quarantine(path) or path).name)


def is_locked(error: sqlite3.Error) -> bool:
    """Return whether the file is sound but in use by another program."""
    return isinstance(error, sqlite3.OperationalError) and "locked" in str(error)


def is_refused(error: sqlite3.Error) -> bool:
    """Return whether the system refuses the file or has no room for it: its content may be sound."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF in _REFUSED


def _by_group(found: Iterable[tuple[Any, ...]]) -> dict[tuple[str, ...], list[tuple[Any, ...]]]:
    groups: dict[tuple[str, ...], list[tuple[Any, ...]]] = {}
    for game, preset, level, *values in found:
        groups.setdefault((game, preset, level), []).append(tuple(values))
    return groups


def _row(
    group: StatisticsGroup, matches: Sequence[tuple[Any, ...]], counted: Sequence[tuple[Any, ...]]
) -> StatisticsRow:
    """Return the statistics of a group from (marked, place) of `matches` in order, and deals `counted` by mark."""
    places = [place for _, place in matches]
    deals = sum(number for _, number, _, _ in counted)
    points = sum(points for _, _, points, _ in counted)
    moons = round(sum(moons for _, _, _, moons in counted))
    mean_place = sum(places) / len(places) if places else None
    mean_points = points / deals if deals else None
    taken_back = sum(number for marked, number, _, _ in counted if marked)
    runs, won = streaks(place == 1 for place in places), places.count(1)
    return StatisticsRow(group, len(places), won, mean_place, deals, mean_points, moons, *runs, taken_back)


def _cells(row: StatisticsRow) -> Iterator[object]:
    yield from (row.group.game, row.group.preset, row.group.level, row.matches, row.wins)
    yield from ("" if row.mean_place is None else f"{row.mean_place:.2f}", row.deals)
    yield from ("" if row.mean_points is None else f"{row.mean_points:.2f}", row.moons, row.streak, row.best_streak)
    yield row.taken_back

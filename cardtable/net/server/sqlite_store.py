"""One thread that owns a database: all that waits goes into one transaction, so that many tables share one sync.

Logs of tables in one SQLite file, which one process has to itself.

WAL with `synchronous=FULL`: what has been committed survives the loss of power. A file that is damaged is set aside,
and what can be read of it goes into a new one.
"""

from __future__ import annotations

import asyncio
import errno
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from cardtable.core.frozen_dataclass import frozen
from cardtable.host.room.room_effects import AccessDigests, RoomLogEntry, RoomLogEntryKind
from cardtable.net.server.room_registry import read_door, write_door
from cardtable.net.server.room_store import (
    START,
    LastEntry,
    LogFenced,
    LogPosition,
    StoredLog,
    StoredRoom,
    StoreInUse,
    WriteFailed,
    WriteUnconfirmed,
    unbroken,
)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
_MOST_AT_ONCE = 500  # pieces of work in one transaction
_BREATH = 0.01  # seconds for others to come as well, where several have just come together: they share one sync
_BEFORE_ANYTHING = frozenset(
    {sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN}
)
"""Why SQLite may refuse so that certainly nothing was written: the transaction is rolled back whole."""
_NUMBERS = {  # the system's own, which SQLite does not hand on
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_IOERR: errno.EIO,
}


@frozen
class _Piece:
    work: Work
    done: asyncio.Future[Any]
    is_transaction: bool


class CommitQueue:
    """Runs work on the connection in a thread of its own, and answers in the loop that asked."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[_Piece | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="cardtable store", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[sqlite3.Connection], T], *, is_transaction: bool = False) -> asyncio.Future[T]:
        """What the work returns, once it is on the disk; raises what it raised, NotKept, or Unsure.

        It takes its place among all that is to be done at once, before anybody waits for it. `is_transaction`: it is
        one statement, which is a transaction by itself where it is alone.
        """
        done: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put(_Piece(work, done, is_transaction))
        return done

    async def close(self) -> None:
        """Do what waits, and end."""
        self._waiting.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    # ---- in the thread

    def _serve(self) -> None:
        closing, busy = False, False
        while not closing:
            pieces, closing = self._next(_BREATH if busy else 0.0)
            busy = len(pieces) > 1
            if pieces:
                answers = self._commit(pieces)
                self._loop.call_soon_threadsafe(_answer, answers)

    def _next(self, breath: float) -> tuple[list[_Piece], bool]:
        """Wait for a piece, then take all that has come meanwhile; whether the queue has been closed.

        `breath`: seconds to wait for more, once there is one.
        """
        first = self._waiting.get()
        if first is None:
            return [], True
        if breath:
            time.sleep(breath)
        pieces = [first]
        while len(pieces) < _MOST_AT_ONCE and not self._waiting.empty():
            piece = self._waiting.get()
            if piece is None:
                return pieces, True
            pieces.append(piece)
        return pieces, False

    def _commit(self, pieces: list[_Piece]) -> list[tuple[asyncio.Future[Any], Any]]:
        """The answers; where the transaction failed all of them are the same exception."""
        answers: list[tuple[asyncio.Future[Any], Any]] = []
        try:
            if len(pieces) == 1 and pieces[0].is_transaction:
                return [(pieces[0].done, self._result(pieces[0]))]
            self._base.execute("BEGIN IMMEDIATE")
            answers = [(piece.done, self._result(piece)) for piece in pieces]
            self._base.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            code = error.sqlite_errorcode & 0xFF
            kind = WriteFailed if code in _BEFORE_ANYTHING else WriteUnconfirmed
            why = kind(str(error), _NUMBERS.get(code, 0))
            return [(piece.done, why) for piece in pieces]
        return answers

    def _result(self, piece: _Piece) -> Any:
        """What the work returned; what it raised of its own is its own answer and harms no other piece."""
        try:
            return piece.work(self._base)
        except sqlite3.Error:
            raise
        except Exception as error:
            return error

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")


def _answer(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in answers:
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)


_SCHEMA = """
CREATE TABLE IF NOT EXISTS entry (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, tag TEXT NOT NULL, kind TEXT NOT NULL, rest TEXT NOT NULL,
    written REAL NOT NULL, PRIMARY KEY ("table", n)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS door ("table" TEXT PRIMARY KEY, door TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS maker ("table" TEXT PRIMARY KEY, maker TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS alias (before TEXT PRIMARY KEY, "table" TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS aside (
    "table" TEXT NOT NULL, moment REAL NOT NULL, n INTEGER NOT NULL, tag TEXT NOT NULL, kind TEXT NOT NULL,
    rest TEXT NOT NULL);
"""
_TAIL = 'SELECT n, tag, kind, rest FROM entry WHERE "table" = ? ORDER BY n DESC LIMIT 1'
_READ = 'SELECT n, tag, kind, rest FROM entry WHERE "table" = ? ORDER BY n'
_ADD_NEXT = """INSERT INTO entry SELECT ?1, ?2, ?3, ?4, ?5, ?6
    WHERE ?7 = (SELECT coalesce(max(n), 0) FROM entry WHERE "table" = ?1)"""
_ADD = "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)"
_TABLES = 'SELECT "table", written FROM entry AS e WHERE n = (SELECT max(n) FROM entry WHERE "table" = e."table")'

_HAS_LOG = '"table" IN (SELECT "table" FROM entry)'

_Row = tuple[int, str, str, str]
_KINDS = frozenset(kind.value for kind in RoomLogEntryKind)


class SqliteStore:
    """A Store in a file of its own; to be made in the event loop that uses it."""

    def __init__(self, path: Path) -> None:
        """Raises InUse while another program has the file, OSError or sqlite3.Error where none can be made."""
        self._base = _opened_sound(path)
        self._queue = CommitQueue(self._base)

    def append(self, table: str, after: LogPosition, entry: RoomLogEntry) -> Awaitable[LogPosition]:
        """Keep the entry behind `after`, the last one; raises Fenced, NotKept or Unsure."""

        def work(base: sqlite3.Connection) -> LogPosition:
            row = (table, entry.n, entry.tag, entry.kind.value, entry.rest, time.time(), after.at)
            if entry.n != after.n + 1 or base.execute(_ADD_NEXT, row).rowcount != 1:
                raise LogFenced(f"Entry {entry.n} of table {table} is not the next one.")
            return _position(entry)

        return self._queue.do(work, is_transaction=True)

    async def tail(self, table: str) -> LastEntry | None:
        """The last entry."""

        def work(base: sqlite3.Connection) -> LastEntry | None:
            row = base.execute(_TAIL, (table,)).fetchone()
            return LastEntry(_entry(row), _position(_entry(row))) if row is not None else None

        return await self._queue.do(work)

    async def read(self, table: str) -> StoredLog:
        """All entries in order, as far as they follow each other without a gap."""
        rows = await self._queue.do(lambda base: base.execute(_READ, (table,)).fetchall())
        entries = unbroken(_sound(rows))
        position = _position(entries[-1]) if entries else START
        return StoredLog(entries, position, is_broken=len(entries) < len(rows))

    async def cut(self, table: str, n: int) -> None:
        """Set aside what comes after entry n: nobody could replay it."""

        def work(base: sqlite3.Connection) -> None:
            base.execute(
                'INSERT INTO aside SELECT "table", ?, n, tag, kind, rest FROM entry WHERE "table" = ? AND n > ?',
                (time.time(), table, n),
            )
            base.execute('DELETE FROM entry WHERE "table" = ? AND n > ?', (table, n))

        await self._queue.do(work)

    def keep_door(self, table: str, door: AccessDigests) -> Awaitable[None]:
        """What a newcomer is compared with before anything is replayed; replaces the one before."""
        row = (table, write_door(door))

        def work(base: sqlite3.Connection) -> None:
            base.execute("INSERT OR REPLACE INTO door VALUES (?, ?)", row)

        return self._queue.do(work)

    async def door(self, table: str) -> AccessDigests | None:
        """The newest one; None for a table that is not known, or whose door is damaged."""

        def work(base: sqlite3.Connection) -> AccessDigests | None:
            row = base.execute('SELECT door FROM door WHERE "table" = ?', (table,)).fetchone()
            return read_door(row[0]) if row is not None else None

        return await self._queue.do(work)

    async def tables(self) -> Sequence[StoredRoom]:
        """All tables that have a log."""
        return await self._queue.do(lambda base: tuple(StoredRoom(*row) for row in base.execute(_TABLES)))

    def keep_maker(self, table: str, maker: str) -> Awaitable[None]:
        """Who has opened a table."""

        def work(base: sqlite3.Connection) -> None:
            base.execute("INSERT OR REPLACE INTO maker VALUES (?, ?)", (table, maker))

        return self._queue.do(work)

    async def makers(self) -> Mapping[str, str]:
        """Of all tables that have a log: who has opened them, where that is known."""
        return await self._queue.do(lambda base: dict(base.execute(f"SELECT * FROM maker WHERE {_HAS_LOG}")))

    def rename(self, before: str, now: str) -> Awaitable[None]:
        """Another match has begun: nothing is left of the table before but that its id leads to the new one."""

        def work(base: sqlite3.Connection) -> None:
            base.execute('UPDATE alias SET "table" = ? WHERE "table" = ?', (now, before))
            _forget(base, before)
            base.execute("INSERT OR REPLACE INTO alias VALUES (?, ?)", (before, now))

        return self._queue.do(work)

    async def aliases(self) -> Mapping[str, str]:
        """By ids of before: the ids of tables that have a log."""
        return await self._queue.do(lambda base: dict(base.execute(f"SELECT * FROM alias WHERE {_HAS_LOG}")))

    async def now_called(self, table: str) -> str:
        """The id to which an id of before leads."""

        def work(base: sqlite3.Connection) -> str:
            row = base.execute('SELECT "table" FROM alias WHERE before = ?', (table,)).fetchone()
            return str(row[0]) if row is not None else table

        return await self._queue.do(work)

    async def forget(self, table: str) -> None:
        """The table is no more, and no id leads to it; this process alone has ever held its log."""
        await self._queue.do(lambda base: _forget(base, table))

    async def probe(self) -> None:
        """Try to write nothing; raises NotKept while nothing can be kept."""
        await self._queue.do(_touch)

    async def close(self) -> None:
        """Write what waits, fold the write-ahead log into the file, and let go."""
        await self._queue.close()
        with suppress(sqlite3.Error):  # the next start reads the write-ahead log
            self._base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._base.close()


def _forget(base: sqlite3.Connection, table: str) -> None:
    for where in ("entry", "door", "maker", "alias", "aside"):
        base.execute(f'DELETE FROM {where} WHERE "table" = ?', (table,))


def _touch(base: sqlite3.Connection) -> None:
    """Write a page again: a transaction that changes nothing would need no room."""
    version = base.execute("PRAGMA user_version").fetchone()[0]
    base.execute(f"PRAGMA user_version = {int(version)}")


def _entry(row: _Row) -> RoomLogEntry:
    n, tag, kind, rest = row
    return RoomLogEntry(n, tag, RoomLogEntryKind(kind), rest)


def _sound(rows: Iterable[_Row]) -> Iterator[RoomLogEntry]:
    """Up to the first that holds something else than was ever written."""
    for row in rows:
        if tuple(map(type, row)) != (int, str, str, str) or row[2] not in _KINDS:
            return
        yield _entry(row)


def _position(entry: RoomLogEntry) -> LogPosition:
    """Where an entry lies in a table of a database is its number."""
    return LogPosition(entry.n, entry.n)


# ---- opening


def _opened_sound(path: Path) -> sqlite3.Connection:
    """The file, new or sound, or what could be saved of a damaged one."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        return _opened(path)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreInUse(str(path)) from error
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
    except sqlite3.DatabaseError:
        pass
    damaged = _set_aside(path)
    base = _opened(path)
    _save(damaged, base)
    return base


def _opened(path: Path) -> sqlite3.Connection:
    """The file, locked; raises sqlite3.DatabaseError for a damaged one."""
    path.touch(mode=0o600)
    base = sqlite3.connect(path, timeout=0.5, isolation_level=None, check_same_thread=False)
    try:
        base.execute("PRAGMA locking_mode = EXCLUSIVE")
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        base.execute("BEGIN EXCLUSIVE")  # which takes the lock
        base.execute("COMMIT")
        if base.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("damaged")
        base.executescript(_SCHEMA)
    except sqlite3.Error:
        base.close()
        raise
    return base


def _set_aside(path: Path) -> Path:
    """Rename the file and what belongs to it, so that nothing overwrites it."""
    names = (path.with_name(f"{path.stem}-damaged-{number}{path.suffix}") for number in count(1))
    aside = next(name for name in names if not name.exists())
    for end in ("", "-wal"):
        with suppress(FileNotFoundError):
            os.replace(f"{path}{end}", f"{aside}{end}")
    with suppress(FileNotFoundError):
        os.unlink(f"{path}-shm")
    return aside


def _save(damaged: Path, base: sqlite3.Connection) -> None:
    """Of every table as much as can be read."""
    with suppress(sqlite3.Error, UnicodeDecodeError), closing(sqlite3.connect(damaged, isolation_level=None)) as old:
        base.execute("BEGIN")
        for table in _readable(old.execute('SELECT "table" FROM door')):
            rows = _readable(old.execute('SELECT * FROM entry WHERE "table" = ? ORDER BY n', table))
            base.executemany(_ADD, rows)
            base.executemany(
                "INSERT INTO door VALUES (?, ?)", _readable(old.execute('SELECT * FROM door WHERE "table" = ?', table))
            )
    if base.in_transaction:
        base.execute("COMMIT")


def _readable(rows: Iterator[tuple[object, ...]]) -> Iterator[tuple[object, ...]]:
    """The rows up to the first that is damaged."""
    with suppress(sqlite3.Error, UnicodeDecodeError):
        yield from rows

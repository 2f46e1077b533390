"""Store of room logs in one SQLite file, used by one process; a thread commits work in batches.

WAL with `synchronous=FULL`: committed entries survive a loss of power, and many rooms share one sync. A damaged file is
set aside, and what is readable is copied to a new one.
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

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.host.room.room_effects import AccessDigests, RoomLogEntry, RoomLogEntryKind
from cardtable.net.server import room_store
from cardtable.net.server.room_registry import decode_access_digests, encode_access_digests

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
_MOST_AT_ONCE = 500  # work items in one transaction
_BATCH_WAIT = 0.01  # seconds to wait for more items after a transaction of several, which shares one sync
_NOTHING_WRITTEN = frozenset(
    {sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN}
)
"""Error codes after which certainly nothing was written: the transaction is rolled back whole."""
_ERRNOS = {  # the system's error, which SQLite does not pass on
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_IOERR: errno.EIO,
}

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


@frozen
class _WorkItem:
    work: Work
    done: asyncio.Future[Any]
    is_transaction: bool


class CommitQueue:
    """Queue of work for a database connection, run in a thread and answered in the event loop."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self._loop = asyncio.get_running_loop()
        self._items: queue.SimpleQueue[_WorkItem | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="cardtable store", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[sqlite3.Connection], T], *, is_transaction: bool = False) -> asyncio.Future[T]:
        """Return a future of the work's result, set once that is on disk; `is_transaction`: work of one statement."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._items.put(_WorkItem(work, done, is_transaction))
        return done

    async def close(self) -> None:
        self._items.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _serve(self) -> None:
        is_closed, is_busy = False, False
        while not is_closed:
            items, is_closed = self._take_items(_BATCH_WAIT if is_busy else 0.0)
            is_busy = len(items) > 1
            if items:
                results = self._commit(items)
                self._loop.call_soon_threadsafe(_set_results, results)

    def _take_items(self, batch_wait: float) -> tuple[list[_WorkItem], bool]:
        """Wait for an item and `batch_wait` seconds for more; return them, and True if the queue was closed."""
        first = self._items.get()
        if first is None:
            return [], True
        if batch_wait:
            time.sleep(batch_wait)
        items = [first]
        while len(items) < _MOST_AT_ONCE and not self._items.empty():
            item = self._items.get()
            if item is None:
                return items, True
            items.append(item)
        return items, False

    def _commit(self, items: list[_WorkItem]) -> list[tuple[asyncio.Future[Any], Any]]:
        """Return the result of each item; after a failed transaction all are the same exception."""
        results: list[tuple[asyncio.Future[Any], Any]] = []
        try:
            if len(items) == 1 and items[0].is_transaction:
                return [(items[0].done, self._run_item(items[0]))]
            self.connection.execute("BEGIN IMMEDIATE")
            results = [(item.done, self._run_item(item)) for item in items]
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                if self.connection.in_transaction:
                    self.connection.execute("ROLLBACK")
            code = error.sqlite_errorcode & 0xFF
            kind = room_store.WriteFailed if code in _NOTHING_WRITTEN else room_store.WriteUnconfirmed
            failure = kind(str(error), _ERRNOS.get(code, 0))
            return [(item.done, failure) for item in items]
        return results

    def _run_item(self, item: _WorkItem) -> Any:
        """Return the work's result; its own exception is a result too, and harms no other item."""
        try:
            return item.work(self.connection)
        except sqlite3.Error:
            raise
        except Exception as error:
            return error


def _set_results(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in results:
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)


class SqliteStore:
    """RoomStore in a file; created in the event loop that uses it."""

    def __init__(self, path: Path) -> None:
        """Raise StoreInUse if another process has the file, OSError or sqlite3.Error if it is unusable."""
        self.connection = _open_or_recover(path)
        self._queue = CommitQueue(self.connection)

    def append(
        self, room_id: str, after: room_store.LogPosition, entry: RoomLogEntry
    ) -> Awaitable[room_store.LogPosition]:
        def work(connection: sqlite3.Connection) -> room_store.LogPosition:
            row = (room_id, entry.n, entry.tag, entry.kind.value, entry.rest, time.time(), after.at)
            if entry.n != after.n + 1 or connection.execute(_ADD_NEXT, row).rowcount != 1:
                raise room_store.LogFenced(f"Entry {entry.n} of table {room_id} is not the next one.")
            return _position(entry)

        return self._queue.submit(work, is_transaction=True)

    async def tail(self, room_id: str) -> room_store.LastEntry | None:
        found = await self._select(lambda rows: list(map(_entry, rows)), _TAIL, room_id)
        return room_store.LastEntry(found[0], _position(found[0])) if found else None

    async def read(self, room_id: str) -> room_store.StoredLog:
        return await self._select(_stored_log, _READ, room_id)

    async def cut(self, room_id: str, n: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                'INSERT INTO aside SELECT "table", ?, n, tag, kind, rest FROM entry WHERE "table" = ? AND n > ?',
                (time.time(), room_id, n),
            )
            connection.execute('DELETE FROM entry WHERE "table" = ? AND n > ?', (room_id, n))

        await self._queue.submit(work)

    def store_access_digests(self, room_id: str, digests: AccessDigests) -> Awaitable[None]:
        return self._replace("door", room_id, encode_access_digests(digests))

    async def access_digests(self, room_id: str) -> AccessDigests | None:
        query = 'SELECT door FROM door WHERE "table" = ?'
        return await self._select(lambda rows: decode_access_digests(rows[0][0]) if rows else None, query, room_id)

    async def rooms(self) -> Sequence[room_store.StoredRoom]:
        return await self._select(lambda rows: tuple(room_store.StoredRoom(*row) for row in rows), _TABLES)

    def record_creator(self, room_id: str, creator: str) -> Awaitable[None]:
        return self._replace("maker", room_id, creator)

    async def creators(self) -> Mapping[str, str]:
        return await self._select(dict, f"SELECT * FROM maker WHERE {_HAS_LOG}")

    def rename(self, before: str, now: str) -> Awaitable[None]:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute('UPDATE alias SET "table" = ? WHERE "table" = ?', (now, before))
            _forget(connection, before)
            connection.execute("INSERT OR REPLACE INTO alias VALUES (?, ?)", (before, now))

        return self._queue.submit(work)

    async def aliases(self) -> Mapping[str, str]:
        return await self._select(dict, f"SELECT * FROM alias WHERE {_HAS_LOG}")

    async def current_id(self, room_id: str) -> str:
        found = await self._select(list, 'SELECT "table" FROM alias WHERE before = ?', room_id)
        return str(found[0][0]) if found else room_id

    async def forget(self, room_id: str) -> None:
        await self._queue.submit(lambda connection: _forget(connection, room_id))

    async def probe(self) -> None:
        await self._queue.submit(_rewrite_page)

    async def close(self) -> None:
        """Finish pending work, fold the write-ahead log into the file, and close it."""
        await self._queue.close()
        with suppress(sqlite3.Error):  # the next start reads the write-ahead log
            self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.connection.close()

    def _select(self, decode: Callable[[list[Any]], T], query: str, *values: object) -> asyncio.Future[T]:
        """Return a future of the decoded rows; `decode` runs in the thread."""
        return self._queue.submit(lambda connection: decode(connection.execute(query, values).fetchall()))

    def _replace(self, table: str, room_id: str, value: str) -> asyncio.Future[None]:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(f"INSERT OR REPLACE INTO {table} VALUES (?, ?)", (room_id, value))

        return self._queue.submit(work)


def _forget(connection: sqlite3.Connection, room_id: str) -> None:
    for where in ("entry", "door", "maker", "alias", "aside"):
        connection.execute(f'DELETE FROM {where} WHERE "table" = ?', (room_id,))


def _rewrite_page(connection: sqlite3.Connection) -> None:
    """Write a page without a change of content: a transaction that changes nothing would need no disk space."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.execute(f"PRAGMA user_version = {int(version)}")


def _entry(row: _Row) -> RoomLogEntry:
    n, tag, kind, rest = row
    return RoomLogEntry(n, tag, RoomLogEntryKind(kind), rest)


def _stored_log(rows: Sequence[_Row]) -> room_store.StoredLog:
    entries = room_store.contiguous_entries(_valid_entries(rows))
    position = _position(entries[-1]) if entries else room_store.START
    return room_store.StoredLog(entries, position, is_broken=len(entries) < len(rows))


def _valid_entries(rows: Iterable[_Row]) -> Iterator[RoomLogEntry]:
    for row in rows:
        if tuple(map(type, row)) != (int, str, str, str) or row[2] not in _KINDS:
            return
        yield _entry(row)


def _position(entry: RoomLogEntry) -> room_store.LogPosition:
    """Return the position of an entry, whose address in a database is its number."""
    return room_store.LogPosition(entry.n, entry.n)


def _open_or_recover(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        return _open(path)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise room_store.StoreInUse(str(path)) from error
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
    except sqlite3.DatabaseError:
        pass
    damaged = _set_damaged_aside(path)
    connection = _open(path)
    _recover(damaged, connection)
    return connection


def _open(path: Path) -> sqlite3.Connection:
    """Open and lock the file; raise sqlite3.DatabaseError for a damaged one."""
    path.touch(mode=0o600)
    connection = sqlite3.connect(path, timeout=0.5, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("BEGIN EXCLUSIVE")  # takes the lock
        connection.execute("COMMIT")
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("damaged")
        connection.executescript(_SCHEMA)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _set_damaged_aside(path: Path) -> Path:
    """Rename the file and its write-ahead log, so that nothing overwrites them."""
    names = (path.with_name(f"{path.stem}-damaged-{number}{path.suffix}") for number in count(1))
    aside = next(name for name in names if not name.exists())
    for suffix in ("", "-wal"):
        with suppress(FileNotFoundError):
            os.replace(f"{path}{suffix}", f"{aside}{suffix}")
    with suppress(FileNotFoundError):
        os.unlink(f"{path}-shm")
    return aside


def _recover(damaged: Path, connection: sqlite3.Connection) -> None:
    with suppress(sqlite3.Error, UnicodeDecodeError), closing(sqlite3.connect(damaged, isolation_level=None)) as old:
        connection.execute("BEGIN")
        for key in _readable(old.execute('SELECT "table" FROM door')):
            rows = _readable(old.execute('SELECT * FROM entry WHERE "table" = ? ORDER BY n', key))
            connection.executemany(_ADD, rows)
            connection.executemany(
                "INSERT INTO door VALUES (?, ?)", _readable(old.execute('SELECT * FROM door WHERE "table" = ?', key))
            )
    if connection.in_transaction:
        connection.execute("COMMIT")


def _readable(rows: Iterator[tuple[object, ...]]) -> Iterator[tuple[object, ...]]:
    with suppress(sqlite3.Error, UnicodeDecodeError):
        yield from rows

"""What only a store in a file must do: damage, one program alone, and nobody else reads it."""

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from cardtable.net.server.room_store import START, LogPosition, StoreInUse
from cardtable.net.server.sqlite_store import SqliteStore
from tests.net.server.test_store import OTHER, TABLE, door, entry, fill

T = TypeVar("T")


def in_store(path: Path, act: Callable[[SqliteStore], Awaitable[T]]) -> T:
    async def run() -> T:
        store = SqliteStore(path)
        try:
            return await act(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def fill_at_once(store: SqliteStore) -> None:
    """So many entries that the file has several pages; all share one sync."""
    await asyncio.gather(*(store.append(TABLE, LogPosition(n - 1, n - 1), entry(n)) for n in range(1, 401)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables" / "tables.sqlite"


def test_what_is_cut_off_lies_aside(path: Path) -> None:
    in_store(path, lambda store: fill(store, 4))
    in_store(path, lambda store: store.cut(TABLE, 2))

    base = sqlite3.connect(path)
    assert base.execute("SELECT n FROM aside ORDER BY n").fetchall() == [(3,), (4,)]
    base.close()


def test_an_id_that_is_free_again_begins_anew(path: Path) -> None:
    async def act(store: SqliteStore) -> None:
        await fill(store, 2)
        await store.forget(TABLE)
        assert (await store.append(TABLE, START, entry(1))).n == 1

    in_store(path, act)


def test_a_hole_in_a_log_ends_the_reading(path: Path) -> None:
    in_store(path, lambda store: fill(store, 5))
    base = sqlite3.connect(path)
    with base:
        base.execute("DELETE FROM entry WHERE n = 3")
    base.close()

    kept = in_store(path, lambda store: store.read(TABLE))
    assert (kept.entries, kept.is_broken) == ((entry(1), entry(2)), True)


def test_a_store_is_opened_once(path: Path) -> None:
    async def act(_store: SqliteStore) -> None:
        with pytest.raises(StoreInUse):
            SqliteStore(path)

    in_store(path, act)


def test_a_damaged_file_is_set_aside_and_read_as_far_as_it_goes(path: Path) -> None:
    in_store(path, lambda store: store.store_access_digests(TABLE, door()))
    in_store(path, lambda store: store.store_access_digests(OTHER, door()))
    in_store(path, fill_at_once)
    in_store(path, lambda store: fill(store, 2, OTHER))
    data = bytearray(path.read_bytes())
    last_page = len(data) - 4096
    data[last_page : last_page + 4096] = b"\x55" * 4096
    path.write_bytes(data)

    other = in_store(path, lambda store: store.read(OTHER)).entries
    damaged = in_store(path, lambda store: store.read(TABLE)).entries

    assert other == (entry(1), entry(2))
    assert damaged == tuple(entry(n) for n in range(1, len(damaged) + 1))
    assert 0 < len(damaged) < 400
    assert path.with_name("tables-damaged-1.sqlite").exists()


def test_a_file_that_is_no_database_is_set_aside(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_text("no database at all" * 1000)

    assert in_store(path, lambda store: store.rooms()) == ()
    assert path.with_name("tables-damaged-1.sqlite").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps this in no bits: a person's own folder is private")
def test_nobody_else_may_read_the_logs(path: Path) -> None:
    in_store(path, lambda store: fill(store, 1))

    assert path.stat().st_mode & 0o077 == 0
    assert path.parent.stat().st_mode & 0o077 == 0

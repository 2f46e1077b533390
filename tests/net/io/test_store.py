"""What every store must do; SQLite's, in a file."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from cardtable.host.people_table.effects import Door, Entry, EntryKind
from cardtable.net.io.sqlite_store import SqliteStore
from cardtable.net.io.store import START, Fenced, InUse, NotKept

T = TypeVar("T")
TABLE, OTHER = "4f2c9a17", "00000001"


def entry(n: int, rest: str = "1 play 2C") -> Entry:
    return Entry(n, f"{n:08x}", EntryKind.DO, rest)


def in_store(path: Path, act: Callable[[SqliteStore], Awaitable[T]]) -> T:
    async def run() -> T:
        store = SqliteStore(path)
        try:
            return await act(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def fill(store: SqliteStore, count: int, table: str = TABLE) -> None:
    await asyncio.gather(*(store.append(table, n - 1, entry(n)) for n in range(1, count + 1)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables" / "tables.sqlite"


def test_what_was_appended_is_read_again_after_a_restart(path: Path) -> None:
    in_store(path, lambda store: fill(store, 3))

    assert in_store(path, lambda store: store.read(TABLE)) == (entry(1), entry(2), entry(3))
    assert in_store(path, lambda store: store.tail(TABLE)) == entry(3)
    assert in_store(path, lambda store: store.tail(OTHER)) is None


def test_a_position_is_that_of_the_last_entry(path: Path) -> None:
    assert in_store(path, lambda store: store.append(TABLE, START, entry(1))) == 1


@pytest.mark.parametrize(
    ("after", "n"), [(2, 3), (0, 1), (1, 1), (1, 3), (0, 2)], ids=["gap", "double", "number", "hole", "stale"]
)
def test_an_entry_that_is_not_the_next_one_fences_its_writer(path: Path, after: int, n: int) -> None:
    async def act(store: SqliteStore) -> None:
        await store.append(TABLE, START, entry(1))
        with pytest.raises(Fenced):
            await store.append(TABLE, after, entry(n, "other"))
        assert await store.read(TABLE) == (entry(1),)

    in_store(path, act)


def test_a_stale_writer_harms_nobody_in_the_same_transaction(path: Path) -> None:
    async def act(store: SqliteStore) -> None:
        await fill(store, 2)
        writers = [store.append(TABLE, 1, entry(2, "late")), store.append(TABLE, 2, entry(3)), fill(store, 5, OTHER)]
        late, good, others = await asyncio.gather(*writers, return_exceptions=True)
        assert isinstance(late, Fenced)
        assert (good, others) == (3, None)
        assert len(await store.read(OTHER)) == 5

    in_store(path, act)


def test_a_table_that_is_forgotten_begins_anew(path: Path) -> None:
    async def act(store: SqliteStore) -> None:
        await fill(store, 2)
        await fill(store, 1, OTHER)
        await store.keep_door(TABLE, door())
        await store.forget(TABLE)
        assert await store.read(TABLE) == ()
        assert await store.door(TABLE) is None
        assert [kept.table for kept in await store.tables()] == [OTHER]
        assert await store.append(TABLE, START, entry(1)) == 1

    in_store(path, act)


def test_what_is_cut_off_lies_aside_and_its_numbers_are_free_again(path: Path) -> None:
    async def act(store: SqliteStore) -> None:
        await fill(store, 4)
        await store.cut(TABLE, 2)
        assert await store.read(TABLE) == (entry(1), entry(2))
        assert await store.append(TABLE, 2, entry(3, "another")) == 3

    in_store(path, act)
    base = sqlite3.connect(path)
    assert base.execute("SELECT n FROM aside ORDER BY n").fetchall() == [(3,), (4,)]
    base.close()


def door(keys: int = 2) -> Door:
    return Door(TABLE, "hearts", 1, frozenset({"ab" * 32}), frozenset(f"{key:064x}" for key in range(keys)))


def test_the_newest_door_is_the_one_that_counts(path: Path) -> None:
    async def act(store: SqliteStore) -> None:
        await store.keep_door(TABLE, door(1))
        await store.keep_door(TABLE, door(3))
        assert await store.door(TABLE) == door(3)

    in_store(path, act)


def test_tables_say_when_they_were_last_written(path: Path) -> None:
    async def act(store: SqliteStore) -> None:
        await fill(store, 2)
        (kept,) = await store.tables()
        assert kept.table == TABLE
        assert kept.written > 1_700_000_000

    in_store(path, act)


def test_a_hole_in_a_log_ends_the_reading(path: Path) -> None:
    in_store(path, lambda store: fill(store, 5))
    base = sqlite3.connect(path)
    with base:
        base.execute("DELETE FROM entry WHERE n = 3")
    base.close()

    assert in_store(path, lambda store: store.read(TABLE)) == (entry(1), entry(2))


def test_a_store_is_opened_once(path: Path) -> None:
    async def act(_store: SqliteStore) -> None:
        with pytest.raises(InUse):
            SqliteStore(path)

    in_store(path, act)


def test_a_full_disk_keeps_nothing_and_says_so_until_there_is_room(path: Path) -> None:
    async def act(store: SqliteStore) -> None:
        await fill(store, 1)
        limit_pages(store, 0)
        with pytest.raises(NotKept):
            await store.append(TABLE, 1, entry(2, "x" * 100_000))
        assert await store.tail(TABLE) == entry(1)
        limit_pages(store, 100_000)
        await store.probe()
        assert await store.append(TABLE, 1, entry(2)) == 2

    in_store(path, act)


def limit_pages(store: SqliteStore, most: int) -> None:
    """A disk with room for so many pages; SQLite takes at least as many as there are."""
    store._base.execute(f"PRAGMA max_page_count = {most or 1}")


def test_makers_and_ids_of_before_are_known_as_long_as_their_tables(path: Path) -> None:
    async def act(store: SqliteStore) -> None:
        await fill(store, 1)
        await asyncio.gather(store.keep_maker(TABLE, "ab"), store.keep_maker("00000009", "cd"))
        assert await store.makers() == {TABLE: "ab"}
        await store.rename(TABLE, OTHER)
        assert (await store.read(TABLE), await store.makers(), await store.aliases()) == ((), {}, {})
        await store.rename(OTHER, "00000002")
        await asyncio.gather(fill(store, 1, "00000002"), store.keep_maker("00000002", "ab"))
        assert await store.aliases() == {TABLE: "00000002", OTHER: "00000002"}
        await store.forget("00000002")
        assert (await store.makers(), await store.aliases()) == ({}, {})

    in_store(path, act)


def test_a_damaged_file_is_set_aside_and_read_as_far_as_it_goes(path: Path) -> None:
    in_store(path, lambda store: store.keep_door(TABLE, door()))
    in_store(path, lambda store: store.keep_door(OTHER, door()))
    in_store(path, lambda store: fill(store, 400))
    in_store(path, lambda store: fill(store, 2, OTHER))
    data = bytearray(path.read_bytes())
    last_page = len(data) - 4096
    data[last_page : last_page + 4096] = b"\x55" * 4096
    path.write_bytes(data)

    found = in_store(path, lambda store: store.read(OTHER)), in_store(path, lambda store: store.read(TABLE))

    assert found[0] == (entry(1), entry(2))
    assert found[1] == tuple(entry(n) for n in range(1, len(found[1]) + 1))
    assert 0 < len(found[1]) < 400
    assert path.with_name("tables-damaged-1.sqlite").exists()


def test_a_file_that_is_no_database_is_set_aside(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_text("no database at all" * 1000)

    assert in_store(path, lambda store: store.tables()) == ()
    assert path.with_name("tables-damaged-1.sqlite").exists()


def test_nobody_else_may_read_the_logs(path: Path) -> None:
    in_store(path, lambda store: fill(store, 1))

    assert path.stat().st_mode & 0o077 == 0
    assert path.parent.stat().st_mode & 0o077 == 0

"""What every store must do: SQLite's in a file, and NATS's on a real server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeVar
from zlib import crc32

import pytest

from cardtable.host.room.room_effects import AccessDigests, RoomLogEntry, RoomLogEntryKind
from cardtable.net.server.room_store import START, LogFenced, LogPosition, RoomStore, WriteFailed
from cardtable.net.server.sqlite_store import SqliteStore
from tests.net.server.nats_servers import needs_nats, one_nats
from tests.net.server.shared_stores import empty_streams, limited, open_shared

T = TypeVar("T")
TABLE, OTHER = "4f2c9a17", "00000001"

Limit = Callable[[bool], Awaitable[None]]
Place = Callable[[], AbstractAsyncContextManager[tuple[RoomStore, Limit]]]
"""Opens the store, each time as it was left; `limit(True)`: nothing more can be kept, `limit(False)`: there is room."""


def entry(n: int, rest: str = "1 play 2C") -> RoomLogEntry:
    return RoomLogEntry(n, f"{crc32(f'{n} {rest}'.encode()):08x}", RoomLogEntryKind.DO, rest)


def door(keys: int = 2) -> AccessDigests:
    return AccessDigests(TABLE, "hearts", 1, frozenset({"ab" * 32}), frozenset(f"{key:064x}" for key in range(keys)))


@pytest.fixture(scope="module")
def nats_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server that all these tests share."""
    with one_nats(tmp_path_factory.mktemp("nats")) as server:
        yield server.address


@pytest.fixture(params=["sqlite", pytest.param("nats", marks=(pytest.mark.slow, needs_nats))])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return lambda: in_file(tmp_path / "tables" / "tables.sqlite")
    address: str = request.getfixturevalue("nats_address")
    asyncio.run(empty_streams(address))
    return lambda: on_nats(address)


@asynccontextmanager
async def in_file(path: Path) -> AsyncIterator[tuple[RoomStore, Limit]]:
    store = SqliteStore(path)

    async def limit(is_full: bool) -> None:
        store.connection.execute(f"PRAGMA max_page_count = {1 if is_full else 100_000}")

    try:
        yield store, limit
    finally:
        await store.close()


@asynccontextmanager
async def on_nats(address: str) -> AsyncIterator[tuple[RoomStore, Limit]]:
    async with open_shared(address) as store:
        yield store, lambda is_full: limited(address, is_full)


def in_store(place: Place, act: Callable[[RoomStore], Awaitable[T]]) -> T:
    async def run() -> T:
        async with place() as (store, _), asyncio.timeout(20):
            return await act(store)

    return asyncio.run(run())


async def fill(store: RoomStore, count: int, table: str = TABLE) -> list[LogPosition]:
    """So many entries; the position of each, that of none before them."""
    positions = [START]
    for n in range(1, count + 1):
        positions.append(await store.append(table, positions[-1], entry(n)))
    return positions


def test_what_was_appended_is_read_again_after_a_restart(place: Place) -> None:
    positions = in_store(place, lambda store: fill(store, 3))

    kept = in_store(place, lambda store: store.read(TABLE))
    assert (kept.entries, kept.position) == ((entry(1), entry(2), entry(3)), positions[-1])
    assert in_store(place, lambda store: store.tail(TABLE)) == (entry(3), positions[-1])
    assert in_store(place, lambda store: store.tail(OTHER)) is None
    assert in_store(place, lambda store: store.read(OTHER)).entries == ()


def test_entries_keep_every_letter(place: Place) -> None:
    rests = ("", '{"name":"ਅੰਮ੍ਰਿਤ  کیان"}', "1 meld 4C 4D 4H  ")

    async def act(store: RoomStore) -> None:
        position = START
        for n, rest in enumerate(rests, 1):
            position = await store.append(TABLE, position, entry(n, rest))
        assert [kept.rest for kept in (await store.read(TABLE)).entries] == list(rests)

    in_store(place, act)


@pytest.mark.parametrize(
    ("after", "n"), [(0, 1), (0, 2), (1, 2), (1, 4), (2, 2), (2, 4)], ids="double gap stale hole number next".split()
)
def test_an_entry_that_is_not_the_next_one_fences_its_writer(place: Place, after: int, n: int) -> None:
    async def act(store: RoomStore) -> None:
        positions = await fill(store, 2)
        with pytest.raises(LogFenced):
            await store.append(TABLE, positions[after], entry(n, "other"))
        assert (await store.read(TABLE)).entries == (entry(1), entry(2))

    in_store(place, act)


def test_of_two_who_write_at_once_one_is_fenced(place: Place) -> None:
    async def act(store: RoomStore) -> None:
        positions = await fill(store, 2)
        rivals = [store.append(TABLE, positions[-1], entry(3, rest)) for rest in ("one", "two")]
        ends = await asyncio.gather(*rivals, fill(store, 5, OTHER), return_exceptions=True)
        (kept,) = [end for end in ends[:2] if isinstance(end, LogPosition)]
        assert sum(isinstance(end, LogFenced) for end in ends) == 1
        last = await store.tail(TABLE)
        assert last is not None
        assert last.position == kept
        assert len((await store.read(OTHER)).entries) == 5

    in_store(place, act)


def test_nothing_is_left_of_a_table_that_is_forgotten(place: Place) -> None:
    async def act(store: RoomStore) -> None:
        await fill(store, 2)
        await fill(store, 1, OTHER)
        await store.store_access_digests(TABLE, door())
        await store.record_creator(TABLE, "ab")
        await store.forget(TABLE)
        assert (await store.read(TABLE)).entries == ()
        assert await store.tail(TABLE) is None
        assert await store.access_digests(TABLE) is None
        assert [kept.room_id for kept in await store.rooms()] == [OTHER]
        assert await store.creators() == {}

    in_store(place, act)


def test_who_still_holds_a_forgotten_table_is_fenced(place: Place) -> None:
    async def act(store: RoomStore) -> None:
        positions = await fill(store, 2)
        await store.forget(TABLE)
        with pytest.raises(LogFenced):
            await store.append(TABLE, positions[-1], entry(3))

    in_store(place, act)


def test_the_numbers_of_what_is_cut_off_are_free_again(place: Place) -> None:
    async def act(store: RoomStore) -> None:
        positions = await fill(store, 4)
        await store.cut(TABLE, 2)
        kept = await store.read(TABLE)
        assert (kept.entries, kept.position) == ((entry(1), entry(2)), positions[2])
        last = await store.append(TABLE, kept.position, entry(3, "another"))
        assert await store.tail(TABLE) == (entry(3, "another"), last)

    in_store(place, act)


def test_the_newest_door_is_the_one_that_counts(place: Place) -> None:
    async def act(store: RoomStore) -> None:
        assert await store.access_digests(TABLE) is None
        await asyncio.gather(store.store_access_digests(TABLE, door(1)), store.store_access_digests(TABLE, door(3)))
        assert await store.access_digests(TABLE) == door(3)

    in_store(place, act)


def test_tables_say_when_they_were_last_written(place: Place) -> None:
    async def act(store: RoomStore) -> None:
        await fill(store, 2)
        (kept,) = await store.rooms()
        assert kept.room_id == TABLE
        assert kept.written > 1_700_000_000

    in_store(place, act)


def test_a_full_store_keeps_nothing_and_says_so_until_there_is_room(place: Place) -> None:
    async def act() -> None:
        async with place() as (store, limit), asyncio.timeout(20):
            positions = await fill(store, 1)
            await limit(True)
            with pytest.raises(WriteFailed):
                await store.append(TABLE, positions[-1], entry(2, "x" * 100_000))
            assert await store.tail(TABLE) == (entry(1), positions[-1])
            await limit(False)
            await store.probe()
            assert (await store.append(TABLE, positions[-1], entry(2))).n == 2

    asyncio.run(act())


def test_makers_and_ids_of_before_are_known_as_long_as_their_tables(place: Place) -> None:
    async def act(store: RoomStore) -> None:
        await fill(store, 1)
        await asyncio.gather(store.record_creator(TABLE, "ab"), store.record_creator("00000009", "cd"))
        assert await store.creators() == {TABLE: "ab"}
        await store.rename(TABLE, OTHER)
        assert ((await store.read(TABLE)).entries, await store.creators(), await store.aliases()) == ((), {}, {})
        await store.rename(OTHER, "00000002")
        await asyncio.gather(fill(store, 1, "00000002"), store.record_creator("00000002", "ab"))
        assert await store.aliases() == {TABLE: "00000002", OTHER: "00000002"}
        assert [await store.current_id(name) for name in (TABLE, OTHER, "00000009")] == ["00000002"] * 2 + ["00000009"]
        await store.forget("00000002")
        assert (await store.creators(), await store.aliases()) == ({}, {})

    in_store(place, act)

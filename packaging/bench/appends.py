"""How many actions a second a store keeps for many tables at once, each waiting until its last one is kept."""

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

from bench.figures import Figure
from cardtable.host.room.room_effects import RoomLogEntry, RoomLogEntryKind
from cardtable.net.server.room_store import START, RoomStore
from cardtable.net.server.sqlite_store import SqliteStore

TABLES, SECONDS = 500, 3.0
ACTION = '0 {"play": "QS"}'  # as long as one is


async def rate(store: RoomStore, tables: int = TABLES, seconds: float = SECONDS) -> float:
    """Actions a second, of so many tables at once."""
    began = perf_counter()
    kept = await asyncio.gather(*(_play(store, f"{table:08x}", began + seconds) for table in range(tables)))
    return sum(kept) / (perf_counter() - began)


async def _play(store: RoomStore, table: str, end: float) -> int:
    """One table's actions until then: how many."""
    position = START
    while perf_counter() < end:
        position = await store.append(
            table, position, RoomLogEntry(position.n + 1, "0" * 8, RoomLogEntryKind.DO, ACTION)
        )
    return position.n


def figures() -> list[Figure]:
    """In a file on this machine's disk for temporary files."""
    return [Figure("actions that one file keeps", asyncio.run(_in_a_file()), "/s", 1_000, at_least=True)]


async def _in_a_file() -> float:
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "tables.sqlite")
        try:
            return await rate(store)
        finally:
            await store.close()

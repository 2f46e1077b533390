"""What belongs to a table's log while its store cannot keep anything."""

import asyncio
from pathlib import Path

import pytest

from cardtable.host.room.room_effects import AccessDigests
from cardtable.net.server import room_store
from cardtable.net.server.room_store import RoomLog, WriteFailed
from cardtable.net.server.sqlite_store import SqliteStore
from tests.net.server.test_store import TABLE, door


class FullOnce(SqliteStore):
    """It has no room for the first door."""

    full = True

    async def store_access_digests(self, table: str, door: AccessDigests) -> None:
        if self.full:
            self.full = False
            raise WriteFailed("The disk is full.")
        await super().store_access_digests(table, door)


@pytest.mark.parametrize("newer", [True, False])
def test_a_door_that_was_not_kept_is_tried_again_unless_there_is_a_newer_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, newer: bool
) -> None:
    monkeypatch.setattr(room_store, "ASK_AGAIN", 0.0)

    async def act() -> None:
        store = FullOnce(tmp_path / "tables.sqlite")
        log = RoomLog(store, TABLE)
        doors = [door(1), door(2)] if newer else [door(1)]
        await asyncio.gather(*map(log.store_access_digests, doors))
        assert await store.access_digests(TABLE) == doors[-1]
        await store.close()

    asyncio.run(act())

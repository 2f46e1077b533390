"""Registry of creators and former ids of rooms, and the codec of access digests."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any

from cardtable.core.plain_json import JsonError, parse_json
from cardtable.core.wire.json_values import WireError, read_int, read_list, read_object, read_str, reject
from cardtable.host.room.room_effects import AccessDigests
from cardtable.net.server.room_store import RoomStore, WriteFailed, WriteUnconfirmed

_MOST = 10_000  # tokens ever issued in a room


class RoomRegistry:
    """Creators and former ids of rooms; addresses are stored only as digests, so that the store reveals none."""

    def __init__(self, store: RoomStore, salt: str) -> None:
        """`salt`: secret part of the digests; after a change, creators of dormant rooms are unknown."""
        self._store = store
        self._salt = salt
        self._makers: dict[str, str] = {}  # by room id
        self._now: dict[str, str] = {}  # current id by former id

    async def load(self) -> None:
        """Load the stored facts, none if the store cannot be read."""
        with suppress(WriteFailed, WriteUnconfirmed):
            self._makers.update(await self._store.creators())
            self._now.update(await self._store.aliases())

    def __contains__(self, table: str) -> bool:
        """Return True if a creator of this room is known."""
        return table in self._makers

    def add_creator(self, table: str, address: str) -> None:
        """Note the creator of a new room; nothing is stored yet."""
        self._makers[table] = self._digest(address)

    def count_of(self, address: str) -> int:
        """Return the number of rooms of an address, active or dormant."""
        maker = self._digest(address)
        return sum(known == maker for known in self._makers.values())

    def record_creator(self, table: str) -> Coroutine[Any, Any, None] | None:
        """Return the task of storing a room's creator; None if that is unknown."""
        maker = self._makers.get(table)
        return None if maker is None else _tried(self._store.record_creator(table, maker))

    def current_id(self, table: str) -> str:
        """Return the current id of a room, by this or a former id."""
        return self._now.get(table, table)

    def rename(self, before: str, now: str) -> Coroutine[Any, Any, None]:
        """Note a rematch, and return the task of renaming in the store, which deletes the old log."""
        if before in self._makers:
            self._makers[now] = self._makers.pop(before)
        self._now = {old: now if name == before else name for old, name in self._now.items()} | {before: now}
        return _tried(self._store.rename(before, now))

    def remove(self, table: str) -> None:
        """Remove a room that was closed or never began."""
        self._makers.pop(table, None)
        self._now = {before: now for before, now in self._now.items() if now != table}

    def _digest(self, address: str) -> str:
        return hashlib.sha256(f"{self._salt} {address}".encode()).hexdigest()[:32]


async def _tried(kept: Awaitable[None]) -> None:
    """Await a write; if it fails, the fact is lost after a restart, and all else goes on."""
    with suppress(WriteFailed, WriteUnconfirmed):
        await kept


def encode_access_digests(door: AccessDigests) -> str:
    """Encode access digests in one line of JSON."""
    fields = {
        "table": door.table,
        "game": door.game,
        "version": door.version,
        "secrets": sorted(door.secrets),
        "keys": sorted(door.keys),
    }
    return json.dumps(fields)


def decode_access_digests(text: object) -> AccessDigests | None:
    """Decode access digests; return None for invalid text: the room is treated as unknown, and not deleted."""
    try:
        fields = read_object(parse_json(text if type(text) is str else ""))
        return AccessDigests(
            _text(fields["table"]),
            read_str(fields["game"]),
            read_int(fields["version"]),
            frozenset(map(read_str, read_list(fields["secrets"], _MOST))),
            frozenset(map(read_str, read_list(fields["keys"], _MOST))),
        )
    except (JsonError, WireError, KeyError):
        return None


def _text(value: object) -> str:
    """Accept any text: it is only used to query the store."""
    return value if type(value) is str else reject(value, "a text")

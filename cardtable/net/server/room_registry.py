"""Registry of creators and former ids of rooms, and the codec of access digests."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any

from cardtable.core.basics.plain_json import JsonError, parse_json
from cardtable.core.wire.json_values import WireError, read_int, read_list, read_object, read_str, reject
from cardtable.host.room.room_effects import AccessDigests
from cardtable.net.server.room_store import RoomStore, WriteFailed, WriteUnconfirmed

_MOST_TOKENS = 10_000  # tokens ever issued in a room


class RoomRegistry:
    """Creators and former ids of rooms; addresses are stored only as digests, so that the store reveals none."""

    def __init__(self, store: RoomStore, salt: str) -> None:
        """`salt`: secret part of the digests; after a change, creators of dormant rooms are unknown."""
        self._store = store
        self._salt = salt
        self._creators: dict[str, str] = {}  # by room id
        self._current_ids: dict[str, str] = {}  # current id by former id

    async def load(self) -> None:
        """Load the stored facts, none if the store cannot be read."""
        with suppress(WriteFailed, WriteUnconfirmed):
            self._creators.update(await self._store.creators())
            self._current_ids.update(await self._store.aliases())

    def __contains__(self, room_id: str) -> bool:
        return room_id in self._creators

    def add_creator(self, room_id: str, address: str) -> None:
        self._creators[room_id] = self._digest(address)

    def count_of(self, address: str) -> int:
        creator = self._digest(address)
        return sum(known == creator for known in self._creators.values())

    def record_creator(self, room_id: str) -> Coroutine[Any, Any, None] | None:
        """Return the task of storing a room's creator; None if that is unknown."""
        creator = self._creators.get(room_id)
        return None if creator is None else _ignore_failure(self._store.record_creator(room_id, creator))

    def current_id(self, room_id: str) -> str:
        return self._current_ids.get(room_id, room_id)

    def rename(self, before: str, now: str) -> Coroutine[Any, Any, None]:
        """Note a rematch, and return the task of renaming in the store, which deletes the old log."""
        if before in self._creators:
            self._creators[now] = self._creators.pop(before)
        moved = {old: now if name == before else name for old, name in self._current_ids.items()}
        self._current_ids = moved | {before: now}
        return _ignore_failure(self._store.rename(before, now))

    def remove(self, room_id: str) -> None:
        self._creators.pop(room_id, None)
        self._current_ids = {before: now for before, now in self._current_ids.items() if now != room_id}

    def _digest(self, address: str) -> str:
        return hashlib.sha256(f"{self._salt} {address}".encode()).hexdigest()[:32]


async def _ignore_failure(write: Awaitable[None]) -> None:
    """Await a write; if it fails, the fact is lost after a restart, and all else goes on."""
    with suppress(WriteFailed, WriteUnconfirmed):
        await write


def encode_access_digests(digests: AccessDigests) -> str:
    """Encode access digests in one line of JSON."""
    fields = {
        "table": digests.table,
        "game": digests.game,
        "version": digests.version,
        "secrets": sorted(digests.secrets),
        "keys": sorted(digests.keys),
    }
    return json.dumps(fields)


def decode_access_digests(text: object) -> AccessDigests | None:
    """Decode access digests; return None for invalid text: the room is treated as unknown, and not deleted."""
    try:
        fields = read_object(parse_json(text if type(text) is str else ""))
        table = fields["table"]
        return AccessDigests(
            table if type(table) is str else reject(table, "a text"),  # only used to query the store
            read_str(fields["game"]),
            read_int(fields["version"]),
            frozenset(map(read_str, read_list(fields["secrets"], _MOST_TOKENS))),
            frozenset(map(read_str, read_list(fields["keys"], _MOST_TOKENS))),
        )
    except (JsonError, WireError, KeyError):
        return None

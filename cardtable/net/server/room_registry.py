"""What is known of tables beside their logs, after a restart too: who opened them, and what they were called before.

Doors of tables as one line of JSON, for the store.
"""

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


class RoomRegistry:
    """Knows makers by a digest alone: nobody who reads the store learns from where its tables were opened."""

    def __init__(self, store: RoomStore, salt: str) -> None:
        """`salt`: what the digests need; with another one, tables that sleep are counted for nobody."""
        self._store = store
        self._salt = salt
        self._makers: dict[str, str] = {}  # of tables
        self._now: dict[str, str] = {}  # by the id of a match before: the table's id now

    async def recall(self) -> None:
        """Learn what was known before the restart; nothing where the store cannot be read."""
        with suppress(WriteFailed, WriteUnconfirmed):
            self._makers.update(await self._store.makers())
            self._now.update(await self._store.aliases())

    def __contains__(self, table: str) -> bool:
        """Whether somebody has opened a table of this name."""
        return table in self._makers

    def opened(self, table: str, address: str) -> None:
        """Somebody has opened a table, of which nothing is kept yet."""
        self._makers[table] = self._digest(address)

    def opened_by(self, address: str) -> int:
        """How many tables an address has opened that are there, awake or asleep."""
        maker = self._digest(address)
        return sum(known == maker for known in self._makers.values())

    def begun(self, table: str) -> Coroutine[Any, Any, None] | None:
        """Its log begins: who opened it is kept with it. None where nobody has to be counted."""
        maker = self._makers.get(table)
        return None if maker is None else _tried(self._store.keep_maker(table, maker))

    def now_called(self, table: str) -> str:
        """The id of a table that went by this one, by way of all its matches."""
        return self._now.get(table, table)

    def renamed(self, before: str, now: str) -> Coroutine[Any, Any, None]:
        """Another match has begun at a table: its log before is forgotten, and the id leads to the new one."""
        if before in self._makers:
            self._makers[now] = self._makers.pop(before)
        self._now = {old: now if name == before else name for old, name in self._now.items()} | {before: now}
        return _tried(self._store.rename(before, now))

    def gone(self, table: str) -> None:
        """The table is no more, or never began."""
        self._makers.pop(table, None)
        self._now = {before: now for before, now in self._now.items() if now != table}

    def _digest(self, address: str) -> str:
        return hashlib.sha256(f"{self._salt} {address}".encode()).hexdigest()[:32]


async def _tried(kept: Awaitable[None]) -> None:
    """What a store that is full does not keep is not known after a restart; all else goes on."""
    with suppress(WriteFailed, WriteUnconfirmed):
        await kept


_MOST = 10_000  # keys that were ever given out at a table


def write_door(door: AccessDigests) -> str:
    """In one line."""
    fields = {
        "table": door.table,
        "game": door.game,
        "version": door.version,
        "secrets": sorted(door.secrets),
        "keys": sorted(door.keys),
    }
    return json.dumps(fields)


def read_door(text: object) -> AccessDigests | None:
    """What `write_door` wrote; None for anything else: then the table is like one that is not known, and is kept."""
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
    """Any text at all: a store is asked by it, and nothing else is done with it."""
    return value if type(value) is str else reject(value, "a text")

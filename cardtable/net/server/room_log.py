"""Commit log of one room, in a store that may be full, slow, uncertain, or taken by another server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any

from cardtable.host.room.room_effects import AccessDigests, RoomLogEntry
from cardtable.net.server.room_store import (
    START,
    LastEntry,
    LogFenced,
    LogPosition,
    RoomStore,
    WriteFailed,
    WriteUnconfirmed,
)

ASK_AGAIN = 2.0  # seconds between attempts while the store is unavailable


class RoomLog:
    """Commit log of a room: appends one entry after another."""

    def __init__(self, store: RoomStore, table: str, position: LogPosition = START) -> None:
        self.table = table
        self._store = store
        self._position = position
        self._asked = position.n  # number of the last entry given to the store
        self._door: AccessDigests | None = None  # newest digests given to the store

    @property
    def is_empty(self) -> bool:
        """True before the match: nothing of the room outlives this process."""
        return self._position == START

    def begin(self, table: str) -> None:
        """Continue with the empty log of another room id."""
        self.table, self._position, self._asked = table, START, START.n

    def append(self, entry: RoomLogEntry) -> asyncio.Future[LogPosition]:
        """Start to persist an entry; pass a failed result to `settled`."""
        self._asked = entry.n
        return asyncio.ensure_future(self._store.append(self.table, self._position, entry))

    def set_position(self, position: LogPosition) -> None:
        """Note the position of a persisted entry."""
        self._position = position

    async def confirm(self, appended: asyncio.Future[LogPosition], entry: RoomLogEntry) -> bool:
        """Return True if the entry is certainly in the log; raise LogFenced if another server has written.

        After an unconfirmed write the tag of the log's last entry decides.
        """
        try:
            self.set_position(await appended)
        except WriteFailed:
            return False
        except WriteUnconfirmed:
            last = await self._last()
            if last is None or last.entry.n < entry.n:
                return False
            if last.entry != entry:
                raise LogFenced(f"Entry {entry.n} of table {self.table} is another one.") from None
            self.set_position(last.position)
        return True

    async def was_overtaken(self) -> bool:
        """Return True if another server has written to the log, as far as known while no append is pending."""
        before = self._position
        last = await self._last()
        if self._position != before or self._asked != before.n or self.is_empty:
            return False
        return last is None or last.position != before

    def store_access_digests(self, door: AccessDigests) -> Coroutine[Any, Any, None]:
        """Store the access digests, before later requests if possible; after a failure retry.

        Until they are stored, new participants would be refused after a restart.
        """
        self._door = door
        return self._keep_door(door, asyncio.ensure_future(self._store.store_access_digests(self.table, door)))

    async def _keep_door(self, door: AccessDigests, kept: Awaitable[None]) -> None:
        while True:
            try:
                await kept
            except (WriteFailed, WriteUnconfirmed):
                await asyncio.sleep(ASK_AGAIN)
                if door is not self._door:
                    return  # newer digests must not be overwritten
                kept = self._store.store_access_digests(self.table, door)
                continue
            return

    async def wait_until_writable(self) -> None:
        """Wait until the store accepts writes again."""
        while True:
            await asyncio.sleep(ASK_AGAIN)
            try:
                await self._store.probe()
            except (WriteFailed, WriteUnconfirmed):
                continue
            return

    async def _last(self) -> LastEntry | None:
        while True:
            try:
                return await self._store.tail(self.table)
            except (WriteFailed, WriteUnconfirmed):
                await asyncio.sleep(ASK_AGAIN)

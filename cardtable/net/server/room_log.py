"""Commit log of one room, in a store that may be full, slow, uncertain, or taken by another server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from cardtable.host.room.room_effects import AccessDigests, RoomLogEntry
from cardtable.net.server import room_store

T = TypeVar("T")

ASK_AGAIN = 2.0  # seconds between attempts while the store is unavailable


class RoomLog:
    """Commit log of a room: appends one entry after another."""

    def __init__(
        self, store: room_store.RoomStore, room_id: str, position: room_store.LogPosition = room_store.START
    ) -> None:
        self.room_id, self._store, self._position = room_id, store, position
        self._last_requested = position.n  # number of the last entry given to the store
        self._digests: AccessDigests | None = None  # newest digests given to the store

    @property
    def is_empty(self) -> bool:
        """True before the match: nothing of the room outlives this process."""
        return self._position == room_store.START

    def begin(self, room_id: str) -> None:
        self.room_id, self._position, self._last_requested = room_id, room_store.START, room_store.START.n

    def append(self, entry: RoomLogEntry) -> asyncio.Future[room_store.LogPosition]:
        """Start to persist an entry; pass a failed result to `confirm`."""
        self._last_requested = entry.n
        return asyncio.ensure_future(self._store.append(self.room_id, self._position, entry))

    def set_position(self, position: room_store.LogPosition) -> None:
        self._position = position

    async def confirm(self, write: asyncio.Future[room_store.LogPosition], entry: RoomLogEntry) -> bool:
        """Return True if the entry is in the log, by its tail if unconfirmed; raise LogFenced for another server's."""
        try:
            self.set_position(await write)
        except room_store.WriteFailed:
            return False
        except room_store.WriteUnconfirmed:
            last = await self._tail()
            if last is None or last.entry.n < entry.n:
                return False
            if last.entry != entry:
                raise room_store.LogFenced(f"Entry {entry.n} of table {self.room_id} is another one.") from None
            self.set_position(last.position)
        return True

    async def was_overtaken(self) -> bool:
        """Return True if another server has written to the log, as far as known while no append is pending."""
        before = self._position
        last = await self._tail()
        if self._position != before or self._last_requested != before.n or self.is_empty:
            return False
        return last is None or last.position != before

    def store_access_digests(self, digests: AccessDigests) -> Coroutine[Any, Any, None]:
        """Store the digests, which admit new participants after a restart, in order; retry after a failure."""
        self._digests = digests
        write = asyncio.ensure_future(self._store.store_access_digests(self.room_id, digests))
        return self._store_until_newer(digests, write)

    async def _store_until_newer(self, digests: AccessDigests, write: Awaitable[None]) -> None:
        while True:
            with suppress(room_store.WriteFailed, room_store.WriteUnconfirmed):
                return await write
            await asyncio.sleep(ASK_AGAIN)
            if digests is not self._digests:
                return  # newer digests must not be overwritten
            write = self._store.store_access_digests(self.room_id, digests)

    async def wait_until_writable(self) -> None:
        await asyncio.sleep(ASK_AGAIN)
        await _retry(self._store.probe)

    async def _tail(self) -> room_store.LastEntry | None:
        return await _retry(lambda: self._store.tail(self.room_id))


async def _retry(call: Callable[[], Awaitable[T]]) -> T:
    while True:
        with suppress(room_store.WriteFailed, room_store.WriteUnconfirmed):
            return await call()
        await asyncio.sleep(ASK_AGAIN)

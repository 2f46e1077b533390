"""The log of one table in a store that may be full, slow, unsure or somebody else's."""

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

ASK_AGAIN = 2.0  # seconds, of a store that cannot keep anything


class RoomLog:
    """Keeps one entry after another."""

    def __init__(self, store: RoomStore, table: str, position: LogPosition = START) -> None:
        self.table = table
        self._store = store
        self._position = position
        self._asked = position.n  # the number of the last entry that was to be kept
        self._door: AccessDigests | None = None  # the newest that was to be kept

    @property
    def is_empty(self) -> bool:
        """Whether the match has not begun: nothing of the table outlives this process."""
        return self._position == START

    def begin(self, table: str) -> None:
        """The next entry is the first of another table's log."""
        self.table, self._position, self._asked = table, START, START.n

    def append(self, entry: RoomLogEntry) -> asyncio.Future[LogPosition]:
        """Ask for an entry to be kept; what comes of it is for `settled`."""
        self._asked = entry.n
        return asyncio.ensure_future(self._store.append(self.table, self._position, entry))

    def kept(self, position: LogPosition) -> None:
        """An entry is in the log: it is the last one now."""
        self._position = position

    async def settled(self, appended: asyncio.Future[LogPosition], entry: RoomLogEntry) -> bool:
        """Whether the entry is in the log now, for certain; raises Fenced if somebody else has written.

        After an uncertain end the last entry of the log tells, by its tag.
        """
        try:
            self.kept(await appended)
        except WriteFailed:
            return False
        except WriteUnconfirmed:
            last = await self._last()
            if last is None or last.entry.n < entry.n:
                return False
            if last.entry != entry:
                raise LogFenced(f"Entry {entry.n} of table {self.table} is another one.") from None
            self.kept(last.position)
        return True

    async def was_overtaken(self) -> bool:
        """Whether somebody else has written, as far as can be told while nothing is being kept."""
        before = self._position
        last = await self._last()
        if self._position != before or self._asked != before.n or self.is_empty:
            return False
        return last is None or last.position != before

    def keep_door(self, door: AccessDigests) -> Coroutine[Any, Any, None]:
        """Before all that is asked for later, or else sooner or later: who came in by it would stay outside after a
        restart.
        """
        self._door = door
        return self._keep_door(door, asyncio.ensure_future(self._store.keep_door(self.table, door)))

    async def _keep_door(self, door: AccessDigests, kept: Awaitable[None]) -> None:
        while True:
            try:
                await kept
            except (WriteFailed, WriteUnconfirmed):
                await asyncio.sleep(ASK_AGAIN)
                if door is not self._door:
                    return  # a newer one must not be replaced by this one
                kept = self._store.keep_door(self.table, door)
                continue
            return

    async def until_back(self) -> None:
        """Wait until something can be kept again."""
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

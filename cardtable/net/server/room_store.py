"""Store of room logs: its interface and errors, and the log of one room in it.

The store may be full, slow, uncertain, or taken by another server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Any, NamedTuple, Protocol, TypeVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.host.room.room_effects import AccessDigests, RoomLogEntry


class LogPosition(NamedTuple):
    """Position of a log's last entry: its number, and its address in the store; START before the first."""

    n: int
    at: int


START = LogPosition(0, 0)


class LogFenced(Exception):
    """Error if another server has written to the log: the room is not ours any more."""


class WriteFailed(Exception):
    """Error if the entry is certainly not in the store: the disk is full or read-only. `number`: errno or 0."""

    def __init__(self, message: str = "", number: int = 0) -> None:
        super().__init__(message)
        self.number = number


class WriteUnconfirmed(Exception):
    """Error if the entry may or may not be in the store: the log's tail decides. `number`: errno or 0."""

    def __init__(self, message: str = "", number: int = 0) -> None:
        super().__init__(message)
        self.number = number


class LogUnreadable(Exception):
    """Error for a log of a newer version."""


class StoreInUse(Exception):
    """Error if another process has opened this store."""


class LastEntry(NamedTuple):
    """The last entry of a log, and its position."""

    entry: RoomLogEntry
    position: LogPosition


@frozen
class StoredLog:
    """A room's log up to the first gap, and the position of its last entry."""

    entries: tuple[RoomLogEntry, ...] = ()
    position: LogPosition = START
    is_broken: bool = False  # more entries follow a gap: no append is possible before `cut`


def contiguous_entries(entries: Iterable[RoomLogEntry]) -> tuple[RoomLogEntry, ...]:
    """Return the entries up to the first gap."""
    return tuple(entry for _, entry in takewhile(lambda each: each[0] == each[1].n, enumerate(entries, START.n + 1)))


@frozen
class StoredRoom:
    """A room with a log; `written`: seconds since 1970 of its last entry."""

    room_id: str
    written: float


class RoomStore(Protocol):
    """Store of room logs. An entry for which `append` has returned survives a loss of power.

    All reading methods raise WriteUnconfirmed if the store does not answer.
    """

    def append(self, room_id: str, after: LogPosition, entry: RoomLogEntry) -> Awaitable[LogPosition]:
        """Persist the entry behind `after`, the last one, and after all earlier calls, awaited or not.

        Raises LogFenced, WriteFailed or WriteUnconfirmed.
        """

    async def tail(self, room_id: str) -> LastEntry | None: ...

    async def read(self, room_id: str) -> StoredLog:
        """Return the log up to the first gap; raise LogUnreadable."""

    async def cut(self, room_id: str, n: int) -> None:
        """Set aside all entries after number `n`."""

    def store_access_digests(self, room_id: str, digests: AccessDigests) -> Awaitable[None]:
        """Replace the digests with which a newcomer is checked before a replay; in order with `append`."""

    async def access_digests(self, room_id: str) -> AccessDigests | None:
        """Return the newest digests; None for an unknown room."""

    async def rooms(self) -> Sequence[StoredRoom]: ...

    def record_creator(self, room_id: str, creator: str) -> Awaitable[None]:
        """Store the creator of a room, in order with `append`."""

    async def creators(self) -> Mapping[str, str]:
        """Return the known creators of all rooms with a log, by room id."""

    def rename(self, before: str, now: str) -> Awaitable[None]:
        """Delete the log of a room after a rematch, and let its id lead to the new one."""

    async def aliases(self) -> Mapping[str, str]:
        """Return the ids of rooms with a log, by their former ids."""

    async def current_id(self, room_id: str) -> str:
        """Return the current id for a former id; an unknown id as it is."""

    async def forget(self, room_id: str) -> None:
        """Delete a room and its former ids; a server that still holds its log is fenced."""

    async def probe(self) -> None:
        """Raise WriteFailed or WriteUnconfirmed while no write is possible."""

    async def close(self) -> None: ...


T = TypeVar("T")

ASK_AGAIN = 2.0  # seconds between attempts while the store is unavailable


class RoomLog:
    """Commit log of a room: appends one entry after another."""

    def __init__(self, store: RoomStore, room_id: str, position: LogPosition = START) -> None:
        self.room_id, self._store, self._position = room_id, store, position
        self._last_requested = position.n  # number of the last entry given to the store
        self._digests: AccessDigests | None = None  # newest digests given to the store

    @property
    def is_empty(self) -> bool:
        """True before the match: nothing of the room outlives this process."""
        return self._position == START

    def begin(self, room_id: str) -> None:
        self.room_id, self._position, self._last_requested = room_id, START, START.n

    def append(self, entry: RoomLogEntry) -> asyncio.Future[LogPosition]:
        """Start to persist an entry; pass a failed result to `confirm`."""
        self._last_requested = entry.n
        return asyncio.ensure_future(self._store.append(self.room_id, self._position, entry))

    def set_position(self, position: LogPosition) -> None:
        self._position = position

    async def confirm(self, write: asyncio.Future[LogPosition], entry: RoomLogEntry) -> bool:
        """Return True if the entry is in the log, by its tail if unconfirmed; raise LogFenced for another server's."""
        try:
            self.set_position(await write)
        except WriteFailed:
            return False
        except WriteUnconfirmed:
            last = await self._tail()
            if last is None or last.entry.n < entry.n:
                return False
            if last.entry != entry:
                raise LogFenced(f"Entry {entry.n} of table {self.room_id} is another one.") from None
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
            with suppress(WriteFailed, WriteUnconfirmed):
                return await write
            await asyncio.sleep(ASK_AGAIN)
            if digests is not self._digests:
                return  # newer digests must not be overwritten
            write = self._store.store_access_digests(self.room_id, digests)

    async def wait_until_writable(self) -> None:
        await asyncio.sleep(ASK_AGAIN)
        await _retry(self._store.probe)

    async def _tail(self) -> LastEntry | None:
        return await _retry(lambda: self._store.tail(self.room_id))


async def _retry(call: Callable[[], Awaitable[T]]) -> T:
    while True:
        with suppress(WriteFailed, WriteUnconfirmed):
            return await call()
        await asyncio.sleep(ASK_AGAIN)

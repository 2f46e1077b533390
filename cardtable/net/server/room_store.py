"""Interface of a store of room logs, and its errors."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple, Protocol

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

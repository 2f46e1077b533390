"""Where the logs of tables are kept, and what can go wrong when something is added to one."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple, Protocol

from cardtable.core.frozen_values import frozen
from cardtable.host.people_table.effects import Door, Entry


class Position(NamedTuple):
    """Of the last entry of a table's log: its number, and where it lies as its store counts; START before the first."""

    n: int
    at: int


START = Position(0, 0)


class Fenced(Exception):
    """Somebody else has written to this log: the table is not ours any more."""


class NotKept(Exception):
    """The entry is certainly not in the store: the disk is full, or nobody may write. `number`: an errno; 0: none."""

    def __init__(self, why: str = "", number: int = 0) -> None:
        super().__init__(why)
        self.number = number


class Unsure(Exception):
    """Nobody knows whether the entry is in the store: its tail tells. `number`: an errno; 0: none."""

    def __init__(self, why: str = "", number: int = 0) -> None:
        super().__init__(why)
        self.number = number


class Unreadable(Exception):
    """A log says what this version of the program does not know."""


class InUse(Exception):
    """Another program has opened this store."""


class Last(NamedTuple):
    """The last entry of a log, and its position."""

    entry: Entry
    position: Position


@frozen
class KeptLog:
    """A table's log as far as it goes without a gap, and the position of its last entry."""

    entries: tuple[Entry, ...] = ()
    position: Position = START
    is_broken: bool = False  # other entries lie behind the gap: nobody can write until they are cut off


def unbroken(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries from the first one on, up to the first gap."""
    return tuple(entry for _, entry in takewhile(lambda each: each[0] == each[1].n, enumerate(entries, START.n + 1)))


@frozen
class KeptTable:
    """A table that has a log; `written`: seconds of the wall clock since 1970 when its last entry was kept."""

    table: str
    written: float


class Store(Protocol):
    """Logs of tables. What `append` has returned for survives the loss of this machine's power.

    Whatever only reads raises Unsure where the store does not answer.
    """

    def append(self, table: str, after: Position, entry: Entry) -> Awaitable[Position]:
        """Keep the entry behind `after`, the last one, and behind all that was asked for before, awaited or not.

        Raises Fenced, NotKept or Unsure.
        """
        ...

    async def tail(self, table: str) -> Last | None:
        """The last entry."""
        ...

    async def read(self, table: str) -> KeptLog:
        """All entries in order, as far as they follow each other without a gap; raises Unreadable."""
        ...

    async def cut(self, table: str, n: int) -> None:
        """Set aside what comes after entry n: nobody could replay it."""
        ...

    def keep_door(self, table: str, door: Door) -> Awaitable[None]:
        """What a newcomer is compared with before anything is replayed; replaces the one before, in order as append."""
        ...

    async def door(self, table: str) -> Door | None:
        """The newest one; None for a table that is not known."""
        ...

    async def tables(self) -> Sequence[KeptTable]:
        """All tables that have a log."""
        ...

    def keep_maker(self, table: str, maker: str) -> Awaitable[None]:
        """Who has opened a table, before all that is asked for later."""
        ...

    async def makers(self) -> Mapping[str, str]:
        """Of all tables that have a log: who has opened them, where that is known."""
        ...

    def rename(self, before: str, now: str) -> Awaitable[None]:
        """Another match has begun: nothing is left of the table before but that its id leads to the new one."""
        ...

    async def aliases(self) -> Mapping[str, str]:
        """By ids of before: the ids of tables that have a log."""
        ...

    async def now_called(self, table: str) -> str:
        """The id to which an id of before leads; the same one where nothing is known of it."""
        ...

    async def forget(self, table: str) -> None:
        """The table is no more, and no id leads to it; whoever still holds its log is fenced."""
        ...

    async def probe(self) -> None:
        """Try to write nothing; raises NotKept while nothing can be kept."""
        ...

    async def close(self) -> None:
        """Write what waits, and let go."""
        ...

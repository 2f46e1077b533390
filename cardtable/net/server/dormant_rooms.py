"""Tables that sleep in the store: who may wake one, and how it is played again from its log.

Tables of a store that nobody can or will play at any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from cardtable import __version__
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.core.session import ReplayError
from cardtable.host.room.admission import refused_at
from cardtable.host.room.log_writer import TAG
from cardtable.host.room.membership import Invite
from cardtable.host.room.room import Room
from cardtable.host.room.room_effects import AccessDigests, RoomLogEntry, RoomLogEntryKind
from cardtable.host.room.room_log_entries import ServerEntry, read_owner
from cardtable.host.room_messages import ClosingMessage, RedirectMessage
from cardtable.host.room_requests import HelloRequest
from cardtable.host.room_types import PROTOCOL, DisconnectCode
from cardtable.net.server.cluster_peers import ClusterPeers
from cardtable.net.server.room_store import LogFenced, LogPosition, LogUnreadable, RoomStore, StoredLog

_POISON = 60.0  # seconds within which a log that fails twice is given up
_RIVALS = 3  # times that another server may take the same table first

Refusal = DisconnectCode | ClosingMessage | RedirectMessage


@frozen
class RestoredRoom:
    """A table as its log leaves it, and where that ends."""

    table: Room
    position: LogPosition


@frozen
class _Ready:
    """A table that has been played again, where its log ended, and what is to be added to that."""

    table: Room
    position: LogPosition
    entry: RoomLogEntry | None


class DormantRooms:
    """Wakes tables for one process; `entropy(n)`: n fresh hexadecimal digits, `clock`: steady seconds."""

    def __init__(
        self,
        store: RoomStore,
        games: Mapping[str, AnyGame],
        neighbours: ClusterPeers,
        invitation: Invite,
        entropy: Callable[[int], str],
        clock: Callable[[], float],
    ) -> None:
        self._store = store
        self._games = games
        self._neighbours = neighbours
        self._invitation = invitation
        self._entropy = entropy
        self._clock = clock
        self._replaying = ThreadPoolExecutor(1, thread_name_prefix="cardtable replay")
        self._failed: dict[str, float] = {}  # when a table's log was cut

    async def knows(self, hello: HelloRequest) -> bool:
        """Whether the key is good at a table that sleeps here; raises NotKept or Unsure."""
        door = await self._store.door(hello.table)
        return door is not None and refused_at(door, hello) is None

    async def refused(self, hello: HelloRequest) -> Refusal | None:
        """Why this Hello wakes no table, before anything is replayed; raises NotKept or Unsure."""
        door = await self._store.door(hello.table)
        if door is None:
            return await self._neighbours.who_has(hello.table) or DisconnectCode.NO_TABLE
        return refused_at(door, hello) or self._other_version(door)

    async def wake(self, table: str) -> RestoredRoom | Refusal:
        """The table, which this server runs from now on; why not, where it cannot. Raises NotKept or Unsure."""
        door = await self._store.door(table)
        if door is None:
            return DisconnectCode.NO_TABLE
        if (other := self._other_version(door)) is not None:
            return other
        for _ in range(_RIVALS):
            try:
                return await self._taken_over(door)
            except LogFenced:
                continue
            except LogUnreadable:
                return _newer(door)
        return DisconnectCode.STOPPING

    def close(self) -> None:
        """Nothing is replayed any more."""
        self._replaying.shutdown(wait=False, cancel_futures=True)

    def _other_version(self, door: AccessDigests) -> ClosingMessage | None:
        """A log of other rules than are played here is left alone."""
        game = self._games.get(door.game)
        return None if game is not None and game.version == door.version else _newer(door)

    async def _taken_over(self, door: AccessDigests) -> RestoredRoom | Refusal:
        """First it is played again, and only if that goes well the log says whose it is; raises Fenced.

        It is played again while another server's lease is waited for: when that has passed, one entry is all that is
        left to do, for as many tables as there are.
        """
        kept = await self._store.read(door.table)
        if not kept.entries:
            return DisconnectCode.NO_TABLE
        owner = _owner_of(kept.entries)
        playing = asyncio.ensure_future(self._played_again(kept))
        try:
            there = await self._neighbours.elsewhere(owner.server) if owner is not None else None
            if there is not None:
                return there
            if kept.is_broken:
                await self._store.cut(door.table, kept.position.n)
            return await self._own(await playing)
        except ReplayError as error:
            if owner is not None and owner.program != __version__:
                return _newer(door)  # whoever wrote it may well understand it
            return await self._mended(door.table, error)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    async def _mended(self, table: str, error: ReplayError) -> RestoredRoom | Refusal:
        """Go on before the entry that cannot be played; what fails again at once is left for a person to look at.

        Then there is no such table for now; it is not closed, for whoever is told that forgets the seat.
        """
        now = self._clock()
        before, self._failed[table] = self._failed.get(table), now
        if error.accepted == 0 or (before is not None and now - before < _POISON):
            return DisconnectCode.NO_TABLE
        await self._store.cut(table, error.accepted)
        try:
            return await self._own(await self._played_again(await self._store.read(table)))
        except ReplayError:
            return DisconnectCode.NO_TABLE

    async def _played_again(self, kept: StoredLog) -> _Ready:
        """The table, and the entry that makes it this server's, where it is not; raises ReplayError."""
        own = self._neighbours.owner
        if not own or _owner_of(kept.entries) == read_owner(own):
            return _Ready(await self._restored(kept.entries), kept.position, None)
        entry = RoomLogEntry(kept.position.n + 1, self._entropy(TAG), RoomLogEntryKind.OWNER, own)
        return _Ready(await self._restored((*kept.entries, entry)), kept.position, entry)

    async def _own(self, ready: _Ready) -> RestoredRoom:
        """Raises Fenced where another server was quicker."""
        if ready.entry is None:
            return RestoredRoom(ready.table, ready.position)
        return RestoredRoom(ready.table, await self._store.append(ready.table.table, ready.position, ready.entry))

    async def _restored(self, entries: Sequence[RoomLogEntry]) -> Room:
        """In a thread, one log after another: everybody else plays on meanwhile."""
        restore = partial(
            Room.restored,
            entries,
            self._games,
            self._entropy,
            program=__version__,
            invitation=self._invitation,
            owner=self._neighbours.owner,
        )
        return await asyncio.get_running_loop().run_in_executor(self._replaying, restore)


def _owner_of(entries: Sequence[RoomLogEntry]) -> ServerEntry | None:
    """What the log says of who runs the table; raises Unreadable."""
    text = next((entry.rest for entry in reversed(entries) if entry.kind is RoomLogEntryKind.OWNER), "")
    try:
        return read_owner(text) if text else None
    except (ValueError, KeyError, TypeError) as error:
        raise LogUnreadable(text) from error


def _newer(door: AccessDigests) -> ClosingMessage:
    return ClosingMessage(DisconnectCode.OTHER_VERSION, PROTOCOL, __version__, door.game, door.version)


ASLEEP = 30 * 24 * 3600.0  # seconds without an entry


async def tables_of_other_versions(store: RoomStore, games: Mapping[str, AnyGame]) -> Sequence[AccessDigests]:
    """Those whose rules are not the ones that are played here."""
    doors = [await store.door(kept.table) for kept in await store.tables()]
    return [door for door in doors if door is not None and not _is_played(door, games)]


async def forget_old(store: RoomStore, now: float) -> Sequence[str]:
    """Forget what has been asleep for thirty days: which tables; `now`: seconds of the wall clock since 1970."""
    old = [kept.table for kept in await store.tables() if now - kept.written > ASLEEP]
    for table in old:
        await store.forget(table)
    return old


def _is_played(door: AccessDigests, games: Mapping[str, AnyGame]) -> bool:
    return door.game in games and games[door.game].version == door.version

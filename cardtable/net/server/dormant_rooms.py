"""Dormant rooms: activation from the log, and deletion after a long time."""

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
_RIVALS = 3  # attempts, as other servers may be quicker

Refusal = DisconnectCode | ClosingMessage | RedirectMessage

ASLEEP = 30 * 24 * 3600.0  # seconds without an entry


@frozen
class RestoredRoom:
    """A room replayed from its log, and the position of the log's end."""

    room: Room
    position: LogPosition


@frozen
class _Ready:
    """A room replayed from its log, the position of its end, and an owner entry to append: None if not needed."""

    table: Room
    position: LogPosition
    entry: RoomLogEntry | None


class DormantRooms:
    """Activator of passivated rooms; `entropy(n)` returns n random hexadecimal digits, `clock` monotonic seconds."""

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
        self._failed: dict[str, float] = {}  # time at which a room's log was cut

    async def accepts_token(self, hello: HelloRequest) -> bool:
        """Return True if the token is valid in a dormant room; raise WriteFailed or WriteUnconfirmed."""
        door = await self._store.access_digests(hello.table)
        return door is not None and refused_at(door, hello) is None

    async def refusal_of(self, hello: HelloRequest) -> Refusal | None:
        """Return the reason to refuse a hello before a replay; raise WriteFailed or WriteUnconfirmed."""
        door = await self._store.access_digests(hello.table)
        if door is None:
            return await self._neighbours.find_room(hello.table) or DisconnectCode.NO_TABLE
        return refused_at(door, hello) or self._other_version(door)

    async def activate(self, table: str) -> RestoredRoom | Refusal:
        """Return the room, which belongs to this server then, or a refusal; raise WriteFailed or WriteUnconfirmed."""
        door = await self._store.access_digests(table)
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
        """Cancel pending replays."""
        self._replaying.shutdown(wait=False, cancel_futures=True)

    def _other_version(self, door: AccessDigests) -> ClosingMessage | None:
        """Refuse a log of rules that this version does not have."""
        game = self._games.get(door.game)
        return None if game is not None and game.version == door.version else _newer(door)

    async def _taken_over(self, door: AccessDigests) -> RestoredRoom | Refusal:
        """Replay the log, then append the owner entry; raise LogFenced.

        The replay runs while another server's lease is awaited: once that has expired, one entry per room is all that
        is left to do.
        """
        kept = await self._store.read(door.table)
        if not kept.entries:
            return DisconnectCode.NO_TABLE
        owner = _owner_of(kept.entries)
        playing = asyncio.ensure_future(self._played_again(kept))
        try:
            there = await self._neighbours.find_server(owner.server) if owner is not None else None
            if there is not None:
                return there
            if kept.is_broken:
                await self._store.cut(door.table, kept.position.n)
            return await self._own(await playing)
        except ReplayError as error:
            if owner is not None and owner.program != __version__:
                return _newer(door)  # the version that wrote it may replay it
            return await self._mended(door.table, error)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    async def _mended(self, table: str, error: ReplayError) -> RestoredRoom | Refusal:
        """Cut the log before the invalid entry; a log that fails again soon is left for inspection.

        Then the room is reported as missing, not as closed, since clients delete tokens of closed rooms.
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
        """Replay the log, with an owner entry if the room is not this server's; raise ReplayError."""
        own = self._neighbours.owner
        if not own or _owner_of(kept.entries) == read_owner(own):
            return _Ready(await self._restored(kept.entries), kept.position, None)
        entry = RoomLogEntry(kept.position.n + 1, self._entropy(TAG), RoomLogEntryKind.OWNER, own)
        return _Ready(await self._restored((*kept.entries, entry)), kept.position, entry)

    async def _own(self, ready: _Ready) -> RestoredRoom:
        """Append the owner entry if needed; raise LogFenced if another server was quicker."""
        if ready.entry is None:
            return RestoredRoom(ready.table, ready.position)
        return RestoredRoom(ready.table, await self._store.append(ready.table.table, ready.position, ready.entry))

    async def _restored(self, entries: Sequence[RoomLogEntry]) -> Room:
        """Replay in a thread, one log after another, so that other rooms play on."""
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
    """Return the last owner entry of the log; raise LogUnreadable."""
    text = next((entry.rest for entry in reversed(entries) if entry.kind is RoomLogEntryKind.OWNER), "")
    try:
        return read_owner(text) if text else None
    except (ValueError, KeyError, TypeError) as error:
        raise LogUnreadable(text) from error


def _newer(door: AccessDigests) -> ClosingMessage:
    return ClosingMessage(DisconnectCode.OTHER_VERSION, PROTOCOL, __version__, door.game, door.version)


async def rooms_of_other_versions(store: RoomStore, games: Mapping[str, AnyGame]) -> Sequence[AccessDigests]:
    """Return the rooms whose rules differ from those of this version."""
    doors = [await store.access_digests(kept.table) for kept in await store.tables()]
    return [door for door in doors if door is not None and not _is_played(door, games)]


async def delete_old_rooms(store: RoomStore, now: float) -> Sequence[str]:
    """Delete rooms without an entry for thirty days and return their ids; `now`: seconds since 1970."""
    old = [kept.table for kept in await store.tables() if now - kept.written > ASLEEP]
    for table in old:
        await store.forget(table)
    return old


def _is_played(door: AccessDigests, games: Mapping[str, AnyGame]) -> bool:
    return door.game in games and games[door.game].version == door.version

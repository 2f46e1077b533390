"""Dormant rooms: activation from the log, and deletion after a long time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from cardtable import __version__
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.core.session import ReplayError
from cardtable.host.room.admission import access_refusal
from cardtable.host.room.membership import Invite
from cardtable.host.room.room import Room
from cardtable.host.room.room_effects import TAG, AccessDigests, RoomLogEntry, RoomLogEntryKind
from cardtable.host.room.room_log_entries import ServerEntry, read_values
from cardtable.host.room_messages import ClosingMessage, RedirectMessage
from cardtable.host.room_requests import HelloRequest
from cardtable.host.room_types import PROTOCOL, DisconnectCode
from cardtable.net.server.cluster_peers import ClusterPeers
from cardtable.net.server.room_store import LogFenced, LogPosition, LogUnreadable, RoomStore, StoredLog

_RETRY_WINDOW = 60.0  # seconds within which a log that fails twice is given up
_CLAIM_ATTEMPTS = 3  # attempts, as other servers may be quicker

Refusal = DisconnectCode | ClosingMessage | RedirectMessage

DORMANT_FOR = 30 * 24 * 3600.0  # seconds without an entry


@frozen
class RestoredRoom:
    """A room replayed from its log, and the position of the log's end; `entry`: an owner entry to append first."""

    room: Room
    position: LogPosition
    entry: RoomLogEntry | None = None


class DormantRooms:
    """Activator of passivated rooms; `entropy(n)` returns n random hexadecimal digits, `clock` monotonic seconds."""

    def __init__(
        self,
        store: RoomStore,
        games: Mapping[str, AnyGame],
        peers: ClusterPeers,
        invitation: Invite,
        entropy: Callable[[int], str],
        clock: Callable[[], float],
    ) -> None:
        self._store, self._games, self._peers = store, games, peers
        self._invitation, self._entropy, self._clock = invitation, entropy, clock
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="cardtable replay")
        self._cut_at: dict[str, float] = {}  # time at which a room's log was cut

    async def accepts_token(self, hello: HelloRequest) -> bool:
        """Return True if the token is valid in a dormant room; raise WriteFailed or WriteUnconfirmed."""
        digests = await self._store.access_digests(hello.table)
        return digests is not None and access_refusal(digests, hello) is None

    async def refusal_of(self, hello: HelloRequest) -> Refusal | None:
        """Return the reason to refuse a hello before a replay; raise WriteFailed or WriteUnconfirmed."""
        digests = await self._store.access_digests(hello.table)
        if digests is None:
            return await self._peers.find_room(hello.table) or DisconnectCode.NO_TABLE
        return access_refusal(digests, hello) or self._version_refusal(digests)

    async def activate(self, room_id: str) -> RestoredRoom | Refusal:
        """Return the room, which belongs to this server then, or a refusal; raise WriteFailed or WriteUnconfirmed."""
        digests = await self._store.access_digests(room_id)
        if digests is None:
            return DisconnectCode.NO_TABLE
        if (refusal := self._version_refusal(digests)) is not None:
            return refusal
        for _ in range(_CLAIM_ATTEMPTS):
            try:
                return await self._take_over(digests)
            except LogFenced:
                continue
            except LogUnreadable:
                return _other_version_message(digests)
        return DisconnectCode.STOPPING

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _version_refusal(self, digests: AccessDigests) -> ClosingMessage | None:
        game = self._games.get(digests.game)
        return None if game is not None and game.version == digests.version else _other_version_message(digests)

    async def _take_over(self, digests: AccessDigests) -> RestoredRoom | Refusal:
        """Replay the log, then append the owner entry; raise LogFenced.

        The replay runs while another server's lease is awaited: once that has expired, one entry per room is all that
        is left to do.
        """
        log = await self._store.read(digests.table)
        if not log.entries:
            return DisconnectCode.NO_TABLE
        owner = _last_owner(log.entries)
        replay = asyncio.ensure_future(self._replay(log))
        try:
            redirect = await self._peers.find_server(owner.server) if owner is not None else None
            if redirect is not None:
                return redirect
            if log.is_broken:
                await self._store.cut(digests.table, log.position.n)
            return await self._claim(await replay)
        except ReplayError as error:
            if owner is not None and owner.program != __version__:
                return _other_version_message(digests)  # the version that wrote it may replay it
            return await self._restore_cut(digests.table, error)
        finally:
            replay.cancel()
            await asyncio.gather(replay, return_exceptions=True)

    async def _restore_cut(self, room_id: str, error: ReplayError) -> RestoredRoom | Refusal:
        """Cut the log before the invalid entry; after another failure report no room, so that clients keep tokens."""
        now = self._clock()
        before, self._cut_at[room_id] = self._cut_at.get(room_id), now
        if error.accepted == 0 or (before is not None and now - before < _RETRY_WINDOW):
            return DisconnectCode.NO_TABLE
        await self._store.cut(room_id, error.accepted)
        try:
            return await self._claim(await self._replay(await self._store.read(room_id)))
        except ReplayError:
            return DisconnectCode.NO_TABLE

    async def _replay(self, log: StoredLog) -> RestoredRoom:
        """Replay the log, with an owner entry if the room is not this server's; raise ReplayError."""
        own = self._peers.owner
        if not own or _last_owner(log.entries) == read_values(ServerEntry, own):
            return RestoredRoom(await self._restore(log.entries), log.position)
        entry = RoomLogEntry(log.position.n + 1, self._entropy(TAG), RoomLogEntryKind.OWNER, own)
        return RestoredRoom(await self._restore((*log.entries, entry)), log.position, entry)

    async def _claim(self, replayed: RestoredRoom) -> RestoredRoom:
        room, position, entry = replayed.room, replayed.position, replayed.entry
        return RestoredRoom(room, position if entry is None else await self._store.append(room.table, position, entry))

    async def _restore(self, entries: Sequence[RoomLogEntry]) -> Room:
        """Replay in a thread, one log after another, so that other rooms play on."""
        restore = partial(
            Room.restore,
            entries,
            self._games,
            self._entropy,
            program=__version__,
            invitation=self._invitation,
            owner=self._peers.owner,
        )
        return await asyncio.get_running_loop().run_in_executor(self._executor, restore)


def _last_owner(entries: Sequence[RoomLogEntry]) -> ServerEntry | None:
    text = next((entry.rest for entry in reversed(entries) if entry.kind is RoomLogEntryKind.OWNER), "")
    try:
        return read_values(ServerEntry, text) if text else None
    except (ValueError, KeyError, TypeError) as error:
        raise LogUnreadable(text) from error


def _other_version_message(digests: AccessDigests) -> ClosingMessage:
    return ClosingMessage(DisconnectCode.OTHER_VERSION, PROTOCOL, __version__, digests.game, digests.version)


async def rooms_of_other_versions(store: RoomStore, games: Mapping[str, AnyGame]) -> Sequence[AccessDigests]:
    """Return the rooms whose rules differ from those of this version."""
    found = [await store.access_digests(stored.room_id) for stored in await store.rooms()]
    known = {name: game.version for name, game in games.items()}
    return [digests for digests in found if digests is not None and known.get(digests.game) != digests.version]


async def delete_old_rooms(store: RoomStore, now: float) -> Sequence[str]:
    """Delete rooms without an entry for thirty days and return their ids; `now`: seconds since 1970."""
    old = [stored.room_id for stored in await store.rooms() if now - stored.written > DORMANT_FOR]
    for room_id in old:
        await store.forget(room_id)
    return old

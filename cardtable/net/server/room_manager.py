"""Room manager: routes each connection to its room, which it finds, activates or creates."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any

from cardtable import __version__
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.host.room.membership import Invite
from cardtable.host.room.room import Room
from cardtable.host.room_messages import ClosingMessage, RedirectMessage
from cardtable.host.room_requests import FromSeat, HelloRequest
from cardtable.host.room_types import TABLES, TABLES_OF_ADDRESS, DisconnectCode
from cardtable.net.invitation import NEW_TABLE
from cardtable.net.server.cluster_peers import ClusterPeers, hand_over
from cardtable.net.server.dormant_rooms import DormantRooms, Refusal, RestoredRoom
from cardtable.net.server.player_service import PlayerService
from cardtable.net.server.room_registry import RoomRegistry
from cardtable.net.server.room_runner import RoomCounters, RoomRunner
from cardtable.net.server.room_store import START, LogPosition, RoomStore, WriteFailed, WriteUnconfirmed
from cardtable.net.transport.rate_limits import AddressTracker
from cardtable.net.transport.socket_connection import Connection

_POLL = 0.05  # seconds
_STOPPING = 5.0  # seconds for pending entries when the server stops


@frozen
class RoomCreationPolicy:
    """Permission to create rooms over a connection, and the limits of their number."""

    secret: str = ""  # 16 hexadecimal digits; "": no secret is valid
    anyone: bool = False
    tables: int = TABLES
    tables_of_address: int = TABLES_OF_ADDRESS

    def allows(self, hello: HelloRequest) -> bool:
        return self.anyone or (self.secret != "" and secrets.compare_digest(self.secret, hello.secret))


def entropy(digits: int) -> str:
    """Return random hexadecimal digits."""
    return secrets.token_hex(digits // 2)


class RoomManager:
    """All rooms of one process; `on_changed` is called after each event in one."""

    def __init__(
        self,
        store: RoomStore,
        games: Mapping[str, AnyGame],
        players: PlayerService,
        tracker: AddressTracker,
        invitation: Invite,
        policy: RoomCreationPolicy | None = None,
        on_changed: Callable[[RoomRunner], None] = lambda _runner: None,
        peers: ClusterPeers | None = None,
    ) -> None:
        self.counters = RoomCounters()
        self.on_changed = on_changed
        self._store, self._games, self._players = store, games, players
        self._tracker, self._invitation, self._policy = tracker, invitation, policy
        self._loop = asyncio.get_running_loop()
        self._peers = peers or ClusterPeers()
        self._peers.listen(lambda room_id: room_id in self._runners, self._check_logs, self._take_over)
        self._dormant = DormantRooms(store, games, self._peers, invitation, entropy, self._loop.time)
        self._runners: dict[str, RoomRunner] = {}
        self._runner_of: dict[int, RoomRunner] = {}  # by number of the connection
        self._seated: set[int] = set()  # numbers of connections of people with a seat
        self._registry = RoomRegistry(store, policy.secret if policy is not None else "")
        self._activating: dict[str, asyncio.Task[RoomRunner | Refusal]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_ending = False
        self._waiting: set[int] = set()  # numbers of connections whose room is being activated

    async def load(self) -> None:
        """Load what the store knows of dormant rooms; call before the first connection."""
        await self._registry.load()

    @property
    def runners(self) -> tuple[RoomRunner, ...]:
        return tuple(self._runners.values())

    def on_hello(self, connection: Connection, hello: HelloRequest) -> None:
        """Route a new connection; its `on_admitted` or `close` follows."""
        now = self._loop.time()
        hello = _with_current_id(hello, self._registry.current_id(hello.table))
        if self._is_ending and hello.table not in self._runners:
            refuse(connection, DisconnectCode.STOPPING)
        elif hello.key and hello.table not in ("", NEW_TABLE):
            self._resume(connection, hello, now)
        elif not (self._tracker.may_try(connection.address, now) and self._tracker.may_join(connection.address, now)):
            refuse(connection, DisconnectCode.TOO_MANY_LINES)
        elif hello.table in ("", NEW_TABLE):
            self._create_for(connection, hello)
        elif hello.table in self._runners:
            self.seat(connection, hello, self._runners[hello.table])
        else:
            self._search(connection, hello)

    def on_message(self, connection: Connection, message: FromSeat) -> None:
        if connection.number in self._runner_of:
            self._runner_of[connection.number].on_message(connection, message)

    def on_closed(self, connection: Connection) -> None:
        runner = self._runner_of.pop(connection.number, None)
        if connection.number in self._seated:
            self._seated.remove(connection.number)
            self._tracker.note_seat(connection.address, self._loop.time())  # the person will return from there
        if runner is not None:
            runner.on_closed(connection)
        self._waiting.discard(connection.number)

    def seat(self, connection: Connection, hello: HelloRequest, runner: RoomRunner) -> None:
        self._runner_of[connection.number] = runner
        runner.on_hello(connection, hello)

    def create(self, room_id: str = "") -> RoomRunner:
        name = room_id or self._unused_id()
        owner, invitation = self._peers.owner, self._invitation
        room = Room(name, self._games, entropy(16), entropy, program=__version__, invitation=invitation, owner=owner)
        return self._start_runner(name, room)

    async def activate(self, room_id: str) -> RoomRunner | Refusal:
        if room_id in self._runners:
            return self._runners[room_id]
        if room_id not in self._activating:
            self._activating[room_id] = self._loop.create_task(self._activate(room_id))
            self._activating[room_id].add_done_callback(lambda _task: self._activating.pop(room_id, None))
        return await asyncio.shield(self._activating[room_id])

    def set_limits(self, tables: int, tables_of_address: int) -> None:
        """Replace the limits of room numbers; existing rooms beyond them stay."""
        if self._policy is not None:
            self._policy = replace(self._policy, tables=tables, tables_of_address=tables_of_address)

    async def close(self, room_id: str) -> Refusal | None:
        """Close or, if not replayable, delete a room, or return a refusal; raise WriteFailed or WriteUnconfirmed."""
        room_id = self._registry.current_id(room_id)
        if room_id not in self._runners:
            if (redirect := await self._peers.find_room(room_id)) is not None:
                return redirect
            if await self._store.access_digests(room_id) is None:
                return DisconnectCode.NO_TABLE
        found = await self.activate(room_id)
        if isinstance(found, RoomRunner):
            found.close()
        elif isinstance(found, ClosingMessage) or found in (DisconnectCode.NO_TABLE, DisconnectCode.FULL):
            await self._store.forget(room_id)
            self._registry.remove(room_id)
        else:
            return found
        return None

    def on_addresses_changed(self) -> None:
        for runner in self.runners:
            runner.on_addresses_changed()

    async def finish(self, seconds: float) -> None:
        """Wait until all deals in play are finished, `seconds` at most; refuse new participants."""
        self._is_ending = True
        await self._peers.release()
        for runner in self.runners:
            runner.finish()
        end = self._loop.time() + seconds
        while self._runners and self._loop.time() < end:
            await asyncio.sleep(_POLL)

    async def hand_over(self) -> None:
        if not self._peers.has_peers:
            return
        self._is_ending = True
        await self._peers.release()
        await hand_over([runner for runner in self.runners if runner.has_begun], self._peers)

    async def stop(self) -> None:
        for task in (*self._tasks, *self._activating.values()):
            task.cancel()
        await asyncio.gather(*(runner.settle(_STOPPING) for runner in self._runners.values()))
        await self._peers.release()
        for runner in self._runners.values():
            runner.stop()
        self._dormant.close()

    def on_wrong_secret(self, connection: Connection) -> None:
        self._tracker.note_wrong_secret(connection.address, self._loop.time())

    def on_seated(self, connection: Connection) -> None:
        if connection.number in self._runner_of:
            self._seated.add(connection.number)
            self._tracker.note_seat(connection.address, self._loop.time())

    def on_stopped(self, runner: RoomRunner, *, forever: bool) -> None:
        """Remove a passivated room; `forever`: a closed one, which is deleted from the store."""
        runner.end()
        self._runners.pop(runner.name, None)
        if forever or not runner.has_begun:
            self._registry.remove(runner.name)
        if forever:
            self._start(self._store.forget(runner.name))

    def on_log_begin(self, runner: RoomRunner) -> None:
        write = self._registry.record_creator(runner.name)
        if write is not None:
            self._start(write)

    def on_deleted(self, room_id: str) -> None:
        self._registry.remove(room_id)

    def on_renamed(self, runner: RoomRunner, before: str) -> None:
        del self._runners[before]
        self._runners[runner.name] = runner
        self._start(self._registry.rename(before, runner.name))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _create_for(self, connection: Connection, hello: HelloRequest) -> None:
        policy = self._policy
        if policy is None:
            refuse(connection, DisconnectCode.NO_TABLE)
        elif not policy.allows(hello):
            self.on_wrong_secret(connection)
            refuse(connection, DisconnectCode.WRONG_SECRET)
        elif (
            len(self._runners) >= policy.tables
            or self._registry.count_of(connection.address) >= policy.tables_of_address
        ):
            refuse(connection, DisconnectCode.FULL)
        else:
            runner = self.create()
            self._registry.add_creator(runner.name, connection.address)
            self.seat(connection, hello, runner)

    def _resume(self, connection: Connection, hello: HelloRequest, now: float) -> None:
        """Seat a participant with a valid token before any limit: strangers at the same address must block nobody."""
        runner = self._runners.get(hello.table)
        if runner is None:
            self._activate_for(connection, hello)
        elif runner.accepts_token(hello) or self._tracker.may_try(connection.address, now):
            self.seat(connection, hello, runner)
        else:
            refuse(connection, DisconnectCode.TOO_MANY_LINES)

    def _search(self, connection: Connection, hello: HelloRequest) -> None:
        if not hello.secret:
            self.on_wrong_secret(connection)
            refuse(connection, DisconnectCode.WRONG_SECRET)
        elif not self._tracker.may_search(connection.address, self._loop.time()):
            refuse(connection, DisconnectCode.TOO_MANY_LINES)
        else:
            self._activate_for(connection, hello)

    def _activate_for(self, connection: Connection, hello: HelloRequest) -> None:
        self._waiting.add(connection.number)
        self._start(self._activate_and_seat(connection, hello))

    async def _activate_and_seat(self, connection: Connection, hello: HelloRequest) -> None:
        found: RoomRunner | Refusal
        try:
            # Another server may have had the rematch.
            hello = _with_current_id(hello, await self._store.current_id(hello.table))
            found = await self._refusal_of(connection, hello) or await self.activate(hello.table)
        except (WriteFailed, WriteUnconfirmed):  # the store cannot even be read
            found = DisconnectCode.STOPPING
        if found is DisconnectCode.NO_TABLE:
            self._tracker.note_unknown_room(connection.address, self._loop.time())
        if connection.number not in self._waiting:
            return  # the connection is gone
        self._waiting.remove(connection.number)
        if isinstance(found, RoomRunner):
            self.seat(connection, hello, found)
        else:
            if found is DisconnectCode.WRONG_SECRET:
                self.on_wrong_secret(connection)
            refuse(connection, found)

    async def _refusal_of(self, connection: Connection, hello: HelloRequest) -> Refusal | None:
        """Return a dormant room's refusal; only unknown tokens meet rate limits. Raise as `close`."""
        if hello.key and not await self._dormant.accepts_token(hello):
            address, now = connection.address, self._loop.time()
            if not (self._tracker.may_try(address, now) and self._tracker.may_search(address, now)):
                return DisconnectCode.TOO_MANY_LINES
        return await self._dormant.refusal_of(hello)

    async def _activate(self, room_id: str) -> RoomRunner | Refusal:
        if self._policy is not None and len(self._runners) >= self._policy.tables:
            return DisconnectCode.FULL
        found = await self._dormant.activate(room_id)
        return self._start_runner(room_id, found.room, found.position) if isinstance(found, RestoredRoom) else found

    async def _take_over(self, room_id: str) -> bool:
        if self._is_ending:
            return False
        try:
            found = await self.activate(room_id)
        except (WriteFailed, WriteUnconfirmed):
            return False
        if not isinstance(found, RoomRunner):
            return False
        found.await_participants()
        return True

    def _check_logs(self) -> None:
        """Check all rooms after an expired lease: other servers may have taken them over."""
        for runner in self.runners:
            self._start(runner.check_log())

    def _start_runner(self, name: str, room: Room, position: LogPosition = START) -> RoomRunner:
        room.membership.is_on_server = self._policy is not None  # else it is a person's own room
        runner = self._runners[name] = RoomRunner(room, self._store, self._players, self, position)
        return runner

    def _unused_id(self) -> str:
        while (name := entropy(8)) in self._runners or name == NEW_TABLE or name in self._registry:
            pass
        return name


def _with_current_id(hello: HelloRequest, room_id: str) -> HelloRequest:
    """Return the hello for the room's id after a rematch, of which the client has seen nothing."""
    return hello if room_id == hello.table else replace(hello, table=room_id, have=-1, tag="", opened=0)


def refuse(connection: Connection, reason: Refusal) -> None:
    """Close a connection with the reason, or redirect it."""
    if isinstance(reason, RedirectMessage):
        connection.send(reason)
        reason = DisconnectCode.STOPPING
    message = reason if isinstance(reason, ClosingMessage) else ClosingMessage(reason)
    connection.send(message)
    connection.close(message.code)

"""Room manager: routes each connection to its room, which it finds, activates or creates."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import Any

from cardtable import __version__
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.host.room.membership import Invite
from cardtable.host.room.room import Room
from cardtable.host.room_messages import ClosingMessage, RedirectMessage
from cardtable.host.room_requests import FromSeat, HelloRequest
from cardtable.host.room_types import TABLES, TABLES_OF_ADDRESS, DisconnectCode, RoomStage
from cardtable.net.invitation import NEW_TABLE
from cardtable.net.server.cluster_peers import ClusterPeers, NoPeers
from cardtable.net.server.dormant_rooms import DormantRooms, Refusal, RestoredRoom
from cardtable.net.server.player_service import PlayerService
from cardtable.net.server.room_handover import hand_over
from cardtable.net.server.room_registry import RoomRegistry
from cardtable.net.server.room_runner import RoomCounters, RoomRunner
from cardtable.net.server.room_store import START, LogPosition, RoomStore, WriteFailed, WriteUnconfirmed
from cardtable.net.transport.rate_limits import AddressTracker
from cardtable.net.transport.socket_connection import Connection

_LOOK = 0.05  # seconds
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
    """All rooms of one process; `changed` is called after each event in one."""

    def __init__(
        self,
        store: RoomStore,
        games: Mapping[str, AnyGame],
        thinking: PlayerService,
        addresses: AddressTracker,
        invitation: Invite,
        opening: RoomCreationPolicy | None = None,
        changed: Callable[[RoomRunner], None] = lambda _runner: None,
        neighbours: ClusterPeers | None = None,
    ) -> None:
        self.counters = RoomCounters()
        self.on_changed = changed
        self._store = store
        self._games = games
        self._thinking = thinking
        self._addresses = addresses
        self._invitation = invitation
        self._opening = opening
        self._loop = asyncio.get_running_loop()
        self._neighbours = neighbours or NoPeers()
        self._neighbours.listen(lambda table: table in self._runners, self._look, self._take_over)
        self._sleepers = DormantRooms(store, games, self._neighbours, invitation, entropy, self._loop.time)
        self._runners: dict[str, RoomRunner] = {}
        self._at: dict[int, RoomRunner] = {}  # by number of the connection
        self._seated: set[int] = set()  # numbers of connections of people with a seat
        self._register = RoomRegistry(store, opening.secret if opening is not None else "")
        self._waking: dict[str, asyncio.Task[RoomRunner | Refusal]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_ending = False
        self._expecting: set[int] = set()  # numbers of connections whose room is being activated

    async def load(self) -> None:
        """Load what the store knows of dormant rooms; call before the first connection."""
        await self._register.load()

    @property
    def runners(self) -> tuple[RoomRunner, ...]:
        """Active rooms."""
        return tuple(self._runners.values())

    # ---- connections

    def on_hello(self, line: Connection, hello: HelloRequest) -> None:
        """Route a new connection; its `admitted` or `close` follows."""
        now = self._loop.time()
        hello = self._led_on(hello)
        if self._is_ending and hello.table not in self._runners:
            refuse(line, DisconnectCode.STOPPING)
        elif hello.key and hello.table not in ("", NEW_TABLE):
            self._come_back(line, hello, now)
        elif not (self._addresses.may_try(line.address, now) and self._addresses.may_join(line.address, now)):
            refuse(line, DisconnectCode.TOO_MANY_LINES)
        elif hello.table in ("", NEW_TABLE):
            self._open(line, hello)
        elif hello.table in self._runners:
            self.seat(line, hello, self._runners[hello.table])
        else:
            self._search(line, hello)

    def on_message(self, line: Connection, message: FromSeat) -> None:
        if line.number in self._at:
            self._at[line.number].on_message(line, message)

    def on_closed(self, line: Connection) -> None:
        """Note the end of a connection."""
        runner = self._at.pop(line.number, None)
        if line.number in self._seated:
            self._seated.remove(line.number)
            self._addresses.note_seat(line.address, self._loop.time())  # the person will return from there
        if runner is not None:
            runner.on_closed(line)
        self._expecting.discard(line.number)

    def seat(self, line: Connection, hello: HelloRequest, runner: RoomRunner) -> None:
        """Route a connection to a room."""
        self._at[line.number] = runner
        runner.on_hello(line, hello)

    # ---- rooms

    def create(self, table: str = "", secret: str = "") -> RoomRunner:
        """Create a room, whose first participant will own it."""
        name = table or self._free_name()
        made = Room(
            name,
            self._games,
            secret or entropy(16),
            entropy,
            program=__version__,
            invitation=self._invitation,
            owner=self._neighbours.owner,
        )
        return self._run(name, made)

    async def activate(self, table: str) -> RoomRunner | Refusal:
        """Return an active or activated room, or a refusal."""
        if table in self._runners:
            return self._runners[table]
        if table not in self._waking:
            self._waking[table] = self._loop.create_task(self._wake(table))
            self._waking[table].add_done_callback(lambda _task: self._waking.pop(table, None))
        return await asyncio.shield(self._waking[table])

    def set_limits(self, tables: int, of_address: int) -> None:
        """Replace the limits of room numbers; existing rooms beyond them stay."""
        if self._opening is not None:
            self._opening = replace(self._opening, tables=tables, tables_of_address=of_address)

    async def close(self, table: str) -> Refusal | None:
        """Close a room for ever, active or dormant, or return a refusal; raise WriteFailed or WriteUnconfirmed.

        One that this version cannot replay is deleted from the store.
        """
        table = self._register.current_id(table)
        if table not in self._runners:
            if (there := await self._neighbours.find_room(table)) is not None:
                return there
            if await self._store.access_digests(table) is None:
                return DisconnectCode.NO_TABLE
        found = await self.activate(table)
        if isinstance(found, RoomRunner):
            found.close()
        elif isinstance(found, ClosingMessage) or found in (DisconnectCode.NO_TABLE, DisconnectCode.FULL):
            await self._store.forget(table)
            self._register.remove(table)
        else:
            return found
        return None

    def on_addresses_changed(self) -> None:
        """Renew the invitations of all rooms after a change of addresses."""
        for runner in self.runners:
            runner.on_addresses_changed()

    async def finish(self, seconds: float) -> None:
        """Wait until all deals in play are finished, `seconds` at most; refuse new participants."""
        self._is_ending = True
        await self._neighbours.release()
        for runner in self.runners:
            runner.finish()
        end = self._loop.time() + seconds
        while self._runners and self._loop.time() < end:
            await asyncio.sleep(_LOOK)

    async def hand_over(self) -> None:
        """Hand over begun rooms to other servers, if there are any."""
        if not self._neighbours.has_peers:
            return
        self._is_ending = True
        await self._neighbours.release()
        await hand_over([runner for runner in self.runners if runner.has_begun], self._neighbours)

    async def stop(self) -> None:
        """Wait for pending entries, then stop all rooms."""
        for task in (*self._tasks, *self._waking.values()):
            task.cancel()
        await asyncio.gather(*(runner.settle(_STOPPING) for runner in self._runners.values()))
        await self._neighbours.release()
        for runner in self._runners.values():
            runner.stop()
        self._sleepers.close()

    # ---- events of the runners

    def on_wrong_secret(self, line: Connection) -> None:
        """Count a wrong secret or token."""
        self._addresses.note_wrong_secret(line.address, self._loop.time())

    def on_seated(self, line: Connection) -> None:
        """Reserve capacity for the address of a seated participant."""
        if line.number in self._at:
            self._seated.add(line.number)
            self._addresses.note_seat(line.address, self._loop.time())

    def on_stopped(self, runner: RoomRunner, *, forever: bool) -> None:
        """Remove a passivated room; `forever`: a closed one, which is deleted from the store."""
        runner.end()
        self._runners.pop(runner.name, None)
        if forever or not runner.has_begun:
            self._register.remove(runner.name)
        if forever:
            self._start(self._store.forget(runner.name))

    def on_log_begin(self, runner: RoomRunner) -> None:
        """Record the creator of a room whose log begins."""
        kept = self._register.record_creator(runner.name)
        if kept is not None:
            self._start(kept)

    def on_deleted(self, table: str) -> None:
        """Note the deletion of an old dormant room."""
        self._register.remove(table)

    def on_renamed(self, runner: RoomRunner, before: str) -> None:
        """Note the new id of a room after a rematch."""
        del self._runners[before]
        self._runners[runner.name] = runner
        self._start(self._register.rename(before, runner.name))

    # ---- routing

    def _led_on(self, hello: HelloRequest) -> HelloRequest:
        """Redirect the hello of a former room id to the room's current id, with an empty history."""
        table = self._register.current_id(hello.table)
        return hello if table == hello.table else replace(hello, table=table, have=-1, tag="", opened=0)

    async def _led_on_by_the_store(self, hello: HelloRequest) -> HelloRequest:
        """Redirect like `_led_on`, by the ids in the store: another server may have had the rematch."""
        table = await self._store.current_id(hello.table)
        return hello if table == hello.table else replace(hello, table=table, have=-1, tag="", opened=0)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _open(self, line: Connection, hello: HelloRequest) -> None:
        opening = self._opening
        if opening is None:
            refuse(line, DisconnectCode.NO_TABLE)
        elif not opening.allows(hello):
            self.on_wrong_secret(line)
            refuse(line, DisconnectCode.WRONG_SECRET)
        elif len(self._runners) >= opening.tables or self._has_enough(line, opening):
            refuse(line, DisconnectCode.FULL)
        else:
            runner = self.create()
            self._register.add_creator(runner.name, line.address)
            self.seat(line, hello, runner)

    def _has_enough(self, line: Connection, opening: RoomCreationPolicy) -> bool:
        return self._register.count_of(line.address) >= opening.tables_of_address

    def _come_back(self, line: Connection, hello: HelloRequest, now: float) -> None:
        """Seat a participant with a valid token before any limit: strangers at the same address must block nobody."""
        runner = self._runners.get(hello.table)
        if runner is None:
            self._look_for(line, hello)
        elif runner.accepts_token(hello) or self._addresses.may_try(line.address, now):
            self.seat(line, hello, runner)
        else:
            refuse(line, DisconnectCode.TOO_MANY_LINES)

    def _search(self, line: Connection, hello: HelloRequest) -> None:
        """Search the store for a room that is not active, unless the hello has no secret to compare."""
        if not hello.secret:
            self.on_wrong_secret(line)
            refuse(line, DisconnectCode.WRONG_SECRET)
        elif not self._addresses.may_search(line.address, self._loop.time()):
            refuse(line, DisconnectCode.TOO_MANY_LINES)
        else:
            self._look_for(line, hello)

    def _look_for(self, line: Connection, hello: HelloRequest) -> None:
        self._expecting.add(line.number)
        self._start(self._come(line, hello))

    async def _come(self, line: Connection, hello: HelloRequest) -> None:
        """Activate a dormant room for a participant whom it knows."""
        found: RoomRunner | Refusal
        try:
            hello = await self._led_on_by_the_store(hello)
            found = await self._refused(line, hello) or await self.activate(hello.table)
        except (WriteFailed, WriteUnconfirmed):  # the store cannot even be read
            found = DisconnectCode.STOPPING
        if found is DisconnectCode.NO_TABLE:
            self._addresses.note_unknown_room(line.address, self._loop.time())
        if line.number not in self._expecting:
            return  # the connection is gone
        self._expecting.remove(line.number)
        if isinstance(found, RoomRunner):
            self.seat(line, hello, found)
        else:
            if found is DisconnectCode.WRONG_SECRET:
                self.on_wrong_secret(line)
            refuse(line, found)

    async def _refused(self, line: Connection, hello: HelloRequest) -> Refusal | None:
        """Return the reason to refuse a hello for a dormant room; only unknown tokens meet rate limits.

        Raises WriteFailed or WriteUnconfirmed.
        """
        if hello.key and not await self._sleepers.accepts_token(hello):
            now = self._loop.time()
            if not (self._addresses.may_try(line.address, now) and self._addresses.may_search(line.address, now)):
                return DisconnectCode.TOO_MANY_LINES
        return await self._sleepers.refusal_of(hello)

    async def _wake(self, table: str) -> RoomRunner | Refusal:
        if self._opening is not None and len(self._runners) >= self._opening.tables:
            return DisconnectCode.FULL
        found = await self._sleepers.activate(table)
        return self._run(table, found.room, found.position) if isinstance(found, RestoredRoom) else found

    async def _take_over(self, table: str) -> bool:
        """Take over a room from a server that stops; return False if that fails."""
        if self._is_ending:
            return False
        try:
            found = await self.activate(table)
        except (WriteFailed, WriteUnconfirmed):
            return False
        if not isinstance(found, RoomRunner):
            return False
        found.await_participants()
        return True

    def _look(self) -> None:
        """Check all rooms after an expired lease: other servers may have taken them over."""
        for runner in self.runners:
            self._start(runner.check_log())

    def _run(self, name: str, table: Room, position: LogPosition = START) -> RoomRunner:
        runner = self._runners[name] = RoomRunner(table, self._store, self._thinking, self, position)
        return runner

    def _free_name(self) -> str:
        while (name := entropy(8)) in self._runners or name == NEW_TABLE or name in self._register:
            pass
        return name


def refuse(line: Connection, why: Refusal) -> None:
    """Close a connection with the reason, or redirect it."""
    if isinstance(why, RedirectMessage):
        line.send(why)
        why = DisconnectCode.STOPPING
    gone = why if isinstance(why, ClosingMessage) else ClosingMessage(why)
    line.send(gone)
    line.close(gone.code)


def is_in_play(runner: RoomRunner) -> bool:
    """Return True if a deal is in play in the room."""
    return runner.stage is RoomStage.PLAYING

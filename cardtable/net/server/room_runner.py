"""Runner of one room: executes its effects with the store, the connections and the computer players.

An entry is shown once the store has persisted it; after an unconfirmed write the entry's tag decides. A room that fails
is restored from its log.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from cardtable.host import host_messages
from cardtable.host.room import room_effects
from cardtable.host.room.admission import access_refusal
from cardtable.host.room.room import Room
from cardtable.host.room_messages import RedirectMessage, RefusalMessage, RoomInfo
from cardtable.host.room_requests import FromSeat, HelloRequest
from cardtable.host.room_types import DisconnectCode, RoomStage
from cardtable.net.server.player_service import PlayerService
from cardtable.net.server.room_store import START, LogFenced, LogPosition, RoomLog, RoomStore
from cardtable.net.transport.rate_limits import room_rate_limit
from cardtable.net.transport.socket_connection import Connection

AWAIT_PARTICIPANTS_S = 30.0  # seconds for participants redirected from another server


@dataclass(slots=True)
class RoomCounters:
    """Counters for the server's figures: nothing of who plays what."""

    actions: int = 0  # persisted
    refused: int = 0  # refused actions, proposals and other requests


class RoomRunnerListener(Protocol):
    """Owner of the room runners, which receives their events."""

    counters: RoomCounters

    def on_wrong_secret(self, connection: Connection) -> None: ...

    def on_seated(self, connection: Connection) -> None: ...

    def on_stopped(self, runner: RoomRunner, *, forever: bool) -> None:
        """Handle a passivated room; `forever`: a closed one."""

    def on_log_begin(self, runner: RoomRunner) -> None:
        """Handle the first entry of a log before it is persisted."""

    def on_renamed(self, runner: RoomRunner, before: str) -> None:
        """Handle a rematch, which has a new room id."""

    def on_changed(self, runner: RoomRunner) -> None:
        """Handle any event in the room, after which its advertisement may differ."""


class RoomRunner:
    """One active room."""

    def __init__(
        self,
        room: Room,
        store: RoomStore,
        players: PlayerService,
        listener: RoomRunnerListener,
        position: LogPosition = START,
    ) -> None:
        self.room = room
        self.stage = RoomStage.LOBBY
        self._log = RoomLog(store, room.table, position)
        self._players = players
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        self._connections: dict[int, Connection] = {}
        self._rate_limit = room_rate_limit()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Future[Any]] = set()
        self._is_over = False
        self._is_held = False
        self._is_last_deal = False

    @property
    def name(self) -> str:
        return self._log.room_id

    @property
    def has_begun(self) -> bool:
        """True if anything of the room outlives this process."""
        return not self._log.is_empty

    @property
    def is_in_play(self) -> bool:
        return self.stage is RoomStage.PLAYING

    @property
    def people(self) -> tuple[tuple[str, str], ...]:
        connected = ((name, self._connections.get(number)) for number, name in self.room.people)
        return tuple((name, connection.address) for name, connection in connected if connection is not None)

    def accepts_token(self, hello: HelloRequest) -> bool:
        return access_refusal(self.room.membership.access_digests, hello) is None

    def on_hello(self, connection: Connection, hello: HelloRequest) -> None:
        self._connections[connection.number] = connection
        self._step(lambda now: self.room.on_hello(connection.number, hello, now))
        connection.on_admitted(self._rate_limit)

    def on_message(self, connection: Connection, message: FromSeat) -> None:
        self._step(lambda now: self.room.on_message(connection.number, message, now))

    def on_closed(self, connection: Connection) -> None:
        if self._connections.pop(connection.number, None) is not None:
            self._step(lambda now: self.room.on_lost(connection.number, now))

    def on_addresses_changed(self) -> None:
        self._step(self.room.on_address_changed)

    async def settle(self, seconds: float) -> None:
        """Wait until pending entries are persisted and shown, `seconds` at most."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)

    def close(self) -> None:
        """Close the room for ever; participants are notified once its log says so."""
        self._step(self.room.close)

    async def check_log(self) -> None:
        if await self._log.was_overtaken():
            self._on_fenced()

    def finish(self) -> None:
        """Stop after the deal in play, at once if there is none."""
        self._is_last_deal = True
        if not self.is_in_play:
            self._leave()

    def await_participants(self) -> None:
        """Wait for redirected participants before anything else, for a limited time."""
        self._set_timer(AWAIT_PARTICIPANTS_S)

    def hold(self) -> None:
        """Ignore requests until `redirect`: clients repeat them on the new server."""
        self._is_held = True

    def redirect(self, redirect: RedirectMessage | None) -> None:
        """Redirect all clients to `redirect` and stop; None: they search for the room themselves."""
        self._is_held = False
        if redirect is not None:
            for connection in self._connections.values():
                connection.send(redirect)
        self._leave()

    def stop(self) -> None:
        self._step(self.room.stop)
        self.end()

    def end(self) -> None:
        self._is_over = True
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _step(self, step: Callable[[float], list[room_effects.Effect]]) -> None:
        if self._is_over or self._is_held:
            return
        try:
            effects = step(self._loop.time())
        except Exception as error:  # an error in one room must not end the others
            self._fail(error)
            return
        for effect in effects:
            self._execute(effect)
        if not self._is_over:
            self._listener.on_changed(self)

    def _execute(self, effect: room_effects.Effect) -> None:
        match effect:
            case host_messages.SendTo():
                self._send(effect)
            case host_messages.AppendEntry(_, entry) if (
                self._is_last_deal and entry.kind is room_effects.RoomLogEntryKind.SEAL
            ):
                self._loop.call_soon(self._leave)
            case host_messages.AppendEntry(_, entry):
                self._append(entry)
            case room_effects.AccessDigests():
                self._start(self._log.store_access_digests(effect))
            case host_messages.AskPlayer(question, _, request):
                self._players.ask((self.name, question), request, partial(self._on_answer, question))
            case host_messages.CancelQuestions(questions):
                self._players.forget([(self.name, question) for question in questions])
            case host_messages.SetTimer(seconds):
                self._set_timer(seconds)
            case host_messages.RulesFault(error):
                self._report(error)
            case room_effects.CloseConnection(number, code):
                self._close_connection(number, code)
            case room_effects.PassivateRoom():
                self._listener.on_stopped(self, forever=False)
            case room_effects.RoomClosed():
                self._listener.on_stopped(self, forever=True)
            case room_effects.RoomReopened(name):
                before = self.name
                self._log.begin(name)
                self._listener.on_renamed(self, before)

    def _send(self, send: host_messages.SendTo) -> None:
        match send.message:
            case RoomInfo():
                self.stage = send.message.stage
                if self._is_last_deal and self.stage is not RoomStage.PLAYING:
                    self._loop.call_soon(self._leave)
                if send.message.you is not None and send.line in self._connections:
                    self._listener.on_seated(self._connections[send.line])
            case RefusalMessage():
                self._listener.counters.refused += 1
        if send.line in self._connections:
            self._connections[send.line].send(send.message)

    def _close_connection(self, number: int, code: DisconnectCode) -> None:
        connection = self._connections.pop(number, None)
        if connection is None:
            return
        if code is DisconnectCode.WRONG_SECRET:
            self._listener.on_wrong_secret(connection)
        connection.close(code)

    def _on_answer(self, question: int, action: object) -> None:
        self._step(lambda now: self.room.on_answer(question, action, now))

    def _set_timer(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, self._step, self.room.on_time)

    def _fail(self, error: Exception) -> None:
        """Abandon a room in an unknown state; its log restores it for the next participant."""
        self._report(error)
        for connection in self._connections.values():
            connection.close(DisconnectCode.STOPPING)
        self._connections.clear()
        self._listener.on_stopped(self, forever=False)

    def _report(self, error: Exception) -> None:
        """Print the type of an error for the admin, and nothing of what was said or played."""
        print(f"cardtable: table {self.name}: {type(error).__name__}", file=sys.stderr)

    def _leave(self) -> None:
        if not self._is_over:
            self.stop()
            self._listener.on_stopped(self, forever=False)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _append(self, entry: room_effects.RoomLogEntry) -> None:
        """Persist an entry; without a task as long as all goes well, which would cost three rounds of the loop."""
        if entry.kind is room_effects.RoomLogEntryKind.OPEN:
            self._listener.on_log_begin(self)
        write = self._log.append(entry)
        self._tasks.add(write)
        write.add_done_callback(partial(self._on_appended, entry))

    def _on_appended(self, entry: room_effects.RoomLogEntry, write: asyncio.Future[LogPosition]) -> None:
        self._tasks.discard(write)
        if write.cancelled():
            return
        if write.exception() is None:
            self._log.set_position(write.result())
            self._on_persisted(entry)
        else:
            self._start(self._confirm(entry, write))

    async def _confirm(self, entry: room_effects.RoomLogEntry, write: asyncio.Future[LogPosition]) -> None:
        try:
            is_persisted = await self._log.confirm(write, entry)
        except LogFenced:
            self._on_fenced()
            return
        if is_persisted:
            self._on_persisted(entry)
        else:
            self._step(lambda now: self.room.on_persist_failed(entry.n, now))
            await self._log.wait_until_writable()
            self._step(self.room.on_store_back)

    def _on_fenced(self) -> None:
        """Close all connections of a room that another server has taken; a held room is about to redirect them."""
        if not (self._is_over or self._is_held):
            self._step(self.room.stop)
            self._listener.on_stopped(self, forever=False)

    def _on_persisted(self, entry: room_effects.RoomLogEntry) -> None:
        self._listener.counters.actions += entry.kind is room_effects.RoomLogEntryKind.DO
        self._step(lambda now: self.room.on_persisted(entry.n, now))

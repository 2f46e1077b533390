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

from cardtable.host.host_messages import AskPlayer, CancelQuestions, RulesFault, SetTimer
from cardtable.host.room.admission import refused_at
from cardtable.host.room.room import Room
from cardtable.host.room.room_effects import (
    AccessDigests,
    AppendRoomEntry,
    CloseConnection,
    Effect,
    PassivateRoom,
    RoomClosed,
    RoomLogEntry,
    RoomLogEntryKind,
    RoomReopened,
    SendToConnection,
)
from cardtable.host.room_messages import RedirectMessage, RefusalMessage, RoomInfo
from cardtable.host.room_requests import FromSeat, HelloRequest
from cardtable.host.room_types import DisconnectCode, RoomStage
from cardtable.net.server.player_service import PlayerService
from cardtable.net.server.room_log import RoomLog
from cardtable.net.server.room_store import START, LogFenced, LogPosition, RoomStore
from cardtable.net.transport.rate_limits import room_rate_limit
from cardtable.net.transport.socket_connection import Connection

_EXPECTED = 30.0  # seconds for participants redirected from another server


@dataclass(slots=True)
class RoomCounters:
    """Counters for the server's figures: nothing of who plays what."""

    actions: int = 0  # persisted
    refused: int = 0  # refused actions, proposals and other requests


class RoomRunnerListener(Protocol):
    """Owner of the room runners, which receives their events."""

    counters: RoomCounters

    def on_wrong_secret(self, line: Connection) -> None:
        """Handle a wrong secret or token."""

    def on_seated(self, line: Connection) -> None:
        """Handle a connection whose participant has a seat."""

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
        table: Room,
        store: RoomStore,
        thinking: PlayerService,
        owner: RoomRunnerListener,
        position: LogPosition = START,
    ) -> None:
        self.room = table
        self.stage = RoomStage.LOBBY
        self._log = RoomLog(store, table.table, position)
        self._thinking = thinking
        self._owner = owner
        self._loop = asyncio.get_running_loop()
        self._lines: dict[int, Connection] = {}
        self._pace = room_rate_limit()
        self._wake: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Future[Any]] = set()
        self._over = False
        self._held = False
        self._last_deal = False

    @property
    def name(self) -> str:
        """Room id, in the store and for clients."""
        return self._log.table

    @property
    def has_begun(self) -> bool:
        """True if anything of the room outlives this process."""
        return not self._log.is_empty

    @property
    def people(self) -> tuple[tuple[str, str], ...]:
        """Name and address of each connected participant."""
        return tuple((name, self._lines[line].address) for line, name in self.room.people if line in self._lines)

    def accepts_token(self, hello: HelloRequest) -> bool:
        """Return True if the hello's token is valid in this room."""
        return refused_at(self.room.door, hello) is None

    # ---- requests

    def on_hello(self, line: Connection, hello: HelloRequest) -> None:
        """Pass a hello to the room, which may refuse it."""
        self._lines[line.number] = line
        self._do(lambda now: self.room.joined(line.number, hello, now))
        line.on_admitted(self._pace)

    def on_message(self, line: Connection, message: FromSeat) -> None:
        self._do(lambda now: self.room.received(line.number, message, now))

    def on_closed(self, line: Connection) -> None:
        if self._lines.pop(line.number, None) is not None:
            self._do(lambda now: self.room.lost(line.number, now))

    def on_addresses_changed(self) -> None:
        self._do(self.room.moved)

    async def settle(self, seconds: float) -> None:
        """Wait until pending entries are persisted and shown, `seconds` at most."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)

    def close(self) -> None:
        """Close the room for ever; participants are notified once its log says so."""
        self._do(self.room.close)

    async def check_log(self) -> None:
        """Stop if another server has taken the room over."""
        if await self._log.was_overtaken():
            self._fenced()

    def finish(self) -> None:
        """Stop after the deal in play, at once if there is none."""
        self._last_deal = True
        if self.stage is not RoomStage.PLAYING:
            self._leave()

    def await_participants(self) -> None:
        """Wait for redirected participants before anything else, for a limited time."""
        self._wake_after(_EXPECTED)

    def hold(self) -> None:
        """Ignore requests until `leave_to`: clients repeat them on the new server."""
        self._held = True

    def redirect(self, there: RedirectMessage | None) -> None:
        """Redirect all clients to `there` and stop; None: they search for the room themselves."""
        self._held = False
        if there is not None:
            for line in self._lines.values():
                line.send(there)
        self._leave()

    def stop(self) -> None:
        """Close all connections; the log stays."""
        self._do(self.room.stopping)
        self.end()

    def end(self) -> None:
        """Cancel timers and tasks, and ignore all further events."""
        self._over = True
        if self._wake is not None:
            self._wake.cancel()
        for task in self._tasks:
            task.cancel()

    # ---- effects

    def _do(self, step: Callable[[float], list[Effect]]) -> None:
        """Run one step of the room, and execute its effects."""
        if self._over or self._held:
            return
        try:
            effects = step(self._loop.time())
        except Exception as error:  # an error in one room must not end the others
            self._fail(error)
            return
        for effect in effects:
            self._do_one(effect)
        if not self._over:
            self._owner.on_changed(self)

    def _do_one(self, effect: Effect) -> None:
        match effect:
            case SendToConnection():
                self._send(effect)
            case AppendRoomEntry(entry) if self._last_deal and entry.kind is RoomLogEntryKind.SEAL:
                self._loop.call_soon(self._leave)
            case AppendRoomEntry(entry):
                self._append(entry)
            case AccessDigests():
                self._start(self._log.store_access_digests(effect))
            case AskPlayer(question, _, request):
                self._thinking.ask((self.name, question), request, self._answered(question))
            case CancelQuestions(questions):
                self._thinking.forget([(self.name, question) for question in questions])
            case SetTimer(seconds):
                self._wake_after(seconds)
            case RulesFault(error):
                self._tell(error)
            case CloseConnection(line, code):
                self._drop(line, code)
            case PassivateRoom():
                self._owner.on_stopped(self, forever=False)
            case RoomClosed():
                self._owner.on_stopped(self, forever=True)
            case RoomReopened(name):
                before = self.name
                self._log.begin(name)
                self._owner.on_renamed(self, before)

    def _send(self, send: SendToConnection) -> None:
        match send.message:
            case RoomInfo():
                self._see(send.message.stage)
                if send.message.you is not None and send.line in self._lines:
                    self._owner.on_seated(self._lines[send.line])
            case RefusalMessage():
                self._owner.counters.refused += 1
        if send.line in self._lines:
            self._lines[send.line].send(send.message)

    def _see(self, stage: RoomStage) -> None:
        self.stage = stage
        if self._last_deal and stage is not RoomStage.PLAYING:
            self._loop.call_soon(self._leave)

    def _drop(self, number: int, code: DisconnectCode) -> None:
        """Close a connection that the room has removed already."""
        line = self._lines.pop(number, None)
        if line is None:
            return
        if code is DisconnectCode.WRONG_SECRET:
            self._owner.on_wrong_secret(line)
        line.close(code)

    def _answered(self, question: int) -> Callable[[object], None]:
        return lambda action: self._do(lambda now: self.room.thought(question, action, now))

    def _wake_after(self, seconds: float) -> None:
        if self._wake is not None:
            self._wake.cancel()
        self._wake = self._loop.call_later(seconds, self._tick)

    def _tick(self) -> None:
        self._do(self.room.tick)

    def _fail(self, error: Exception) -> None:
        """Abandon a room in an unknown state; its log restores it for the next participant."""
        self._tell(error)
        for line in self._lines.values():
            line.close(DisconnectCode.STOPPING)
        self._lines.clear()
        self._owner.on_stopped(self, forever=False)

    def _tell(self, error: Exception) -> None:
        """Print the type of an error for the admin, and nothing of what was said or played."""
        print(f"cardtable: table {self.name}: {type(error).__name__}", file=sys.stderr)

    def _leave(self) -> None:
        if not self._over:
            self.stop()
            self._owner.on_stopped(self, forever=False)

    # ---- the log

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _append(self, entry: RoomLogEntry) -> None:
        """Persist an entry; without a task as long as all goes well, which would cost three rounds of the loop."""
        if entry.kind is RoomLogEntryKind.OPEN:
            self._owner.on_log_begin(self)
        appended = self._log.append(entry)
        self._tasks.add(appended)
        appended.add_done_callback(partial(self._appended, entry))

    def _appended(self, entry: RoomLogEntry, appended: asyncio.Future[LogPosition]) -> None:
        self._tasks.discard(appended)
        if appended.cancelled():
            return
        if appended.exception() is None:
            self._log.set_position(appended.result())
            self._kept(entry)
        else:
            self._start(self._make_sure(entry, appended))

    async def _make_sure(self, entry: RoomLogEntry, appended: asyncio.Future[LogPosition]) -> None:
        """Find out after an error whether the entry is in the log."""
        try:
            is_kept = await self._log.confirm(appended, entry)
        except LogFenced:
            self._fenced()
            return
        if is_kept:
            self._kept(entry)
        else:
            self._do(lambda now: self.room.not_kept(entry.n, now))
            await self._log.wait_until_writable()
            self._do(self.room.store_back)

    def _fenced(self) -> None:
        """Close all connections of a room that another server has taken; a held room is about to redirect them."""
        if not (self._over or self._held):
            self._do(self.room.lost_log)
            self._owner.on_stopped(self, forever=False)

    def _kept(self, entry: RoomLogEntry) -> None:
        self._owner.counters.actions += entry.kind is RoomLogEntryKind.DO
        self._do(lambda now: self.room.kept(entry.n, now))

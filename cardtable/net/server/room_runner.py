"""Runs one table: what it wants done is done here, with the store, the lines and the computer players.

It shows an entry once the store has synchronised it. The entry's tag decides whether an uncertain one was kept. A table
that fails is restored from its log.
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
from cardtable.net.transport.rate_limits import table_pace
from cardtable.net.transport.socket_connection import Connection

_EXPECTED = 30.0  # seconds for people who are sent here by another server


@dataclass(slots=True)
class RoomCounters:
    """What a server tells of itself: nothing of who plays what."""

    actions: int = 0  # kept
    refused: int = 0  # actions, wishes and the like


class RoomRunnerListener(Protocol):
    """Who has the table running."""

    tally: RoomCounters

    def was_wrong(self, line: Connection) -> None:
        """A line came with a wrong secret or key."""
        ...

    def has_seat(self, line: Connection) -> None:
        """A line is of somebody who sits at the table."""
        ...

    def done_with(self, runner: RoomRunner, *, forever: bool) -> None:
        """The table sleeps, or is no more."""
        ...

    def begins(self, runner: RoomRunner) -> None:
        """The first entry of its log is about to be kept."""
        ...

    def renamed(self, runner: RoomRunner, before: str) -> None:
        """All play another match: the table goes by another name, and the one before is no more."""
        ...

    def changed(self, runner: RoomRunner) -> None:
        """Something has happened at the table: what is announced of it may be another."""
        ...


class RoomRunner:
    """One table that is awake."""

    def __init__(
        self,
        table: Room,
        store: RoomStore,
        thinking: PlayerService,
        owner: RoomRunnerListener,
        position: LogPosition = START,
    ) -> None:
        self.table = table
        self.stage = RoomStage.LOBBY
        self._log = RoomLog(store, table.table, position)
        self._thinking = thinking
        self._owner = owner
        self._loop = asyncio.get_running_loop()
        self._lines: dict[int, Connection] = {}
        self._pace = table_pace()
        self._wake: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Future[Any]] = set()
        self._over = False
        self._held = False
        self._last_deal = False

    @property
    def name(self) -> str:
        """Of the table: in the store, and for whoever comes."""
        return self._log.table

    @property
    def has_begun(self) -> bool:
        """Whether anything of the table outlives this process."""
        return not self._log.is_empty

    @property
    def people(self) -> tuple[tuple[str, str], ...]:
        """Name and address of everybody who is here, seated or watching."""
        return tuple((name, self._lines[line].address) for line, name in self.table.people if line in self._lines)

    def knows(self, hello: HelloRequest) -> bool:
        """Whether its key is that of somebody at the table."""
        return refused_at(self.table.door, hello) is None

    # ---- what comes in

    def joined(self, line: Connection, hello: HelloRequest) -> None:
        """Somebody is at the door, and the table may still say no."""
        self._lines[line.number] = line
        self._do(lambda now: self.table.joined(line.number, hello, now))
        line.admitted(self._pace)

    def said(self, line: Connection, message: FromSeat) -> None:
        """Somebody speaks."""
        self._do(lambda now: self.table.received(line.number, message, now))

    def gone(self, line: Connection) -> None:
        """A line is no more."""
        if self._lines.pop(line.number, None) is not None:
            self._do(lambda now: self.table.lost(line.number, now))

    def moved(self) -> None:
        """The table is reached elsewhere from now on."""
        self._do(self.table.moved)

    async def settle(self, seconds: float) -> None:
        """Wait until what is being kept is kept, and shown: so long at most."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)

    def close(self) -> None:
        """End the table for ever: everybody is told once its log says so."""
        self._do(self.table.close)

    async def look(self) -> None:
        """See whether another server has taken the table over while this one could not be heard."""
        if await self._log.was_overtaken():
            self._fenced()

    def finish(self) -> None:
        """Play the deal to its end if one is being played, and no other: then, or at once, stop."""
        self._last_deal = True
        if self.stage is not RoomStage.PLAYING:
            self._leave()

    def expect(self) -> None:
        """People are on their way: nothing is done before the first of them is there, unless nobody comes for long."""
        self._wake_after(_EXPECTED)

    def hold(self) -> None:
        """Do nothing before `leave_to`: what people do meanwhile they do again where the table is run then."""
        self._held = True

    def leave_to(self, there: RedirectMessage | None) -> None:
        """Send everybody to where the table is run now; where that is not known, they look for it."""
        self._held = False
        if there is not None:
            for line in self._lines.values():
                line.send(there)
        self._leave()

    def stop(self) -> None:
        """Say goodbye to everybody; the log stays."""
        self._do(self.table.stopping)
        self.end()

    def end(self) -> None:
        """Do nothing any more."""
        self._over = True
        if self._wake is not None:
            self._wake.cancel()
        for task in self._tasks:
            task.cancel()

    # ---- what is to be done

    def _do(self, step: Callable[[float], list[Effect]]) -> None:
        """Let the table do something, now, and do what it wants done."""
        if self._over or self._held:
            return
        try:
            effects = step(self._loop.time())
        except Exception as error:  # a mistake in one table must not take the others with it
            self._fail(error)
            return
        for effect in effects:
            self._do_one(effect)
        if not self._over:
            self._owner.changed(self)

    def _do_one(self, effect: Effect) -> None:
        match effect:
            case SendToConnection():
                self._send(effect)
            case AppendRoomEntry(entry) if self._last_deal and entry.kind is RoomLogEntryKind.SEAL:
                self._loop.call_soon(self._leave)
            case AppendRoomEntry(entry):
                self._append(entry)
            case AccessDigests():
                self._start(self._log.keep_door(effect))
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
                self._owner.done_with(self, forever=False)
            case RoomClosed():
                self._owner.done_with(self, forever=True)
            case RoomReopened(name):
                before = self.name
                self._log.begin(name)
                self._owner.renamed(self, before)

    def _send(self, send: SendToConnection) -> None:
        match send.message:
            case RoomInfo():
                self._see(send.message.stage)
                if send.message.you is not None and send.line in self._lines:
                    self._owner.has_seat(self._lines[send.line])
            case RefusalMessage():
                self._owner.tally.refused += 1
        if send.line in self._lines:
            self._lines[send.line].send(send.message)

    def _see(self, stage: RoomStage) -> None:
        self.stage = stage
        if self._last_deal and stage is not RoomStage.PLAYING:
            self._loop.call_soon(self._leave)

    def _drop(self, number: int, code: DisconnectCode) -> None:
        """The table does not know the line any more: nobody tells it that it is lost."""
        line = self._lines.pop(number, None)
        if line is None:
            return
        if code is DisconnectCode.WRONG_SECRET:
            self._owner.was_wrong(line)
        line.close(code)

    def _answered(self, question: int) -> Callable[[object], None]:
        return lambda action: self._do(lambda now: self.table.thought(question, action, now))

    def _wake_after(self, seconds: float) -> None:
        if self._wake is not None:
            self._wake.cancel()
        self._wake = self._loop.call_later(seconds, self._tick)

    def _tick(self) -> None:
        self._do(self.table.tick)

    def _fail(self, error: Exception) -> None:
        """Nobody knows what state the table is in: whoever comes back finds it as its log says."""
        self._tell(error)
        for line in self._lines.values():
            line.close(DisconnectCode.STOPPING)
        self._lines.clear()
        self._owner.done_with(self, forever=False)

    def _tell(self, error: Exception) -> None:
        """Whoever looks after the server; nothing of what was said or kept."""
        print(f"cardtable: table {self.name}: {type(error).__name__}", file=sys.stderr)

    def _leave(self) -> None:
        if not self._over:
            self.stop()
            self._owner.done_with(self, forever=False)

    # ---- the log

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _append(self, entry: RoomLogEntry) -> None:
        """No task of its own as long as all goes well: it would take the loop three more rounds for every action."""
        if entry.kind is RoomLogEntryKind.OPEN:
            self._owner.begins(self)
        appended = self._log.append(entry)
        self._tasks.add(appended)
        appended.add_done_callback(partial(self._appended, entry))

    def _appended(self, entry: RoomLogEntry, appended: asyncio.Future[LogPosition]) -> None:
        self._tasks.discard(appended)
        if appended.cancelled():
            return
        if appended.exception() is None:
            self._log.kept(appended.result())
            self._kept(entry)
        else:
            self._start(self._make_sure(entry, appended))

    async def _make_sure(self, entry: RoomLogEntry, appended: asyncio.Future[LogPosition]) -> None:
        """Something went wrong."""
        try:
            is_kept = await self._log.settled(appended, entry)
        except LogFenced:
            self._fenced()
            return
        if is_kept:
            self._kept(entry)
        else:
            self._do(lambda now: self.table.not_kept(entry.n, now))
            await self._log.until_back()
            self._do(self.table.store_back)

    def _fenced(self) -> None:
        """Everybody is sent away, and finds the table where it is now; what is held is about to be sent there."""
        if not (self._over or self._held):
            self._do(self.table.lost_log)
            self._owner.done_with(self, forever=False)

    def _kept(self, entry: RoomLogEntry) -> None:
        self._owner.tally.actions += entry.kind is RoomLogEntryKind.DO
        self._do(lambda now: self.table.kept(entry.n, now))

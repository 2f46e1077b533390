"""What the agent does: one table at a time, hosted here or somebody else's, and the search for tables."""

from __future__ import annotations

import asyncio
import random
import secrets
import sqlite3
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Protocol

from cardtable.files.disk_trouble import trouble_with
from cardtable.games import discover
from cardtable.host import from_seat, messages
from cardtable.host.gathering import Stage
from cardtable.net.agent_talk import (
    AskRouter,
    Copied,
    Deed,
    FoundTable,
    FromAgent,
    Join,
    Leave,
    LineChanged,
    LineState,
    Look,
    LostTable,
    Marked,
    OpenTable,
    ToAgent,
    Trouble,
    TryNow,
)
from cardtable.net.card_mark import mark_of
from cardtable.net.follower import Follower
from cardtable.net.io.attendance import Attendance
from cardtable.net.io.certificate import own_certificate
from cardtable.net.io.discovery import Looker, Multicast
from cardtable.net.io.guest import Guest
from cardtable.net.io.kept_seats import SeatKey, SeatKeys
from cardtable.net.io.own_addresses import LOOPBACK, own_addresses
from cardtable.net.io.own_house import House
from cardtable.net.io.own_numbers import OwnNumbers
from cardtable.net.io.own_table import OwnTable, new_table
from cardtable.net.io.pinned_line import Destination
from cardtable.net.io.router.find_router import find_router
from cardtable.net.io.sentences import known_sentences
from cardtable.net.io.store import InUse
from cardtable.net.io.surroundings import Surroundings
from cardtable.net.io.way_to_table import blank_own_key, coming_back, first_hello, way_of
from cardtable.net.participant import Participant
from cardtable.net.signpost import Signpost
from cardtable.net.table_reader import TableReader

_ROUND = 3.0  # seconds
_TABLES = "tables"  # folder of the logs of tables that are hosted here


class TableEnd(Protocol):
    """A person's end of a table, wherever that is."""

    def do(self, do: messages.Do) -> None:
        """Act."""
        ...

    def say(self, message: from_seat.FromSeat) -> None:
        """Say anything else."""
        ...

    def try_now(self) -> None:
        """Do not wait any longer for a lost line."""
        ...

    def copied(self) -> None:
        """The invitation is being handed on."""
        ...

    def ask_router(self) -> None:
        """The router may be asked to let people in."""
        ...

    def moved(self) -> None:
        """This computer has other addresses than before."""
        ...

    async def leave(self) -> None:
        """The person leaves."""
        ...

    async def close(self) -> None:
        """The program ends."""
        ...


class AgentDesk:
    """Does what the window wants, one thing after another; `tell` brings it everything else."""

    def __init__(
        self,
        surroundings: Surroundings,
        tell: Callable[[FromAgent], None],
        addresses: Callable[[], tuple[str, ...]] = own_addresses,
    ) -> None:
        """Raises OSError or ValueError without the list of sentences."""
        self._surroundings = surroundings
        self._tell = tell
        self._games = discover()
        self._known = known_sentences(surroundings.sentences)
        self._keys = SeatKeys(surroundings.folder)
        self._numbers = OwnNumbers(surroundings.folder)
        self._multicast = Multicast([LOOPBACK] if surroundings.here_only else None)
        self._run = secrets.token_hex(4)
        self._addresses = addresses if not surroundings.here_only else lambda: (LOOPBACK,)
        self._in = frozenset(self._addresses())  # this computer's addresses, in whatever order they are told
        self._end: TableEnd | None = None
        self._looker: Looker | None = None
        self._found: dict[str, tuple[Signpost, Destination]] = {}
        self._marking: set[asyncio.Task[None]] = set()
        self._one_mark = asyncio.Lock()  # each takes 32 MB for a while, and strangers announce what they like

    async def take(self, value: ToAgent) -> None:
        """One thing that the window wants."""
        match value:
            case OpenTable():
                await self._leave()
                await self._open(value)
            case Join():
                await self._leave()
                self._join(value)
            case Look(on):
                await self._look(on)
            case Leave():
                await self._leave()
            case _ if self._end is not None:
                _pass_on(self._end, value)

    async def look_round(self) -> None:
        """From time to time: if this computer is in another network than before, nobody waits until they are tired."""
        addresses = frozenset(self._addresses())
        if addresses == self._in:
            return
        self._in = addresses
        is_looking = self._looker is not None
        await self._look(False)
        await self._multicast.close()  # its sockets are of the network before
        for table in tuple(self._found) if is_looking else ():
            self._take_lost(table)
        if is_looking:
            await self._look(True)
        if self._end is not None:
            self._end.moved()

    async def close(self) -> None:
        """The window is gone: so is this, in order."""
        await self._look(False)
        end, self._end = self._end, None
        if end is not None:
            await end.close()
        await self._multicast.close()

    # ---- at a table

    async def _leave(self) -> None:
        end, self._end = self._end, None
        if end is not None:
            await end.leave()

    def _join(self, join: Join) -> None:
        way = way_of(join, self._found, self._keys, self._games)
        if isinstance(way, Trouble):
            self._tell(LineChanged(LineState.ENDED, way))
            return
        if way.destination.fingerprint is not None:
            self._start(self._mark(way.destination.fingerprint))
        follower = Follower(way.hello, random.random, way.secret)
        self._end = Guest(way.destination, follower, TableReader(self._known), self._attendance(way.key), self._tell)

    async def _open(self, opening: OpenTable) -> None:
        try:
            await self._open_table(opening)
        except InUse:
            self._tell(LineChanged(LineState.ENDED, Trouble.OPEN_ALREADY))
        except (OSError, sqlite3.Error) as error:
            place = Path(getattr(error, "filename", None) or self._surroundings.folder)
            self._tell(LineChanged(LineState.ENDED, Trouble.FILES, trouble_with(place, error)))

    async def _open_table(self, opening: OpenTable) -> None:
        folder = self._surroundings.folder
        certificate = own_certificate(folder)
        kept = self._keys.find(opening.reopen) if opening.reopen else None
        if kept is None or not kept.seat.own or not kept.started:  # a room that never began is opened anew
            kept, opening = None, replace(opening, reopen="")
        table = opening.reopen or new_table()
        house = House(
            folder / _TABLES, self._games, certificate, self._multicast, self._run, self._addresses, find_router
        )
        key = kept or blank_own_key(table, certificate.fingerprint)
        own = OwnTable(house, key, self._attendance(key), self._tell)
        hello = first_hello(opening.name, opening.portrait, self._games, table)
        if await own.open(opening, coming_back(key, hello) if kept else hello):
            self._end = own
        else:
            await own.close()

    def _attendance(self, key: SeatKey) -> Attendance:
        elsewhere = self._keys.other_tables(key.seat.table)
        participant = Participant(self._games, self._known, self._numbers.number, key.deals, elsewhere)
        return Attendance(participant, self._keys, key, self._tell)

    async def _mark(self, fingerprint: bytes) -> None:
        self._tell(Marked(await asyncio.to_thread(mark_of, fingerprint)))

    # ---- looking for tables

    async def _look(self, on: bool) -> None:
        looker, self._looker = self._looker, None
        if looker is not None:
            await looker.close()
        if on:
            self._found.clear()  # whoever stops looking may still want to join what was found
            with suppress(OSError):  # no network: nothing is found
                self._looker = Looker(self._multicast, self._take_found, self._take_lost)

    def _take_found(self, post: Signpost, destination: Destination) -> None:
        self._found[post.table.table] = post, destination
        self._start(self._tell_found(post))

    def _take_lost(self, table: str) -> None:
        if self._found.pop(table, None) is not None:
            self._tell(LostTable(table))

    async def _tell_found(self, post: Signpost) -> None:
        """With its mark, which takes a while."""
        table = post.table
        async with self._one_mark:
            if not self._still_found(post):
                return
            mark = await asyncio.to_thread(mark_of, post.fingerprint)
        if not self._still_found(post):
            return
        stage = Stage.PLAYING if table.playing else Stage.LOBBY
        self._tell(
            FoundTable(
                table.table,
                table.host,
                table.portrait,
                table.game,
                table.version,
                table.seats,
                table.free,
                stage,
                table.watchers,
                mark,
                post.protocol,
            )
        )

    def _still_found(self, post: Signpost) -> bool:
        """Whether the table announces nothing newer."""
        return self._found.get(post.table.table, (None,))[0] == post

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._marking.add(task)
        task.add_done_callback(self._marking.discard)


def _pass_on(end: TableEnd, value: Copied | AskRouter | TryNow | Deed) -> None:
    """What is about the table at which the person is."""
    match value:
        case messages.Do():
            end.do(value)
        case TryNow():
            end.try_now()
        case Copied():
            end.copied()
        case AskRouter():
            end.ask_router()
        case _:
            end.say(value)


def run(pipe: Connection, surroundings: Surroundings) -> None:
    """Serve the window at the other end of the pipe until it closes it."""
    with suppress(KeyboardInterrupt):
        asyncio.run(_run(pipe, surroundings))


async def _run(pipe: Connection, surroundings: Surroundings) -> None:
    inbox: asyncio.Queue[ToAgent | None] = asyncio.Queue()
    threading.Thread(target=_listen, args=(pipe, inbox, asyncio.get_running_loop()), daemon=True).start()

    def tell(value: FromAgent) -> None:
        with suppress(OSError):  # the window is gone, which the listener notices too
            pipe.send(value)

    desk = AgentDesk(surroundings, tell)
    try:
        while (value := await _next(inbox, desk)) is not None:
            await desk.take(value)
    finally:
        await desk.close()


async def _next(inbox: asyncio.Queue[ToAgent | None], desk: AgentDesk) -> ToAgent | None:
    """What the window wants next; while it wants nothing, the desk looks round."""
    while True:
        try:
            async with asyncio.timeout(_ROUND):
                return await inbox.get()
        except TimeoutError:
            await desk.look_round()


def _listen(pipe: Connection, inbox: asyncio.Queue[ToAgent | None], loop: asyncio.AbstractEventLoop) -> None:
    """In a thread, for a pipe has no notifier on Windows: pass on what the window sends."""
    value: ToAgent | None = None
    with suppress(RuntimeError):  # the loop has ended
        while True:
            try:
                value = pipe.recv()
            except (EOFError, OSError):
                value = None
            loop.call_soon_threadsafe(inbox.put_nowait, value)
            if value is None:
                return

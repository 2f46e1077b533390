"""Leases of the servers of one store, by which each sees which peers are alive.

A lease lasts eight seconds in a key that NATS expires, and is renewed every two. It only tells that a server is gone:
the right to write to a room's log is decided by the log itself. So a server that cannot renew goes on until it is
fenced, and late news of an expired lease is harmless.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error

from cardtable import __version__
from cardtable.core.text import Text, translate
from cardtable.core.user_error import UserError
from cardtable.host.room.room_log_entries import ServerEntry, write_owner
from cardtable.host.room_messages import RedirectMessage
from cardtable.net.server.cluster.jetstream import JetStream, SequenceConflict, StreamFull, StreamTimeout
from cardtable.net.server.cluster_peers import PeerInfo

STREAM = "KV_servers"
SUBJECT = "$KV.servers"
LEASE = 8.0  # seconds: longer than NATS needs to elect a new leader of a stream
RENEWED = 2.0  # seconds between renewals
_WHOSE = "cardtable.whose"  # subject: on which server is a room active?
_SHORT = 0.5  # seconds for the reply
_TAKE = "cardtable.take"  # subject: take over a room
_TAKING = 3.0  # seconds for the reply: the room is replayed first
_OPERATION = "KV-Operation"

_AWAY = translate("Serve", "This server was not heard for %1 seconds: tables that others took over are theirs now.")
_NO_LEASE = translate("Serve", "NATS does not keep what tells the other servers that this one is here: start it again.")
_OTHER_MARK = translate(
    "Serve",
    "The server at %1 has another certificate or opening secret: copy certificate.pem and opening-secret from there.",
)


@dataclass(slots=True)
class _Heard:
    standing: PeerInfo
    at: float
    times: int = 0  # renewals seen


class LeaseManager:
    """This server's lease, and those of its peers.

    `told` gets sentences for the admin; `clock` returns monotonic seconds, `sleep` waits for seconds.
    """

    def __init__(
        self,
        line: Client,
        server: str,
        standing: PeerInfo,
        told: Callable[[Text], None],
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._line = line
        self._stream = JetStream(line, STREAM)
        self._server = server
        self._standing = standing
        self._told = told
        self._clock = clock
        self._sleep = sleep
        self._own = f"{SUBJECT}.{server}"
        self._place = 0  # sequence number of the own lease
        self._renewed = clock()
        self._heard: dict[str, _Heard] = {}
        self._something = asyncio.Event()
        self._has: Callable[[str], bool] = lambda _table: False
        self._was_away: Callable[[], None] = lambda: None
        self._take: Callable[[str], Awaitable[bool]] | None = None
        self._renewing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start to watch the others and to renew the own lease; raise UserError if a peer shares something else."""
        await self._line.subscribe(f"{SUBJECT}.*", cb=self._hear)
        await self._line.subscribe(_WHOSE, cb=self._answer)
        await self._line.subscribe(f"{_TAKE}.{self._server}", cb=self._answer_taking)
        try:
            for stored in await self._stream.lasts(f"{SUBJECT}.*"):
                self._note(stored.subject, stored.text, stored.headers)
            for other in self._heard.values():
                if other.standing.mark != self._standing.mark:
                    raise UserError(_OTHER_MARK.filled(f"{other.standing.address}:{other.standing.port}"))
            await self._renew()
        except (StreamFull, StreamTimeout) as error:
            raise UserError(_NO_LEASE) from error
        self._renewing = asyncio.create_task(self._keep_renewing())

    def on_reconnected(self) -> None:
        """Renew the leases of all peers, which could not be received for a while."""
        for other in self._heard.values():
            other.at = self._clock()

    # ---- ClusterPeers

    @property
    def has_peers(self) -> bool:
        """True if any other server has a lease."""
        return any(self._left_of(server) > 0 for server in self._heard)

    @property
    def owner(self) -> str:
        return write_owner(ServerEntry(self._server, self._standing.address, self._standing.port, __version__))

    def listen(
        self, has: Callable[[str], bool], was_away: Callable[[], None], take: Callable[[str], Awaitable[bool]]
    ) -> None:
        self._has, self._was_away, self._take = has, was_away, take

    async def find_server(self, server: str) -> RedirectMessage | None:
        """Return the server's place once its lease is renewed again; None once it has expired.

        A client usually comes here because that server has just failed, so an unexpired lease alone proves nothing.
        """
        if server == self._server:
            return None
        before = self._times_of(server)
        while (left := self._left_of(server)) > 0:
            if self._times_of(server) > before:
                return self._moved(self._heard[server])
            await self._something_within(left)
        return None

    async def find_room(self, table: str) -> RedirectMessage | None:
        with suppress(Error, TimeoutError, OSError, ValueError, KeyError, TypeError):
            answer = json.loads((await self._line.request(_WHOSE, table.encode(), timeout=_SHORT)).data)
            return RedirectMessage(str(answer["address"]), int(answer["port"]))
        return None

    async def release(self) -> None:
        """Release the lease: peers take over the rooms at once."""
        if self._renewing is not None:
            self._renewing.cancel()
            self._renewing = None
            with suppress(SequenceConflict, StreamFull, StreamTimeout):
                await self._stream.add(self._own, "", headers={_OPERATION: "DEL"})

    async def take_over(self, table: str) -> RedirectMessage | None:
        """Ask the live peers in random order, which spreads the rooms."""
        now = self._clock()
        there = [server for server, heard in self._heard.items() if now < heard.at + LEASE]
        for server in random.sample(there, len(there)):
            with suppress(Error, TimeoutError, OSError):
                answer = await self._line.request(f"{_TAKE}.{server}", table.encode(), timeout=_TAKING)
                if answer.data and server in self._heard:
                    return self._moved(self._heard[server])
        return None

    # ---- leases of the peers

    async def _hear(self, message: Msg) -> None:
        self._note(message.subject, message.data.decode("utf-8", "replace"), message.headers or {})

    async def _something_within(self, seconds: float) -> None:
        """Wait for a change of any peer's lease, `seconds` at most."""
        self._something.clear()
        waits = (asyncio.ensure_future(self._something.wait()), asyncio.ensure_future(self._sleep(seconds)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    def _note(self, subject: str, text: str, headers: Mapping[str, Any]) -> None:
        server = subject.rpartition(".")[2]
        if server == self._server:
            return
        if _OPERATION in headers:
            self._heard.pop(server, None)
        else:
            with suppress(ValueError, KeyError, TypeError):
                found = json.loads(text)
                standing = PeerInfo(str(found["address"]), int(found["port"]), str(found["mark"]))
                times = self._times_of(server) + 1
                self._heard[server] = _Heard(standing, self._clock(), times)
        self._something.set()

    def _times_of(self, server: str) -> int:
        return self._heard[server].times if server in self._heard else 0

    def _left_of(self, server: str) -> float:
        """Return the seconds until a lease expires; while the own renewals fail, none expires."""
        if server not in self._heard:
            return 0.0
        now = self._clock()
        left = self._heard[server].at + LEASE - now
        return RENEWED if left <= 0 and now - self._renewed > 2 * RENEWED else left

    def _moved(self, heard: _Heard) -> RedirectMessage:
        return RedirectMessage(heard.standing.address, heard.standing.port)

    async def _answer(self, message: Msg) -> None:
        if self._has(message.data.decode("utf-8", "replace")):
            place = {"address": self._standing.address, "port": self._standing.port}
            with suppress(Error):
                await message.respond(json.dumps(place).encode())

    async def _answer_taking(self, message: Msg) -> None:
        is_taken = self._take is not None and await self._take(message.data.decode("utf-8", "replace"))
        with suppress(Error):
            await message.respond(b"taken" if is_taken else b"")

    # ---- own lease

    async def _keep_renewing(self) -> None:
        while True:
            await self._sleep(RENEWED)
            with suppress(StreamFull, StreamTimeout):
                await self._renew()

    async def _renew(self) -> None:
        """Renew the own lease; if it had expired, others may have taken rooms over."""
        standing = self._standing
        text = json.dumps({"address": standing.address, "port": standing.port, "mark": standing.mark})
        passed = self._clock() - self._renewed > LEASE
        try:
            self._place = await self._stream.add(self._own, text, self._place)
        except SequenceConflict:
            passed = True
            self._place = await self._stream.add(self._own, text)
        if passed:
            self.on_reconnected()
            self._told(_AWAY.filled(int(LEASE)))
            self._was_away()
        self._renewed = self._clock()

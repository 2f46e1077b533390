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
from cardtable.core.language.user_error import UserError
from cardtable.core.text import Text, translate
from cardtable.host.room.room_log_entries import ServerEntry, write_values
from cardtable.host.room_messages import RedirectMessage
from cardtable.net.server.cluster.jetstream import JetStream, SequenceConflict, StreamFull, StreamTimeout
from cardtable.net.server.cluster_peers import ClusterPeers, PeerInfo

STREAM = "KV_servers"
SUBJECT = "$KV.servers"
LEASE = 8.0  # seconds: longer than NATS needs to elect a new leader of a stream
RENEWAL_INTERVAL = 2.0  # seconds between renewals
_WHOSE = "cardtable.whose"  # subject: on which server is a room active?
_SHORT = 0.5  # seconds for the reply
_TAKE = "cardtable.take"  # subject: take over a room
_TAKING = 3.0  # seconds for the reply: the room is replayed first
_OPERATION = "KV-Operation"

_AWAY = translate("Serve", "This server was silent for %1 seconds: tables that others took over are theirs now.")
_NO_LEASE = translate(
    "Serve", "NATS doesn't keep the lease by which the other servers know that this one is running: restart NATS."
)
_OTHER_MARK = translate(
    "Serve",
    "The server at %1 has another certificate or opening secret: copy certificate.pem and opening-secret from there.",
)


@dataclass(slots=True)
class _PeerLease:
    info: PeerInfo
    seen_at: float
    renewals: int = 0  # renewals seen


def _redirect_to(lease: _PeerLease) -> RedirectMessage:
    return RedirectMessage(lease.info.address, lease.info.port)


class LeaseManager(ClusterPeers):
    """Own lease, and those of the peers; `notify` gets sentences for the admin, `clock` is monotonic (seconds)."""

    def __init__(
        self,
        connection: Client,
        server: str,
        info: PeerInfo,
        notify: Callable[[Text], None],
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._connection, self._server, self._info = connection, server, info
        self._notify, self._clock, self._sleep = notify, clock, sleep
        self._stream = JetStream(connection, STREAM)
        self.owner = write_values(ServerEntry(server, info.address, info.port, __version__))
        self._own_subject = f"{SUBJECT}.{server}"
        self._sequence = 0  # sequence number of this server's lease
        self._renewed_at = clock()
        self._leases: dict[str, _PeerLease] = {}
        self._changed = asyncio.Event()
        self._is_active: Callable[[str], bool] = lambda _table: False
        self._on_expired: Callable[[], None] = lambda: None
        self._take_room: Callable[[str], Awaitable[bool]] | None = None
        self.renewal_task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start to watch the others and to renew the lease; raise UserError if a peer shares something else."""
        await self._connection.subscribe(f"{SUBJECT}.*", cb=self._on_lease_message)
        await self._connection.subscribe(_WHOSE, cb=self._answer_whose)
        await self._connection.subscribe(f"{_TAKE}.{self._server}", cb=self._answer_taking)
        try:
            for stored in await self._stream.lasts(f"{SUBJECT}.*"):
                self._update_lease(stored.subject, stored.text, stored.headers)
            for lease in self._leases.values():
                if lease.info.mark != self._info.mark:
                    raise UserError(_OTHER_MARK.filled(f"{lease.info.address}:{lease.info.port}"))
            await self._renew()
        except (StreamFull, StreamTimeout) as error:
            raise UserError(_NO_LEASE) from error
        self.renewal_task = asyncio.create_task(self._renew_repeatedly())

    def on_reconnected(self) -> None:
        """Renew the leases of all peers, which could not be received for a while."""
        for lease in self._leases.values():
            lease.seen_at = self._clock()

    @property
    def has_peers(self) -> bool:
        return any(self._time_left(server) > 0 for server in self._leases)

    def listen(
        self,
        is_active: Callable[[str], bool],
        on_lease_expired: Callable[[], None],
        take_room: Callable[[str], Awaitable[bool]],
    ) -> None:
        self._is_active, self._on_expired, self._take_room = is_active, on_lease_expired, take_room

    async def find_server(self, server: str) -> RedirectMessage | None:
        """Return the server's place once its lease is renewed again; None once it has expired.

        A client usually comes here because that server has just failed, so an unexpired lease alone proves nothing.
        """
        if server == self._server:
            return None
        before = self._renewals_of(server)
        while (left := self._time_left(server)) > 0:
            if self._renewals_of(server) > before:
                return _redirect_to(self._leases[server])
            await self._wait_for_change(left)
        return None

    async def find_room(self, room_id: str) -> RedirectMessage | None:
        with suppress(Error, TimeoutError, OSError, ValueError, KeyError, TypeError):
            answer = json.loads((await self._connection.request(_WHOSE, room_id.encode(), timeout=_SHORT)).data)
            return RedirectMessage(str(answer["address"]), int(answer["port"]))
        return None

    async def release(self) -> None:
        if self.renewal_task is not None:
            self.renewal_task.cancel()
            self.renewal_task = None
            with suppress(SequenceConflict, StreamFull, StreamTimeout):
                await self._stream.add(self._own_subject, "", headers={_OPERATION: "DEL"})

    async def take_over(self, room_id: str) -> RedirectMessage | None:
        now = self._clock()
        live = [server for server, lease in self._leases.items() if now < lease.seen_at + LEASE]
        for server in random.sample(live, len(live)):
            with suppress(Error, TimeoutError, OSError):
                answer = await self._connection.request(f"{_TAKE}.{server}", room_id.encode(), timeout=_TAKING)
                if answer.data and server in self._leases:
                    return _redirect_to(self._leases[server])
        return None

    async def _on_lease_message(self, message: Msg) -> None:
        self._update_lease(message.subject, message.data.decode("utf-8", "replace"), message.headers or {})

    async def _wait_for_change(self, seconds: float) -> None:
        self._changed.clear()
        waits = (asyncio.ensure_future(self._changed.wait()), asyncio.ensure_future(self._sleep(seconds)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    def _update_lease(self, subject: str, text: str, headers: Mapping[str, Any]) -> None:
        server = subject.rpartition(".")[2]
        if server == self._server:
            return
        if _OPERATION in headers:
            self._leases.pop(server, None)
        else:
            with suppress(ValueError, KeyError, TypeError):
                found = json.loads(text)
                info = PeerInfo(str(found["address"]), int(found["port"]), str(found["mark"]))
                renewals = self._renewals_of(server) + 1
                self._leases[server] = _PeerLease(info, self._clock(), renewals)
        self._changed.set()

    def _renewals_of(self, server: str) -> int:
        return self._leases[server].renewals if server in self._leases else 0

    def _time_left(self, server: str) -> float:
        """Return the seconds until a lease expires; while this server's renewals fail, none expires."""
        if server not in self._leases:
            return 0.0
        now = self._clock()
        left = self._leases[server].seen_at + LEASE - now
        return RENEWAL_INTERVAL if left <= 0 and now - self._renewed_at > 2 * RENEWAL_INTERVAL else left

    async def _answer_whose(self, message: Msg) -> None:
        if self._is_active(message.data.decode("utf-8", "replace")):
            place = {"address": self._info.address, "port": self._info.port}
            with suppress(Error):
                await message.respond(json.dumps(place).encode())

    async def _answer_taking(self, message: Msg) -> None:
        is_taken = self._take_room is not None and await self._take_room(message.data.decode("utf-8", "replace"))
        with suppress(Error):
            await message.respond(b"taken" if is_taken else b"")

    async def _renew_repeatedly(self) -> None:
        while True:
            await self._sleep(RENEWAL_INTERVAL)
            with suppress(StreamFull, StreamTimeout):
                await self._renew()

    async def _renew(self) -> None:
        info = self._info
        text = json.dumps({"address": info.address, "port": info.port, "mark": info.mark})
        has_expired = self._clock() - self._renewed_at > LEASE
        try:
            self._sequence = await self._stream.add(self._own_subject, text, self._sequence)
        except SequenceConflict:
            has_expired = True
            self._sequence = await self._stream.add(self._own_subject, text)
        if has_expired:
            self.on_reconnected()
            self._notify(_AWAY.filled(int(LEASE)))
            self._on_expired()
        self._renewed_at = self._clock()

"""Connection of a client to a remote room that reconnects by itself, and the order of servers to try."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from cardtable.core.wire.json_values import WireError
from cardtable.host.room_messages import ClosingMessage, FromTable, RedirectMessage, WelcomeMessage
from cardtable.host.room_requests import FromSeat, LeaveRequest
from cardtable.host.room_types import DisconnectCode
from cardtable.net.agent_messages import ConnectionChanged, ConnectionProblem, ConnectionState
from cardtable.net.message_codec import RoomMessageReader, encode_message
from cardtable.net.resumption import FINAL, ResumptionState
from cardtable.net.transport import tls
from cardtable.net.transport.network_addresses import LOOPBACK, own_addresses
from cardtable.net.transport.peer_endpoint import PeerDialer, PeerLibraryMissing

MOST_MOVES = 3  # redirections followed without a wait
_MINUTE = 60.0  # seconds for MOST_MOVES

LOST = "lost"  # code: no connection
UNANSWERED = "unanswered"  # code: the last action is unanswered
_SOON = 0.2  # seconds over which the clients of a stopped server spread their retries
_BYE = 2.0  # seconds for a goodbye

_NOBODY_THERE = frozenset(
    {
        ConnectionProblem.NO_ANSWER,
        ConnectionProblem.NO_NETWORK,
        ConnectionProblem.NO_RELAY,
        ConnectionProblem.NO_PEER_LIBRARY,
    }
)


class KnownServers:
    """Addresses of a room and the server to which it moved, always under the same fingerprint."""

    def __init__(self, known: tls.Destination) -> None:
        self._known = known
        self._redirect: tls.Destination | None = None
        self._move_times: deque[float] = deque(maxlen=MOST_MOVES)

    @property
    def next(self) -> tls.Destination:
        return self._redirect or self._known

    def follow(self, redirect: RedirectMessage, now: float) -> bool:
        """Follow a redirection; after too many in a minute fall back to the known addresses and return False."""
        if not self._may_move(now):
            self._redirect = None
            return False
        self._redirect = tls.Destination((redirect.address,), redirect.port, self._known.fingerprint)
        return True

    def leave(self, address: str, now: float) -> bool:
        """Note that a server stops; return True if another one is known that may be tried at once."""
        self.fell_silent(address)
        return self._known.addresses[0] != address and self._may_move(now)

    def reached(self, address: str) -> None:
        self._sort(lambda known: known != address)

    def fell_silent(self, address: str) -> None:
        self._redirect = None
        self._sort(lambda known: known == address)

    def fall_back(self) -> bool:
        """Forget a redirection that failed; return False if there was none."""
        was_redirected, self._redirect = self._redirect is not None, None
        return was_redirected

    def _may_move(self, now: float) -> bool:
        if len(self._move_times) == MOST_MOVES and now - self._move_times[0] < _MINUTE:
            return False
        self._move_times.append(now)
        return True

    def _sort(self, is_late: Callable[[str], bool]) -> None:
        self._known = self._known._replace(addresses=tuple(sorted(self._known.addresses, key=is_late)))


class ReconnectingConnection:
    """Runs a ResumptionState over one connection after another; `on_message` may raise WireError."""

    def __init__(
        self,
        destination: tls.Destination,
        resumption: ResumptionState,
        reader: RoomMessageReader,
        on_message: Callable[[FromTable], None],
        on_change: Callable[[ConnectionChanged], None],
        dialer: PeerDialer,
    ) -> None:
        self._servers = KnownServers(destination)
        self._redirect: RedirectMessage | None = None
        self._address = ""  # address of the last connection
        self._has_reached_room = False  # the last connection has reached the room
        self._resumption, self._reader = resumption, reader
        self._on_message, self._on_change = on_message, on_change
        self._dialer = dialer
        self._connection: ClientConnection | None = None
        self._outbox: asyncio.Queue[FromSeat] = asyncio.Queue()
        self._retry = asyncio.Event()

    def send(self, message: FromSeat) -> None:
        """Send if connected: a request that is not an action is never sent later."""
        if self._connection is not None:
            self._outbox.put_nowait(message)

    @property
    def refusal(self) -> str:
        """Code of the reason why no action is possible now; "" if one is."""
        if not self._resumption.is_live:
            return LOST
        return "" if self._resumption.can_act else UNANSWERED

    def submit(self, action: str, version: int) -> None:
        """Submit an action, again after a lost connection; raise RuntimeError while `refusal` is set."""
        self.send(self._resumption.submit(action, version))

    def retry_now(self) -> None:
        self._resumption.reset_waits()
        self._retry.set()

    async def run(self) -> None:
        """Connect and reconnect until the room rejects this client or retries have lasted too long."""
        try:
            await self._run()
        finally:
            await self._dialer.close()

    async def _run(self) -> None:
        self._on_change(ConnectionChanged(ConnectionState.CONNECTING))
        while True:
            reason = await self._run_once()
            wait = self._resumption.on_lost(time.monotonic())
            end = self._end(reason, wait)
            if wait is None or end is not None:
                break
            redirect_wait = self._redirect_wait(reason)
            if self._has_reached_room or redirect_wait is None:
                self._on_change(ConnectionChanged(ConnectionState.LOST, reason))
            if redirect_wait is not None:
                self._resumption.reset_waits()
                wait = redirect_wait
            self._retry.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._retry.wait()
        self._on_change(ConnectionChanged(ConnectionState.ENDED, end))

    async def leave(self) -> None:
        connection = self._connection
        if connection is not None:
            with suppress(ConnectionClosed, TimeoutError):
                async with asyncio.timeout(_BYE):
                    await connection.send(encode_message(LeaveRequest()))
                    await connection.close(DisconnectCode.BYE)

    def _end(
        self, reason: DisconnectCode | ConnectionProblem | None, wait: float | None
    ) -> DisconnectCode | ConnectionProblem | None:
        """Return the reason to give up, None to go on; a client without token does not wait for a room."""
        ended = self._resumption.final_code
        if ended is not None:
            is_token_unknown = ended is DisconnectCode.WRONG_SECRET and self._resumption.hello.key
            return ConnectionProblem.UNKNOWN_HERE if is_token_unknown else ended
        is_hopeless = reason in (ConnectionProblem.FINGERPRINT, ConnectionProblem.FAULT)
        is_nobody_there = reason in _NOBODY_THERE
        if is_hopeless or (is_nobody_there and not self._resumption.hello.key):
            return reason
        return ConnectionProblem.TEN_MINUTES if wait is None else None

    async def _run_once(self) -> DisconnectCode | ConnectionProblem | None:
        try:
            connection = await self._connected()
        except tls.CertificateMismatch:
            return ConnectionProblem.FINGERPRINT
        except tls.NetworkUnreachable:
            return ConnectionProblem.NO_NETWORK
        except PeerLibraryMissing:
            return ConnectionProblem.NO_PEER_LIBRARY
        except tls.RoomUnreachable:
            peer = self._servers.next.peer
            is_known = peer is None or peer.relay or self._resumption.hello.key
            return ConnectionProblem.NO_ANSWER if is_known else ConnectionProblem.NO_RELAY
        self._address = str(connection.remote_address[0])
        self._servers.reached(self._address)
        self._outbox = asyncio.Queue()
        self._connection, self._has_reached_room = connection, False
        sender = asyncio.create_task(self._send_outbox(connection, self._outbox))
        try:
            await connection.send(encode_message(self._resumption.on_connected(time.monotonic())))
            await self._listen(connection)
        except ConnectionClosed as error:
            if error.sent is not None and error.sent.code == CloseCode.INTERNAL_ERROR:  # a ping was not answered
                self._servers.fell_silent(self._address)
        except WireError:
            await connection.close(DisconnectCode.NOT_UNDERSTOOD)
            return ConnectionProblem.FAULT
        finally:
            self._connection = None
            sender.cancel()
            connection.transport.abort()
        return self._close_reason(connection.close_code)

    async def _connected(self) -> ClientConnection:
        try:
            return await self._dial(self._servers.next)
        except (tls.CertificateMismatch, tls.RoomUnreachable):
            if not self._servers.fall_back():
                raise
        return await self._dial(self._servers.next)

    async def _dial(self, destination: tls.Destination) -> ClientConnection:
        """Dial by key where that is possible, else connect by TLS, as within one house."""
        missing: PeerLibraryMissing | None = None
        if destination.peer is not None:
            try:
                return await self._dialer.connect(destination)
            except PeerLibraryMissing as error:
                missing = error
            except tls.RoomUnreachable:
                pass
        try:
            return await tls.connect_to_room(destination)
        except tls.RoomUnreachable:
            if missing is not None and not self._resumption.hello.key:
                raise missing from None
            if destination.peer is None or own_addresses() == (LOOPBACK,):
                raise
            raise tls.RoomUnreachable from None  # that no way leads to addresses of another house says nothing

    def _redirect_wait(self, reason: DisconnectCode | ConnectionProblem | None) -> float | None:
        """Return the seconds until another server is tried, None to wait as after any loss.

        A client that was redirected finds its room awake; one whose server stopped comes together with all others.
        """
        redirect, self._redirect = self._redirect, None
        if redirect is not None:
            return 0.0 if self._servers.follow(redirect, time.monotonic()) else None
        if reason is DisconnectCode.STOPPING and self._servers.leave(self._address, time.monotonic()):
            return random.uniform(0.0, _SOON)
        return None

    def _close_reason(self, code: int | None) -> DisconnectCode | None:
        if code not in list(DisconnectCode):
            return None
        if code in FINAL and code != DisconnectCode.BYE:
            self._resumption.on_message(ClosingMessage(DisconnectCode(code)))
        return DisconnectCode(code)

    async def _listen(self, connection: ClientConnection) -> None:
        async for text in connection:
            if not isinstance(text, str):
                raise WireError("A message is a text.")
            message = self._reader.read(text)
            follow_up = self._resumption.on_message(message)
            for request in follow_up.send:
                self.send(request)
            if isinstance(message, RedirectMessage):
                self._redirect = message
            if isinstance(message, WelcomeMessage):
                self._has_reached_room = True
                self._on_change(ConnectionChanged(ConnectionState.LIVE))
            if follow_up.show:
                self._on_message(message)

    async def _send_outbox(self, connection: ClientConnection, outbox: asyncio.Queue[FromSeat]) -> None:
        with suppress(ConnectionClosed):
            while True:
                await connection.send(encode_message(await outbox.get()))

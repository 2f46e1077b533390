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
from cardtable.net.transport.tls import CertificateMismatch, Destination, NetworkUnreachable, RoomUnreachable, connect_to_room

MOST_MOVES = 3  # redirections followed without a wait
_MINUTE = 60.0  # seconds for MOST_MOVES

LOST = "lost"  # code: no connection
UNANSWERED = "unanswered"  # code: the last action is unanswered
_SOON = 0.2  # seconds over which the clients of a stopped server spread their retries
_BYE = 2.0  # seconds for a goodbye


class KnownServers:
    """Addresses of a room and the server to which it moved, always under the same fingerprint."""

    def __init__(self, known: Destination) -> None:
        self._known = known
        self._moved: Destination | None = None
        self._moves: deque[float] = deque(maxlen=MOST_MOVES)

    @property
    def next(self) -> Destination:
        """Destination to try next."""
        return self._moved or self._known

    def follow(self, moved: RedirectMessage, now: float) -> bool:
        """Follow a redirection; after too many in a minute fall back to the known addresses and return False."""
        if not self._may_move(now):
            self._moved = None
            return False
        self._moved = Destination((moved.address,), moved.port, self._known.fingerprint)
        return True

    def leave(self, address: str, now: float) -> bool:
        """Note that a server stops; return True if another one is known that may be tried at once."""
        self.fell_silent(address)
        return self._known.addresses[0] != address and self._may_move(now)

    def reached(self, address: str) -> None:
        """Try this address first from now on."""
        self._sort(lambda one: one != address)

    def fell_silent(self, address: str) -> None:
        """Try this address last from now on."""
        self._moved = None
        self._sort(lambda one: one == address)

    def fall_back(self) -> bool:
        """Forget a redirection that failed; return False if there was none."""
        was_moved, self._moved = self._moved is not None, None
        return was_moved

    def _may_move(self, now: float) -> bool:
        """Count a change of server; return False if there were too many in the last minute."""
        if len(self._moves) == MOST_MOVES and now - self._moves[0] < _MINUTE:
            return False
        self._moves.append(now)
        return True

    def _sort(self, is_late: Callable[[str], bool]) -> None:
        self._known = self._known._replace(addresses=tuple(sorted(self._known.addresses, key=is_late)))


class ReconnectingConnection:
    """Runs a ResumptionState over one connection after another.

    `heard` gets messages and may raise WireError; `changed` gets new states of the connection.
    """

    def __init__(
        self,
        destination: Destination,
        follower: ResumptionState,
        reader: RoomMessageReader,
        heard: Callable[[FromTable], None],
        changed: Callable[[ConnectionChanged], None],
    ) -> None:
        self._servers = KnownServers(destination)
        self._moved: RedirectMessage | None = None
        self._address = ""  # address of the last connection
        self._was_there = False  # the last connection has reached the room
        self._follower = follower
        self._reader = reader
        self._heard = heard
        self._changed = changed
        self._line: ClientConnection | None = None
        self._outbox: asyncio.Queue[FromSeat] = asyncio.Queue()
        self._hurry = asyncio.Event()

    def send(self, message: FromSeat) -> None:
        """Send if connected: a request that is not an action is never sent later."""
        if self._line is not None:
            self._outbox.put_nowait(message)

    @property
    def refusal(self) -> str:
        """Code of the reason why no action is possible now; "" if one is."""
        if not self._follower.is_live:
            return LOST
        return "" if self._follower.can_act else UNANSWERED

    def submit(self, action: str, version: int) -> None:
        """Submit an action, again after a lost connection; raise RuntimeError while `refusal` is set."""
        self.send(self._follower.submit(action, version))

    def retry_now(self) -> None:
        """Skip the wait before the next retry."""
        self._follower.reset_waits()
        self._hurry.set()

    async def run(self) -> None:
        """Connect and reconnect until the room rejects this client or retries have lasted too long."""
        self._changed(ConnectionChanged(ConnectionState.CONNECTING))
        while True:
            reason = await self._once()
            wait = self._follower.on_lost(time.monotonic())
            end = self._end(reason, wait)
            if wait is None or end is not None:
                break
            goes_elsewhere = self._goes_elsewhere(reason)
            if self._was_there or goes_elsewhere is None:
                self._changed(ConnectionChanged(ConnectionState.LOST, reason))
            if goes_elsewhere is not None:
                self._follower.reset_waits()
                wait = goes_elsewhere
            await self._wait(wait)
        self._changed(ConnectionChanged(ConnectionState.ENDED, end))

    async def leave(self) -> None:
        """Send a goodbye if connected."""
        line = self._line
        if line is not None:
            with suppress(ConnectionClosed, TimeoutError):
                async with asyncio.timeout(_BYE):
                    await line.send(encode_message(LeaveRequest()))
                    await line.close(DisconnectCode.BYE)

    def _end(
        self, reason: DisconnectCode | ConnectionProblem | None, wait: float | None
    ) -> DisconnectCode | ConnectionProblem | None:
        """Return the reason to give up, None to go on; a client without token does not wait for a room."""
        ended = self._follower.final_code
        if ended is not None:
            return (
                ConnectionProblem.UNKNOWN_HERE
                if ended is DisconnectCode.WRONG_SECRET and self._follower.hello.key
                else ended
            )
        hopeless = reason in (ConnectionProblem.FINGERPRINT, ConnectionProblem.FAULT)
        is_nobody_there = reason in (ConnectionProblem.NO_ANSWER, ConnectionProblem.NO_NETWORK)
        if hopeless or (is_nobody_there and not self._follower.hello.key):
            return reason
        return ConnectionProblem.TEN_MINUTES if wait is None else None

    async def _wait(self, seconds: float) -> None:
        self._hurry.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._hurry.wait()

    async def _once(self) -> DisconnectCode | ConnectionProblem | None:
        """Run one connection to its end, and return the reason."""
        try:
            line = await self._connected()
        except CertificateMismatch:
            return ConnectionProblem.FINGERPRINT
        except NetworkUnreachable:
            return ConnectionProblem.NO_NETWORK
        except RoomUnreachable:
            return ConnectionProblem.NO_ANSWER
        self._address = str(line.remote_address[0])
        self._servers.reached(self._address)
        self._outbox = asyncio.Queue()
        self._line, self._was_there = line, False
        pump = asyncio.create_task(self._pump(line, self._outbox))
        try:
            await line.send(encode_message(self._follower.on_connected(time.monotonic())))
            await self._listen(line)
        except ConnectionClosed as error:
            if error.sent is not None and error.sent.code == CloseCode.INTERNAL_ERROR:  # a ping was not answered
                self._servers.fell_silent(self._address)
        except WireError:
            await line.close(DisconnectCode.NOT_UNDERSTOOD)
            return ConnectionProblem.FAULT
        finally:
            self._line = None
            pump.cancel()
            line.transport.abort()
        return self._closed(line.close_code)

    async def _connected(self) -> ClientConnection:
        """Connect to the room's new server, else to its known addresses; raise as `connected` does."""
        try:
            return await connect_to_room(self._servers.next)
        except (CertificateMismatch, RoomUnreachable):
            if not self._servers.fall_back():
                raise
        return await connect_to_room(self._servers.next)

    def _goes_elsewhere(self, reason: DisconnectCode | ConnectionProblem | None) -> float | None:
        """Return the seconds until another server is tried, None to wait as after any loss.

        A client that was redirected finds its room awake; one whose server stopped comes together with all others.
        """
        moved, self._moved = self._moved, None
        if moved is not None:
            return 0.0 if self._servers.follow(moved, time.monotonic()) else None
        if reason is DisconnectCode.STOPPING and self._servers.leave(self._address, time.monotonic()):
            return random.uniform(0.0, _SOON)
        return None

    def _closed(self, code: int | None) -> DisconnectCode | None:
        """Return the room's close code, None if it sent none; a final code takes effect."""
        if code not in list(DisconnectCode):
            return None
        if code in FINAL and code != DisconnectCode.BYE:
            self._follower.on_message(ClosingMessage(DisconnectCode(code)))
        return DisconnectCode(code)

    async def _listen(self, line: ClientConnection) -> None:
        async for text in line:
            if not isinstance(text, str):
                raise WireError("A message is a text.")
            message = self._reader.read(text)
            reaction = self._follower.on_message(message)
            for again in reaction.send:
                self.send(again)
            if isinstance(message, RedirectMessage):
                self._moved = message
            if isinstance(message, WelcomeMessage):
                self._was_there = True
                self._changed(ConnectionChanged(ConnectionState.LIVE))
            if reaction.show:
                self._heard(message)

    async def _pump(self, line: ClientConnection, outbox: asyncio.Queue[FromSeat]) -> None:
        with suppress(ConnectionClosed):
            while True:
                await line.send(encode_message(await outbox.get()))

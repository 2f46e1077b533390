"""The request that opens a line: whether it asks for what is here, and from where it comes.

How long each stage of a line may take.

One line of a person's program: bytes of a socket on one side, messages on the other.

It is asyncio's protocol around websockets' frames, not a task, so that it has its own limits on what waits for it, how
fast it is read and how long each stage may take. Addresses are counted before TLS costs anything.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Protocol, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import Subprotocol

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.wire.json_values import WireError
from cardtable.host.room_messages import FromTable, RoomInfo, WelcomeMessage
from cardtable.host.room_requests import FromSeat, HelloRequest
from cardtable.host.room_types import (
    HOST_FRAME,
    READ_BUFFER,
    REQUEST_BYTES,
    UNREAD_MESSAGES,
    WRITE_BUFFER,
    DisconnectCode,
)
from cardtable.host.token_bucket import TokenBucket
from cardtable.net.message_codec import decode_request, encode_message
from cardtable.net.transport.rate_limits import ReadRateLimit, network_of
from cardtable.net.transport.send_queue import SendQueue

PATH = "/cardtable"
SUBPROTOCOL = cast("Subprotocol", "cardtable.1")


def protocol_of_line(frame: int) -> ServerProtocol:
    """For messages of at most so many bytes; without extensions, and for no web page."""
    return ServerProtocol(origins=[None], extensions=None, subprotocols=[SUBPROTOCOL], max_size=frame)


def answer_to(request: Request, protocol: ServerProtocol) -> Response:
    """101 for a right request, else why not."""
    if request.path != PATH:
        return protocol.reject(HTTPStatus.NOT_FOUND, "There is no table here.\n")
    return protocol.accept(request)


def forwarded_for(request: Request) -> str | None:
    """What counts as the address that the proxy has seen: the last one, for anybody can write those before."""
    named = request.headers.get_all("X-Forwarded-For")
    last = named[-1].split(",")[-1].strip() if named else ""
    return network_of(_without_port(last)) if last else None


def _without_port(address: str) -> str:
    """Some proxies write the port as well, and brackets around an address of IPv6."""
    bare, _, _ = address.removeprefix("[").partition("]")
    return bare.partition(":")[0] if bare.count(":") == 1 else bare


@frozen
class ConnectionTimeouts:
    """How long a line may do what, in seconds."""

    tls: float = 5.0  # until the TLS handshake is done
    request: float = 5.0  # then until the HTTP request has come
    hello: float = 5.0  # then until the Hello has
    ping: float = 5.0  # between two pings
    silence: float = 10.0  # without a word, after which a line is lost
    closing: float = 1.0  # for what was sent last


_BUFFER = memoryview(bytearray(READ_BUFFER))  # of all lines: what is in it is taken at once


class Connection(Protocol):
    """What a table sees of a line, be it a socket's or one in memory."""

    number: int  # never used twice by one server
    address: str  # as `home_of` gives it

    def send(self, message: FromTable) -> None:
        """Tell it, as soon as it can be told."""
        ...

    def close(self, code: DisconnectCode) -> None:
        """Close it, after what was sent."""
        ...

    def admitted(self, pace: TokenBucket) -> None:
        """Its table has it: what it says is read on, no faster than the table allows."""
        ...


class ConnectionHandler(Protocol):
    """Who hears lines."""

    def opened(self, line: SocketConnection) -> bool:
        """The line's address is known: whether it may stay."""
        ...

    def said_hello(self, line: SocketConnection, hello: HelloRequest) -> None:
        """First of all; nothing more is read before `admitted`."""
        ...

    def said(self, line: SocketConnection, message: FromSeat) -> None:
        """Anything later."""
        ...

    def held_more(self, line: SocketConnection) -> None:
        """The line is slow, and more waits for it than before."""
        ...

    def gone(self, line: SocketConnection) -> None:
        """Whatever the reason; nothing comes after it."""
        ...


class SocketConnection(asyncio.BufferedProtocol):
    """Frames, limits, pings and the queue of one connection; asyncio calls it."""

    def __init__(
        self,
        number: int,
        address: str,
        desk: ConnectionHandler,
        times: ConnectionTimeouts,
        *,
        behind_proxy: bool,
        clock: Callable[[], float],
    ) -> None:
        self.number = number
        self.address = address
        self.spoken = False  # a Hello has come
        self.closed_with: DisconnectCode | None = None  # by this end
        self._desk = desk
        self._times = times
        self._behind_proxy = behind_proxy
        self._clock = clock
        self._frames = protocol_of_line(HOST_FRAME)
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None  # until the next stage, then of pings
        self._again: asyncio.TimerHandle | None = None  # when reading goes on
        self._requested = 0  # bytes, of the HTTP request
        self._parts: list[bytes] = []  # of a message in fragments
        self._unread: deque[bytes] = deque()
        self._may_read = True
        self._reading = True
        self._heard = 0.0
        self._pace = ReadRateLimit()
        self._is_host = False
        self._held = SendQueue()
        self._stuck = False  # the socket takes no more
        self._farewell: DisconnectCode | None = None  # to be sent behind all that waits

    # ---- for tables

    @property
    def held(self) -> int:
        """Bytes that wait because the line is slow."""
        return self._held.size

    def send(self, message: FromTable) -> None:
        """Tell it, as soon as it can be told; a line that is too slow is closed."""
        if isinstance(message, WelcomeMessage):
            self._is_host = message.host
        elif isinstance(message, RoomInfo):
            self._is_host = message.host is not None and message.host == message.you
        if self.closed_with is not None or self._frames.state is not State.OPEN:
            return
        data = encode_message(message).encode()
        if not self._stuck:  # then nothing waits
            self._frames.send_text(data)
            self._flush()
            return
        self._held.put(message, data)
        if self._held.is_full:
            self.close(DisconnectCode.TOO_SLOW)
        else:
            self._desk.held_more(self)

    def close(self, code: DisconnectCode) -> None:
        """Close it, after what was sent; one that takes nothing any more is cut off."""
        if self.closed_with is not None or self._transport is None:
            return
        self.closed_with = self._farewell = code
        self._may_read = False
        self._unread.clear()
        if code is DisconnectCode.TOO_SLOW:
            self._held.clear()
        self._wait(self._times.closing, self.cut)
        self._pump()
        self._resume()

    def admitted(self, pace: TokenBucket) -> None:
        """Its table has it: what it says is read on."""
        self._pace.share(pace)
        self._may_read = self.closed_with is None
        self._read_on()

    def cut(self) -> None:
        """Let it go without a word: nothing of it is heard any more."""
        self._may_read = False
        self._unread.clear()
        if self._transport is not None:
            self._transport.abort()

    def stop_reading(self) -> None:
        """The server ends: nothing is read any more."""
        self._may_read = False
        self._pause()

    # ---- from asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The handshake of TLS is done."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(high=WRITE_BUFFER)
        if not self._behind_proxy and not self._desk.opened(self):
            self.cut()
            return
        self._wait(self._times.request, self.cut)

    def get_buffer(self, sizehint: int) -> memoryview:
        """Where bytes go."""
        return _BUFFER

    def buffer_updated(self, nbytes: int) -> None:
        """Bytes have come."""
        if self._frames.state is State.CONNECTING:
            self._requested += nbytes
            if self._requested > REQUEST_BYTES:
                self.cut()
                return
        now = self._clock()
        self._pace.heard(now, nbytes)
        self._frames.receive_data(bytes(_BUFFER[:nbytes]))
        for event in self._frames.events_received():
            if isinstance(event, Request):
                self._requested_by(event)
            else:
                self._framed(cast("Frame", event), now)
        self._flush()
        self._read_on()

    def pause_writing(self) -> None:
        """The socket takes no more."""
        self._stuck = True

    def resume_writing(self) -> None:
        """It does again."""
        self._stuck = False
        self._pump()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        for timer in (self._timer, self._again):
            if timer is not None:
                timer.cancel()
        self._transport = None
        self._may_read = False
        self._held.clear()
        self._desk.gone(self)

    # ---- reading

    def _requested_by(self, request: Request) -> None:
        if self._behind_proxy:
            self.address = forwarded_for(request) or self.address
            if not self._desk.opened(self):
                self.cut()
                return
        self._frames.send_response(answer_to(request, self._frames))
        if self._frames.state is State.OPEN:
            self._wait(self._times.hello, self._too_silent)

    def _framed(self, frame: Frame, now: float) -> None:
        self._heard = now
        if self.closed_with is not None:
            return
        if frame.opcode is Opcode.BINARY:
            self.close(DisconnectCode.NOT_UNDERSTOOD)
        elif frame.opcode is Opcode.PING and self._stuck:
            self.close(DisconnectCode.TOO_SLOW)  # whose answers would pile up
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                self._unread.append(b"".join(self._parts))
                self._parts.clear()
        if len(self._unread) + len(self._parts) > UNREAD_MESSAGES:
            self.close(DisconnectCode.TOO_MANY_MESSAGES)

    def _read_on(self) -> None:
        """Take what has come, as fast as this line may speak; the rest waits, here and in the sender's socket."""
        now = self._clock()
        while self._unread and self._may_read and not self._pace.wait(now):
            self._pace.take(now)
            self._read(self._unread.popleft())
        wait = self._pace.wait(now) if self._unread else self._pace.rest(now)
        if self._again is not None:
            self._again.cancel()
        self._again = asyncio.get_running_loop().call_later(wait, self._read_on) if wait else None
        if self.closed_with is not None or (self._may_read and not wait):
            self._resume()  # after a close all is thrown away, until the other end closes too
        else:
            self._pause()

    def _read(self, data: bytes) -> None:
        try:
            message = decode_request(data.decode(), host=self._is_host)
        except (WireError, UnicodeDecodeError):
            self.close(DisconnectCode.NOT_UNDERSTOOD)
            return
        if self.spoken == isinstance(message, HelloRequest):
            self.close(DisconnectCode.NOT_UNDERSTOOD)
        elif isinstance(message, HelloRequest):
            self.spoken = True
            self._may_read = False
            self._beat()
            self._desk.said_hello(self, message)
        else:
            self._desk.said(self, message)

    def _pause(self) -> None:
        if self._reading and self._transport is not None and not self._transport.is_closing():
            self._reading = False
            self._transport.pause_reading()

    def _resume(self) -> None:
        if not self._reading and self._transport is not None and not self._transport.is_closing():
            self._reading = True
            self._heard = self._clock()  # nobody could be heard meanwhile
            self._transport.resume_reading()

    # ---- writing

    def _pump(self) -> None:
        """Send what waits, until the socket takes no more; the farewell comes last."""
        while len(self._held) and not self._stuck:
            self._frames.send_text(self._held.take())
            self._flush()
        if self._farewell is not None and not self._stuck:
            code, self._farewell = self._farewell, None
            if self._frames.state is State.OPEN:
                self._frames.send_close(code)
                self._flush()

    def _flush(self) -> None:
        for data in self._frames.data_to_send():
            if self._transport is None or self._transport.is_closing():
                return
            if data:
                self._transport.write(data)
            else:
                self._transport.close()
                self._wait(self._times.closing, self.cut)

    # ---- time

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def _beat(self) -> None:
        """Ask whether the other end is still there, unless it has just said something: its program pings as well."""
        silent = self._clock() - self._heard
        if (self._reading and silent >= self._times.silence) or self._frames.state is not State.OPEN:
            self.cut()
            return
        if silent >= self._times.ping:
            self._frames.send_ping(b"")
            self._flush()
        self._wait(self._times.ping, self._beat)

    def _too_silent(self) -> None:
        self.close(DisconnectCode.NOT_UNDERSTOOD)

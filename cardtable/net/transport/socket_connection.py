"""Server end of a client's connection: bytes of a socket on one side, messages on the other.

It is an asyncio protocol around websockets frames, not a task, so that it has its own limits of queued bytes, reading
speed and the time of each stage. Addresses are counted before TLS costs anything.
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

_BUFFER = memoryview(bytearray(READ_BUFFER))  # shared by all connections: its content is consumed at once


def websocket_protocol(frame: int) -> ServerProtocol:
    """Return the WebSocket protocol for messages of at most `frame` bytes; without extensions, closed to web pages."""
    return ServerProtocol(origins=[None], extensions=None, subprotocols=[SUBPROTOCOL], max_size=frame)


def opening_response(request: Request, protocol: ServerProtocol) -> Response:
    """Return the response to an opening request: 101, or an error."""
    if request.path != PATH:
        return protocol.reject(HTTPStatus.NOT_FOUND, "There is no table here.\n")
    return protocol.accept(request)


def forwarded_for(request: Request) -> str | None:
    """Return the address seen by the proxy: the last in the header, since clients can forge those before."""
    named = request.headers.get_all("X-Forwarded-For")
    last = named[-1].split(",")[-1].strip() if named else ""
    return network_of(_without_port(last)) if last else None


def _without_port(address: str) -> str:
    """Strip the port and the IPv6 brackets that some proxies write."""
    bare, _, _ = address.removeprefix("[").partition("]")
    return bare.partition(":")[0] if bare.count(":") == 1 else bare


@frozen
class ConnectionTimeouts:
    """Time limits of a connection, in seconds."""

    tls: float = 5.0  # for the TLS handshake
    request: float = 5.0  # for the HTTP request after it
    hello: float = 5.0  # for the hello after that
    ping: float = 5.0  # between two pings
    silence: float = 10.0  # after which a silent connection is lost
    closing: float = 1.0  # for the last messages


class Connection(Protocol):
    """Connection as a room sees it, over a socket or in memory."""

    number: int  # never used twice by one server
    address: str  # in the form of `network_of`

    def send(self, message: FromTable) -> None:
        """Send as soon as possible."""

    def close(self, code: DisconnectCode) -> None:
        """Close after all that was sent."""

    def on_admitted(self, pace: TokenBucket) -> None:
        """Start to read on after the hello, no faster than the room's rate limit allows."""


class ConnectionHandler(Protocol):
    """Receiver of the events of connections."""

    def on_opened(self, line: SocketConnection) -> bool:
        """Handle a connection whose address is known; return False to close it."""

    def on_hello(self, line: SocketConnection, hello: HelloRequest) -> None:
        """Handle the first message; nothing more is read before `admitted`."""

    def on_message(self, line: SocketConnection, message: FromSeat) -> None:
        """Handle a later message."""

    def on_queue_growth(self, line: SocketConnection) -> None:
        """Handle the growth of a slow connection's send queue."""

    def on_closed(self, line: SocketConnection) -> None:
        """Handle the end of a connection, its last event."""


class SocketConnection(asyncio.BufferedProtocol):
    """Frames, limits, pings and send queue of one socket, as a protocol for asyncio."""

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
        self.has_sent_hello = False  # a hello was received
        self.close_code: DisconnectCode | None = None  # code with which this end closed it
        self._desk = desk
        self._times = times
        self._behind_proxy = behind_proxy
        self._clock = clock
        self._frames = websocket_protocol(HOST_FRAME)
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None  # timeout of the stage, then ping interval
        self._again: asyncio.TimerHandle | None = None  # end of a pause in reading
        self._requested = 0  # bytes of the HTTP request
        self._parts: list[bytes] = []  # fragments of a message
        self._unread: deque[bytes] = deque()
        self._may_read = True
        self._reading = True
        self._heard = 0.0
        self._pace = ReadRateLimit()
        self._is_host = False
        self._held = SendQueue()
        self._stuck = False  # the socket's buffer is full
        self._farewell: DisconnectCode | None = None  # close code to send behind the queue

    # ---- for rooms

    @property
    def queued_bytes(self) -> int:
        """Bytes in the send queue."""
        return self._held.size

    def send(self, message: FromTable) -> None:
        """Send as soon as possible; close a connection that is too slow."""
        if isinstance(message, WelcomeMessage):
            self._is_host = message.host
        elif isinstance(message, RoomInfo):
            self._is_host = message.host is not None and message.host == message.you
        if self.close_code is not None or self._frames.state is not State.OPEN:
            return
        data = encode_message(message).encode()
        if not self._stuck:  # then the queue is empty
            self._frames.send_text(data)
            self._flush()
            return
        self._held.put(message, data)
        if self._held.is_full:
            self.close(DisconnectCode.TOO_SLOW)
        else:
            self._desk.on_queue_growth(self)

    def close(self, code: DisconnectCode) -> None:
        """Close after all that was sent; cut one that accepts nothing more."""
        if self.close_code is not None or self._transport is None:
            return
        self.close_code = self._farewell = code
        self._may_read = False
        self._unread.clear()
        if code is DisconnectCode.TOO_SLOW:
            self._held.clear()
        self._wait(self._times.closing, self.abort)
        self._pump()
        self._resume()

    def on_admitted(self, pace: TokenBucket) -> None:
        self._pace.set_room_limit(pace)
        self._may_read = self.close_code is None
        self._read_on()

    def abort(self) -> None:
        """Abort without a close frame, and discard unread messages."""
        self._may_read = False
        self._unread.clear()
        if self._transport is not None:
            self._transport.abort()

    def stop_reading(self) -> None:
        self._may_read = False
        self._pause()

    # ---- from asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the timeout for the HTTP request, after the TLS handshake."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(high=WRITE_BUFFER)
        if not self._behind_proxy and not self._desk.on_opened(self):
            self.abort()
            return
        self._wait(self._times.request, self.abort)

    def get_buffer(self, sizehint: int) -> memoryview:
        return _BUFFER

    def buffer_updated(self, nbytes: int) -> None:
        """Process received bytes."""
        if self._frames.state is State.CONNECTING:
            self._requested += nbytes
            if self._requested > REQUEST_BYTES:
                self.abort()
                return
        now = self._clock()
        self._pace.count_bytes(now, nbytes)
        self._frames.receive_data(bytes(_BUFFER[:nbytes]))
        for event in self._frames.events_received():
            if isinstance(event, Request):
                self._requested_by(event)
            else:
                self._framed(cast("Frame", event), now)
        self._flush()
        self._read_on()

    def pause_writing(self) -> None:
        self._stuck = True

    def resume_writing(self) -> None:
        self._stuck = False
        self._pump()

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._timer, self._again):
            if timer is not None:
                timer.cancel()
        self._transport = None
        self._may_read = False
        self._held.clear()
        self._desk.on_closed(self)

    # ---- reading

    def _requested_by(self, request: Request) -> None:
        if self._behind_proxy:
            self.address = forwarded_for(request) or self.address
            if not self._desk.on_opened(self):
                self.abort()
                return
        self._frames.send_response(opening_response(request, self._frames))
        if self._frames.state is State.OPEN:
            self._wait(self._times.hello, self._too_silent)

    def _framed(self, frame: Frame, now: float) -> None:
        self._heard = now
        if self.close_code is not None:
            return
        if frame.opcode is Opcode.BINARY:
            self.close(DisconnectCode.NOT_UNDERSTOOD)
        elif frame.opcode is Opcode.PING and self._stuck:
            self.close(DisconnectCode.TOO_SLOW)  # its pongs would pile up
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                self._unread.append(b"".join(self._parts))
                self._parts.clear()
        if len(self._unread) + len(self._parts) > UNREAD_MESSAGES:
            self.close(DisconnectCode.TOO_MANY_MESSAGES)

    def _read_on(self) -> None:
        """Process received messages within the rate limits; the rest waits, here and in the sender's socket."""
        now = self._clock()
        while self._unread and self._may_read and not self._pace.message_wait(now):
            self._pace.count_message(now)
            self._read(self._unread.popleft())
        wait = self._pace.message_wait(now) if self._unread else self._pace.byte_wait(now)
        if self._again is not None:
            self._again.cancel()
        self._again = asyncio.get_running_loop().call_later(wait, self._read_on) if wait else None
        if self.close_code is not None or (self._may_read and not wait):
            self._resume()  # after a close all input is discarded, until the other end closes too
        else:
            self._pause()

    def _read(self, data: bytes) -> None:
        try:
            message = decode_request(data.decode(), host=self._is_host)
        except (WireError, UnicodeDecodeError):
            self.close(DisconnectCode.NOT_UNDERSTOOD)
            return
        if self.has_sent_hello == isinstance(message, HelloRequest):
            self.close(DisconnectCode.NOT_UNDERSTOOD)
        elif isinstance(message, HelloRequest):
            self.has_sent_hello = True
            self._may_read = False
            self._beat()
            self._desk.on_hello(self, message)
        else:
            self._desk.on_message(self, message)

    def _pause(self) -> None:
        if self._reading and self._transport is not None and not self._transport.is_closing():
            self._reading = False
            self._transport.pause_reading()

    def _resume(self) -> None:
        if not self._reading and self._transport is not None and not self._transport.is_closing():
            self._reading = True
            self._heard = self._clock()  # a pause in reading is no silence
            self._transport.resume_reading()

    # ---- writing

    def _pump(self) -> None:
        """Send the queue until the socket is full; the close frame comes last."""
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
                self._wait(self._times.closing, self.abort)

    # ---- time

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def _beat(self) -> None:
        """Ping a peer that was silent for a while, and cut a lost connection."""
        silent = self._clock() - self._heard
        if (self._reading and silent >= self._times.silence) or self._frames.state is not State.OPEN:
            self.abort()
            return
        if silent >= self._times.ping:
            self._frames.send_ping(b"")
            self._flush()
        self._wait(self._times.ping, self._beat)

    def _too_silent(self) -> None:
        self.close(DisconnectCode.NOT_UNDERSTOOD)

"""Server end of a client's connection: bytes of a socket on one side, messages on the other.

It is an asyncio protocol around websockets frames, not a task, so that it has its own limits of queued bytes, reading
speed and the time of each stage. Addresses are counted before TLS costs anything.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from typing import Protocol, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.wire.json_values import WireError
from cardtable.host import room_types
from cardtable.host.room_messages import ClockMessage, FromTable, RoomInfo, WelcomeMessage
from cardtable.host.room_requests import FromSeat, HelloRequest
from cardtable.host.token_bucket import TokenBucket
from cardtable.net.message_codec import decode_request, encode_message
from cardtable.net.transport.rate_limits import ReadRateLimit, network_of
from cardtable.net.transport.tls import PATH, SUBPROTOCOL

_BUFFER = memoryview(bytearray(room_types.READ_BUFFER))  # shared by all connections: its content is consumed at once


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
    headers = request.headers.get_all("X-Forwarded-For")
    last = headers[-1].split(",")[-1].strip() if headers else ""
    bare, _, _ = last.removeprefix("[").partition("]")  # some proxies write a port, and IPv6 in brackets
    return network_of(bare.partition(":")[0] if bare.count(":") == 1 else bare) if last else None


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

    def close(self, code: room_types.DisconnectCode) -> None:
        """Close after all that was sent."""

    def on_admitted(self, room_limit: TokenBucket) -> None:
        """Start to read on after the hello, no faster than the room's rate limit allows."""


class ConnectionHandler(Protocol):
    """Receiver of the events of connections."""

    def on_opened(self, connection: SocketConnection) -> bool:
        """Handle a connection whose address is known; return False to close it."""

    def on_hello(self, connection: SocketConnection, hello: HelloRequest) -> None:
        """Handle the first message; nothing more is read before `on_admitted`."""

    def on_message(self, connection: SocketConnection, message: FromSeat) -> None: ...

    def on_queue_growth(self, connection: SocketConnection) -> None: ...

    def on_closed(self, connection: SocketConnection) -> None:
        """Handle the end of a connection, its last event."""


@dataclass(slots=True)
class _QueuedMessage:
    kind: object  # a later message of an equal kind replaces this one; None: none does
    data: bytes


class SendQueue:
    """Bounded FIFO queue; a waiting RoomInfo or ClockMessage is replaced by its successor.

    No replacement moves past an update: its reader needs the room's state at that time.
    """

    __slots__ = ("_queue", "size")

    def __init__(self) -> None:
        self._queue: deque[_QueuedMessage] = deque()
        self.size = 0  # bytes

    def __len__(self) -> int:
        return len(self._queue)

    @property
    def is_full(self) -> bool:
        return len(self._queue) > room_types.HELD_MESSAGES or self.size > room_types.HELD_BYTES

    def put(self, message: FromTable, data: bytes) -> None:
        kind = _kind(message)
        self.size += len(data)
        for queued in reversed(self._queue):
            if kind is None or queued.kind is None:
                break
            if queued.kind == kind:
                self.size -= len(queued.data)
                queued.data = data
                return
        self._queue.append(_QueuedMessage(kind, data))

    def take(self) -> bytes:
        """Return the next encoded message; raise IndexError if none waits."""
        data = self._queue.popleft().data
        self.size -= len(data)
        return data

    def clear(self) -> None:
        self._queue.clear()
        self.size = 0


def _kind(message: FromTable) -> object:
    match message:
        case RoomInfo():
            return RoomInfo
        case ClockMessage():
            return message.seat
    return None


class SocketConnection(asyncio.BufferedProtocol):
    """Frames, limits, pings and send queue of one socket, as a protocol for asyncio."""

    def __init__(
        self,
        number: int,
        address: str,
        handler: ConnectionHandler,
        timeouts: ConnectionTimeouts,
        *,
        behind_proxy: bool,
        clock: Callable[[], float],
    ) -> None:
        self.number, self.address = number, address
        self.has_sent_hello = False  # a hello was received
        self.close_code: room_types.DisconnectCode | None = None  # code with which this end closed it
        self._handler, self._timeouts, self._behind_proxy, self._clock = handler, timeouts, behind_proxy, clock
        self._websocket = websocket_protocol(room_types.HOST_FRAME)
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None  # timeout of the stage, then ping interval
        self._resume_timer: asyncio.TimerHandle | None = None  # end of a pause in reading
        self._request_bytes = 0  # bytes of the HTTP request
        self._fragments: list[bytes] = []  # fragments of a message
        self._unread: deque[bytes] = deque()
        self._may_read = True
        self._reading = True
        self._last_frame_at = 0.0
        self._rate_limit = ReadRateLimit()
        self._is_owner = False
        self._queue = SendQueue()
        self._is_blocked = False  # the socket's buffer is full
        self._pending_close: room_types.DisconnectCode | None = None  # close code to send behind the queue

    # ---- for rooms

    @property
    def queued_bytes(self) -> int:
        return self._queue.size

    def send(self, message: FromTable) -> None:
        """Send as soon as possible; close a connection that is too slow."""
        if isinstance(message, WelcomeMessage):
            self._is_owner = message.host
        elif isinstance(message, RoomInfo):
            self._is_owner = message.host is not None and message.host == message.you
        if self.close_code is not None or self._websocket.state is not State.OPEN:
            return
        data = encode_message(message).encode()
        if not self._is_blocked:  # then the queue is empty
            self._websocket.send_text(data)
            self._flush()
            return
        self._queue.put(message, data)
        if self._queue.is_full:
            self.close(room_types.DisconnectCode.TOO_SLOW)
        else:
            self._handler.on_queue_growth(self)

    def close(self, code: room_types.DisconnectCode) -> None:
        """Close after all that was sent; cut one that accepts nothing more."""
        if self.close_code is not None or self._transport is None:
            return
        self.close_code = self._pending_close = code
        self._may_read = False
        self._unread.clear()
        if code is room_types.DisconnectCode.TOO_SLOW:
            self._queue.clear()
        self._start_timer(self._timeouts.closing, self.abort)
        self._send_queued()
        self._resume()

    def on_admitted(self, room_limit: TokenBucket) -> None:
        self._rate_limit.room_limit = room_limit
        self._may_read = self.close_code is None
        self._read_on()

    def abort(self) -> None:
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
        self._transport.set_write_buffer_limits(high=room_types.WRITE_BUFFER)
        if not self._behind_proxy and not self._handler.on_opened(self):
            self.abort()
            return
        self._start_timer(self._timeouts.request, self.abort)

    def get_buffer(self, sizehint: int) -> memoryview:
        return _BUFFER

    def buffer_updated(self, nbytes: int) -> None:
        if self._websocket.state is State.CONNECTING:
            self._request_bytes += nbytes
            if self._request_bytes > room_types.REQUEST_BYTES:
                self.abort()
                return
        now = self._clock()
        self._rate_limit.count_bytes(now, nbytes)
        self._websocket.receive_data(bytes(_BUFFER[:nbytes]))
        for event in self._websocket.events_received():
            if isinstance(event, Request):
                self._on_request(event)
            else:
                self._on_frame(cast("Frame", event), now)
        self._flush()
        self._read_on()

    def pause_writing(self) -> None:
        self._is_blocked = True

    def resume_writing(self) -> None:
        self._is_blocked = False
        self._send_queued()

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._timer, self._resume_timer):
            if timer is not None:
                timer.cancel()
        self._transport = None
        self._may_read = False
        self._queue.clear()
        self._handler.on_closed(self)

    # ---- reading

    def _on_request(self, request: Request) -> None:
        if self._behind_proxy:
            self.address = forwarded_for(request) or self.address
            if not self._handler.on_opened(self):
                self.abort()
                return
        self._websocket.send_response(opening_response(request, self._websocket))
        if self._websocket.state is State.OPEN:
            self._start_timer(self._timeouts.hello, partial(self.close, room_types.DisconnectCode.NOT_UNDERSTOOD))

    def _on_frame(self, frame: Frame, now: float) -> None:
        self._last_frame_at = now
        if self.close_code is not None:
            return
        if frame.opcode is Opcode.BINARY:
            self.close(room_types.DisconnectCode.NOT_UNDERSTOOD)
        elif frame.opcode is Opcode.PING and self._is_blocked:
            self.close(room_types.DisconnectCode.TOO_SLOW)  # its pongs would pile up
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._fragments.append(bytes(frame.data))
            if frame.fin:
                self._unread.append(b"".join(self._fragments))
                self._fragments.clear()
        if len(self._unread) + len(self._fragments) > room_types.UNREAD_MESSAGES:
            self.close(room_types.DisconnectCode.TOO_MANY_MESSAGES)

    def _read_on(self) -> None:
        """Process received messages within the rate limits; the rest waits, here and in the sender's socket."""
        now = self._clock()
        while self._unread and self._may_read and not self._rate_limit.message_wait(now):
            self._rate_limit.count_message(now)
            self._read(self._unread.popleft())
        wait = self._rate_limit.message_wait(now) if self._unread else self._rate_limit.byte_wait(now)
        if self._resume_timer is not None:
            self._resume_timer.cancel()
        self._resume_timer = asyncio.get_running_loop().call_later(wait, self._read_on) if wait else None
        if self.close_code is not None or (self._may_read and not wait):
            self._resume()  # after a close all input is discarded, until the other end closes too
        else:
            self._pause()

    def _read(self, data: bytes) -> None:
        try:
            message = decode_request(data.decode(), host=self._is_owner)
        except (WireError, UnicodeDecodeError):
            self.close(room_types.DisconnectCode.NOT_UNDERSTOOD)
            return
        if self.has_sent_hello == isinstance(message, HelloRequest):
            self.close(room_types.DisconnectCode.NOT_UNDERSTOOD)
        elif isinstance(message, HelloRequest):
            self.has_sent_hello = True
            self._may_read = False
            self._heartbeat()
            self._handler.on_hello(self, message)
        else:
            self._handler.on_message(self, message)

    def _pause(self) -> None:
        if self._reading and self._transport is not None and not self._transport.is_closing():
            self._reading = False
            self._transport.pause_reading()

    def _resume(self) -> None:
        if not self._reading and self._transport is not None and not self._transport.is_closing():
            self._reading = True
            self._last_frame_at = self._clock()  # a pause in reading is no silence
            self._transport.resume_reading()

    # ---- writing

    def _send_queued(self) -> None:
        while len(self._queue) and not self._is_blocked:
            self._websocket.send_text(self._queue.take())
            self._flush()
        if self._pending_close is not None and not self._is_blocked:
            code, self._pending_close = self._pending_close, None
            if self._websocket.state is State.OPEN:
                self._websocket.send_close(code)
                self._flush()

    def _flush(self) -> None:
        for data in self._websocket.data_to_send():
            if self._transport is None or self._transport.is_closing():
                return
            if data:
                self._transport.write(data)
            else:
                self._transport.close()
                self._start_timer(self._timeouts.closing, self.abort)

    # ---- time

    def _start_timer(self, seconds: float, then: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def _heartbeat(self) -> None:
        """Ping a peer that was silent for a while, and cut a lost connection."""
        silent = self._clock() - self._last_frame_at
        if (self._reading and silent >= self._timeouts.silence) or self._websocket.state is not State.OPEN:
            self.abort()
            return
        if silent >= self._timeouts.ping:
            self._websocket.send_ping(b"")
            self._flush()
        self._start_timer(self._timeouts.ping, self._heartbeat)

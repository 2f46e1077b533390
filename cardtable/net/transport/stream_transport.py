"""Asyncio transport over one bidirectional QUIC stream, so that both ends use their protocols for sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from cardtable.host.room_types import READ_BUFFER

if TYPE_CHECKING:
    import iroh

_CHUNK = 16_384  # bytes that are written at a time
_HIGH = 65_536  # bytes that may wait unless the protocol sets another limit
_GOODBYE = 1.0  # seconds for the other end to acknowledge the last bytes


class QuicStream:
    """Stream of a connection of the library iroh, which raises ConnectionError in place of its `error`."""

    def __init__(self, connection: iroh.Connection, stream: iroh.BiStream, error: type[Exception]) -> None:
        self._connection, self._sending, self._receiving = connection, stream.send(), stream.recv()
        self._error = error

    async def read(self, most: int) -> bytes:
        """Return the next bytes, b"" at the end."""
        try:
            return bytes(await self._receiving.read(most))
        except self._error as error:
            raise ConnectionError(str(error)) from error

    async def write(self, data: bytes) -> int:
        """Return how many bytes were accepted, at least one."""
        try:
            return int(await self._sending.write(data))
        except self._error as error:
            raise ConnectionError(str(error)) from error

    async def finish(self) -> None:
        """End this side's direction, and wait until the other end has acknowledged all of it."""
        with suppress(self._error):
            await self._sending.finish()
            await self._sending.stopped()

    def close(self) -> None:
        """Close the connection at once; what was not acknowledged is lost."""
        self._connection.close(0, b"")


class StreamTransport(asyncio.Transport):
    """Transport that begins to work at once; `protocol` gets the same calls as from a socket's transport."""

    def __init__(self, stream: QuicStream, protocol: asyncio.BaseProtocol, peer: tuple[str, int]) -> None:
        super().__init__({"peername": peer})
        self._stream, self._protocol = stream, protocol
        self._deliver = _delivery(protocol)
        self._unsent = bytearray()
        self._high, self._low = _HIGH, _HIGH // 4
        self._is_paused = False  # the protocol was told to write nothing more
        self._is_closing = False
        self._is_lost = False
        self._may_read, self._may_write = asyncio.Event(), asyncio.Event()
        self._may_read.set()
        self._tasks: tuple[asyncio.Task[None], ...] = ()
        protocol.connection_made(self)
        if not self._is_lost:
            self._tasks = (asyncio.create_task(self._read()), asyncio.create_task(self._write()))

    def is_closing(self) -> bool:
        return self._is_closing

    def pause_reading(self) -> None:
        self._may_read.clear()

    def resume_reading(self) -> None:
        self._may_read.set()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._high = _HIGH if high is None else high
        self._low = self._high // 4 if low is None else low

    def can_write_eof(self) -> bool:
        return False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self._is_closing:
            return
        self._unsent += data
        self._may_write.set()
        if len(self._unsent) > self._high and not self._is_paused:
            self._is_paused = True
            self._protocol.pause_writing()

    def close(self) -> None:
        """Close after all that was written."""
        if not self._is_closing:
            self._is_closing = True
            self._may_write.set()

    def abort(self) -> None:
        """Close at once."""
        self._is_closing = True
        self._end(None)

    async def _read(self) -> None:
        try:
            while data := await self._stream.read(READ_BUFFER):
                await self._may_read.wait()  # it may have been paused in the meantime
                if self._is_closing:
                    return
                self._deliver(data)
        except ConnectionError as error:
            self._end(error)
        else:
            self.close()

    async def _write(self) -> None:
        try:
            while True:
                await self._may_write.wait()
                while self._unsent:
                    del self._unsent[: await self._stream.write(bytes(self._unsent[:_CHUNK]))]
                    self._resume_writing()
                if self._is_closing:
                    break
                self._may_write.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(_GOODBYE):
                    await self._stream.finish()
            self._end(None)
        except ConnectionError as error:
            self._end(error)

    def _resume_writing(self) -> None:
        if self._is_paused and len(self._unsent) <= self._low:
            self._is_paused = False
            self._protocol.resume_writing()

    def _end(self, error: Exception | None) -> None:
        """Close the connection, and report that once, after the call that caused it."""
        if self._is_lost:
            return
        self._is_closing = self._is_lost = True
        self._stream.close()
        del self._stream  # a connection keeps its endpoint's port
        current = asyncio.current_task()
        for task in self._tasks:
            if task is not current:
                task.cancel()
        asyncio.get_running_loop().call_soon(self._protocol.connection_lost, error)


def _delivery(protocol: asyncio.BaseProtocol) -> Callable[[bytes], None]:
    """Return the function by which the protocol receives bytes."""
    if not isinstance(protocol, asyncio.BufferedProtocol):
        assert isinstance(protocol, asyncio.Protocol)
        return protocol.data_received

    def fill(data: bytes) -> None:
        protocol.get_buffer(len(data))[: len(data)] = data  # type: ignore[index]  # it is a memoryview
        protocol.buffer_updated(len(data))

    return fill

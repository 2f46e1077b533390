"""Figures for Prometheus, over HTTP on this machine alone: `GET /metrics`, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress

_PATH = b"/metrics"
_REQUEST = 8_192  # bytes
_PATIENCE = 5.0  # seconds for a request
_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def metrics_door(host: str, port: int, text: Callable[[], str]) -> AsyncIterator[int]:
    """The port, with port 0 any that is free, on which `text` is told meanwhile; raises OSError."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer), suppress(OSError, EOFError, asyncio.LimitOverrunError):
            async with asyncio.timeout(_PATIENCE):
                request = await reader.readuntil(b"\r\n\r\n")
                writer.write(_answer_to(request, text))
                await writer.drain()

    server = await asyncio.start_server(answer, host, port, limit=_REQUEST)
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        server.close()


def _answer_to(request: bytes, text: Callable[[], str]) -> bytes:
    method, _, rest = request.partition(b" ")
    if method == b"GET" and rest.split(b" ", 1)[0].split(b"?", 1)[0] == _PATH:
        return _response("200 OK", text())
    return _response("404 Not Found", "Figures are at /metrics.\n")


def _response(status: str, text: str) -> bytes:
    body = text.encode()
    head = f"HTTP/1.1 {status}\r\nContent-Type: {_TYPE}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    return head.encode() + body

"""HTTP to one computer of this network, which may be any: nothing that it answers costs much."""

from __future__ import annotations

import asyncio
from asyncio import IncompleteReadError, LimitOverrunError, StreamReader
from collections.abc import Mapping
from urllib.parse import urlsplit
from xml.etree.ElementTree import Element, ParseError, XMLParser

from cardtable.net.io.router.router_answers import MappingRefused

LARGEST = 100_000  # bytes of an answer: descriptions of routers have a tenth of it
_EACH = 4.0  # seconds
_LAST_CHUNK = 0


class BoundedHttpRequester:
    """Speaks with this host alone, whatever addresses it names, and follows it nowhere."""

    def __init__(self, host: str) -> None:
        self._host = host

    async def ask(self, url: str, body: str = "", headers: Mapping[str, str] | None = None) -> Element:
        """What is answered, of any status: POST with a body, else GET. Raises Refused, also for what is no XML."""
        try:
            parts = urlsplit(url)
            port = parts.port or 80
            target = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
        except ValueError as error:
            raise MappingRefused from error
        if parts.scheme != "http" or parts.hostname != self._host or not (target.isascii() and target.isprintable()):
            raise MappingRefused
        content = body.encode()
        lines = {"Host": f"{self._host}:{port}", "Connection": "close", "Content-Length": str(len(content))}
        head = "".join(f"{name}: {value}\r\n" for name, value in {**lines, **(headers or {})}.items())
        request = (
            f"{'POST' if content else 'GET'} {target.replace(' ', '%20')} HTTP/1.1\r\n{head}\r\n".encode() + content
        )
        try:
            async with asyncio.timeout(_EACH):
                return _read_xml(await _exchanged(self._host, port, request))
        except (OSError, ValueError, IncompleteReadError, LimitOverrunError, ParseError) as error:
            raise MappingRefused from error


async def _exchanged(host: str, port: int, request: bytes) -> bytes:
    """The body of the answer. Raises OSError, and ValueError or one of asyncio's for what is no answer."""
    reader, writer = await asyncio.open_connection(host, port, limit=LARGEST)
    try:
        writer.write(request)
        await writer.drain()
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
        if not first.startswith("HTTP/1."):
            raise ValueError
        fields = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        if fields.get("transfer-encoding", "").lower() == "chunked":
            return await _read_chunks(reader)
        length = fields.get("content-length")
        return await _read_exactly(reader, int(length)) if length is not None else await _read_to_the_end(reader)
    finally:
        writer.transport.abort()  # nothing more is wanted of it


async def _read_exactly(reader: StreamReader, count: int) -> bytes:
    if not 0 <= count <= LARGEST:
        raise ValueError
    return await reader.readexactly(count)


async def _read_to_the_end(reader: StreamReader) -> bytes:
    body = bytearray()
    while part := await reader.read(LARGEST):
        body += part
        if len(body) > LARGEST:
            raise ValueError
    return bytes(body)


async def _read_chunks(reader: StreamReader) -> bytes:
    body = bytearray()
    while (size := int((await reader.readline()).partition(b";")[0], 16)) != _LAST_CHUNK:
        body += await _read_exactly(reader, size)
        await reader.readline()
        if len(body) > LARGEST:
            raise ValueError
    return bytes(body)


def _read_xml(body: bytes) -> Element:
    """The root of a document without entities of its own, which could make it grow. Raises ValueError, ParseError."""
    text = body.decode("utf-8", "replace").lstrip("\ufeff").strip("\0 \t\r\n")  # what some routers send around it
    if "<!DOCTYPE" in text:
        raise ValueError
    parser = XMLParser()
    parser.feed(text)
    root: Element = parser.close()
    return root

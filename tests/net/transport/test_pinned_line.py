"""A line is made to the computer that invited, and to no other: nothing is said before its certificate was compared."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cardtable.net.transport.tls import (
    Certificate,
    CertificateMismatch,
    Destination,
    RoomUnreachable,
    connect_to_room,
    load_or_create_certificate,
)

HERE = ("127.0.0.1",)


class Stranger:
    """A server that notes each byte that comes through its TLS, and says one thing."""

    def __init__(self, answer: bytes = b"") -> None:
        self.heard = b""
        self.lines = 0
        self.name: list[str | None] = []
        self._answer = answer

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines += 1
        self.heard += await reader.read(1000)
        writer.write(self._answer)
        writer.close()


async def at(stranger: Stranger, context: ssl.SSLContext | None, act: Callable[[int], Awaitable[None]]) -> None:
    server = await asyncio.start_server(stranger.take, HERE[0], 0, ssl=context)
    async with asyncio.timeout(20), server:
        await act(server.sockets[0].getsockname()[1])


def named(certificate: Certificate, stranger: Stranger) -> ssl.SSLContext:
    """A context that notes the names it is asked for."""
    context = certificate.context()
    context.sni_callback = lambda _socket, name, _context: stranger.name.append(name)
    return context


@pytest.mark.parametrize("length", [16, 32])
def test_another_certificate_is_told_not_a_byte(tmp_path: Path, length: int) -> None:
    stranger = Stranger()

    async def act(port: int) -> None:
        with pytest.raises(CertificateMismatch):
            await connect_to_room(Destination(HERE, port, bytes(length)))
        await asyncio.sleep(0)

    asyncio.run(at(stranger, named(load_or_create_certificate(tmp_path), stranger), act))
    assert (stranger.lines, stranger.heard) == (1, b"")


def test_the_right_certificate_is_told_no_name(tmp_path: Path) -> None:
    stranger, certificate = Stranger(b"HTTP/1.1 404 Not Found\r\n\r\n"), load_or_create_certificate(tmp_path)

    async def act(port: int) -> None:
        with pytest.raises(RoomUnreachable):
            await connect_to_room(Destination(HERE, port, certificate.fingerprint[:16]))

    asyncio.run(at(stranger, named(certificate, stranger), act))
    assert stranger.heard.startswith(b"GET /cardtable HTTP/1.1\r\n")
    assert b"Origin:" not in stranger.heard
    assert b"Extensions" not in stranger.heard
    assert stranger.name == [None]


def test_a_pin_that_is_too_short_is_none(tmp_path: Path) -> None:
    stranger, certificate = Stranger(), load_or_create_certificate(tmp_path)

    async def act(port: int) -> None:
        with pytest.raises(CertificateMismatch):
            await connect_to_room(Destination(HERE, port, certificate.fingerprint[:4]))

    asyncio.run(at(stranger, certificate.context(), act))
    assert stranger.heard == b""


def test_nobody_is_followed_elsewhere(tmp_path: Path) -> None:
    elsewhere, certificate = Stranger(), load_or_create_certificate(tmp_path)

    async def act(port: int) -> None:
        async def refer(there: int) -> None:
            answer = f"HTTP/1.1 302 Found\r\nLocation: wss://127.0.0.1:{there}/cardtable\r\n\r\n".encode()

            async def ask(first: int) -> None:
                with pytest.raises(RoomUnreachable):
                    await connect_to_room(Destination(HERE, first, certificate.fingerprint))

            await at(Stranger(answer), certificate.context(), ask)

        await refer(port)

    asyncio.run(at(elsewhere, certificate.context(), act))
    assert elsewhere.lines == 0


def test_without_tls_there_is_no_table() -> None:
    async def act(port: int) -> None:
        with pytest.raises(RoomUnreachable):
            await connect_to_room(Destination(HERE, port, bytes(32)))

    asyncio.run(at(Stranger(b"hello"), None, act))


def test_older_tls_is_not_spoken(tmp_path: Path) -> None:
    certificate = load_or_create_certificate(tmp_path)
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    old.maximum_version = ssl.TLSVersion.TLSv1_2
    old.load_cert_chain(certificate.path)

    async def act(port: int) -> None:
        with pytest.raises(RoomUnreachable):
            await connect_to_room(Destination(HERE, port, certificate.fingerprint))

    asyncio.run(at(Stranger(), old, act))


def test_a_certificate_that_no_authority_vouches_for_is_none_without_a_fingerprint(tmp_path: Path) -> None:
    stranger = Stranger()

    async def act(port: int) -> None:
        with pytest.raises(RoomUnreachable):
            await connect_to_room(Destination(("localhost",), port, None))

    asyncio.run(at(stranger, load_or_create_certificate(tmp_path).context(), act))
    assert stranger.heard == b""


def test_the_next_address_is_tried(tmp_path: Path) -> None:
    stranger, certificate = Stranger(), load_or_create_certificate(tmp_path)

    async def act(port: int) -> None:
        with pytest.raises(CertificateMismatch):
            await connect_to_room(Destination(("127.0.0.2", *HERE), port, bytes(32)))

    asyncio.run(at(stranger, certificate.context(), act))
    assert stranger.lines == 1

"""A server's lines: who may come in, how fast, how long, and what happens to whoever does otherwise."""

import asyncio
import random
import ssl
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cardtable.core.zones import Seat
from cardtable.host.room_messages import RevealMessage, RoomInfo
from cardtable.host.room_requests import PhraseRequest, ReadyRequest
from cardtable.host.room_types import HELD_BYTES, DisconnectCode
from cardtable.net.invitation import NEW_TABLE
from cardtable.net.message_codec import encode_message
from cardtable.net.server import tcp_server
from cardtable.net.server.room_manager import RoomCreationPolicy
from cardtable.net.server.tcp_server import ConnectionListener
from cardtable.net.transport.rate_limits import AddressLimits
from cardtable.net.transport.socket_connection import ConnectionTimeouts
from cardtable.net.transport.tls import Certificate
from tests.net.server.hall import HERE, SECRET, SUBPROTOCOL, Hall, guest, hello, open_hall, run, trusting

SOON = ConnectionTimeouts(tls=0.3, request=0.3, hello=0.3, ping=0.05, silence=0.3, closing=0.1)

Act = Callable[[Hall], Awaitable[None]]


def in_hall(
    folder: Path,
    certificate: Certificate | None,
    act: Act,
    *,
    times: ConnectionTimeouts | None = None,
    opening: RoomCreationPolicy | None = None,
    limits: AddressLimits | None = None,
) -> None:
    async def whole() -> None:
        async with open_hall(folder, certificate, times=times, opening=opening, limits=limits) as hall:
            await act(hall)

    run(whole)


@asynccontextmanager
async def bare(server: ConnectionListener) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection that speaks no TLS yet."""
    reader, writer = await asyncio.open_connection(HERE, server.port)
    try:
        yield reader, writer
    finally:
        writer.close()


@asynccontextmanager
async def encrypted(server: ConnectionListener) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """One that speaks TLS and no HTTP yet."""
    reader, writer = await asyncio.open_connection(HERE, server.port, ssl=trusting(), server_hostname="")
    try:
        yield reader, writer
    finally:
        writer.close()


async def ended(reader: asyncio.StreamReader) -> bool:
    """Whether the other end closes the connection without a word."""
    try:
        return await reader.read() == b""
    except ConnectionError:
        return True


def test_a_server_says_that_it_is_one(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as meera:
            await meera.greet(hello())
            (table,) = (message for message in meera.heard if isinstance(message, RoomInfo))
            assert table.server

    in_hall(tmp_path, certificate, act)


def test_whoever_says_hello_is_welcome(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as meera, guest(hall.server) as ravi:
            welcome = await meera.greet(hello())
            assert welcome.host
            assert welcome.invitation.startswith("cardtable:join/")
            await ravi.say(hello(welcome.table, "0" * 16))
            assert await ravi.closed() == DisconnectCode.WRONG_SECRET
            assert ravi.farewell == DisconnectCode.WRONG_SECRET

    in_hall(tmp_path, certificate, act)


def test_tls_1_2_is_refused(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        old = trusting()
        old.maximum_version = ssl.TLSVersion.TLSv1_2
        with pytest.raises(OSError):  # ssl.SSLError, or a reset that overtakes it
            await asyncio.open_connection(HERE, hall.server.port, ssl=old, server_hostname="")

    in_hall(tmp_path, certificate, act)


@pytest.mark.parametrize(
    ("path", "subprotocols", "headers", "status"),
    [
        ("/", [SUBPROTOCOL], {}, 404),
        ("/cardtable/", [SUBPROTOCOL], {}, 404),
        ("/cardtable", None, {}, 400),
        ("/cardtable", ["cardtable.2"], {}, 400),
        ("/cardtable", [SUBPROTOCOL], {"Origin": "https://example.org"}, 403),
    ],
    ids=["path", "longer path", "no subprotocol", "another subprotocol", "a web page"],
)
def test_a_request_for_anything_else_is_refused(
    tmp_path: Path,
    certificate: Certificate,
    path: str,
    subprotocols: list[str] | None,
    headers: dict[str, str],
    status: int,
) -> None:
    async def act(hall: Hall) -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(
                f"wss://{HERE}:{hall.server.port}{path}",
                ssl=trusting(),
                server_hostname="",
                subprotocols=subprotocols,  # type: ignore[arg-type]  # of the library's own text type
                additional_headers=headers,
                proxy=None,
            )
        assert refused.value.response.status_code == status

    in_hall(tmp_path, certificate, act)


def test_messages_are_not_compressed(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        address = f"wss://{HERE}:{hall.server.port}/cardtable"
        async with connect(
            address, ssl=trusting(), server_hostname="", subprotocols=[SUBPROTOCOL], compression="deflate", proxy=None
        ) as line:
            assert line.protocol.extensions == []

    in_hall(tmp_path, certificate, act)


# ---- slow lines: each is closed by its own time limit, which is short here


def test_silence_before_tls_is_ended(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with bare(hall.server) as (reader, _):
            assert await ended(reader)

    in_hall(tmp_path, certificate, act, times=SOON)


def test_a_byte_at_a_time_of_tls_is_ended(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with bare(hall.server) as (reader, writer):
            dripping = asyncio.create_task(drip(writer, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500)))
            assert await ended(reader)
            dripping.cancel()

    in_hall(tmp_path, certificate, act, times=SOON)


def test_silence_before_http_is_ended(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with encrypted(hall.server) as (reader, _):
            assert await ended(reader)

    in_hall(tmp_path, certificate, act, times=SOON)


def test_a_byte_at_a_time_of_http_is_ended(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with encrypted(hall.server) as (reader, writer):
            dripping = asyncio.create_task(drip(writer, b"GET /cardtable HTTP/1.1\r\nHost: " + b"x" * 500))
            assert await ended(reader)
            dripping.cancel()

    in_hall(tmp_path, certificate, act, times=SOON)


def test_a_long_request_is_ended_at_once(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with encrypted(hall.server) as (reader, writer):
            writer.write(
                b"GET /cardtable HTTP/1.1\r\n" + b"".join(b"A%d: %200d\r\n" % (number, 0) for number in range(100))
            )
            assert await ended(reader)

    in_hall(tmp_path, certificate, act)


def test_silence_before_hello_is_ended(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as silent:
            assert await silent.closed() == DisconnectCode.NOT_UNDERSTOOD

    in_hall(tmp_path, certificate, act, times=SOON)


def test_half_a_frame_is_ended(tmp_path: Path, certificate: Certificate) -> None:
    """Pings come, but nothing else; whoever does not answer them is not there."""

    async def act(hall: Hall) -> None:
        async with guest(hall.server) as meera:
            await meera.greet(hello())
            transport = meera.line.transport
            transport.write(b"\x81\xfe\x07\xd0" + bytes(100))  # 2,000 bytes are to come
            meera.line.protocol.send_pong = lambda data: None  # type: ignore[method-assign]  # in mid-frame
            assert await meera.closed() == 1006

    in_hall(tmp_path, certificate, act, times=SOON)


def test_whoever_does_not_answer_pings_is_lost_and_whoever_does_is_not(
    tmp_path: Path, certificate: Certificate
) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as deaf, guest(hall.server) as alive:
            await deaf.greet(hello())
            await alive.greet(hello())
            deaf.line.transport.pause_reading()
            while hall.server.n_connections == 2:
                await asyncio.sleep(0.01)
            await alive.say(ReadyRequest(True, 99))
            assert (await alive.next()) is not None

    in_hall(tmp_path, certificate, act, times=SOON)


async def drip(writer: asyncio.StreamWriter, data: bytes) -> None:
    for byte in data:
        writer.write(bytes([byte]))
        await asyncio.sleep(0.01)


# ---- loud lines


# Windows drops what a line still had to say, here why it closes, if it is closed with something unread.
TOO_BIG = (1009, 1006) if sys.platform == "win32" else (1009,)


def test_a_frame_of_100_kilobytes_is_too_big(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as rude:
            await rude.line.send("x" * 100_000)
            assert await rude.closed() in TOO_BIG

    in_hall(tmp_path, certificate, act)


@pytest.mark.parametrize(
    "text",
    ["", "{}", "no JSON", '{"t":"bye"}', '{"t":"ready","ready":true,"rev":1}', "[" * 2_000, '{"t":"hello"}'],
)
def test_what_is_no_hello_is_not_understood(tmp_path: Path, certificate: Certificate, text: str) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as rude:
            await rude.line.send(text)
            assert await rude.closed() == DisconnectCode.NOT_UNDERSTOOD

    in_hall(tmp_path, certificate, act)


def test_bytes_are_not_understood(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as rude:
            await rude.line.send(encode_message(hello()).encode())
            assert await rude.closed() == DisconnectCode.NOT_UNDERSTOOD

    in_hall(tmp_path, certificate, act)


def test_a_second_hello_is_not_understood(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as rude:
            await rude.greet(hello())
            await rude.say(hello())
            assert await rude.closed() == DisconnectCode.NOT_UNDERSTOOD

    in_hall(tmp_path, certificate, act)


def test_a_hundred_messages_at_once_are_too_many(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as rude:
            await rude.greet(hello())
            for _ in range(100):
                rude.line.protocol.send_text(encode_message(PhraseRequest(0)).encode())
            rude.line.transport.write(b"".join(rude.line.protocol.data_to_send()))
            assert await rude.closed() == DisconnectCode.TOO_MANY_MESSAGES

    in_hall(tmp_path, certificate, act, times=ConnectionTimeouts(closing=0.2))


def test_an_empty_line_says_so_many_things_at_once_and_the_rest_waits(tmp_path: Path, certificate: Certificate) -> None:
    """Ten at once, of which the hello is one; the eleventh a quarter of a second later."""

    async def act(hall: Hall) -> None:
        async with guest(hall.server) as fast:
            await fast.greet(hello())
            for _ in range(10):
                await fast.say(ReadyRequest(True, 99))
            answers = asyncio.create_task(refusals(fast, 10))
            await asyncio.wait([answers], timeout=0.15)
            assert not answers.done()
            assert await answers == 10

    async def refusals(one: object, count: int) -> int:
        for _ in range(count):
            await one.next()  # type: ignore[attr-defined]  # a Guest
        return count

    in_hall(tmp_path, certificate, act)


def test_noise_of_any_kind_harms_nobody(tmp_path: Path, certificate: Certificate) -> None:
    """Before TLS, in place of the request, and in place of frames."""

    async def act(hall: Hall) -> None:
        chance = random.Random(1)
        for _ in range(10):
            async with bare(hall.server) as (_, writer):
                writer.write(chance.randbytes(200))
            async with encrypted(hall.server) as (_, writer):
                writer.write(chance.randbytes(200))
            async with guest(hall.server) as noisy:
                noisy.line.transport.write(chance.randbytes(chance.randrange(1, 200)))
        async with guest(hall.server) as meera:
            assert (await meera.greet(hello())).host

    in_hall(tmp_path, certificate, act, limits=AddressLimits(rude=1_000))


# ---- addresses


def test_an_address_has_so_many_lines_without_hello(tmp_path: Path, certificate: Certificate) -> None:
    """The one that has been silent longest goes, and whoever comes to play is let in."""

    async def act(hall: Hall) -> None:
        async with bare(hall.server) as (first, _), bare(hall.server) as (second, _), guest(hall.server) as meera:
            assert await ended(first)
            await meera.greet(hello())
            assert not second.at_eof()

    in_hall(tmp_path, certificate, act, limits=AddressLimits(silent_of_address=2))


def test_an_address_joins_so_often_in_a_minute(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as first, guest(hall.server) as second:
            await first.greet(hello())
            await second.say(hello())
            assert await second.closed() == DisconnectCode.TOO_MANY_LINES

    in_hall(tmp_path, certificate, act, limits=AddressLimits(joins=1))


def test_after_wrong_secrets_even_a_right_one_is_not_looked_at(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        for secret, code in (
            ("1" * 16, DisconnectCode.WRONG_SECRET),
            ("2" * 16, DisconnectCode.WRONG_SECRET),
            (SECRET, DisconnectCode.TOO_MANY_LINES),  # it may be right, so nobody is told that it is wrong
        ):
            async with guest(hall.server) as one:
                await one.say(hello(secret=secret))
                assert await one.closed() == code

    in_hall(tmp_path, certificate, act, opening=RoomCreationPolicy(SECRET), limits=AddressLimits(wrong_secrets=2))


def test_whoever_was_rude_three_times_has_to_wait(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        for _ in range(3):
            async with guest(hall.server) as rude:
                await rude.line.send("{}")
                assert await rude.closed() == DisconnectCode.NOT_UNDERSTOOD
        async with bare(hall.server) as (reader, _):
            assert await ended(reader)

    in_hall(tmp_path, certificate, act)


@pytest.mark.parametrize("table", ["", NEW_TABLE], ids=["no table", "as in the invitation of a server"])
def test_tables_are_opened_with_the_secret_alone(tmp_path: Path, certificate: Certificate, table: str) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as stranger, guest(hall.server) as one:
            await stranger.say(hello(table))
            assert await stranger.closed() == DisconnectCode.WRONG_SECRET
            welcome = await one.greet(hello(table, SECRET))
            assert welcome.host
            assert welcome.table not in ("", NEW_TABLE)

    in_hall(tmp_path, certificate, act, opening=RoomCreationPolicy(SECRET))


def test_an_address_opens_so_many_tables(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as first, guest(hall.server) as second:
            await first.greet(hello())
            await second.say(hello())
            assert await second.closed() == DisconnectCode.FULL

    in_hall(tmp_path, certificate, act, opening=RoomCreationPolicy(anyone=True, tables_of_address=1))


def test_behind_a_proxy_a_network_of_ipv6_is_one_address(tmp_path: Path) -> None:
    """B5: whoever has one has 2 to the 64."""

    async def act(hall: Hall) -> None:
        codes: list[int | None] = []
        for last in ("1", "2"):
            async with connect(
                f"ws://{HERE}:{hall.server.port}/cardtable",
                subprotocols=[SUBPROTOCOL],
                additional_headers={"X-Forwarded-For": f"2001:db8:7:7::{last}"},
                proxy=None,
            ) as line:
                await line.send(encode_message(hello()))
                await line.recv()
                await line.close()
                codes.append(line.close_code)
        assert codes == [1000, DisconnectCode.TOO_MANY_LINES]

    in_hall(tmp_path, None, act, limits=AddressLimits(joins=1))


def test_behind_a_proxy_an_address_is_the_last_one_that_it_names(tmp_path: Path) -> None:
    async def act(hall: Hall) -> None:
        address = f"ws://{HERE}:{hall.server.port}/cardtable"

        async def come(*forwarded: str) -> DisconnectCode | int | None:
            headers = {"X-Forwarded-For": ", ".join(forwarded)}
            async with connect(
                address, subprotocols=[SUBPROTOCOL], additional_headers=headers, proxy=None, compression=None
            ) as line:
                await line.send(encode_message(hello()))
                await line.recv()
                await line.close()
                return line.close_code

        assert await come("198.51.100.1") == 1000
        assert await come("198.51.100.1", "198.51.100.2") == 1000
        async with connect(
            address,
            subprotocols=[SUBPROTOCOL],
            additional_headers={"X-Forwarded-For": "203.0.113.9, 198.51.100.1"},
            proxy=None,
        ) as third:
            await third.send(encode_message(hello()))
            await third.wait_closed()
            assert third.close_code == DisconnectCode.TOO_MANY_LINES

    in_hall(tmp_path, None, act, limits=AddressLimits(joins=1))


# ---- stopping


def test_a_server_that_stops_says_so(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as meera:
            await meera.greet(hello())
            hall.server.stop_listening()
            await hall.reception.stop()
            assert await meera.closed() == DisconnectCode.STOPPING
            assert meera.farewell == DisconnectCode.STOPPING

    in_hall(tmp_path, certificate, act)


LONG = RevealMessage(1, "0" * 64, {}, (), tuple((Seat(0), "play 2C QS KH") for _ in range(3_500)))
"""As after a long deal: more than 60,000 bytes."""


def test_a_slow_line_is_closed_and_the_others_hear_on(tmp_path: Path, certificate: Certificate) -> None:
    """Its socket takes no more, and what waits for it here grows beyond the limit."""

    async def act(hall: Hall) -> None:
        async with guest(hall.server) as slow:
            await slow.greet(hello())
            slow.line.transport.pause_reading()
            (line,) = hall.server.connections
            sent = 0
            while line.close_code is None and sent < 200:
                line.send(LONG)
                sent += 1
                await asyncio.sleep(0)
            assert line.close_code is DisconnectCode.TOO_SLOW
            assert line.queued_bytes == 0
            async with guest(hall.server) as quick:
                assert (await quick.greet(hello())).host

    in_hall(tmp_path, certificate, act)


def test_where_all_queues_together_are_too_long_the_longest_goes(
    tmp_path: Path, certificate: Certificate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B5: no line has reached its own limit, and yet all of them must fit into the server's memory."""
    monkeypatch.setattr(tcp_server, "HELD_BYTES_OF_ALL", 100_000)

    async def act(hall: Hall) -> None:
        async with guest(hall.server) as slow:
            await slow.greet(hello())
            slow.line.transport.pause_reading()
            (line,) = hall.server.connections
            held = 0
            while line.close_code is None and held < HELD_BYTES // 2:
                line.send(LONG)
                held = max(held, line.queued_bytes)
                await asyncio.sleep(0)
            assert line.close_code is DisconnectCode.TOO_SLOW

    in_hall(tmp_path, certificate, act)


def test_a_long_message_passes_the_small_buffer_of_tls(tmp_path: Path, certificate: Certificate) -> None:
    async def act(hall: Hall) -> None:
        async with guest(hall.server) as meera:
            await meera.greet(hello())
            assert len(encode_message(LONG)) > 60_000
            (line,) = hall.server.connections
            line.send(LONG)
            assert await meera.until(RevealMessage) == LONG

    in_hall(tmp_path, certificate, act)

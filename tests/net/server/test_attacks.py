"""What people in one house or many do to keep others out of a server: those come in, and keep their seats."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from cardtable.core.zones import Seat
from cardtable.host.room_messages import RoomInfo, WelcomeMessage
from cardtable.host.room_requests import HelloRequest, SitRequest
from cardtable.host.room_types import DisconnectCode
from cardtable.net.invitation import read_invitation
from cardtable.net.message_codec import RoomMessageReader, encode_message
from cardtable.net.server.tcp_server import ConnectionListener
from cardtable.net.transport.rate_limits import AddressLimits
from cardtable.net.transport.tls import Certificate, Destination
from tests.known_sentences import known_sentences
from tests.net.server.hall import HERE, SUBPROTOCOL, Guest, Hall, guest, hello, open_hall, run, trusting
from tests.net.server.players import Player, two_seated

WRONG = "f" * 16
READER = RoomMessageReader(known_sentences())

needs_addresses = pytest.mark.skipif(sys.platform != "linux", reason="the loopback has one address there")


# ---- wrong invitations from the same house


async def tries_wrong_invitations(hall: Hall, table: str) -> list[int | None]:
    """Seven in a row, from the address that everybody here has."""
    codes = []
    for _ in range(7):
        async with guest(hall.server) as stranger:
            await stranger.say(hello(table, WRONG))
            codes.append(await stranger.closed())
    return codes


async def seated(one: Guest, message: HelloRequest, seat: int) -> WelcomeMessage:
    welcome = await one.greet(message)
    await one.say(SitRequest(Seat(seat)))
    while (await one.until(RoomInfo)).you != seat:
        pass
    return welcome


def test_wrong_invitations_take_nobodys_seat_in_the_room(tmp_path: Path, certificate: Certificate) -> None:
    async def whole() -> None:
        async with open_hall(tmp_path, certificate) as hall, guest(hall.server) as host:
            opened = await seated(host, hello(), 0)
            way = read_invitation(opened.invitation)
            async with guest(hall.server) as ravi, guest(hall.server) as asha:
                keys = [
                    (await seated(one, hello(way.table, way.secret, name=name), seat)).key
                    for one, name, seat in ((ravi, "Ravi", 1), (asha, "Asha", 2))
                ]
                codes = await tries_wrong_invitations(hall, way.table)
                assert codes == [DisconnectCode.WRONG_SECRET] * 5 + [DisconnectCode.TOO_MANY_LINES] * 2
            for key, seat in zip(keys, (1, 2), strict=True):
                async with guest(hall.server) as back:
                    await back.say(hello(way.table, key=key))
                    assert (await back.until(WelcomeMessage)).key == key
                    assert (await back.until(RoomInfo)).you == seat

    run(whole)


def test_wrong_invitations_take_nobodys_seat_in_mid_match(tmp_path: Path, certificate: Certificate) -> None:
    async def whole() -> None:
        async with open_hall(tmp_path, certificate) as hall:
            server = Destination((HERE,), hall.server.port, certificate.fingerprint)
            host, ravi = await two_seated(server, plays=False)
            assert host.welcome is not None
            await tries_wrong_invitations(hall, host.welcome.table)
            for line in tuple(hall.server.connections):
                line.abort()
            for player in (host, ravi):
                await player.until(lambda one: len(one.lost_at) == 1 and one.live)
                assert player.ended is None
                await player.go()

    run(whole)


def test_who_joins_too_often_is_told_so_and_comes_in_later_without_a_hand(
    tmp_path: Path, certificate: Certificate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Code 4010 is no end: the program waits, longer each time, and tries again by itself."""
    monkeypatch.setattr("cardtable.net.resumption.WAITS", (0.05, 0.1))

    async def whole() -> None:
        async with open_hall(tmp_path, certificate) as hall, guest(hall.server) as host:
            way = read_invitation((await host.greet(hello())).invitation)
            await tries_wrong_invitations(hall, way.table)
            server = Destination((HERE,), hall.server.port, certificate.fingerprint)
            player = Player(server, hello(way.table, way.secret, name="Ravi"), 0, lambda: 0.0)
            player.come()
            await player.until(lambda one: one.lost_by is DisconnectCode.TOO_MANY_LINES and len(one.lost_at) > 2)
            assert player.ended is None
            hall.addresses.set_limits(AddressLimits(wrong_secrets=1_000))
            await player.until(lambda one: one.live)
            await player.go()

    run(whole)


# ---- lines that say nothing


async def says_nothing(server: ConnectionListener, address: str) -> None:
    """One silent line after another: whenever the server has cut it, or not even let it in."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(HERE, server.port, local_addr=(address, 0))
            try:
                await reader.read()
            finally:
                writer.close()
        await asyncio.sleep(0.02)


@asynccontextmanager
async def besieged(server: ConnectionListener, addresses: Iterable[str], each: int) -> AsyncIterator[None]:
    """While so many lines of each address say nothing, and come again."""
    silent = [asyncio.create_task(says_nothing(server, address)) for address in addresses for _ in range(each)]
    try:
        await asyncio.sleep(0.5)
        yield
    finally:
        for task in silent:
            task.cancel()
        await asyncio.gather(*silent, return_exceptions=True)


async def is_welcome(server: ConnectionListener, address: str, message: HelloRequest) -> WelcomeMessage | None:
    """One try to come to a table, as a program makes it that gives up at once; None if it was not let in."""
    try:
        async with (
            asyncio.timeout(5),
            connect(
                f"wss://{HERE}:{server.port}/cardtable",
                ssl=trusting(),
                server_hostname="",
                local_addr=(address, 0),
                subprotocols=[SUBPROTOCOL],
                compression=None,
                proxy=None,
                close_timeout=0.5,
            ) as line,
        ):
            await line.send(encode_message(message))
            text = await line.recv()
            assert isinstance(text, str)
            said = READER.read(text)
            return said if isinstance(said, WelcomeMessage) else None
    except (OSError, TimeoutError, WebSocketException, EOFError):
        return None


@needs_addresses
@pytest.mark.parametrize(
    ("houses", "each"), [(16, 5), pytest.param(40, 8, marks=pytest.mark.slow)], ids=["as reported", "four times that"]
)
def test_silent_lines_keep_nobody_out(tmp_path: Path, certificate: Certificate, houses: int, each: int) -> None:
    """Of a hundred who come at such a time at least 95 are let in, and so are those who come back."""

    async def whole() -> None:
        async with open_hall(tmp_path, certificate) as hall, guest(hall.server) as host:
            way = read_invitation((await host.greet(hello())).invitation)
            keys = []
            for number in range(10):
                found = await is_welcome(hall.server, f"127.0.3.{number + 1}", hello())
                assert found is not None
                keys.append((found.table, found.key))
            async with besieged(hall.server, [f"127.0.0.{number + 2}" for number in range(houses)], each):
                served = 0
                for start in range(0, 100, 5):
                    new = [
                        is_welcome(hall.server, f"127.0.2.{number + 1}", hello()) for number in range(start, start + 5)
                    ]
                    served += sum(found is not None for found in await asyncio.gather(*new))
                back = [
                    await is_welcome(hall.server, f"127.0.3.{number + 1}", hello(table, key=key))
                    for number, (table, key) in enumerate(keys)
                ]
            assert served >= 95
            assert None not in back
            assert way.table in {runner.name for runner in hall.reception.runners}

    run(whole)

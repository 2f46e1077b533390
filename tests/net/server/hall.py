"""A server on 127.0.0.1 with what belongs to it, and people's programs that come to it, in one event loop."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from cardtable.games import discover
from cardtable.host.room_messages import ClosingMessage, FromTable, RoomInfo, WelcomeMessage
from cardtable.host.room_requests import FromSeat, HelloRequest
from cardtable.host.room_types import PROTOCOL
from cardtable.net.invitation import Invitation, write_invitation
from cardtable.net.message_codec import RoomMessageReader, encode_message
from cardtable.net.server.cluster_peers import ClusterPeers
from cardtable.net.server.player_service import PlayerService
from cardtable.net.server.room_manager import RoomCreationPolicy, RoomManager
from cardtable.net.server.sqlite_store import SqliteStore
from cardtable.net.server.tcp_server import ConnectionListener
from cardtable.net.transport.rate_limits import AddressLimits, AddressTracker
from cardtable.net.transport.socket_connection import ConnectionTimeouts
from cardtable.net.transport.tls import Certificate
from tests.known_sentences import known_sentences
from tests.net.server.patient_loop import PatientLoop

T = TypeVar("T")
Kind = TypeVar("Kind", bound=FromTable)
HERE = "127.0.0.1"
SUBPROTOCOL = cast("Subprotocol", "cardtable.1")
SECRET = "0123456789abcdef"
MANY = AddressLimits(lines_of_address=2_000, silent=2_000, silent_of_address=2_000, joins=100_000, arrivals=100_000)
"""Where one address stands for many people."""


@dataclass(frozen=True, slots=True)
class Hall:
    """What runs."""

    server: ConnectionListener
    reception: RoomManager
    store: SqliteStore
    addresses: AddressTracker

    def die(self) -> None:
        """As if the process were killed: nobody is told anything, and nothing is kept any more."""
        for line in tuple(self.server.connections):
            line.abort()
        for runner in self.reception.runners:
            runner.end()


@asynccontextmanager
async def open_hall(
    folder: Path,
    certificate: Certificate | None,
    *,
    times: ConnectionTimeouts | None = None,
    opening: RoomCreationPolicy | None = None,
    limits: AddressLimits | None = None,
    store: Callable[[Path], SqliteStore] = SqliteStore,
    port: int = 0,
    neighbours: ClusterPeers | None = None,
) -> AsyncIterator[Hall]:
    """A server with a store in the folder; without a certificate it is one behind a proxy."""
    kept = store(folder / "tables.sqlite")
    games = discover()
    thinking = PlayerService(games)
    addresses = AddressTracker(limits)
    opening = opening or RoomCreationPolicy(anyone=True, tables_of_address=500)
    reception = RoomManager(kept, games, thinking, addresses, invitation_to, opening, peers=neighbours)
    await reception.load()
    server = ConnectionListener(reception, addresses, certificate.context() if certificate else None, times)
    server.listen(HERE, port)
    try:
        yield Hall(server, reception, kept, addresses)
    finally:
        server.stop_listening()
        await reception.stop()
        await server.close()
        await thinking.close()
        await kept.close()


def invitation_to(table: str, secret: str) -> str:
    return write_invitation(Invitation((HERE,), 47190, table, secret, bytes(16)))


def run(act: Callable[[], Awaitable[T]], seconds: float = 60.0) -> T:
    async def bounded() -> T:
        async with asyncio.timeout(seconds):
            return await act()

    with asyncio.Runner(loop_factory=PatientLoop) as runner:
        return runner.run(bounded())


def trusting() -> ssl.SSLContext:
    """For a client that compares nothing."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def hello(table: str = "", secret: str = "", key: str = "", name: str = "Meera") -> HelloRequest:
    games = {game.id: game.version for game in discover().values()}
    return HelloRequest(PROTOCOL, "1.0.0", games, name, 3, table, secret, key, -1, "", 0, ())


class Guest:
    """A person's program: what came over its line, message by message."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.heard: list[FromTable] = []
        self._reader = RoomMessageReader(known_sentences())

    async def say(self, message: FromSeat) -> None:
        await self.line.send(encode_message(message))

    async def next(self) -> FromTable:
        text = await self.line.recv()
        assert isinstance(text, str)
        message = self._reader.read(text)
        self.heard.append(message)
        return message

    async def until(self, kind: type[Kind]) -> Kind:
        """The next message of this kind."""
        while not isinstance(message := await self.next(), kind):
            pass
        return message

    async def closed(self) -> int | None:
        """The code with which the other end closes the line, after what it still says."""
        try:
            while True:
                await self.next()
        except ConnectionClosed:
            return self.line.close_code

    async def greet(self, message: HelloRequest) -> WelcomeMessage:
        await self.say(message)
        welcome = await self.until(WelcomeMessage)
        await self.until(RoomInfo)
        return welcome

    @property
    def farewell(self) -> int | None:
        """What the table said before it closed the line."""
        said = [message.code for message in self.heard if isinstance(message, ClosingMessage)]
        return int(said[-1]) if said else None


@asynccontextmanager
async def guest(server: ConnectionListener, *, tls: bool = True, path: str = "/cardtable") -> AsyncIterator[Guest]:
    """A line to a server of this process."""
    address = f"{'wss' if tls else 'ws'}://{HERE}:{server.port}{path}"
    async with connect(
        address,
        ssl=trusting() if tls else None,
        server_hostname="" if tls else None,
        subprotocols=[SUBPROTOCOL],
        compression=None,
        proxy=None,
        close_timeout=0.5,
    ) as line:
        yield Guest(line)

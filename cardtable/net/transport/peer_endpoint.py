"""Connections between houses: an endpoint of the library iroh, which dials by public key over QUIC.

It finds a direct way through routers where there is one, and otherwise sends the encrypted packets through a relay.
Nothing is published: only an invitation says which key and relay a computer has. The library is imported only here,
and only when a connection between houses is wanted.
"""

from __future__ import annotations

import asyncio
import gc
import importlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from ipaddress import ip_address
from types import ModuleType
from typing import TYPE_CHECKING

from websockets.asyncio.client import ClientConnection
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidHandshake
from websockets.uri import parse_uri

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.host.room_types import TABLE_FRAME
from cardtable.net.invitation import PeerAddress, is_relay
from cardtable.net.transport import tls
from cardtable.net.transport.rate_limits import network_of
from cardtable.net.transport.stream_transport import QuicStream, StreamTransport

if TYPE_CHECKING:
    import iroh

ALPN = b"cardtable/1"
_WINDOW = 65_536  # bytes of a guest that wait unread
_PATIENCE = 10.0  # seconds to reach a host
_CLOSING = 3.0  # seconds for the last packets
_TRIES, _BREATH = 30, 0.2  # attempts at a port that a closed endpoint may not have freed yet, and seconds between them


class PeerLibraryMissing(Exception):
    """Error if the library iroh is not installed, or does not work on this computer."""


def public_relays() -> tuple[str, ...]:
    """Return the addresses of the public relays that n0, the makers of iroh, run; raise PeerLibraryMissing."""
    return tuple(_library().RelayMode.default_mode().relay_map().urls())


class PeerEndpoint:
    """Bound endpoint with a key; closed by `close`, in the event loop in which it was bound."""

    def __init__(self, endpoint: iroh.Endpoint) -> None:
        self._endpoint = endpoint

    @classmethod
    async def bind(
        cls, key: bytes | None, relays: Sequence[str], port: int = 0, hosts: Sequence[str] = ("0.0.0.0", "[::]")
    ) -> PeerEndpoint:
        """Bind to a UDP port (0: any), with a fresh key for None; raise PeerLibraryMissing or OSError.

        A port that stays taken is replaced, and IPv6 left out on a computer without it.
        """
        library = await asyncio.to_thread(_library)  # it takes 0.2 s
        error: Exception | None = None
        for candidate, places in (*((port, hosts),) * (_TRIES if port else 0), (0, hosts), (0, hosts[:1])):
            builder = library.EndpointBuilder()
            builder.apply_minimal()
            builder.alpns([ALPN])
            if key is not None:
                builder.secret_key(key)
            try:
                mode = library.RelayMode.custom_from_urls(list(relays)) if relays else library.RelayMode.disabled()
                builder.relay_mode(mode)
                for host in places:
                    builder.bind_addr(f"{host}:{candidate}")
                return cls(await builder.bind())
            except library.IrohError as refused:
                error = refused
                await asyncio.sleep(_BREATH)
        raise OSError(str(error))

    @property
    def address(self) -> PeerAddress:
        """Public key, port and home relay of this moment."""
        found = self._endpoint.addr()
        ports = [int(place.rpartition(":")[2]) for place in self._endpoint.bound_sockets()]
        relay = found.relay_url() or ""
        return PeerAddress(bytes(found.id().to_bytes()), ports[0], relay if is_relay(relay) else "")

    async def is_relayed(self, seconds: float) -> bool:
        """Return True as soon as a relay answers, False if none does in this time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._endpoint.online()
                return True
        return False

    async def arrivals(self) -> AsyncIterator[Arrival]:
        """Yield each connection that somebody begins, until the endpoint is closed."""
        while (incoming := await self._endpoint.accept_next()) is not None:
            with suppress(_library().IrohError):
                source = await incoming.remote_addr()
                if source.is_relay():
                    yield Arrival(incoming, f"relay {bytes(source.endpoint_id.to_bytes()).hex()}")
                elif await incoming.remote_addr_validated():
                    yield Arrival(incoming, network_of(source.addr.rpartition(":")[0].strip("[]")))
                else:
                    await incoming.retry()  # a false source must not count against its address

    async def dial(self, peer: PeerAddress, addresses: Sequence[str]) -> tuple[iroh.Connection, iroh.BiStream]:
        """Connect by key, directly or through the relay, whichever answers first; raise ConnectionError."""
        library = _library()
        places = [tls.host_and_port(address, peer.port) for address in addresses if _is_number(address)]
        try:
            target = library.EndpointAddr(library.EndpointId.from_bytes(peer.id), peer.relay or None, places)
            connection = await self._endpoint.connect(target, ALPN)
            return connection, await connection.open_bi()
        except library.IrohError as error:
            raise ConnectionError(str(error)) from error

    async def close(self) -> None:
        """Close all connections, and free the port."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_CLOSING):
                await self._endpoint.close()
        del self._endpoint  # it holds the port as long as it exists,
        gc.collect()  # and frames of cancelled calls hold it


@frozen
class Arrival:
    """Connection that somebody begins; `address`: network that counts for limits, or the key of one from a relay."""

    incoming: iroh.Incoming
    address: str

    async def refuse(self) -> None:
        with suppress(_library().IrohError):
            await self.incoming.refuse()

    async def open(self, protocol: asyncio.BaseProtocol, seconds: float) -> None:
        """Connect a protocol to the first stream; raise OSError if none comes in this time."""
        try:
            async with asyncio.timeout(seconds):
                connection = await (await self.incoming.accept()).connect()
                connection.set_max_concurrent_uni_streams(0)
                connection.set_receive_window(_WINDOW)
                stream = await connection.accept_bi()
                connection.set_max_concurrent_bi_streams(1)
        except _library().IrohError as error:
            raise ConnectionError(str(error)) from error
        StreamTransport(QuicStream(connection, stream, _library().IrohError), protocol, (self.address, 0))


Bind = Callable[..., Awaitable[PeerEndpoint]]  # as `PeerEndpoint.bind`


class PeerDialer:
    """Guest's end: one endpoint with a fresh key, bound for the first connection; only the host's relay knows it."""

    def __init__(self, bind: Bind = PeerEndpoint.bind, patience_s: float = _PATIENCE) -> None:
        self._bind, self._patience_s = bind, patience_s
        self._endpoint: PeerEndpoint | None = None
        self._relay = ""

    async def connect(self, destination: tls.Destination) -> ClientConnection:
        """Connect to a host by its key; raise RoomUnreachable or PeerLibraryMissing."""
        peer = destination.peer
        assert peer is not None
        try:
            async with asyncio.timeout(self._patience_s):
                endpoint = await self._bound(peer.relay)
                stream = QuicStream(*await endpoint.dial(peer, destination.addresses), _library().IrohError)
                client = _client()
                StreamTransport(stream, client, (destination.addresses[0], peer.port))
                await client.handshake(None, None)
        except (OSError, TimeoutError, InvalidHandshake, EOFError) as error:
            raise tls.RoomUnreachable from error
        client.start_keepalive()
        return client

    async def close(self) -> None:
        endpoint, self._endpoint = self._endpoint, None
        if endpoint is not None:
            await endpoint.close()

    async def _bound(self, relay: str) -> PeerEndpoint:
        if self._endpoint is None or self._relay != relay:
            await self.close()
            self._endpoint = await self._bind(None, (relay,) if relay else ())
            self._relay = relay
        return self._endpoint


def _client() -> ClientConnection:
    uri = parse_uri(f"ws://{tls.NAME}{tls.PATH}")
    protocol = ClientProtocol(uri, subprotocols=[tls.SUBPROTOCOL], max_size=TABLE_FRAME)
    return ClientConnection(
        protocol, ping_interval=tls.PING, ping_timeout=tls.PING, close_timeout=tls.FAREWELL, max_queue=tls.QUEUE
    )


def _library() -> ModuleType:
    try:
        return importlib.import_module("iroh")
    except (ImportError, OSError, AttributeError) as error:  # without a wheel, or with one for another system
        raise PeerLibraryMissing from error


def _is_number(address: str) -> bool:
    try:
        ip_address(address)
    except ValueError:
        return False
    return True

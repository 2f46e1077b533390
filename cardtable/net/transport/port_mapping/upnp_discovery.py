"""UPnP discovery of the local router: SSDP search by multicast."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from ipaddress import IPv4Address
from urllib.parse import urlsplit

from cardtable.net.transport.port_mapping.port_mapping import MappingRefused
from cardtable.net.transport.port_mapping.upnp_router import UpnpRouter, router_at

_EVERYBODY = ("239.255.255.250", 1900)
_KINDS = (
    "urn:schemas-upnp-org:device:InternetGatewayDevice:1",
    "urn:schemas-upnp-org:device:InternetGatewayDevice:2",
)
_TIMES = 3  # repetitions of a search: multicast packets may be lost
_HOPS = 2  # multicast TTL, as UPnP requires
_ANSWER = 1.0  # seconds for the answers to each
_ALL = 12.0  # seconds for the whole search
_NETWORKS = 8  # networks searched at most: there may be some of virtual machines
_WAITING = 4  # answers in the queue


class RouterSearch:
    """Search for a router; `own`: one own address in each network, `target`: searched host, by default all."""

    def __init__(self, own: Iterable[str], target: tuple[str, int] = _EVERYBODY, *, answer: float = _ANSWER) -> None:
        self._own, self._target, self._answer = tuple(own)[:_NETWORKS], target, answer
        self._heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue(_WAITING)
        self._seen: set[str] = set()

    async def find(self) -> UpnpRouter | None:
        """Return the first connected router that answers; None after some seconds."""
        ways: list[asyncio.DatagramTransport] = []
        try:
            async with asyncio.timeout(_ALL):
                for address in self._own:
                    with suppress(OSError):  # a network without multicast
                        ways.append(await self._way_from(address))
                for _ in range(_TIMES if ways else 0):
                    for way in ways:
                        for kind in _KINDS:
                            way.sendto(self._question(kind), self._target)
                    router = await self._of_answers()
                    if router is not None:
                        return router
        except TimeoutError:
            pass
        finally:
            for way in ways:
                way.abort()
        return None

    async def _of_answers(self) -> UpnpRouter | None:
        """Try the queued answers until no more arrive."""
        while True:
            try:
                location, host = await asyncio.wait_for(self._heard.get(), self._answer)
            except TimeoutError:
                return None
            with suppress(MappingRefused):
                return await router_at(location, host)

    async def _way_from(self, own: str) -> asyncio.DatagramTransport:
        made = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            made.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(own))
            made.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, _HOPS)
            made.setblocking(False)
            made.bind((own, 0))
            loop = asyncio.get_running_loop()
            way, _ = await loop.create_datagram_endpoint(lambda: _Answers(self._hear), sock=made)
        except OSError:
            made.close()
            raise
        return way

    def _question(self, kind: str) -> bytes:
        host, port = self._target
        lines = ("M-SEARCH * HTTP/1.1", f"HOST: {host}:{port}", 'MAN: "ssdp:discover"', "MX: 1", f"ST: {kind}", "", "")
        return "\r\n".join(lines).encode()

    def _hear(self, fields: dict[str, str], host: str) -> None:
        location = fields.get("location", "")
        if location in self._seen or self._heard.full():
            return
        if fields.get("st") in _KINDS and is_own_description(location, host):
            self._seen.add(location)
            self._heard.put_nowait((location, host))


class _Answers(asyncio.DatagramProtocol):
    """Parser of search answers: `hear` gets the header fields, by lower-case name, and the sender's address."""

    def __init__(self, hear: Callable[[dict[str, str], str], None]) -> None:
        self._hear = hear

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        lines = data.decode("latin-1").splitlines()
        fields = (line.partition(":") for line in lines[1:])
        if lines and lines[0].startswith("HTTP/1."):
            self._hear({name.strip().lower(): value.strip() for name, _, value in fields}, addr[0])


def is_own_description(location: str, host: str) -> bool:
    """Return True if `host` is local and `location` is a description on `host` itself, never elsewhere."""
    try:
        parts = urlsplit(location)
        return (
            parts.scheme == "http" and parts.hostname == host and bool(parts.port) and not IPv4Address(host).is_global
        )
    except ValueError:
        return False

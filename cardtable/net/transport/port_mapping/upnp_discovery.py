"""UPnP discovery of the local router: SSDP search by multicast."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from ipaddress import IPv4Address, ip_address
from urllib.parse import urlsplit

from cardtable.net.transport.port_mapping.port_mapping import MappingRefused
from cardtable.net.transport.port_mapping.upnp_router import UpnpRouter, router_at

_MULTICAST_GROUP = ("239.255.255.250", 1900)
_DEVICE_TYPES = (
    "urn:schemas-upnp-org:device:InternetGatewayDevice:1",
    "urn:schemas-upnp-org:device:InternetGatewayDevice:2",
)
_REPETITIONS = 3  # repetitions of a search: multicast packets may be lost
_HOPS = 2  # multicast TTL, as UPnP requires
_ANSWER = 1.0  # seconds for the answers to each
_TIMEOUT = 12.0  # seconds for the whole search
_NETWORKS = 8  # networks searched at most: there may be some of virtual machines
_WAITING = 4  # answers in the queue


class RouterSearch:
    """Search for a router; `own`: one own address in each network, `target`: searched host, by default all."""

    def __init__(
        self, own: Iterable[str], target: tuple[str, int] = _MULTICAST_GROUP, *, answer_s: float = _ANSWER
    ) -> None:
        self._own, self._target, self._answer_s = tuple(own)[:_NETWORKS], target, answer_s
        self._answers: asyncio.Queue[tuple[str, str]] = asyncio.Queue(_WAITING)
        self._locations: set[str] = set()

    async def find(self) -> UpnpRouter | None:
        """Return the first connected router that answers; None after some seconds."""
        transports: list[asyncio.DatagramTransport] = []
        try:
            async with asyncio.timeout(_TIMEOUT):
                for address in self._own:
                    with suppress(OSError):  # a network without multicast
                        transports.append(await self._open_transport(address))
                for _ in range(_REPETITIONS if transports else 0):
                    for transport in transports:
                        for device_type in _DEVICE_TYPES:
                            transport.sendto(self._search_request(device_type), self._target)
                    router = await self._try_answers()
                    if router is not None:
                        return router
        except TimeoutError:
            pass
        finally:
            for transport in transports:
                transport.abort()
        return None

    async def _try_answers(self) -> UpnpRouter | None:
        while True:
            try:
                location, host = await asyncio.wait_for(self._answers.get(), self._answer_s)
            except TimeoutError:
                return None
            with suppress(MappingRefused):
                return await router_at(location, host)

    async def _open_transport(self, own: str) -> asyncio.DatagramTransport:
        sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            sock.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(own))
            sock.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, _HOPS)
            sock.setblocking(False)
            sock.bind((own, 0))
            loop = asyncio.get_running_loop()
            transport, _ = await loop.create_datagram_endpoint(lambda: _AnswerParser(self._on_answer), sock=sock)
        except OSError:
            sock.close()
            raise
        return transport

    def _search_request(self, device_type: str) -> bytes:
        host, port = self._target
        lines = ("M-SEARCH * HTTP/1.1", f"HOST: {host}:{port}", 'MAN: "ssdp:discover"', "MX: 1", f"ST: {device_type}")
        return "".join(f"{line}\r\n" for line in (*lines, "")).encode()

    def _on_answer(self, fields: dict[str, str], host: str) -> None:
        location = fields.get("location", "")
        if location in self._locations or self._answers.full():
            return
        if fields.get("st") in _DEVICE_TYPES and is_own_description(location, host):
            self._locations.add(location)
            self._answers.put_nowait((location, host))


class _AnswerParser(asyncio.DatagramProtocol):
    """Parser of search answers: `on_answer` gets the header fields, by lower-case name, and the sender's address."""

    def __init__(self, on_answer: Callable[[dict[str, str], str], None]) -> None:
        self._on_answer = on_answer

    def datagram_received(self, data: bytes, addr: tuple[str, int]) -> None:
        lines = data.decode("latin-1").splitlines()
        fields = (line.partition(":") for line in lines[1:])
        if lines and lines[0].startswith("HTTP/1."):
            self._on_answer({name.strip().lower(): value.strip() for name, _, value in fields}, addr[0])


def is_own_description(location: str, host: str) -> bool:
    """Return True if `host` is local and `location` is a description on `host` itself, never elsewhere."""
    try:
        parts = urlsplit(location)
        is_there = parts.scheme == "http" and parts.hostname == host and bool(parts.port)
        return is_there and not IPv4Address(host).is_global
    except ValueError:
        return False


async def find_router(addresses: Iterable[str]) -> UpnpRouter | None:
    """Return the router of a private network with one of these own addresses; None if none answers."""
    usable = (number for number in map(ip_address, addresses) if number.version == 4)
    private = [str(one) for one in usable if not (one.is_global or one.is_loopback or one.is_link_local)]
    return await RouterSearch(private).find() if private else None

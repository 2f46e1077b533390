"""Discovery and advertisement of rooms by DNS-SD multicast, which never leaves the local link."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from ipaddress import ip_address
from typing import Any, cast

from zeroconf import (  # type: ignore[attr-defined]  # it does not list the first two among what it exports
    DNSIncoming,
    DNSPointer,
    InterfaceChoice,
    IPVersion,
    ServiceListener,
    Zeroconf,
)
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from cardtable.net.lan_advertisement import SERVICE, LanAdvertisement, decode_advertisement, encode_advertisement
from cardtable.net.transport.tls import Destination

_ANSWER = 2_000  # milliseconds for a room's answer
_MOST_QUERIES = 20  # rooms queried at a time; the others wait
_MOST_OF_SENDER = 12  # rooms that one address may advertise: more are a prank
_MOST = 200  # rooms of all addresses
_PACKET_MARK = b"cardtable"  # part of every packet about rooms
_HOST_PREFIX = "cardtable-"  # prefix of the room id in the DNS host name: never the machine's name

logging.getLogger("zeroconf").setLevel(logging.CRITICAL)  # malformed packets of strangers are normal


class Announcers:
    """Owners of advertised rooms: an address may advertise a few, and none of another address.

    `dropped` is called with the name of a room evicted in favour of one of another address. Times are seconds of one
    clock.
    """

    def __init__(self) -> None:
        self.on_evicted: Callable[[str], None] = _ignore_eviction
        self._owners: dict[str, tuple[str, float]] = {}  # by name: address, and end of validity

    def admits(self, sender: str, names: Mapping[str, float], now: float) -> bool:
        """Return True if an address may announce these names; `names`: validity in seconds, 0 for a goodbye."""
        foreign = {name: seconds for name, seconds in names.items() if self._owner(name, now) != sender}
        if any(self._owner(name, now) is not None for name in foreign):
            return False
        new = [name for name, seconds in foreign.items() if seconds > 0]
        if new:
            self._owners = {name: record for name, record in self._owners.items() if now < record[1]}
            if Counter(address for address, _ in self._owners.values())[sender] + len(new) > _MOST_OF_SENDER:
                return False
        for name, seconds in names.items():
            if seconds > 0:
                self._owners[name] = (sender, now + seconds)
            else:
                self._owners.pop(name, None)
        while len(self._owners) > _MOST:
            self._evict_one()
        return True

    def _owner(self, name: str, now: float) -> str | None:
        address, until = self._owners.get(name, (None, 0.0))
        return address if now < until else None

    def _evict_one(self) -> None:
        counts = Counter(address for address, _ in self._owners.values())
        name = max(self._owners, key=lambda name: counts[self._owners[name][0]])
        del self._owners[name]
        self.on_evicted(name)


def _ignore_eviction(_name: str) -> None:
    """Ignore an evicted room while no browser listens."""


class _AdmissionFilter(asyncio.DatagramProtocol):
    """Filter before zeroconf, which does not reveal the senders of records: drops packets that are not admitted."""

    def __init__(self, inner: asyncio.DatagramProtocol, announcers: Announcers) -> None:
        self._inner = inner
        self._announcers = announcers

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)  # other attributes that zeroconf uses

    def connection_made(self, transport: asyncio.DatagramTransport) -> None:  # type: ignore[override]
        self._inner.connection_made(transport)

    def datagram_received(self, data: bytes, addr: tuple[Any, ...]) -> None:
        """Pass on an admitted packet, and any that is not about rooms unread."""
        if _PACKET_MARK not in data.lower() or self._announcers.admits(
            str(addr[0]), _announced_rooms(data), time.monotonic()
        ):
            self._inner.datagram_received(data, cast("tuple[str, int]", addr))

    def error_received(self, exc: Exception) -> None:
        self._inner.error_received(exc)

    def connection_lost(self, exc: Exception | None) -> None:
        self._inner.connection_lost(exc)


class _FilteringLoop:
    """Event loop for zeroconf that puts an admission filter before its sockets, from the first packet on."""

    def __init__(self, loop: asyncio.AbstractEventLoop, announcers: Announcers) -> None:
        self._loop = loop
        self._announcers = announcers

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)

    async def create_datagram_endpoint(
        self, factory: Callable[[], asyncio.DatagramProtocol], **options: Any
    ) -> tuple[asyncio.DatagramTransport, _AdmissionFilter]:
        return await self._loop.create_datagram_endpoint(
            lambda: _AdmissionFilter(factory(), self._announcers), **options
        )


class _FilteredZeroconf(Zeroconf):
    """Zeroconf that receives admitted packets only."""

    def __init__(self, announcers: Announcers, interfaces: InterfaceChoice | list[str]) -> None:
        self._announcers = announcers
        super().__init__(interfaces=interfaces, ip_version=IPVersion.V4Only)

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.engine.setup(cast("asyncio.AbstractEventLoop", _FilteringLoop(self.loop, self._announcers)), None)


def _announced_rooms(data: bytes) -> dict[str, float]:
    """Return the rooms in a response by name, with the validity of their records in seconds."""
    message = DNSIncoming(data)
    if not message.valid or not message.is_response():
        return {}
    names: dict[str, float] = {}
    for record in message.answers():
        name = (record.alias if isinstance(record, DNSPointer) else record.name).lower()
        if name.endswith(f".{SERVICE}"):
            name = name.removesuffix(f".{SERVICE}")
        elif name.startswith(_HOST_PREFIX):
            name = name.removeprefix(_HOST_PREFIX).removesuffix(".local.")
        else:
            continue
        names[name] = max(names.get(name, 0.0), float(record.ttl))
    return names


class Multicast:
    """Multicast sockets for DNS-SD, opened on first use; `interfaces`: own addresses, None for all."""

    def __init__(self, interfaces: Sequence[str] | None = None) -> None:
        self._interfaces = interfaces
        self._zeroconf: AsyncZeroconf | None = None
        self.announcers = Announcers()

    def open(self) -> AsyncZeroconf:
        """Return the open sockets; raise OSError where the network has no multicast."""
        if self._zeroconf is None:
            chosen = InterfaceChoice.All if self._interfaces is None else list(self._interfaces)
            self._zeroconf = AsyncZeroconf(zc=_FilteredZeroconf(self.announcers, chosen))
        return self._zeroconf

    async def close(self) -> None:
        zeroconf, self._zeroconf = self._zeroconf, None
        self.announcers = Announcers()
        if zeroconf is not None:
            with suppress(OSError):  # the network may be gone
                await zeroconf.async_close()


class LanAnnouncer:
    """Advertisement of one own room."""

    def __init__(self, multicast: Multicast) -> None:
        self._multicast = multicast
        self._info: AsyncServiceInfo | None = None
        self._announced_by: AsyncZeroconf | None = None  # sockets that announced it
        self._busy = asyncio.Lock()

    async def announce(self, advertisement: LanAdvertisement, addresses: Sequence[str], port: int) -> None:
        """Advertise the room or what has changed of it; raise OSError without multicast."""
        info = AsyncServiceInfo(
            SERVICE,
            f"{advertisement.room.table}.{SERVICE}",
            port=port,
            properties=encode_advertisement(advertisement),
            server=f"{_HOST_PREFIX}{advertisement.room.table}.local.",
            parsed_addresses=[address for address in addresses if ip_address(address).version == 4],
        )
        async with self._busy:
            zeroconf = self._multicast.open()
            before = self._info if self._announced_by is zeroconf else None
            if before is not None and before.name != info.name:  # a rematch has another id
                await (await zeroconf.async_unregister_service(before))
                before = None
            if before is None:
                await (await zeroconf.async_register_service(info, cooperating_responders=True))
            elif before.properties != info.properties:
                await (await zeroconf.async_update_service(info))
            self._info, self._announced_by = info, zeroconf

    async def withdraw(self) -> None:
        async with self._busy:
            info, self._info = self._info, None
            if info is not None:
                with suppress(OSError):
                    zeroconf = self._multicast.open()
                    if zeroconf is self._announced_by:
                        await (await zeroconf.async_unregister_service(info))


class LanBrowser(ServiceListener):
    """Browser of advertised rooms: `on_found` gets each new or changed room, `on_lost` the id of each that is gone."""

    def __init__(
        self,
        multicast: Multicast,
        on_found: Callable[[LanAdvertisement, Destination], None],
        on_lost: Callable[[str], None],
    ) -> None:
        """Raise OSError without multicast."""
        self._on_found = on_found
        self._on_lost = on_lost
        self._rooms: dict[str, str] = {}  # id by the name of the service
        self._queries: dict[str, asyncio.Task[None]] = {}
        self._waiting: dict[str, None] = {}  # names of services to query next, in order
        self._zeroconf = multicast.open()
        self._announcers = multicast.announcers
        self._announcers.on_evicted = self._on_evicted
        self._browser = AsyncServiceBrowser(self._zeroconf.zeroconf, SERVICE, listener=self)

    async def close(self) -> None:
        self._announcers.on_evicted = _ignore_eviction
        self._waiting.clear()
        for query in self._queries.values():
            query.cancel()
        await self._browser.async_cancel()

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        before = self._queries.pop(name, None)
        if before is not None:
            before.cancel()
        self._waiting[name] = None
        self._query_next()

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self.add_service(zc, type_, name)

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self._waiting.pop(name, None)
        query = self._queries.pop(name, None)
        if query is not None:
            query.cancel()
        table = self._rooms.pop(name, None)
        if table is not None:
            self._on_lost(table)

    def _on_evicted(self, table: str) -> None:
        self.remove_service(self._zeroconf.zeroconf, SERVICE, f"{table}.{SERVICE}")

    def _query_next(self) -> None:
        while self._waiting and len(self._queries) < _MOST_QUERIES:
            name = next(iter(self._waiting))
            del self._waiting[name]
            self._queries[name] = asyncio.get_running_loop().create_task(self._query(name))

    async def _query(self, name: str) -> None:
        info = AsyncServiceInfo(SERVICE, name)
        try:
            has_answered = await info.async_request(self._zeroconf.zeroconf, _ANSWER)
            advertisement = decode_advertisement(info.properties) if has_answered else None
            if advertisement is None or not info.port or name != f"{advertisement.room.table}.{SERVICE}":
                return  # the name decides which address may advertise the room
            addresses = tuple(info.parsed_scoped_addresses(IPVersion.All))
            self._rooms[name] = advertisement.room.table
            self._on_found(advertisement, Destination(addresses, info.port, advertisement.fingerprint))
        finally:
            if self._queries.get(name) is asyncio.current_task():
                del self._queries[name]
            self._query_next()

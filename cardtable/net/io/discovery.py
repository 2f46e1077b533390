"""Finds tables in this network, and lets them be found: DNS-SD by multicast, which never leaves the link."""

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

from cardtable.net.io.pinned_line import Destination
from cardtable.net.signpost import SERVICE, Signpost, read_signpost, write_signpost

_ANSWER = 2_000  # milliseconds that a table has to tell about itself
_AT_ONCE = 20  # tables that are asked at a time; the others come next
_OF_SENDER = 12  # tables that one address announces: more are somebody's joke
_MOST = 200  # tables of all addresses
_MARK = b"cardtable"  # in every packet that has to do with tables
_HOST = "cardtable-"  # before the table's id, in the name of its host: never the machine's name

logging.getLogger("zeroconf").setLevel(logging.CRITICAL)  # what strangers send badly is no news


class Announcers:
    """Which address announces which tables: each only a few, and none in the name of another address.

    `dropped` is told the name of a table that makes room for one of another address. Times are seconds of one clock.
    """

    def __init__(self) -> None:
        self.dropped: Callable[[str], None] = _nobody_looks
        self._of: dict[str, tuple[str, float]] = {}  # by name: the address, and until when what it said holds

    def admits(self, sender: str, names: Mapping[str, float], now: float) -> bool:
        """Whether what an address says of tables is heard; `names`: for how long it holds, 0 for a goodbye."""
        said = {name: seconds for name, seconds in names.items() if self._owner(name, now) != sender}
        if any(self._owner(name, now) is not None for name in said):
            return False
        new = [name for name, seconds in said.items() if seconds > 0]
        if new:
            self._of = {name: told for name, told in self._of.items() if now < told[1]}
            if Counter(address for address, _ in self._of.values())[sender] + len(new) > _OF_SENDER:
                return False
        for name, seconds in names.items():
            if seconds > 0:
                self._of[name] = (sender, now + seconds)
            else:
                self._of.pop(name, None)
        while len(self._of) > _MOST:
            self._drop_one()
        return True

    def _owner(self, name: str, now: float) -> str | None:
        address, until = self._of.get(name, (None, 0.0))
        return address if now < until else None

    def _drop_one(self) -> None:
        """The oldest of the address that announces most."""
        counts = Counter(address for address, _ in self._of.values())
        name = max(self._of, key=lambda name: counts[self._of[name][0]])
        del self._of[name]
        self.dropped(name)


def _nobody_looks(_name: str) -> None:
    """Nobody has found the table."""


class _Sieve(asyncio.DatagramProtocol):
    """Stands before zeroconf, which does not tell who has sent what, and keeps back what is not admitted."""

    def __init__(self, behind: asyncio.DatagramProtocol, announcers: Announcers) -> None:
        self._behind = behind
        self._announcers = announcers

    def __getattr__(self, name: str) -> Any:
        return getattr(self._behind, name)  # what zeroconf asks of its own kind

    def connection_made(self, transport: asyncio.DatagramTransport) -> None:  # type: ignore[override]
        """As zeroconf takes it."""
        self._behind.connection_made(transport)

    def datagram_received(self, data: bytes, addr: tuple[Any, ...]) -> None:
        """A packet; one that concerns no table is passed on unread."""
        if _MARK not in data.lower() or self._announcers.admits(str(addr[0]), _announced(data), time.monotonic()):
            self._behind.datagram_received(data, cast("tuple[str, int]", addr))

    def error_received(self, exc: Exception) -> None:
        """As zeroconf takes it."""
        self._behind.error_received(exc)

    def connection_lost(self, exc: Exception | None) -> None:
        """As zeroconf takes it."""
        self._behind.connection_lost(exc)


class _SiftedLoop:
    """The event loop for zeroconf: its sockets are behind a sieve from their first packet on."""

    def __init__(self, loop: asyncio.AbstractEventLoop, announcers: Announcers) -> None:
        self._loop = loop
        self._announcers = announcers

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)

    async def create_datagram_endpoint(
        self, make: Callable[[], asyncio.DatagramProtocol], **how: Any
    ) -> tuple[asyncio.DatagramTransport, _Sieve]:
        """As zeroconf wants it."""
        return await self._loop.create_datagram_endpoint(lambda: _Sieve(make(), self._announcers), **how)


class _SiftedZeroconf(Zeroconf):
    """Hears nothing unsifted."""

    def __init__(self, announcers: Announcers, interfaces: InterfaceChoice | list[str]) -> None:
        self._announcers = announcers
        super().__init__(interfaces=interfaces, ip_version=IPVersion.V4Only)

    def start(self) -> None:
        """Begin to read, in the running loop."""
        self.loop = asyncio.get_running_loop()
        self.engine.setup(cast("asyncio.AbstractEventLoop", _SiftedLoop(self.loop, self._announcers)), None)


def _announced(data: bytes) -> dict[str, float]:
    """The names of the tables of which a response says something, and for how many seconds it holds."""
    message = DNSIncoming(data)
    if not message.valid or not message.is_response():
        return {}
    names: dict[str, float] = {}
    for record in message.answers():
        name = (record.alias if isinstance(record, DNSPointer) else record.name).lower()
        if name.endswith(f".{SERVICE}"):
            name = name.removesuffix(f".{SERVICE}")
        elif name.startswith(_HOST):
            name = name.removeprefix(_HOST).removesuffix(".local.")
        else:
            continue
        names[name] = max(names.get(name, 0.0), float(record.ttl))
    return names


class Multicast:
    """The one socket group of a program for DNS-SD, opened when it is first needed.

    `interfaces`: addresses of this computer to speak on; None for all that it has. Raises OSError where there is none.
    """

    def __init__(self, interfaces: Sequence[str] | None = None) -> None:
        self._interfaces = interfaces
        self._zeroconf: AsyncZeroconf | None = None
        self.announcers = Announcers()

    def open(self) -> AsyncZeroconf:
        """The sockets; raises OSError where the network has no multicast."""
        if self._zeroconf is None:
            chosen = InterfaceChoice.All if self._interfaces is None else list(self._interfaces)
            self._zeroconf = AsyncZeroconf(zc=_SiftedZeroconf(self.announcers, chosen))
        return self._zeroconf

    async def close(self) -> None:
        """Say goodbye for all that was announced."""
        zeroconf, self._zeroconf = self._zeroconf, None
        self.announcers = Announcers()
        if zeroconf is not None:
            with suppress(OSError):  # the network may be gone
                await zeroconf.async_close()


class Announcer:
    """One own table, as long as it can be found."""

    def __init__(self, multicast: Multicast) -> None:
        self._multicast = multicast
        self._info: AsyncServiceInfo | None = None
        self._told: AsyncZeroconf | None = None  # by which it was announced
        self._busy = asyncio.Lock()

    async def announce(self, post: Signpost, addresses: Sequence[str], port: int) -> None:
        """Tell everybody, or tell them what has changed; raises OSError where there is no multicast."""
        info = AsyncServiceInfo(
            SERVICE,
            f"{post.table.table}.{SERVICE}",
            port=port,
            properties=write_signpost(post),
            server=f"{_HOST}{post.table.table}.local.",
            parsed_addresses=[address for address in addresses if ip_address(address).version == 4],
        )
        async with self._busy:
            zeroconf = self._multicast.open()
            before = self._info if self._told is zeroconf else None
            if before is not None and before.name != info.name:  # all play another match
                await (await zeroconf.async_unregister_service(before))
                before = None
            if before is None:
                await (await zeroconf.async_register_service(info, cooperating_responders=True))
            elif before.properties != info.properties:
                await (await zeroconf.async_update_service(info))
            self._info, self._told = info, zeroconf

    async def hide(self) -> None:
        """Nobody finds the table any more."""
        async with self._busy:
            info, self._info = self._info, None
            if info is not None:
                with suppress(OSError):
                    zeroconf = self._multicast.open()
                    if zeroconf is self._told:
                        await (await zeroconf.async_unregister_service(info))


class Looker(ServiceListener):
    """Listens for tables: `found` is told of each, also when it changes, `lost` of its id."""

    def __init__(
        self,
        multicast: Multicast,
        found: Callable[[Signpost, Destination], None],
        lost: Callable[[str], None],
    ) -> None:
        """Raises OSError where there is no multicast."""
        self._found = found
        self._lost = lost
        self._tables: dict[str, str] = {}  # id by the name of the service
        self._asking: dict[str, asyncio.Task[None]] = {}
        self._waiting: dict[str, None] = {}  # names of services that are asked next, in order
        self._zeroconf = multicast.open()
        self._announcers = multicast.announcers
        self._announcers.dropped = self._drop
        self._browser = AsyncServiceBrowser(self._zeroconf.zeroconf, SERVICE, listener=self)

    async def close(self) -> None:
        """Listen no more."""
        self._announcers.dropped = _nobody_looks
        self._waiting.clear()
        for asking in self._asking.values():
            asking.cancel()
        await self._browser.async_cancel()

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """Something of our kind is there: ask what it is."""
        before = self._asking.pop(name, None)
        if before is not None:
            before.cancel()
        self._waiting[name] = None
        self._ask_more()

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """It has changed: ask again."""
        self.add_service(zc, type_, name)

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """It is gone."""
        self._waiting.pop(name, None)
        asking = self._asking.pop(name, None)
        if asking is not None:
            asking.cancel()
        table = self._tables.pop(name, None)
        if table is not None:
            self._lost(table)

    def _drop(self, table: str) -> None:
        name = f"{table}.{SERVICE}"
        self.remove_service(self._zeroconf.zeroconf, SERVICE, name)

    def _ask_more(self) -> None:
        while self._waiting and len(self._asking) < _AT_ONCE:
            name = next(iter(self._waiting))
            del self._waiting[name]
            self._asking[name] = asyncio.get_running_loop().create_task(self._ask(name))

    async def _ask(self, name: str) -> None:
        info = AsyncServiceInfo(SERVICE, name)
        try:
            told = await info.async_request(self._zeroconf.zeroconf, _ANSWER)
            post = read_signpost(info.properties) if told else None
            if post is None or not info.port or name != f"{post.table.table}.{SERVICE}":
                return  # the name says which address may announce the table
            addresses = tuple(info.parsed_scoped_addresses(IPVersion.All))
            self._tables[name] = post.table.table
            self._found(post, Destination(addresses, info.port, post.fingerprint))
        finally:
            if self._asking.get(name) is asyncio.current_task():
                del self._asking[name]
            self._ask_more()

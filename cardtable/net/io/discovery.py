"""Finds tables in this network, and lets them be found: DNS-SD by multicast, which never leaves the link."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from ipaddress import ip_address

from zeroconf import InterfaceChoice, IPVersion, ServiceListener, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from cardtable.net.io.pinned_line import Destination
from cardtable.net.signpost import SERVICE, Signpost, read_signpost, write_signpost

_ANSWER = 2_000  # milliseconds that a table has to tell about itself
_MOST = 100  # tables that are listened to at a time: more are somebody's joke

logging.getLogger("zeroconf").setLevel(logging.CRITICAL)  # what strangers send badly is no news


class Multicast:
    """The one socket group of a program for DNS-SD, opened when it is first needed.

    `interfaces`: addresses of this computer to speak on; None for all that it has. Raises OSError where there is none.
    """

    def __init__(self, interfaces: Sequence[str] | None = None) -> None:
        self._interfaces = interfaces
        self._zeroconf: AsyncZeroconf | None = None

    def open(self) -> AsyncZeroconf:
        """The sockets; raises OSError where the network has no multicast."""
        if self._zeroconf is None:
            chosen = InterfaceChoice.All if self._interfaces is None else list(self._interfaces)
            self._zeroconf = AsyncZeroconf(interfaces=chosen, ip_version=IPVersion.V4Only)
        return self._zeroconf

    async def close(self) -> None:
        """Say goodbye for all that was announced."""
        zeroconf, self._zeroconf = self._zeroconf, None
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
            server=f"cardtable-{post.table.table}.local.",  # never the machine's name
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
        self._zeroconf = multicast.open()
        self._browser = AsyncServiceBrowser(self._zeroconf.zeroconf, SERVICE, listener=self)

    async def close(self) -> None:
        """Listen no more."""
        for asking in self._asking.values():
            asking.cancel()
        await self._browser.async_cancel()

    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """Something of our kind is there: ask what it is."""
        if len(self._asking) < _MOST and len(self._tables) < _MOST:
            before = self._asking.get(name)
            if before is not None:
                before.cancel()
            self._asking[name] = asyncio.get_running_loop().create_task(self._ask(name))

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """It has changed: ask again."""
        self.add_service(zc, type_, name)

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        """It is gone."""
        asking = self._asking.pop(name, None)
        if asking is not None:
            asking.cancel()
        table = self._tables.pop(name, None)
        if table is not None:
            self._lost(table)

    async def _ask(self, name: str) -> None:
        info = AsyncServiceInfo(SERVICE, name)
        try:
            told = await info.async_request(self._zeroconf.zeroconf, _ANSWER)
            post = read_signpost(info.properties) if told else None
            if post is None or not info.port:
                return
            addresses = tuple(info.parsed_scoped_addresses(IPVersion.All))
            self._tables[name] = post.table.table
            self._found(post, Destination(addresses, info.port, post.fingerprint))
        finally:
            if self._asking.get(name) is asyncio.current_task():
                del self._asking[name]

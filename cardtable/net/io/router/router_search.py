"""Ask the network which of its computers is its router."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address
from urllib.parse import urlsplit

from async_upnp_client.exceptions import UpnpError
from async_upnp_client.search import SsdpSearchListener
from async_upnp_client.ssdp import SSDP_TARGET_V4
from async_upnp_client.utils import CaseInsensitiveDict

from cardtable.net.io.router.router_answers import Refused
from cardtable.net.io.router.upnp_router import UpnpRouter, router_at

_KINDS = (
    "urn:schemas-upnp-org:device:InternetGatewayDevice:1",
    "urn:schemas-upnp-org:device:InternetGatewayDevice:2",
)
_TIMES = 3  # that everybody is asked: what is sent to all may be lost
_ANSWER = 1.0  # seconds for each of them
_ALL = 12.0  # seconds for everything
_NETWORKS = 8  # that are asked: beside the house's there may be those of virtual machines
_WAITING = 4  # answers


class RouterSearch:
    """`own`: this computer's addresses, one in each network; `target`: who is asked there, else everybody."""

    def __init__(
        self, own: Iterable[str], target: tuple[str, int] = SSDP_TARGET_V4, *, answer: float = _ANSWER
    ) -> None:
        self._target, self._answer = target, answer
        self._heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue(_WAITING)
        self._seen: set[str] = set()
        self._listeners = [self._listener(address, kind) for address in tuple(own)[:_NETWORKS] for kind in _KINDS]

    async def find(self) -> UpnpRouter | None:
        """The first that is a router and connected; None after some seconds."""
        try:
            async with asyncio.timeout(_ALL):
                listeners = [listener for listener in self._listeners if await _starts(listener)]
                for _ in range(_TIMES if listeners else 0):
                    for listener in listeners:
                        listener.async_search()
                    router = await self._of_answers()
                    if router is not None:
                        return router
        except TimeoutError:
            pass
        finally:
            for listener in self._listeners:
                listener.async_stop()
        return None

    async def _of_answers(self) -> UpnpRouter | None:
        """Until nobody answers any more."""
        while True:
            try:
                location, host = await asyncio.wait_for(self._heard.get(), self._answer)
            except TimeoutError:
                return None
            with suppress(Refused):
                return await router_at(location, host)

    def _listener(self, own: str, kind: str) -> SsdpSearchListener:
        return SsdpSearchListener(
            callback=self._hear, source=(own, 0), target=self._target, timeout=1, search_target=kind
        )

    def _hear(self, said: CaseInsensitiveDict) -> None:
        location, host = str(said.get("location", "")), str(said.get("_host", ""))
        if location in self._seen or self._heard.full():
            return
        if said.get("st") in _KINDS and is_sound(location, host):
            self._seen.add(location)
            self._heard.put_nowait((location, host))


def is_sound(location: str, host: str) -> bool:
    """Whether a computer of this network names a description of its own: nobody is sent anywhere else."""
    try:
        parts = urlsplit(location)
        return (
            parts.scheme == "http" and parts.hostname == host and bool(parts.port) and not IPv4Address(host).is_global
        )
    except ValueError:
        return False


async def _starts(listener: SsdpSearchListener) -> bool:
    with suppress(OSError, UpnpError):  # a network in which not everybody can be asked
        await listener.async_start()
        return True
    return False

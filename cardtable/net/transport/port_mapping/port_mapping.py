"""Port mapping of one room: requested from the router, renewed, and removed at the room's end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address
from typing import Protocol

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.net.agent_messages import PortMappingChanged, PortMappingState


class MappingRefused(Exception):
    """Error for a router that refuses a request or answers nonsense."""


class PortTaken(MappingRefused):
    """Error for a port that another computer of this network has mapped."""


class PortMapper(Protocol):
    """Router that can map ports; each method takes a few seconds at most and may raise MappingRefused."""

    async def outer_address(self) -> str:
        """Return the router's outer address, which is public unless there is a second router."""

    async def map_port(self, port: int, seconds: int) -> None:
        """Map this TCP port to the same one here, or renew the mapping; raise PortTaken."""

    async def unmap_port(self, port: int) -> None: ...


Find = Callable[[], Awaitable[PortMapper | None]]


@frozen
class PortMappingTimes:
    """Times in seconds; the router itself ends a mapping after `lease`, for instance after a power failure here."""

    lease: int = 30 * 60
    renew: float = 10 * 60
    goodbye: float = 3.0  # for the router's last answer


class PortMapping:
    """Port mapping kept alive by a task; `ports`: candidates, best first, `tell` gets each new state."""

    def __init__(
        self,
        find: Find,
        ports: Callable[[], Iterator[int]],
        tell: Callable[[PortMappingChanged], None],
        times: PortMappingTimes | None = None,
    ) -> None:
        self._find, self._ports, self._tell = find, ports, tell
        self._times = times or PortMappingTimes()
        self._task: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()  # held while the router may be mapping a port
        self._router: PortMapper | None = None
        self._mapping_router: PortMapper | None = None  # it mapped the port, though it may refuse everything now
        self._port = 0  # mapped port, 0: none
        self._last_change: PortMappingChanged | None = None

    @property
    def is_wanted(self) -> bool:
        return self._task is not None

    def request(self) -> None:
        """Start to request a mapping, or start again after a change of network."""
        if self._task is not None:
            self._task.cancel()
        self._router, self._port = None, 0
        self._task = asyncio.create_task(self._renew_repeatedly())

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is None:
            return
        with suppress(TimeoutError, MappingRefused):
            async with asyncio.timeout(self._times.goodbye):
                async with self._lock:  # a mapping in progress must be removed too
                    task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                if self._mapping_router is not None and self._port:
                    await self._mapping_router.unmap_port(self._port)
        task.cancel()

    async def _renew_repeatedly(self) -> None:
        self._report(PortMappingChanged(PortMappingState.ASKING))
        was_open = False
        while True:
            change = await self._request_once()
            self._report(change)
            was_open = was_open or change.way is PortMappingState.OPEN
            if not was_open:
                return  # a router that refuses at first is not asked again
            await asyncio.sleep(self._times.renew)

    async def _request_once(self) -> PortMappingChanged:
        try:
            if self._router is None:
                self._router = await self._find()
            if self._router is None:
                return PortMappingChanged(PortMappingState.NO_ROUTER)
            address = await self._router.outer_address()
            if not _is_public(address):
                return PortMappingChanged(PortMappingState.BEHIND_ANOTHER)
            return await self._open(self._router, address)
        except MappingRefused:
            self._router = None  # another router may answer the next time
            return PortMappingChanged(PortMappingState.REFUSED)

    async def _open(self, router: PortMapper, address: str) -> PortMappingChanged:
        for port in (self._port,) if self._port else self._ports():
            with suppress(PortTaken):
                async with self._lock:
                    await router.map_port(port, self._times.lease)
                    self._mapping_router, self._port = router, port
                return PortMappingChanged(PortMappingState.OPEN, address, port)
        self._port = 0  # choose another port the next time
        return PortMappingChanged(PortMappingState.REFUSED)

    def _report(self, change: PortMappingChanged) -> None:
        if change != self._last_change:
            self._last_change = change
            self._tell(change)


def _is_public(address: str) -> bool:
    """Return True for a public address: neither private nor shared by a provider (100.64.0.0/10, RFC 6598)."""
    try:
        number = IPv4Address(address)
    except ValueError:
        return False
    return number.is_global and not number.is_multicast

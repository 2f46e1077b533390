"""What a router is, for whoever wants a port of it.

The port that the router opens for one table: asked for, renewed while the table is open, and taken back with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address
from typing import Protocol

from cardtable.core.frozen_dataclass import frozen
from cardtable.net.agent_messages import PortMappingChanged, PortMappingState


class MappingRefused(Exception):
    """The router does not do what it was asked, or its answer means nothing."""


class PortTaken(MappingRefused):
    """Another computer in this house has the port."""


class PortMapper(Protocol):
    """One that lets people in where it is asked to. Each method takes some seconds at most, and raises Refused."""

    async def outer_address(self) -> str:
        """Under which the router is known beyond it: the world's, unless there is another router."""
        ...

    async def let_in(self, port: int, seconds: int) -> None:
        """Lead whoever comes to this TCP port to the same one here, so long; again for longer. Raises PortTaken."""
        ...

    async def shut(self, port: int) -> None:
        """Lead nobody here any more."""
        ...


Find = Callable[[], Awaitable[PortMapper | None]]


@frozen
class PortMappingTimes:
    """Seconds. A port that nobody takes back, as after a loss of power, is closed by the router after `lease`."""

    lease: int = 30 * 60
    renew: float = 10 * 60
    goodbye: float = 3.0  # until the router is left alone, where it does not answer


class PortMapping:
    """`ports`: those that may be had, the best first; `tell`: hears each answer that is another one than before."""

    def __init__(
        self,
        find: Find,
        ports: Callable[[], Iterator[int]],
        tell: Callable[[PortMappingChanged], None],
        times: PortMappingTimes | None = None,
    ) -> None:
        self._find, self._ports, self._tell = find, ports, tell
        self._times = times or PortMappingTimes()
        self._work: asyncio.Task[None] | None = None
        self._asking = asyncio.Lock()  # while the router may be opening a port
        self._router: PortMapper | None = None
        self._opener: PortMapper | None = None  # that has opened the port, and may refuse everything now
        self._port = 0  # that is open, 0: none
        self._said: PortMappingChanged | None = None

    @property
    def is_wanted(self) -> bool:
        """Whether the router is asked for it."""
        return self._work is not None

    def ask(self) -> None:
        """Ask from now on; once more for whoever is in another network than before."""
        if self._work is not None:
            self._work.cancel()
        self._router, self._port = None, 0
        self._work = asyncio.create_task(self._keep_open())

    async def close(self) -> None:
        """Take the port back, in some seconds at most."""
        work, self._work = self._work, None
        if work is None:
            return
        with suppress(TimeoutError, MappingRefused):
            async with asyncio.timeout(self._times.goodbye):
                async with self._asking:  # what is being opened now is closed again
                    work.cancel()
                await asyncio.gather(work, return_exceptions=True)
                if self._opener is not None and self._port:
                    await self._opener.shut(self._port)
        work.cancel()

    async def _keep_open(self) -> None:
        self._say(PortMappingChanged(PortMappingState.ASKING))
        was_open = False
        while True:
            said = await self._ask_once()
            self._say(said)
            was_open = was_open or said.way is PortMappingState.OPEN
            if not was_open:
                return  # who does not let anybody in is asked once
            await asyncio.sleep(self._times.renew)

    async def _ask_once(self) -> PortMappingChanged:
        try:
            if self._router is None:
                self._router = await self._find()
            if self._router is None:
                return PortMappingChanged(PortMappingState.NO_ROUTER)
            address = await self._router.outer_address()
            if not _is_of_the_world(address):
                return PortMappingChanged(PortMappingState.BEHIND_ANOTHER)
            return await self._open(self._router, address)
        except MappingRefused:
            self._router = None  # another one may answer the next time
            return PortMappingChanged(PortMappingState.REFUSED)

    async def _open(self, router: PortMapper, address: str) -> PortMappingChanged:
        for port in (self._port,) if self._port else self._ports():
            with suppress(PortTaken):
                async with self._asking:
                    await router.let_in(port, self._times.lease)
                    self._opener, self._port = router, port
                return PortMappingChanged(PortMappingState.OPEN, address, port)
        self._port = 0  # another one the next time
        return PortMappingChanged(PortMappingState.REFUSED)

    def _say(self, said: PortMappingChanged) -> None:
        if said != self._said:
            self._said = said
            self._tell(said)


def _is_of_the_world(address: str) -> bool:
    """Not of another router's network, nor of a provider's that many share (100.64.0.0/10, RFC 6598)."""
    try:
        number = IPv4Address(address)
    except ValueError:
        return False
    return number.is_global and not number.is_multicast

"""What a table on this computer stands on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from cardtable.core.frozen_values import frozen
from cardtable.core.rules import AnyGame
from cardtable.net.io.certificate import Certificate
from cardtable.net.io.discovery import Multicast
from cardtable.net.io.own_addresses import near
from cardtable.net.io.router.router_answers import PortMapper


@frozen
class LocalEnvironment:
    """One computer in whatever network it is now."""

    folder: Path  # of the tables
    games: Mapping[str, AnyGame]
    certificate: Certificate
    multicast: Multicast
    run: str  # of this process: 8 hexadecimal digits
    addresses_now: Callable[[], tuple[str, ...]]
    router_for: Callable[[tuple[str, ...]], Awaitable[PortMapper | None]]  # of whoever has these addresses

    @property
    def addresses(self) -> tuple[str, ...]:
        """All at which this computer may be reached."""
        return self.addresses_now()

    @property
    def near(self) -> tuple[str, ...]:
        """Those that nobody outside this network reaches."""
        return near(self.addresses)

    async def router(self) -> PortMapper | None:
        """That of the network where this computer is now."""
        return await self.router_for(self.addresses)

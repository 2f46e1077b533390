"""The other servers of a store: which of them runs a table, and where it is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from cardtable.core.frozen_dataclass import frozen
from cardtable.host.room_messages import RedirectMessage


@frozen
class PeerInfo:
    """What a server tells the others: where it is reached, and the digest of what all of them share."""

    address: str
    port: int
    mark: str


class ClusterPeers(Protocol):
    """What a server knows of the others."""

    @property
    def are_there(self) -> bool:
        """Whether any other server could take a table over now."""
        ...

    @property
    def owner(self) -> str:
        """What a table's log is to say of who runs it: this server; "" where nobody else could."""
        ...

    def listen(
        self, has: Callable[[str], bool], was_away: Callable[[], None], take: Callable[[str], Awaitable[bool]]
    ) -> None:
        """Let others ask whether a table is awake here, and whether this server takes one over.

        `was_away`: this server has not been heard for a lease.
        """
        ...

    async def elsewhere(self, server: str) -> RedirectMessage | None:
        """Where a server is that a log names; None where it is this one, or gone. It waits until that is certain."""
        ...

    async def who_has(self, table: str) -> RedirectMessage | None:
        """Which other server has a table awake, whether or not a log is of it yet."""
        ...

    async def leave(self) -> None:
        """Others may take the tables over from now on."""
        ...

    async def take_over(self, table: str) -> RedirectMessage | None:
        """After `leave`: let another server take a table over now; where it is run then, None where nobody takes it."""
        ...


class NoPeers:
    """The store is this server's alone."""

    owner = ""
    are_there = False

    def listen(
        self, has: Callable[[str], bool], was_away: Callable[[], None], take: Callable[[str], Awaitable[bool]]
    ) -> None:
        """Nobody asks."""

    async def elsewhere(self, server: str) -> RedirectMessage | None:
        """Nobody else runs a table."""
        return None

    async def who_has(self, table: str) -> RedirectMessage | None:
        """Nobody else has one."""
        return None

    async def leave(self) -> None:
        """Nobody takes a table over."""

    async def take_over(self, table: str) -> RedirectMessage | None:
        """Nobody is there."""
        return None

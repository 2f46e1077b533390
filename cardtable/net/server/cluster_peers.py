"""Peers: the other servers of one store, and the rooms they run."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from cardtable.core.frozen_dataclass import frozen
from cardtable.host.room_messages import RedirectMessage


@frozen
class PeerInfo:
    """Address of a server, and a digest of what all servers of a store must share."""

    address: str
    port: int
    mark: str


class ClusterPeers(Protocol):
    """The other servers, as one server sees them."""

    @property
    def has_peers(self) -> bool:
        """True if any other server could take a room over now."""

    @property
    def owner(self) -> str:
        """Text of the owner entry in a room's log; "" if there can be no other server."""

    def listen(
        self,
        is_active: Callable[[str], bool],
        on_lease_expired: Callable[[], None],
        take_room: Callable[[str], Awaitable[bool]],
    ) -> None:
        """Set the callbacks for peers: whether a room is active here, and whether this server takes one over.

        `on_lease_expired` is called after this server's lease had expired.
        """

    async def find_server(self, server: str) -> RedirectMessage | None:
        """Return the place of the server that a log names; None for this one or a dead one. Waits for certainty."""

    async def find_room(self, room_id: str) -> RedirectMessage | None:
        """Return the place of the server on which a room is active, also before it has a log."""

    async def release(self) -> None:
        """Let other servers take over the rooms of this one."""

    async def take_over(self, room_id: str) -> RedirectMessage | None:
        """Ask the others to take over a room, after `release`; return its new place, None if nobody takes it."""


class NoPeers:
    """Null object for a store with one server."""

    owner = ""
    has_peers = False

    def listen(
        self,
        is_active: Callable[[str], bool],
        on_lease_expired: Callable[[], None],
        take_room: Callable[[str], Awaitable[bool]],
    ) -> None:
        """Do nothing: a store with one server has no peers."""

    async def find_server(self, server: str) -> RedirectMessage | None:
        return None

    async def find_room(self, room_id: str) -> RedirectMessage | None:
        return None

    async def release(self) -> None:
        """Do nothing: there is no peer to take rooms over."""

    async def take_over(self, room_id: str) -> RedirectMessage | None:
        return None

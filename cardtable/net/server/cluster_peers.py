"""Peers: the other servers of one store, and the rooms they run."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.host.room_messages import RedirectMessage


@frozen
class PeerInfo:
    """Address of a server, and a digest of what all servers of a store must share."""

    address: str
    port: int
    mark: str


class ClusterPeers:
    """The other servers, as one server sees them; this base class is that of a store with one server: no peers."""

    owner = ""  # text of the owner entry in a room's log; "" if there can be no other server

    @property
    def has_peers(self) -> bool:
        """True if any other server could take a room over now."""
        return False

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
        return None

    async def find_room(self, room_id: str) -> RedirectMessage | None:
        """Return the place of the server on which a room is active, also before it has a log."""
        return None

    async def release(self) -> None:
        """Let other servers take over the rooms of this one."""

    async def take_over(self, room_id: str) -> RedirectMessage | None:
        """Ask the others to take over a room, after `release`; return its new place, None if nobody takes it."""
        return None

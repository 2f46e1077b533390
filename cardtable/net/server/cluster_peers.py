"""Peers: the other servers of one store, the rooms they run, and the handover of rooms to them at a stop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.host.room_messages import RedirectMessage
from cardtable.net.server.room_runner import RoomRunner


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


PAUSE_S, _SPREAD = 0.2, 8.0  # seconds from one room to the next, and for all of them
_LONGEST = 20.0  # seconds for all, however slow the peers are
_SETTLE = 2.0  # seconds for pending entries of one room
_MOST_FAILURES = 3  # failures in a row after which peers are no longer asked


async def hand_over(runners: Sequence[RoomRunner], peers: ClusterPeers) -> None:
    """Hand over one room after another until the time is up; the rest play on meanwhile.

    All at once would wait for the last replay. The clients of a room that nobody takes search for it themselves.
    """
    clock = asyncio.get_running_loop().time
    end = clock() + _LONGEST
    pause = min(PAUSE_S, _SPREAD / max(1, len(runners)))
    failures = 0
    for runner in runners:
        now = clock()
        if now > end:
            return
        redirect = None
        if failures < _MOST_FAILURES:
            redirect = await _hand_over_room(runner, peers)
            failures = failures + 1 if redirect is None else 0
        runner.redirect(redirect)
        await asyncio.sleep(max(0.0, now + pause - clock()))


async def _hand_over_room(runner: RoomRunner, peers: ClusterPeers) -> RedirectMessage | None:
    """Return the place of the room's new server; None if nobody has taken it.

    The new server replays the log, which takes longest, while the room is played here: so people wait only for a new
    connection. If an entry is added meanwhile, the handover is repeated and the room waits.
    """
    await runner.settle(_SETTLE)
    redirect = await peers.take_over(runner.name)
    if redirect is None:
        runner.hold()
        await runner.settle(_SETTLE)
        redirect = await peers.take_over(runner.name)
    return redirect

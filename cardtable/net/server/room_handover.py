"""Handover of rooms by a server that stops: activated elsewhere before clients are redirected."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cardtable.host.room_messages import RedirectMessage
from cardtable.net.server.cluster_peers import ClusterPeers
from cardtable.net.server.room_runner import RoomRunner

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

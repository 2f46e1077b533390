"""A server that stops hands its tables over: each is awake elsewhere before its people are sent there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cardtable.host.room_messages import RedirectMessage
from cardtable.net.server.cluster_peers import ClusterPeers
from cardtable.net.server.room_runner import RoomRunner

_BETWEEN, _SPREAD = 0.2, 8.0  # seconds from one table to the next, and for all of them
_LONGEST = 20.0  # seconds for all, however slowly they are taken
_SETTLING = 2.0  # seconds for what is being kept at one table
_UNTAKEN = 3  # tables in a row that nobody takes, after which nobody is asked any more


async def hand_over(runners: Sequence[RoomRunner], neighbours: ClusterPeers) -> None:
    """One table after another, while it and all the rest are played here; those that are left when time is up stay.

    All at once would wait for the last one to be played again. Where nobody takes a table, its people look for it.
    """
    clock = asyncio.get_running_loop().time
    end = clock() + _LONGEST
    pause = min(_BETWEEN, _SPREAD / max(1, len(runners)))
    untaken = 0
    for runner in runners:
        now = clock()
        if now > end:
            return
        there = None
        if untaken < _UNTAKEN:
            there = await _taken_over(runner, neighbours)
            untaken = untaken + 1 if there is None else 0
        runner.leave_to(there)
        await asyncio.sleep(max(0.0, now + pause - clock()))


async def _taken_over(runner: RoomRunner, neighbours: ClusterPeers) -> RedirectMessage | None:
    """Where the table is run now; None where nobody has taken it.

    Who takes it over plays it again from its log, which takes longest, while it is still played here: so people wait
    for a new line alone. Where something is played at just that time it has to be done once more, and the table waits.
    """
    await runner.settle(_SETTLING)
    there = await neighbours.take_over(runner.name)
    if there is None:
        runner.hold()
        await runner.settle(_SETTLING)
        there = await neighbours.take_over(runner.name)
    return there

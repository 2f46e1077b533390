"""Status of a running server: figures, active rooms, blocked addresses and limits."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from cardtable.core.frozen_dataclass import frozen
from cardtable.net.server.admin.admin_protocol import ActiveRoom
from cardtable.net.server.admin.server_limits import BlockedAddresses, ServerLimits, blockable
from cardtable.net.server.dormant_rooms import Refusal
from cardtable.net.server.room_manager import RoomManager, is_in_play
from cardtable.net.server.tcp_server import ConnectionListener
from cardtable.net.transport.rate_limits import AddressTracker

_STATM = Path("/proc/self/statm")

_EVERY = 0.05  # seconds between samples

_LAG = 10.0  # seconds of samples for one value


@frozen
class ServerMetrics:
    """Figures of a server, which reveal nothing of who plays what."""

    lines: int
    tables: int  # active
    in_play: int  # rooms with a deal in play
    actions: int  # actions persisted since the start
    refused: int  # refused requests since the start
    queue: int  # bytes in the send queues
    lag: float  # seconds of event loop lag, 99th percentile
    processor: float  # seconds of CPU time since the start
    memory: int | None = None  # bytes of the process; None where unknown


def json_line(figures: ServerMetrics) -> str:
    """Return the figures as one line of JSON."""
    told = {
        "lines": figures.lines,
        "tables": figures.tables,
        "actions": figures.actions,
        "refused": figures.refused,
        "queue": figures.queue,
        "lag_p99_ms": round(figures.lag * 1000, 2),
    }
    return json.dumps(told)


def prometheus_text(figures: ServerMetrics) -> str:
    """Return the figures in Prometheus' text format 0.0.4."""
    return "".join(
        f"# HELP {name} {meaning}\n# TYPE {name} {kind}\n{name} {value}\n"
        for name, kind, meaning, value in _told(figures)
    )


def _told(figures: ServerMetrics) -> Iterator[tuple[str, str, str, float]]:
    yield "cardtable_lines", "gauge", "Lines that are up.", figures.lines
    yield "cardtable_tables", "gauge", "Tables that are awake.", figures.tables
    yield "cardtable_tables_in_play", "gauge", "Tables at which a deal is being played.", figures.in_play
    yield "cardtable_actions_total", "counter", "Actions that were kept.", figures.actions
    yield "cardtable_refused_total", "counter", "Actions and wishes that were refused.", figures.refused
    yield "cardtable_queue_bytes", "gauge", "Bytes that wait for slow lines.", figures.queue
    yield "cardtable_loop_lag_p99_seconds", "gauge", "By how much the event loop was late, 99 of 100.", figures.lag
    yield "process_cpu_seconds_total", "counter", "Processor time of the server's process.", figures.processor
    if figures.memory is not None:
        yield "process_resident_memory_bytes", "gauge", "Memory of the server's process.", figures.memory


def processor_seconds() -> float:
    """Return the CPU time of this process, without worker processes."""
    return round(time.process_time(), 3)


def memory_bytes() -> int | None:
    """Return the resident memory of this process; None where the system does not tell."""
    with suppress(OSError):
        return int(_STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return None


class LoopLagProbe:
    """Probe of the event loop's lag."""

    def __init__(self) -> None:
        self._late: list[float] = []

    async def watch(self, seconds: float) -> None:
        """Take samples for `seconds`."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while (before := loop.time()) < end:
            await asyncio.sleep(_EVERY)
            self._late.append(loop.time() - before - _EVERY)

    def quantile(self, share: float) -> float:
        """Return the quantile of lag in seconds since the last call; 0 without samples."""
        late, self._late = sorted(self._late), []
        return max(0.0, late[min(len(late) - 1, int(share * len(late)))]) if late else 0.0


class ServerStatus:
    """Status and control of one server; `blocked`: the file of blocked addresses."""

    def __init__(
        self, server: ConnectionListener, reception: RoomManager, addresses: AddressTracker, blocked: BlockedAddresses
    ) -> None:
        """Raise UnreadableError if the file exists and cannot be read."""
        self._server = server
        self._reception = reception
        self._addresses = addresses
        self._blocked = blocked
        self._lag = 0.0
        self.reload_blocked()

    async def watch(self) -> None:
        """Measure the event loop's lag for `figures`, for ever."""
        lag = LoopLagProbe()
        while True:
            await lag.watch(_LAG)
            self._lag = lag.quantile(0.99)

    def figures(self, lag: float | None = None) -> ServerMetrics:
        """Return the current figures; `lag`: seconds measured elsewhere."""
        runners = self._reception.runners
        return ServerMetrics(
            lines=self._server.n_connections,
            tables=len(runners),
            in_play=sum(map(is_in_play, runners)),
            actions=self._reception.counters.actions,
            refused=self._reception.counters.refused,
            queue=self._server.queued_bytes,
            lag=self._lag if lag is None else lag,
            processor=processor_seconds(),
            memory=memory_bytes(),
        )

    def tables(self) -> tuple[ActiveRoom, ...]:
        """Return the active rooms."""
        return tuple(
            ActiveRoom(runner.name, runner.room.door.game, runner.stage, runner.people)
            for runner in self._reception.runners
        )

    @property
    def blocked(self) -> tuple[str, ...]:
        return tuple(sorted(self._addresses.blocked))

    async def close(self, table: str) -> Refusal | None:
        """Close a room for ever, or return a refusal; raise WriteFailed or WriteUnconfirmed."""
        return await self._reception.close(table)

    def block(self, address: str) -> int | None:
        """Block an address for ever, and return the number of closed connections; None for invalid text.

        Raises OSError if that cannot be stored; the address is not blocked then.
        """
        home = blockable(address)
        if home is None:
            return None
        self._keep(self._addresses.blocked | {home})
        return self._server.close_address(home)

    def unblock(self, address: str) -> bool:
        """Unblock an address; return False if it was not blocked. Raise OSError like `block`."""
        home = blockable(address)
        if home not in self._addresses.blocked:
            return False
        self._keep(self._addresses.blocked - {home})
        return True

    def reload_blocked(self) -> None:
        """Read the file of blocked addresses again, since an admin may edit it; raise UnreadableError."""
        before = self._addresses.blocked
        self._addresses.blocked = self._blocked.read()
        for address in self._addresses.blocked - before:
            self._server.close_address(address)

    def set_limits(self, limits: ServerLimits, lines: int) -> None:
        """Replace the limits; `lines`: number of connections that the system allows."""
        self._reception.set_limits(limits.tables, limits.tables_of_address)
        self._addresses.set_limits(replace(limits.addresses, lines=lines))

    def _keep(self, addresses: frozenset[str]) -> None:
        self._blocked.write(addresses)
        self._addresses.blocked = addresses

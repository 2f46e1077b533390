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

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.net.server.admin.admin_protocol import ActiveRoom
from cardtable.net.server.admin.server_limits import BlockedAddresses, ServerLimits, blockable
from cardtable.net.server.room_manager import RoomManager
from cardtable.net.server.tcp_server import ConnectionListener
from cardtable.net.transport.rate_limits import AddressTracker

_STATM = Path("/proc/self/statm")
_SAMPLE_INTERVAL = 0.05  # seconds between samples
_LAG_WINDOW = 10.0  # seconds of samples for one value


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
    fields = {
        "lines": figures.lines,
        "tables": figures.tables,
        "actions": figures.actions,
        "refused": figures.refused,
        "queue": figures.queue,
        "lag_p99_ms": round(figures.lag * 1000, 2),
    }
    return json.dumps(fields)


def prometheus_text(figures: ServerMetrics) -> str:
    """Return the figures in Prometheus' text format 0.0.4."""
    return "".join(
        f"# HELP {name} {meaning}\n# TYPE {name} {kind}\n{name} {value}\n"
        for name, kind, meaning, value in _prometheus_rows(figures)
    )


def _prometheus_rows(figures: ServerMetrics) -> Iterator[tuple[str, str, str, float]]:
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
    with suppress(OSError, AttributeError):  # Wine shows the file to a Python that has no sysconf
        return int(_STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return None


class LoopLagProbe:
    """Probe of the event loop's lag."""

    def __init__(self) -> None:
        self._lags: list[float] = []

    async def watch(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while (before := loop.time()) < end:
            await asyncio.sleep(_SAMPLE_INTERVAL)
            self._lags.append(loop.time() - before - _SAMPLE_INTERVAL)

    def quantile(self, share: float) -> float:
        """Return the quantile of lag in seconds since the last call; 0 without samples."""
        lags, self._lags = sorted(self._lags), []
        return max(0.0, lags[min(len(lags) - 1, int(share * len(lags)))]) if lags else 0.0


class ServerStatus:
    """Status and control of one server; `blocked`: the file of blocked addresses."""

    def __init__(
        self, listener: ConnectionListener, rooms: RoomManager, tracker: AddressTracker, blocked: BlockedAddresses
    ) -> None:
        """Raise UnreadableError if the file exists and cannot be read."""
        self._listener, self.rooms, self._tracker, self._blocked = listener, rooms, tracker, blocked
        self._lag = 0.0
        self.reload_blocked()

    async def watch(self) -> None:
        lag = LoopLagProbe()
        while True:
            await lag.watch(_LAG_WINDOW)
            self._lag = lag.quantile(0.99)

    def figures(self, lag: float | None = None) -> ServerMetrics:
        """Return the current figures; `lag`: seconds measured elsewhere."""
        runners = self.rooms.runners
        return ServerMetrics(
            lines=self._listener.n_connections,
            tables=len(runners),
            in_play=sum(runner.is_in_play for runner in runners),
            actions=self.rooms.counters.actions,
            refused=self.rooms.counters.refused,
            queue=self._listener.queued_bytes,
            lag=self._lag if lag is None else lag,
            processor=processor_seconds(),
            memory=memory_bytes(),
        )

    def tables(self) -> tuple[ActiveRoom, ...]:
        runners = self.rooms.runners
        return tuple(
            ActiveRoom(one.name, one.room.membership.access_digests.game, one.stage, one.people) for one in runners
        )

    @property
    def blocked(self) -> tuple[str, ...]:
        return tuple(sorted(self._tracker.blocked))

    def block(self, address: str) -> int | None:
        """Block an address for ever and return the number of closed connections, None for other text; raise OSError."""
        network = blockable(address)
        if network is None:
            return None
        self._set_blocked(self._tracker.blocked | {network})
        return self._listener.close_address(network)

    def unblock(self, address: str) -> bool:
        """Unblock an address; return False if it was not blocked. Raise OSError like `block`."""
        network = blockable(address)
        if network not in self._tracker.blocked:
            return False
        self._set_blocked(self._tracker.blocked - {network})
        return True

    def reload_blocked(self) -> None:
        """Read the file of blocked addresses again, since an admin may edit it; raise UnreadableError."""
        before = self._tracker.blocked
        self._tracker.blocked = self._blocked.read()
        for address in self._tracker.blocked - before:
            self._listener.close_address(address)

    def set_limits(self, limits: ServerLimits, lines: int) -> None:
        """Replace the limits; `lines`: number of connections that the system allows."""
        self.rooms.set_limits(limits.tables, limits.tables_of_address)
        self._tracker.set_limits(replace(limits.addresses, lines=lines))

    def _set_blocked(self, addresses: frozenset[str]) -> None:
        self._blocked.write(addresses)
        self._tracker.blocked = addresses

"""What many tables need, calculated from what few of them took."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

KB, MB = 1_000, 1_000_000
_HOUR = 3_600.0  # seconds


@dataclass(frozen=True, slots=True)
class Hour:
    """What the server said at the end of one, and what it did in it."""

    hour: int
    seconds: float  # that it took
    tables: int
    lines: int
    came: int  # tables that were made
    played: int  # actions that the tables which are there have behind them
    actions: int
    processor: float  # seconds
    memory: int  # bytes
    lag: float  # seconds, 99 of 100 looks of the last ten seconds
    disk: int  # bytes of the store


@dataclass(frozen=True, slots=True)
class Grown:
    """Memory of a server whose tables have played so many actions, and nobody has come or gone."""

    actions: int
    memory: int  # bytes


@dataclass(frozen=True, slots=True)
class Measured:
    """All that was measured; `appends`: actions a second that each kind of store keeps."""

    command: str
    idle: int  # bytes of a server without a table
    hours: tuple[Hour, ...]
    grown: tuple[Grown, ...]
    appends: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Taken:
    """What one of each takes."""

    action: float  # seconds of the processor, TLS and store included
    coming: float  # seconds of the processor for a table that comes and goes, with all its people
    table: float  # bytes of memory, with the four lines of its people
    played: float  # bytes more for each action of the match so far
    idle: float  # bytes of a server without a table


@dataclass(frozen=True, slots=True)
class Custom:
    """How people play: assumed, and to be replaced by what a server of one's own tells with --metrics."""

    actions: float = 0.4  # a second at a table: somebody plays every two seconds and a half
    lasts: float = 1.0  # hours that people stay at a table
    busy: float = 0.5  # share of a core that a server may use, so that nobody waits in the worst minute

    @property
    def played(self) -> float:
        """Actions that a table has behind it, on average."""
        return self.actions * self.lasts * _HOUR / 2


@dataclass(frozen=True, slots=True)
class Needs:
    """Of so many tables that are played at once."""

    tables: int
    servers: int  # processes, each on a core of its own
    tables_of_server: int
    cores: float  # that are really busy
    memory: float  # bytes, of all servers
    appends: float  # actions a second that the stores keep


def taken(measured: Measured) -> Taken:
    """By least squares over all hours; memory by the busiest one, which has asked the system for the most."""
    action, coming = _shares([(hour.actions, hour.came, hour.processor) for hour in measured.hours])
    played = _slope([(step.actions, step.memory) for step in measured.grown])
    busiest = max(measured.hours, key=lambda hour: hour.tables)
    table = (busiest.memory - measured.idle - played * busiest.played) / max(1, busiest.tables)
    return Taken(action, coming, table, played, measured.idle)


def processor_of(hour: Hour, took: Taken) -> float:
    """Seconds of the processor that an hour should have taken."""
    return hour.actions * took.action + hour.came * took.coming


def needs(tables: int, took: Taken, custom: Custom | None = None) -> Needs:
    """What the figures multiply out to; one server runs as many tables as its share of a core carries."""
    custom = custom or Custom()
    appends = tables * custom.actions
    cores = appends * took.action + tables / (custom.lasts * _HOUR) * took.coming
    servers = max(1, math.ceil(cores / custom.busy))
    memory = servers * took.idle + tables * (took.table + custom.played * took.played)
    return Needs(tables, servers, math.ceil(tables / servers), cores, memory, appends)


def in_words(found: Needs) -> str:
    """One line for each."""
    return "\n".join(
        (
            f"{found.tables:,} tables in play need",
            f"  {found.cores:.1f} busy cores, as {found.servers} servers of {found.tables_of_server:,} tables",
            f"  {found.memory / MB:,.0f} MB of memory in all of them",
            f"  {found.appends:,.0f} actions a second that the stores keep",
        )
    )


def read_measured(path: Path) -> Measured:
    """What `tests/day_of_load.py --json` wrote."""
    found = json.loads(path.read_text(encoding="utf-8"))
    hours = tuple(Hour(**hour) for hour in found["hours"])
    grown = tuple(Grown(**step) for step in found["grown"])
    return Measured(found["command"], found["idle"], hours, grown, found["appends"])


def _shares(sums: Sequence[tuple[float, float, float]]) -> tuple[float, float]:
    """What one of each of two things costs, where every sum tells how many there were of both; never below nothing."""
    aa = sum(a * a for a, _, _ in sums)
    bb = sum(b * b for _, b, _ in sums)
    ab = sum(a * b for a, b, _ in sums)
    ay = sum(a * y for a, _, y in sums)
    by = sum(b * y for _, b, y in sums)
    apart = aa * bb - ab * ab
    second = (by * aa - ay * ab) / apart if apart > 1e-6 * aa * bb else 0.0
    second = max(0.0, second)
    return (ay - second * ab) / max(1.0, aa), second


def _slope(points: Sequence[tuple[float, float]]) -> float:
    """How much the second grows with the first."""
    if not points:
        return 0.0
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    spread = sum((a - x) ** 2 for a, _ in points)
    return sum((a - x) * (b - y) for a, b in points) / spread if spread else 0.0

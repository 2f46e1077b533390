"""What many tables need, calculated from what few of them took."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

KB, MB = 1_000, 1_000_000
_HOUR = 3_600.0  # seconds
_REGULAR = 1e-6  # below that part of what it was, a column says nothing that the ones before do not


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
    line: float  # bytes, its person in a room before the match included
    hours: tuple[Hour, ...]
    grown: tuple[Grown, ...]
    appends: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Taken:
    """What one of each takes."""

    action: float  # seconds of the processor, TLS and store included
    second: float  # seconds of the processor in each second of a server, whatever happens
    coming: float  # seconds of the processor for a table that comes and goes, with all its people
    line: float  # bytes of memory, its person included
    table: float  # bytes of memory in play, without its lines
    played: float  # bytes more for each action of the match so far
    idle: float  # bytes of a server without a table


@dataclass(frozen=True, slots=True)
class Custom:
    """How people play: assumed, and to be replaced by what a server of one's own tells with --metrics."""

    actions: float = 0.4  # a second at a table: somebody plays every two seconds and a half
    lines: int = 4  # of a table
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
    """The processor by least squares over all hours, memory by the busiest one, whose server has asked for the most."""
    hours = measured.hours
    columns: list[list[float]] = [
        [hour.actions for hour in hours],
        [hour.seconds for hour in hours],
        [hour.came for hour in hours],
    ]
    action, second, coming = _shares(columns, [hour.processor for hour in hours])
    played = _slope([(step.actions, step.memory) for step in measured.grown])
    busiest = max(hours, key=lambda hour: hour.tables)
    of_tables = busiest.memory - measured.idle - played * busiest.played - measured.line * busiest.lines
    return Taken(action, second, coming, measured.line, of_tables / busiest.tables, played, measured.idle)


def processor_of(hour: Hour, took: Taken) -> float:
    """Seconds of the processor that an hour should have taken."""
    return hour.actions * took.action + hour.seconds * took.second + hour.came * took.coming


def needs(tables: int, took: Taken, custom: Custom | None = None) -> Needs:
    """What the figures multiply out to; one server runs as many tables as its share of a core carries."""
    custom = custom or Custom()
    appends = tables * custom.actions
    cores = appends * took.action + tables / (custom.lasts * _HOUR) * took.coming
    servers = max(1, math.ceil(cores / (custom.busy - took.second)))
    cores += servers * took.second
    memory = servers * took.idle + tables * (took.table + custom.lines * took.line + custom.played * took.played)
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
    return Measured(found["command"], found["idle"], found["line"], hours, grown, found["appends"])


def _shares(columns: Sequence[Sequence[float]], sums: Sequence[float]) -> list[float]:
    """What one of each thing costs, by how many of each went into the sums.

    Where the sums do not tell things apart, or something would cost less than nothing, the last thing costs nothing.
    """
    found = _least_squares(columns, sums)
    if found is not None and min(found) >= 0:
        return found
    return [*_shares(columns[:-1], sums), 0.0] if len(columns) > 1 else [0.0]


def _least_squares(columns: Sequence[Sequence[float]], sums: Sequence[float]) -> list[float] | None:
    """By the normal equations; None where they say nothing."""
    rows = [[*(_product(one, other) for other in columns), _product(one, sums)] for one in columns]
    for at, pivot in enumerate(rows):
        if pivot[at] <= _REGULAR * _product(columns[at], columns[at]):
            return None
        pivot[:] = [value / pivot[at] for value in pivot]
        for other in rows:
            if other is not pivot:
                factor = other[at]
                other[:] = [value - factor * own for value, own in zip(other, pivot, strict=True)]
    return [row[-1] for row in rows]


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _slope(points: Sequence[tuple[float, float]]) -> float:
    """How much the second grows with the first."""
    if not points:
        return 0.0
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    spread = sum((a - x) ** 2 for a, _ in points)
    return sum((a - x) * (b - y) for a, b in points) / spread if spread else 0.0

"""Figures of a running server, as a line of JSON and as Prometheus reads them: nothing in them says who plays what."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from cardtable.core.frozen_values import frozen

_STATM = Path("/proc/self/statm")


@frozen
class ServerMetrics:
    """At one moment, or since the server began."""

    lines: int
    tables: int  # awake
    in_play: int  # of these, with a deal that is being played
    actions: int  # kept since the server began
    refused: int  # actions, wishes and the like since then
    queue: int  # bytes that wait for slow lines
    lag: float  # seconds by which the event loop was late at most, for 99 looks of 100
    processor: float  # seconds since the server began
    memory: int | None = None  # bytes of the process; None where the system does not say


def json_line(figures: ServerMetrics) -> str:
    """In one line."""
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
    """In Prometheus' text format 0.0.4."""
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
    """Of this process, without its thinking processes."""
    return round(time.process_time(), 3)


def memory_bytes() -> int | None:
    """Of this process, where the system tells as Linux does."""
    with suppress(OSError):
        return int(_STATM.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return None

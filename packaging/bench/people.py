"""Tables for people: what a server needs for 200 of them with four guests each, and how soon they hear of a move."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from bench.figures import Figure
from bench.table_guests import GAMES, SEATS, SECONDS, TABLES
from cardtable.net.invitation import read_invitation

KB = 1_024
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4_096


@dataclass(frozen=True, slots=True)
class Look:
    """At the server's process."""

    seconds: float  # of the processor
    memory: int  # bytes


@contextmanager
def server() -> Iterator[tuple[int, int]]:
    """A server's process and port, as `cardtable serve` runs it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cardtable", "serve", "--who", "anyone", "--data", folder]
        process = subprocess.Popen(
            [*command, "--listen", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        try:
            assert process.stdout is not None
            line = next(line for line in process.stdout if line.startswith("cardtable:join/"))
            yield process.pid, read_invitation(line).port
        finally:
            process.terminate()
            process.communicate()


def look(pid: int) -> Look:
    """What /proc says."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rpartition(")")[2].split()
    with open(f"/proc/{pid}/statm", encoding="ascii") as memory:
        return Look((int(fields[11]) + int(fields[12])) / _TICKS, int(memory.read().split()[1]) * _PAGE)


def measure(tables: int = TABLES, seconds: int = SECONDS) -> tuple[Mapping[str, Any], Mapping[str, Look]]:
    """What the guests counted, and the server when it was warm, and when they were seated, playing and had played."""
    with server() as (pid, port):
        looks: dict[str, Look] = {}
        command = [sys.executable, "-m", "bench.table_guests", str(port), str(tables), str(seconds)]
        guests = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        assert guests.stdin is not None
        assert guests.stdout is not None
        found: Mapping[str, Any] = {}
        for line in guests.stdout:
            if line.startswith("{"):
                found = json.loads(line)
                break
            looks[line.strip()] = look(pid)
            print(file=guests.stdin, flush=True)
        guests.wait()
    return found, looks


def figures() -> list[Figure]:
    """200 tables for a minute; only where the system tells about processes as Linux does."""
    if not sys.platform.startswith("linux"):
        return []
    found, looks = measure()
    lines = TABLES * SEATS
    actions = max(1, found["actions"])
    processor = (looks["played"].seconds - looks["playing"].seconds) / actions
    line = (looks["seated"].memory - looks["warm"].memory) / (lines - SEATS * len(GAMES))
    table = (looks["played"].memory - looks["seated"].memory) / TABLES
    note = f"{TABLES} tables, {lines} lines, {actions:,} actions in {SECONDS} s, refused: {found['refused'] or 'none'}"
    return [
        Figure("errors of guests", found["error_count"], "", 0, note=", ".join(found["errors"])),
        Figure("processor of the server for an action", processor * 1_000, "ms", 1.0, note=note),
        Figure("memory of a line, its person included", line / KB, "kB", 80.0),
        Figure("memory of a table in play", table / KB, "kB", 120.0),
        Figure("from an action to its news, median", found["answer_p50"] * 1_000, "ms", 50.0),
        Figure("from an action to its news, 99 %", found["answer_p99"] * 1_000, "ms", 500.0),
        Figure("from a cut line to the news, median", found["return_p50"] * 1_000, "ms", 200.0),
        Figure("from a cut line to the news, 99 %", found["return_p99"] * 1_000, "ms", 1_000.0),
    ]

"""How long until something is on the screen, with the bare window of the same Qt beside it."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import median

from bench.figures import Figure
from cardtable.app.paths import HOME_VARIABLE

RUNS = 9
SIGNAL = b"painted"
NO_CACHE = "PYTHONDONTWRITEBYTECODE"  # where it is set, every start would compile the program, which nobody's does


def seconds_to_paint(module: str, arguments: Sequence[str] = ()) -> float:
    """Start a module of this package in a fresh interpreter and return the time until it says that it has painted."""
    begun = time.perf_counter()
    command = [sys.executable, "-m", module, *arguments]
    environment = {name: value for name, value in os.environ.items() if name != NO_CACHE}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        elapsed = time.perf_counter() - begun
        process.stdout.read()
    if line.strip() != SIGNAL:
        raise RuntimeError(f"{module} ended without painting anything")
    return elapsed


@contextmanager
def empty_home() -> Iterator[None]:
    """Keep settings and games of whoever measures out of the measurement, and it out of theirs."""
    before = os.environ.get(HOME_VARIABLE)
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        try:
            yield
        finally:
            os.environ.pop(HOME_VARIABLE)
            if before is not None:
                os.environ[HOME_VARIABLE] = before


def figures() -> list[Figure]:
    """Measure bare window and first table in turn, so that both meet the same load of the machine."""
    bare: list[float] = []
    table: list[float] = []
    for _ in range(RUNS + 1):
        bare.append(seconds_to_paint("bench.bare_window"))
        with empty_home():  # a new one each time: a match that is left behind would be put by first
            table.append(seconds_to_paint("bench.first_table"))
    base, ours = median(bare[1:]), median(table[1:])  # the first run of each fills the disk's cache
    note = f"{ours * 1000:.0f} ms, bare QMainWindow {base * 1000:.0f} ms, medians of {RUNS}"
    return [Figure("first painted table, against a bare window", ours / base, "×", 1.5, note=note)]

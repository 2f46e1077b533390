"""How long the window's thread is busy at a stretch while somebody does what a person does: no act may block it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from bench import homes
from bench.block_acts import ACTS
from bench.figures import Figure
from bench.starting import NO_CACHE
from cardtable.app.storage.file_storage import HOME_VARIABLE

MOST_MS = 50.0
RUNS = 3
SECONDS = 240  # an act that takes longer hangs


def performed(act: str, made: Path) -> dict[str, float]:
    """Perform an act once in a process and a home of its own; by what was done, its longest stretch."""
    with tempfile.TemporaryDirectory() as folder:
        home = shutil.copytree(made / ACTS[act][0], Path(folder) / "home")
        environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, HOME_VARIABLE: str(home)}
        environment.pop(NO_CACHE, None)
        command = [sys.executable, "-m", "bench.block_acts", act]
        done = subprocess.run(command, stdout=subprocess.PIPE, env=environment, check=True, timeout=SECONDS)
    found: dict[str, float] = {}
    for name, milliseconds in json.loads(done.stdout.splitlines()[-1]):
        found[name] = max(milliseconds, found.get(name, 0.0))
    return found


def figures(acts: tuple[str, ...] = tuple(ACTS), runs: int = RUNS) -> list[Figure]:
    """Measure every act so many times; of each what is in the middle."""
    with tempfile.TemporaryDirectory() as folder:
        homes.make(Path(folder))
        found = [[performed(act, Path(folder)) for _ in range(runs)] for act in acts]
    rows: list[Figure] = []
    for act, times in zip(acts, found, strict=True):
        for name in times[0]:
            each = [one[name] for one in times if name in one]
            note = "runs: " + ", ".join(f"{value:.0f}" for value in each)
            rows.append(Figure(f"{act}: {name}", median(each), "ms", MOST_MS, note=note))
    return rows

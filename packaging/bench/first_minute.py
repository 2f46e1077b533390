"""How long from the first click to the first card, at the very first start."""

import os
import subprocess
import sys
from statistics import median

from bench.figures import Figure
from bench.first_press import SIGNAL
from bench.starting import NO_CACHE, empty_home

RUNS = 5
AT_ONCE_MS, SOON_MS = 0, 1500  # after the welcome page came
TARGET_MS = 500.0
FIGURE = "first click (one, on a tile) to the first card on the felt"


def figures() -> list[Figure]:
    """Measure a press as soon as the page is there, and one after a look at it."""
    at_once, soon = (median(milliseconds(wait) for _ in range(RUNS)) for wait in (AT_ONCE_MS, SOON_MS))
    note = f"after a look of {SOON_MS / 1000:.1f} s: {soon:.0f} ms; 1 click, medians of {RUNS}"
    return [Figure(FIGURE, at_once, "ms", TARGET_MS, note=note)]


def milliseconds(wait: int) -> float:
    """Start once, in a home of its own, and press so many milliseconds after the page came."""
    with empty_home():
        environment = {name: value for name, value in os.environ.items() if name != NO_CACHE}
        command = [sys.executable, "-m", "bench.first_press", str(wait)]
        done = subprocess.run(command, capture_output=True, check=False, text=True, env=environment, timeout=60)
    if not done.stdout.startswith(SIGNAL):
        raise RuntimeError(f"no card came: {done.stderr}")
    return float(done.stdout.removeprefix(SIGNAL))

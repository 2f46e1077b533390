"""How much faster the compiled files simulate than the sources do: the same playouts, the same pack solved.

Whole moves gain less, for what a seat knows is gathered by files that are not compiled.
"""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from bench.figures import Figure
from devtools.compiled_copy import FOLDER, is_fresh
from devtools.places import ROOT

GAIN = 10.0
NAMES = {
    "hearts": "a playout of Hearts for four",
    "cancellation_hearts": "a playout of Cancellation Hearts for eight",
    "canasta": "a playout of Canasta for four",
    "svoi_kozyri": "all packs of 16 cards of Svoi Kozyri solved",
}


def measured(top: Path) -> Mapping[str, float]:
    """Milliseconds of the processor by game, as `bench.simulated` measures the package in this folder."""
    surroundings = {**os.environ, "PYTHONPATH": f"{top}{os.pathsep}{ROOT / 'packaging'}", "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-m", "bench.simulated"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings)
    found: Mapping[str, float] = json.loads(done.stdout)
    return found


def figures() -> list[Figure]:
    """Measure both; nothing where there is no compiled copy, or one that was made of other sources."""
    if not is_fresh(FOLDER):
        print("Nothing is compiled of these sources: python3 packaging/dev.py compile does it.", file=sys.stderr)
        return []
    compiled, sources = measured(FOLDER), measured(ROOT)
    return [
        Figure(
            f"{name}, compiled against the sources",
            sources[game] / compiled[game],
            "×",
            GAIN,
            at_least=True,
            note=f"{sources[game]:.3f} ms and {compiled[game]:.3f} ms of the processor",
        )
        for game, name in NAMES.items()
    ]

"""How long the packed program takes to its first table, beside the same from the source tree."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bench.figures import Figure
from bench.starting import NO_CACHE, empty_home
from devtools import bundle, frozen, linux_packages
from devtools.places import DIST

RUNS = 9
LIMIT = 1.2
LARGEST = 60e6  # bytes of a package of the other systems
PACKAGES = ("*.tar.gz", "*.deb", "*.dmg", "*-setup.exe")


def seconds_to_picture(command: Sequence[str | Path]) -> float:
    """Return the time until the program has dealt, saved a picture of its first table, and ended."""
    environment = {name: value for name, value in os.environ.items() if name != NO_CACHE}
    with tempfile.TemporaryDirectory() as folder:
        picture = Path(folder) / "table.png"
        begun = time.perf_counter()
        subprocess.run([*command, "--demo", "0", "--screenshot", picture, "--deal", "1"], env=environment, check=True)
        elapsed = time.perf_counter() - begun
        if not picture.exists():
            raise RuntimeError(f"{command[0]} has painted nothing")
    return elapsed


def figures() -> list[Figure]:
    """Measure both in turn, so that they meet the same load of the machine; nothing where nothing has been built."""
    program = frozen.program(frozen.FOLDER)
    if not program.exists():
        print("Nothing is packed here: python3 packaging/dev.py build does it.", file=sys.stderr)
        return []
    source: list[float] = []
    packed: list[float] = []
    for _ in range(RUNS + 1):
        with empty_home():
            source.append(seconds_to_picture([sys.executable, "-m", "cardtable"]))
            packed.append(seconds_to_picture([program]))
    base, ours = median(source[1:]), median(packed[1:])  # the first run of each fills the disk's cache
    note = f"{ours * 1000:.0f} ms, from the sources {base * 1000:.0f} ms, medians of {RUNS}"
    ratio = Figure("packed program's first table, against the sources", ours / base, "×", LIMIT, note=note)
    return [ratio, *map(size, built())]


def built() -> list[Path]:
    """The packages that have been made."""
    return sorted(path for pattern in PACKAGES for path in DIST.glob(pattern))


def size(package: Path) -> Figure:
    """How large a package is."""
    note = f"unpacked {bundle.size_text(frozen.FOLDER)}"
    largest = linux_packages.LARGEST.get(package.suffix, LARGEST)
    return Figure(package.name, package.stat().st_size / 1e6, "MB", largest / 1e6, note=note)

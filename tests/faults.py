"""What the program does when things go wrong, in numbers: `python tests/faults.py`; the tests run a short form of it.

python tests/faults.py --kills 500 --mutations 20000
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

Part = Callable[[Path], Iterator[str]]


def parts(asked: argparse.Namespace) -> dict[str, Part]:
    """Everything that can go wrong, by name; the script may be started from any folder."""
    root = Path(__file__).resolve().parents[1]
    sys.path[:0] = [str(root), str(root / "packaging")]
    from tests.hardship.copies import copies
    from tests.hardship.disk import disk
    from tests.hardship.kept_files import kept_files
    from tests.hardship.kills import kills
    from tests.hardship.mutations import mutations

    chance = random.Random(asked.seed)
    return {
        "disk": disk,
        "copies": copies,
        "mutations": lambda folder: mutations(folder, asked.mutations, chance),
        "kept": lambda folder: kept_files(folder, asked.kept, chance),
        "kills": lambda folder: kills(folder, asked.kills, chance),
    }


def main() -> int:
    """Run all, or the parts that were named; 1 if something was lost."""
    reader = argparse.ArgumentParser(description="Kill, fill, damage and double the program; see that nothing is lost.")
    reader.add_argument("part", nargs="*", help="disk, copies, mutations, kept, kills; all if none is named")
    reader.add_argument("--kills", type=int, default=500, help="how often the window is killed (%(default)s)")
    reader.add_argument("--mutations", type=int, default=20_000, help="how many damaged files are read (%(default)s)")
    reader.add_argument("--kept", type=int, default=50_000, help="how many files with other values (%(default)s)")
    reader.add_argument("--seed", type=int, default=1, help="for the random moments and damages (%(default)s)")
    asked = reader.parse_args()
    begun, status = time.monotonic(), 0
    for name, part in parts(asked).items():
        if asked.part and name not in asked.part:
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                for line in part(Path(folder)):
                    print(f"{time.monotonic() - begun:7.0f} s  {line}", flush=True)
            except (AssertionError, RuntimeError, TimeoutError) as error:
                print(f"{time.monotonic() - begun:7.0f} s  {name} FAILED: {error}", flush=True)
                status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())

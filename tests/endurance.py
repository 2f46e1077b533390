"""How long the program holds out: `python tests/endurance.py`; the tests run a short form of it.

    python tests/endurance.py --matches 300 --games 10000

Matches of every game go through one window, and random games of every preset are played by the rules alone.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path


def lines(asked: argparse.Namespace, folder: Path) -> Iterator[str]:
    """What was found, line by line; the script may be started from any folder."""
    sys.path[:0] = [str(Path(__file__).resolve().parents[1])]
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if asked.matches:
        from tests.hardship.endurance import endurance

        yield from endurance(folder, asked.matches, asked.game)
    if asked.games:
        from tests.hardship.many_games import many_games

        yield from many_games(asked.games, asked.game)


def main() -> int:
    """Run both; 1 if something grows or a game goes wrong."""
    reader = argparse.ArgumentParser(description="Play for a long time; see that nothing grows and nothing goes wrong.")
    reader.add_argument("game", nargs="*", help="only these games")
    reader.add_argument("--matches", type=int, default=300, help="matches of each game in the window (%(default)s)")
    reader.add_argument("--games", type=int, default=10_000, help="random games of each preset (%(default)s)")
    asked = reader.parse_args()
    begun, status = time.monotonic(), 0
    with tempfile.TemporaryDirectory() as folder:
        try:
            for line in lines(asked, Path(folder)):
                print(f"{time.monotonic() - begun:7.0f} s  {line}", flush=True)
        except (AssertionError, TimeoutError) as error:
            print(f"{time.monotonic() - begun:7.0f} s  FAILED: {error}", flush=True)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())

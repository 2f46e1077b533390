"""Does anything at all in the program, for hours if need be: `python tests/random_acts.py --minutes 60 --seed 5`.

Clicks, keys, sizes, languages, undo and redo, all games, dialogs and tables for people (on this computer alone), with
faulthandler on. With `--xdotool` the acts come from a real mouse and keyboard, some sixty a second, into a window under
Xvfb and openbox. 1 if the program ends by a signal or an error is raised anywhere.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import signal
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    """Act; print what was done."""
    reader = argparse.ArgumentParser(description="Do anything at all in the program, and see whether it stands that.")
    reader.add_argument("--minutes", type=float, default=2.0, help="of processor time (%(default)s)")
    reader.add_argument("--seed", type=int, default=1, help="of what is done (%(default)s)")
    reader.add_argument("--xdotool", action="store_true", help="from outside, in a real window")
    reader.add_argument("--display", type=int, default=88, help="number for Xvfb (%(default)s)")
    reader.add_argument("--window", type=Path, help=argparse.SUPPRESS)  # the program for --xdotool: only that
    asked = reader.parse_args()
    faulthandler.enable()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # else Xvfb would stay behind
    sys.path[:0] = [str(ROOT)]
    os.environ["BROWSER"] = "true"  # nothing outside is opened
    if asked.xdotool:
        from tests.hardship.real_window import acts_from_outside

        return acts_from_outside(asked.minutes * 60, asked.seed, asked.display)
    if asked.window is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from tests.hardship.random_acts import RandomActs, random_acts

    if asked.window is not None:
        RandomActs(asked.window, asked.seed, lambda line: print(line, file=sys.stderr, flush=True)).attend()
        return 0
    with tempfile.TemporaryDirectory() as folder:
        done = random_acts(Path(folder), asked.seed, asked.minutes * 60, lambda line: print(line, flush=True))
    print(done, flush=True)
    return int(bool(done.errors))


if __name__ == "__main__":
    from multiprocessing import freeze_support

    freeze_support()
    sys.exit(main())

"""Train, write what was trained into the program, or have two networks play each other: `--help` tells how."""

import os
import sys
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is loaded: its sums are too small for threads
if __package__ in (None, ""):  # as `python packaging/training`
    root = Path(__file__).resolve().parents[2]
    program = root / "build" / "compiled" if "--compiled" in sys.argv else root
    sys.path[:0] = [str(program), str(root / "packaging")]

if __name__ == "__main__":
    from training.command_line import main

    sys.exit(main(sys.argv[1:]))

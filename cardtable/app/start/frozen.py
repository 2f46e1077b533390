"""The packed program's helper processes, which are the same program called in another way.

multiprocessing.freeze_support and PyInstaller's own hook do this as well, but they load multiprocessing at each start,
before the first window, and run whatever stands behind "-c"; here the helpers alone load it, and nothing else is run.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

WORKER = "--multiprocessing-fork"
# What stands behind "-c" on Linux and macOS, where multiprocessing keeps a process that tracks its resources: the
# number is that of the pipe it reads.
TRACKER = re.compile(r"from multiprocessing\.resource_tracker import main;main\((\d{1,9})\)", re.ASCII)


def run_helper(arguments: Sequence[str]) -> None:
    """Do the work of a helper process and end it, if the arguments are those of one; else do nothing."""
    if arguments[:1] == [WORKER]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    elif arguments[-2:-1] == ["-c"]:
        asked = TRACKER.fullmatch(arguments[-1])
        if asked is not None:
            from multiprocessing.resource_tracker import main

            main(int(asked[1]))
            sys.exit()

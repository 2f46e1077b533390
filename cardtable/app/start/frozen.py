"""The packed program's helper processes, which are the same program called in another way.

multiprocessing.freeze_support and PyInstaller's own hook do this as well, but they load multiprocessing at each start,
before the first window; here the helpers alone load it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

WORKER = "--multiprocessing-fork"
TRACKER = "from multiprocessing.resource_tracker import main"  # on Linux and macOS; stands behind "-c"


def run_helper(arguments: Sequence[str]) -> None:
    """Do the work of a helper process and end it, if the arguments are those of one; else do nothing."""
    if arguments[:1] == [WORKER]:
        from multiprocessing.spawn import freeze_support

        freeze_support()
    elif arguments[-2:-1] == ["-c"] and arguments[-1].startswith(TRACKER):
        exec(arguments[-1], {})  # what multiprocessing has made of it: it names a pipe
        sys.exit()

"""Run the program with a watch on its event loop; prints one line of JSON when it ends.

`max_gap_ms` is the longest time in which the loop did not come round, from half a second after the start on (starting
is measured elsewhere); `memory_mb` is what the window's process holds of real memory, at its largest.
"""

import json
import sys
import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

TICK_MS = 2
SETTLE_SECONDS = 0.5


class Watch:
    """Counts the time between two turns of the event loop."""

    def __init__(self) -> None:
        self.begun = self.last = time.perf_counter()
        self.longest = 0.0
        self.ticks = 0
        self.timer = QTimer()
        self.timer.setTimerType(Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self.tick)
        self.timer.start(TICK_MS)

    def tick(self) -> None:
        """Note how long the loop was away."""
        now = time.perf_counter()
        if now - self.begun > SETTLE_SECONDS:
            self.longest = max(self.longest, now - self.last)
            self.ticks += 1
        self.last = now

    def report(self) -> str:
        """Return what was seen, as JSON."""
        gap = round(self.longest * 1000, 1)
        return json.dumps({"max_gap_ms": gap, "ticks": self.ticks, "memory_mb": round(memory_mb(), 1)})


def memory_mb() -> float:
    """Return the largest real memory of this process so far, in megabytes; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0.0
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


def watching(run: Callable[[], int]) -> Callable[..., int]:
    """Return Qt's exec with a watch around it."""

    def watched(*_: object) -> int:
        watch = Watch()
        status = run()
        print(watch.report(), flush=True)
        return status

    return watched


def main(arguments: Sequence[str]) -> int:
    """Start the program as `python -m cardtable` does."""
    setattr(QApplication, "exec", watching(QApplication.exec))  # noqa: B010  # a Qt type, not ours to redefine by name
    sys.argv = ["cardtable", *arguments]
    from cardtable.__main__ import main as start

    return start()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

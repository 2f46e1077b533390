"""Run the program with a watch on its event loop; prints one line of JSON when it ends.

`max_gap_ms` is the longest time in which the loop did not come round, from half a second after the start on (starting
is measured elsewhere); `max_busy_ms` is the longest time that one turn took of the processor, which other programs
cannot lengthen; `memory_mb` is what the window's process holds of real memory, at its largest.
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
    """Counts the time between two turns of the event loop, once so many seconds have passed."""

    def __init__(self, settle: float = SETTLE_SECONDS) -> None:
        self.settle = settle
        self.begun = self.last = time.perf_counter()
        self.busy = time.thread_time()
        self.longest = self.busiest = 0.0
        self.ticks = 0
        self.timer = QTimer()
        self.timer.setTimerType(Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self.tick)
        self.timer.start(TICK_MS)

    def tick(self) -> None:
        """Note how long the loop was away."""
        now, busy = time.perf_counter(), time.thread_time()
        if now - self.begun > self.settle:
            self.longest = max(self.longest, now - self.last)
            self.busiest = max(self.busiest, busy - self.busy)
            self.ticks += 1
        self.last, self.busy = now, busy

    def taken(self) -> float:
        """Return the most seconds of the processor that a turn took since this was last asked."""
        busiest, self.busiest = self.busiest, 0.0
        return busiest

    def report(self) -> str:
        """Return what was seen, as JSON."""
        found = {"max_gap_ms": self.longest * 1000, "max_busy_ms": self.busiest * 1000, "memory_mb": memory_mb()}
        return json.dumps({"ticks": self.ticks, **{name: round(value, 1) for name, value in found.items()}})


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

"""Whether the network libraries cost the start anything: the table with its cards, with them and with them hidden."""

import sys
from collections.abc import Sequence
from statistics import median

from bench.figures import Figure
from bench.first_table import CARDS
from bench.starting import RUNS, empty_home, leave_match, seconds_to_paint

LIBRARIES = ("websockets", "zeroconf", "ifaddr", "cryptography", "iroh")


def processor_to_paint(hidden: Sequence[str]) -> float:
    """Seconds of the processor until the cards are on the screen, in a process that does not find these modules."""
    import resource

    with empty_home():
        leave_match()
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds_to_paint("bench.first_table", (CARDS, *hidden))
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def figures() -> list[Figure]:
    """Measure both in turn, by the processor's time, which other programs disturb least; not on Windows."""
    if sys.platform == "win32":
        return []
    runs = [(processor_to_paint(()), processor_to_paint(LIBRARIES)) for _ in range(RUNS + 1)]
    there, hidden = (median(taken) for taken in zip(*runs[1:], strict=True))  # the first fills the disk's cache
    note = f"{there * 1000:.0f} ms of the processor, {hidden * 1000:.0f} ms without them, medians of {RUNS}"
    return [Figure("start with the network libraries, against one without them", there / hidden, "×", 1.05, note=note)]

"""Writer of the statistics: passes results to the store in the background."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from cardtable.app.statistics import statistics_store as store
from cardtable.app.statistics.result_queue import PendingResultFile, ResultWriter
from cardtable.app.statistics.statistics_store import NOT_KEPT, READ_SECONDS, StatisticsStore, check_file
from cardtable.core.text import Text, translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.host.match_config import StatisticsGroup

RESULTS_LOST = translate("Storage", "Some results couldn't be read and don't count. The old file is kept as %1.")
SETTLE_SECONDS = 0.2  # wait for the last result before statistics are read


class StatisticsWriter:
    """Recorder of a person's results in the background; reports once if that is impossible.

    `say` is called from any thread. `place` is the number of this copy of the program, different from all others.
    """

    def __init__(self, path: Path, say: Callable[[Text], None], place: int = 1) -> None:
        self._path = path
        problem = None
        with suppress(OSError):
            problem = check_file(path, READ_SECONDS)
        if problem is not None:
            say(problem)
        name = f"statistics-{place}.waiting"
        waiting = PendingResultFile(path.with_name(name), lambda kept: say(RESULTS_LOST.filled(kept)))

        def fail(error: Exception) -> None:
            say(NOT_KEPT.filled(disk_error_text(path.parent, error)))

        self._writer = ResultWriter(StatisticsStore(path), waiting, fail)

    @property
    def statistics(self) -> StatisticsStore:
        """Statistics file for reading, including the last result unless another program locks it."""
        self._writer.settle(SETTLE_SECONDS)
        return StatisticsStore(self._path, READ_SECONDS)

    def deal_scored(self, key: str, group: StatisticsGroup, number: int, points: int, *, moon: bool) -> None:
        self._writer.add(store.DealResultEntry(key, *group, number, points, moon))

    def match_ended(self, key: str, group: StatisticsGroup, seats: int, place: float, total: int) -> None:
        self._writer.add(store.MatchResultEntry(key, *group, seats, place, total))

    def taken_back(self, key: str, deals: Iterable[int]) -> None:
        for number in deals:
            self._writer.add(store.RetractedEntry(key, number))

    def close(self, seconds: float = SETTLE_SECONDS) -> None:
        """Write the pending results within `seconds`; the rest stays on the disk for the next start."""
        self._writer.close(seconds)

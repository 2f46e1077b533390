"""Recorder of a person's results: passes them to the statistics in the background."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from cardtable.app.statistics.result_queue import PendingResultFile, ResultWriter
from cardtable.app.statistics.statistics_store import (
    NOT_KEPT,
    READ_SECONDS,
    RetractedEntry,
    StatisticsStore,
    check_file,
    deal_counted,
    match_counted,
)
from cardtable.core.text import Text, translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.host.match_config import StatisticsGroup

RESULTS_LOST = translate("Storage", "Some results couldn't be read and don't count. The old file is kept as %1.")
SETTLE_SECONDS = 0.2  # wait for the last result before statistics are read


class ResultRecorder:
    """Recorder of a person's results in the background; reports once if that is impossible.

    `say` is called from any thread. `place` is the number of this copy of the program, different from all others.
    """

    def __init__(self, path: Path, say: Callable[[Text], None], place: int = 1) -> None:
        self._path = path
        self._say = say
        self._check()
        waiting = PendingResultFile(
            path.with_name(f"statistics-{place}.waiting"), lambda kept: say(RESULTS_LOST.filled(kept))
        )
        self._writer = ResultWriter(StatisticsStore(path), waiting, self._tell_trouble)

    @property
    def statistics(self) -> StatisticsStore:
        """Statistics file for reading, including the last result unless another program locks it."""
        self._writer.settle(SETTLE_SECONDS)
        return StatisticsStore(self._path, READ_SECONDS)

    def deal_scored(self, key: str, group: StatisticsGroup, number: int, points: int, *, moon: bool) -> None:
        """Count a deal of the person."""
        self._writer.add(deal_counted(key, group, number, points, moon=moon))

    def match_ended(self, key: str, group: StatisticsGroup, seats: int, place: float, total: int) -> None:
        """Count a match of the person."""
        self._writer.add(match_counted(key, group, seats, place, total))

    def taken_back(self, key: str, deals: Iterable[int]) -> None:
        """Mark deals in which an action was undone after more cards had been seen."""
        for number in deals:
            self._writer.add(RetractedEntry(key, number))

    def close(self, seconds: float = SETTLE_SECONDS) -> None:
        """Write the pending results within `seconds`; the rest stays on the disk for the next start."""
        self._writer.close(seconds)

    def _tell_trouble(self, error: Exception) -> None:
        self._say(NOT_KEPT.filled(disk_error_text(self._path.parent, error)))

    def _check(self) -> None:
        problem = None
        with suppress(OSError):
            problem = check_file(self._path, READ_SECONDS)
        if problem is not None:
            self._say(problem)

"""Recorder of a person's results: follows a match, and passes its results to the statistics."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

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
from cardtable.core.events import FeatKind, HandScored, MatchEnded
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat
from cardtable.files.disk_errors import disk_error_text
from cardtable.host.match_config import StatisticsGroup

if TYPE_CHECKING:
    from cardtable.app.match.seat_controller import SeatController


class MatchResultRecorder(QObject):
    """Recorder of one match, for the lifetime of its controller.

    `results` and `key` (of the match in the statistics) are called when there is a result.
    """

    def __init__(
        self, controller: SeatController, results: Callable[[], ResultRecorder], key: Callable[[], str]
    ) -> None:
        super().__init__(controller)
        self._controller, self._results, self._key = controller, results, key
        self._lent: set[int] = set()  # deals in which a computer played for the person: they do not count
        controller.playedFor.connect(self._lend)
        controller.dealScored.connect(self._deal_scored)
        controller.matchEnded.connect(self._match_ended)
        controller.knownDeals.connect(self.taken_back)

    def _lend(self, deal: int) -> None:
        self._lent.add(deal)

    def taken_back(self, deals: object) -> None:
        """Mark these deals (a range), in which an action was undone after more cards had been seen."""
        controller = self._controller
        if controller.hands is not None and isinstance(deals, range):
            self._results().taken_back(self._key(), deals)

    def _deal_scored(self, scored: object, number: int) -> None:
        controller = self._controller
        if self._is_own(number) and controller.hands is not None and isinstance(scored, HandScored):
            moon = shot_the_moon(scored, controller.hands)
            points = scored.row[controller.hands]
            self._results().deal_scored(self._key(), controller.group, number, points, moon=moon)

    def _match_ended(self, ended: object) -> None:
        controller = self._controller
        if self._is_own(controller.deal) and controller.hands is not None and isinstance(ended, MatchEnded):
            total = sum(count.row[controller.hands] for count in controller.scores)
            place = place_of(controller.hands, ended)
            self._results().match_ended(self._key(), controller.group, controller.terms.seats, place, total)

    def _is_own(self, deal: int) -> bool:
        """Return whether the person has played all of a deal; the match counts if its last deal does."""
        return deal not in self._lent


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


def place_of(seat: Seat, ended: MatchEnded) -> float:
    """Return the seat's place; in a draw of all players the mean of all places, so that it is no win."""
    drawn = len(set(ended.places)) == 1
    return (len(ended.places) + 1) / 2 if drawn else ended.places[seat]


def shot_the_moon(scored: HandScored, person: Seat) -> bool:
    """Return whether the person has taken all the points of the deal, or every trick with them."""
    return any(feat.seat == person and feat.kind in (FeatKind.MOON, FeatKind.SUN) for feat in scored.feats)

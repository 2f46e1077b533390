"""Recorder of one match in the window: what the statistics count of it, as it is played.

Without SQLite, which the first table need not wait for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.core.events import FeatKind, HandScored, MatchEnded
from cardtable.core.zones import Seat

if TYPE_CHECKING:
    from cardtable.app.match.seat_controller import SeatController
    from cardtable.app.statistics.statistics_writer import StatisticsWriter


class MatchResultRecorder(QObject):
    """Recorder of one match; `results` and `key` (of the match in the statistics) are called with each result."""

    def __init__(
        self, controller: SeatController, results: Callable[[], StatisticsWriter], key: Callable[[], str]
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
        if controller.acting_seat is not None and isinstance(deals, range):
            self._results().taken_back(self._key(), deals)

    def _deal_scored(self, scored: object, number: int) -> None:
        controller = self._controller
        if number not in self._lent and controller.acting_seat is not None and isinstance(scored, HandScored):
            moon = shot_the_moon(scored, controller.acting_seat)
            points = scored.row[controller.acting_seat]
            self._results().deal_scored(self._key(), controller.group, number, points, moon=moon)

    def _match_ended(self, ended: object) -> None:
        controller = self._controller
        is_own = controller.deal not in self._lent  # the match counts if its last deal does
        if is_own and controller.acting_seat is not None and isinstance(ended, MatchEnded):
            total = sum(count.row[controller.acting_seat] for count in controller.scores)
            place = place_of(controller.acting_seat, ended)
            self._results().match_ended(self._key(), controller.group, controller.config.seats, place, total)


def shot_the_moon(scored: HandScored, person: Seat) -> bool:
    """Return whether the person has taken all the points of the deal, or every trick with them."""
    return any(feat.seat == person and feat.kind in (FeatKind.MOON, FeatKind.SUN) for feat in scored.feats)


def place_of(seat: Seat, ended: MatchEnded) -> float:
    """Return the seat's place; in a draw of all players the mean of all places, so that it is no win."""
    drawn = len(set(ended.places)) == 1
    return (len(ended.places) + 1) / 2 if drawn else ended.places[seat]

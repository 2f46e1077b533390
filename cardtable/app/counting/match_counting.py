"""What of a match goes into the person's results."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.core.events import HandScored, MatchEnded

if TYPE_CHECKING:
    from cardtable.app.counting.results import ResultRecorder
    from cardtable.app.match.seat_controller import SeatController


class MatchResultRecorder(QObject):
    """Follows a match for as long as its controller lives.

    `results` and `key`, under which they are counted, are asked for when there is something to count.
    """

    def __init__(
        self, controller: SeatController, results: Callable[[], ResultRecorder], key: Callable[[], str]
    ) -> None:
        super().__init__(controller)
        self._controller, self._results, self._key = controller, results, key
        self._lent: set[int] = set()  # deals of which a computer played cards for the person: nobody's result
        controller.playedFor.connect(self._lend)
        controller.dealScored.connect(self._deal_scored)
        controller.matchEnded.connect(self._match_ended)
        controller.knownDeals.connect(self.taken_back)

    def _lend(self, deal: int) -> None:
        self._lent.add(deal)

    def taken_back(self, deals: object) -> None:
        """Something was taken back in these deals (a range) after more cards had been seen."""
        controller = self._controller
        if controller.hands is not None and isinstance(deals, range):
            self._results().taken_back(self._key(), deals)

    def _deal_scored(self, scored: object, number: int) -> None:
        controller = self._controller
        if self._is_own(number) and controller.hands is not None and isinstance(scored, HandScored):
            from cardtable.app.counting.results import shot_the_moon

            moon = shot_the_moon(scored, controller.hands)
            points = scored.row[controller.hands]
            self._results().deal_scored(self._key(), controller.group, number, points, moon=moon)

    def _match_ended(self, ended: object) -> None:
        controller = self._controller
        if self._is_own(controller.deal) and controller.hands is not None and isinstance(ended, MatchEnded):
            from cardtable.app.counting.results import place_of

            total = sum(count.row[controller.hands] for count in controller.scores)
            place = place_of(controller.hands, ended)
            self._results().match_ended(self._key(), controller.group, controller.terms.seats, place, total)

    def _is_own(self, deal: int) -> bool:
        """Whether the person has played all of the deal; the match is theirs if its last one is."""
        return deal not in self._lent

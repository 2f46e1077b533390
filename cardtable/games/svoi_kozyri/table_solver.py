"""Solves every mirrored deal of a pack of up to 24 cards where whoever takes takes the whole pile.

All empty tables are settled, not only those that the deals lead to: these are most of them anyway.
"""

from __future__ import annotations

from cardtable.games.svoi_kozyri.duel import DRAW, LOSS, WIN, DuelRules
from cardtable.games.svoi_kozyri.empty_tables import EmptyTables
from cardtable.games.svoi_kozyri.solution import MirroredDeals, SearchBudget, SearchTimeoutError, Solution

MOST_CARDS = 24  # with more, the tables take gigabytes


class TableSolver:
    """Settles empty tables until nothing more is found."""

    def __init__(self, duel: DuelRules, clock: SearchBudget) -> None:
        self._duel = duel
        self._clock = clock
        self._tables = EmptyTables(duel)
        self._deals = MirroredDeals(duel)

    def run(self) -> Solution:
        """Settle all deals, or as many as can be until time is up; what is known then."""
        passes = 0
        try:
            for _ in self._tables.passes(self._clock.count):
                passes += 1
                self._deals.sort(self._found)
                if not self._deals.open:
                    break
            self._deals.sort(lambda mine: self._found(mine) or DRAW)
        except SearchTimeoutError:
            self._deals.sort(self._found)
        return self._deals.solution(passes, "rounds", self._tables.positions)

    def _found(self, mine: int) -> int | None:
        """WIN or LOSS of the leader with these cards if it is known."""
        if self._duel.taker_leads:
            value = -self._tables.value(self._duel.other(self._duel.full ^ mine))
        else:
            value = self._tables.value(mine)
        return {1: WIN, -1: LOSS}.get(value)

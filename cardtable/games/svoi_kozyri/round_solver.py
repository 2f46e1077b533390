"""Solves every mirrored deal of a pack where whoever takes takes the whole pile.

First by proof: can the leader force a win, or must they lose, within so many rounds? Where that settles nothing more,
all empty tables that can be reached are worked back from those that are settled; what then stays open is a draw, for
either player can avoid losing for ever.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from cardtable.games.svoi_kozyri.duel import DRAW, LOSS, WIN, DuelRules
from cardtable.games.svoi_kozyri.rounds import RoundSearchCache
from cardtable.games.svoi_kozyri.solution import MirroredDeals, SearchBudget, SearchTimeoutError, Solution

_PATIENCE: Final = 2  # deepenings that bring nothing new before everything is worked back


class RoundSolver:
    """Solves the deals of one pack under given rules, round by round and then backwards."""

    def __init__(self, duel: DuelRules, clock: SearchBudget) -> None:
        self._clock = clock
        self._rounds = RoundSearchCache(duel, clock.count)
        self._deals = MirroredDeals(duel)

    def run(self) -> Solution:
        """Deepen until all deals are settled, nothing new is found or time is up; what is known then."""
        depth = idle = 0
        try:
            while self._deals.open and idle < _PATIENCE:
                seen = self._rounds.seen
                self._deals.sort(partial(self._within, depth + 1))
                depth += 1
                idle = idle + 1 if self._rounds.seen == seen else 0
            if self._deals.open:
                self._work_back()
        except SearchTimeoutError:
            pass
        return self._deals.solution(depth, "rounds", self._clock.positions)

    def _within(self, rounds: int, mine: int) -> int | None:
        """WIN or LOSS of the leader if it can be forced within so many rounds."""
        if self._rounds.can_lead(mine, rounds, hold=False):
            return WIN
        return None if self._rounds.can_lead(mine, rounds, hold=True) else LOSS

    def _work_back(self) -> None:
        """Settle all open deals for good."""
        network, left = self._network(), -1
        while len(network) != left:
            left = len(network)
            self._rounds.forget()
            network = [mine for mine in network if self._within(1, mine) is None]
        self._rounds.forget()
        self._deals.sort(self._known)

    def _known(self, mine: int) -> int:
        """What is settled, else a draw."""
        found = self._within(0, mine)
        return DRAW if found is None else found

    def _network(self) -> list[int]:
        """Every unsettled empty table that can be reached from the open deals."""
        network: dict[int, None] = {}
        waiting = [self._rounds.canonical(mine) for mine in self._deals.open]
        while waiting:
            mine = waiting.pop()
            self._clock.count()
            if mine not in network and self._within(0, mine) is None:
                network[mine] = None
                waiting += self._rounds.after(mine)
        return list(network)

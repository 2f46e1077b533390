"""Solutions of mirrored deals: the deals of a pack, the search budget, and the counts of results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.games.svoi_kozyri.search.duel import DRAW, LOSS, WIN, DuelRules

_LOOKS: Final = 1024  # positions between two calls of `stop`


class SearchTimeoutError(Exception):
    """Signal that the search was cut off."""


class SearchBudget:
    """Counter of positions that calls `stop` now and then."""

    def __init__(self, stop: Callable[[], bool]) -> None:
        self.positions = 0
        self._stop = stop

    def count(self) -> None:
        """Count one more position; raise SearchTimeoutError if `stop` says so."""
        self.positions += 1
        if not self.positions % _LOOKS and self._stop():
            raise SearchTimeoutError


@frozen
class Solution:
    """Counts of different deals by result."""

    wins: int  # of the leader
    losses: int
    draws: int
    open: int  # neither proved nor refuted before the time was up
    ahead: int  # depth to which every open deal has been searched
    unit: str  # unit of `ahead`: moves or rounds
    positions: int  # searched

    def counts(self) -> dict[str, int]:
        """Return the figures by name."""
        return {
            "deals": self.wins + self.losses + self.draws + self.open,
            "leader_wins": self.wins,
            "leader_loses": self.losses,
            "draws": self.draws,
            "open": self.open,
            f"{self.unit}_ahead": self.ahead,
            "positions": self.positions,
        }


class MirroredDeals:
    """Leader's hands of every mirrored deal, sorted into won, lost, drawn and open ones.

    The leader's seat makes no difference: the other's view of the deal is the same.
    """

    def __init__(self, duel: DuelRules) -> None:
        own = duel.slots[0] | duel.slots[2]
        kept = (_spread(number, duel.cards // 2) for number in range(1 << duel.cards // 2))
        self.open = [some | (duel.full & ~duel.other(some) & ~own) for some in kept]  # KR-06
        self._found = {WIN: 0, LOSS: 0, DRAW: 0}

    def sort(self, value: Callable[[int], int | None]) -> None:
        """Sort the open deals by `value`; None leaves a deal open, and so does SearchTimeoutError, which is raised
        again.
        """
        still, waiting = [], iter(self.open)
        try:
            for mine in waiting:
                found = value(mine)
                if found is None:
                    still.append(mine)
                else:
                    self._found[found] += 1
        except SearchTimeoutError:
            still += [mine, *waiting]
            raise
        finally:
            self.open = still

    def solution(self, ahead: int, unit: str, positions: int) -> Solution:
        """Return the results so far."""
        found = self._found
        return Solution(found[WIN], found[LOSS], found[DRAW], len(self.open), ahead, unit, positions)


def _spread(number: int, size: int) -> int:
    """Return the bits of a number on every second place: cards of slots 0 and 2."""
    return sum(1 << 2 * place for place in range(size) if number >> place & 1)

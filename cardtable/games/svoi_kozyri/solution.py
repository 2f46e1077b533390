"""What a solver is asked and answers: the mirrored deals of a pack, the clock, and the counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardtable.core.frozen_dataclass import frozen
from cardtable.games.svoi_kozyri.duel import DRAW, LOSS, WIN, DuelRules

_LOOKS: Final = 1024  # positions between two looks at the clock


class SearchTimeoutError(Exception):
    """The search was cut off."""


class SearchBudget:
    """Counts positions; `stop` is asked now and then, and cuts off."""

    def __init__(self, stop: Callable[[], bool]) -> None:
        self.positions = 0
        self._stop = stop

    def count(self) -> None:
        """One more position was looked at; raises TimeIsUpError when it is time."""
        self.positions += 1
        if not self.positions % _LOOKS and self._stop():
            raise SearchTimeoutError


@frozen
class Solution:
    """What was found out; counts are of different deals."""

    wins: int  # of the leader
    losses: int
    draws: int
    open: int  # neither proved nor refuted before the time was up
    ahead: int  # how far ahead every open deal has been searched
    unit: str  # of what: moves or rounds
    positions: int  # looked at

    def counts(self) -> dict[str, int]:
        """The figures by name."""
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
    """The leader's cards in every mirrored deal, sorted into won, lost, drawn and open ones.

    It makes no difference who leads: the other's view of the deal is the same.
    """

    def __init__(self, duel: DuelRules) -> None:
        own = duel.slots[0] | duel.slots[2]
        kept = (_spread(number, duel.cards // 2) for number in range(1 << duel.cards // 2))
        self.open = [some | (duel.full & ~duel.other(some) & ~own) for some in kept]  # KR-06
        self._found = {WIN: 0, LOSS: 0, DRAW: 0}

    def sort(self, value: Callable[[int], int | None]) -> None:
        """Ask for the value of each open deal; None leaves it open, and so does running out of time."""
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
        """What is known by now."""
        found = self._found
        return Solution(found[WIN], found[LOSS], found[DRAW], len(self.open), ahead, unit, positions)


def _spread(number: int, size: int) -> int:
    """The bits of a number on every second place: cards of slots 0 and 2."""
    return sum(1 << 2 * place for place in range(size) if number >> place & 1)

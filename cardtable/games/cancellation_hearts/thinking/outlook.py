"""What the points of a deal are worth: points against the others, and places where the match may end.

In the field's words: a utility function.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable.families.hearts.rule_options import TieRule
from cardtable.games.cancellation_hearts.options import CancellationMoonScoring, CancellationOptions
from cardtable.games.cancellation_hearts.simulation import CancellationPosition, scores, shooter

_WIN: Final = 12.0  # what winning the match is worth, in points
_PLACE: Final = 8.0  # what the first place is worth more than the last one


class CancellationUtility:
    """Values ends of deals for one seat: higher is better."""

    def __init__(self, options: CancellationOptions, totals: Sequence[int], due: bool) -> None:
        self._target = options.target
        self._choose = options.moon_scoring is CancellationMoonScoring.CHOOSE
        self._shared = options.tie_rule is TieRule.SHARED
        self._totals = tuple(totals)
        self._due = due or max(totals) >= options.target

    def value(self, position: CancellationPosition, seat: int) -> float:
        """What a finished deal is worth to the seat."""
        added = self.of_scores(scores(position), seat)
        moon = shooter(position) if self._choose else -1
        if moon < 0:
            return added
        subtracted = self.of_scores(scores(position, add=False), seat)
        return added if self._adds(position, moon) else subtracted

    def _adds(self, position: CancellationPosition, moon: int) -> bool:
        """The shooter's choice, by the totals that each way would leave."""
        return self.of_scores(scores(position), moon) > self.of_scores(scores(position, add=False), moon)

    def of_scores(self, result: Sequence[int], seat: int) -> float:
        """What a deal with these points is worth to the seat: how far the others get ahead of it, on average."""
        own = result[seat]
        points = (sum(result) - own) / (len(result) - 1) - own
        totals = [total + changed for total, changed in zip(self._totals, result, strict=True)]
        return points + self._end(totals, seat) if self._due or max(totals) >= self._target else points

    def _end(self, totals: list[int], seat: int) -> float:
        """What the place is worth where the match ends; a tie for the lowest may have to be played off."""
        mine, lowest = totals[seat], min(totals)
        better = sum(total < mine for total in totals) + (totals.count(mine) - 1) / 2
        place = _PLACE * (0.5 - better / (len(totals) - 1))
        if mine > lowest:
            return place
        return place + (_WIN if self._shared else _WIN / totals.count(lowest))

"""Utility of a deal's points for one seat: points, and places near the end of the match."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from cardtable.families.hearts.options import TieRule
from cardtable.games.hearts.options import ExactTarget, HeartsOptions, MoonScoring
from cardtable.games.hearts.simulation import HeartsParameters, HeartsPosition, scores, shooter
from cardtable.games.hearts.state import HeartsPublic

# weights of a point of the others, on average, and of one's own
_OTHERS: Final = 0.35
_OWN: Final = 0.65
_SHARE: Final = 6  # points of each of the others in a good deal; in a bad one the seat has all of them
_SWING: Final = 0.25  # drift of two totals in one deal, as a share of its points


class HeartsUtility:
    """Utility of deal ends for one seat: higher is better; far from the target only points count."""

    def __init__(
        self, options: HeartsOptions, terms: HeartsParameters, totals: Sequence[int], deal: int, due: bool
    ) -> None:
        self._options = options
        self._terms = terms
        self._totals = tuple(totals)
        self._deal = deal
        self._due = due
        self.near = self._is_near()  # True if places count more than points

    def _is_near(self) -> bool:
        """Return True if the match may end with this deal or one of the next few, so that places count."""
        options = self._options
        if self._due or (options.deal_limit and options.deal_limit - self._deal < 4):
            return True
        return max(self._totals) >= options.target * 0.6 or options.target < 60

    @property
    def points_in_a_unit(self) -> float:
        """Points in one unit of utility.

        Without places, one point is a point that another seat takes instead; near the end the factor is 1.
        """
        return 1.0 if self.near else 1 / (_OWN + _OTHERS / (len(self._totals) - 1))

    def worth_of_a_lead(self, seat: int) -> float:
        """Return the utility of one point less than the average of the others.

        It is interpolated between a good deal and a bad one.
        """
        seats = len(self._totals)
        good, bad = [_SHARE] * seats, [0] * seats
        good[seat], bad[seat] = 0, _SHARE * (seats - 1)
        return max(0.0, self.of_scores(good, seat) - self.of_scores(bad, seat)) / (_SHARE * seats)

    def value(self, position: HeartsPosition, seat: int) -> float:
        """Return the utility of a finished deal for the seat."""
        result = scores(position, self.subtracts(position))
        return self.of_scores(result, seat)

    def subtracts(self, position: HeartsPosition) -> bool:
        """Return True if a shooter with a choice would subtract; False without a choice."""
        if self._terms.moon is not MoonScoring.CHOOSE:
            return False
        moon = shooter(position)
        return moon >= 0 and self.prefers_subtracting(position, moon)

    def prefers_subtracting(self, position: HeartsPosition, moon: int) -> bool:
        """Return the shooter's choice, by the utility of both results."""
        return self.of_scores(scores(position, True), moon) > self.of_scores(scores(position), moon)

    def prefers_subtracting_now(self, public: HeartsPublic, total: int, bonus_seat: int) -> bool:
        """Return True if the seat that has just shot the moon should subtract."""
        moon = public.shooter
        assert moon is not None, "only a shooter is asked"
        worth = total * (2 if public.sun else 1)
        add = [0 if seat == moon else worth for seat in range(public.seats)]
        subtract = [-worth if seat == moon else 0 for seat in range(public.seats)]
        if bonus_seat >= 0 and not (bonus_seat == moon and self._terms.moon_includes_bonus):
            add[bonus_seat] -= 10
            subtract[bonus_seat] -= 10
        return self.of_scores(subtract, moon) > self.of_scores(add, moon)

    def of_scores(self, result: Sequence[int], seat: int) -> float:
        """Return the utility of these points for the seat."""
        own = result[seat]
        points = (sum(result) - own) / (len(result) - 1) * _OTHERS - own * _OWN
        if not self.near:
            return points
        return points * 0.004 + self._places(result, seat) * 26

    def _places(self, result: Sequence[int], seat: int) -> float:
        """Return the expected place, from 0 (surely last) to 1 (surely first); winning counts double."""
        totals = [self._adjusted(total + points) for total, points in zip(self._totals, result, strict=True)]
        rest = self._deals_left(totals)
        mine = totals[seat]
        scale = _SWING * max(26.0, self._options.target / 4) * math.sqrt(rest)
        win = 1.0
        below = 0.0
        for other, total in enumerate(totals):
            if other != seat:
                chance = _chance_below(mine, total, scale) if rest else (mine < total) + 0.5 * (mine == total)
                win *= chance
                below += chance
        return (2 * win + below / (len(totals) - 1)) / 3

    def _adjusted(self, total: int) -> int:
        """Return the total after HR-17; a win at the exact target becomes -1000."""
        options = self._options
        if total != options.target:
            return total
        at_target = {ExactTarget.TO_HALF: total // 2, ExactTarget.TO_ZERO: 0, ExactTarget.WINS: -1000}
        return at_target.get(options.exact_target, total)

    def _deals_left(self, totals: Sequence[int]) -> float:
        options = self._options
        lowest = min(totals)
        over = self._due or max(totals) >= options.target
        over = over or 0 < options.deal_limit <= self._deal or lowest <= -1000
        if over:
            shared = options.tie_rule is TieRule.SHARED or list(totals).count(lowest) == 1
            return 0.0 if shared else 1.0
        rest = max(1.0, (options.target - max(totals)) / (0.4 * 26))
        return min(rest, float(options.deal_limit - self._deal)) if options.deal_limit else rest


def _chance_below(mine: int, other: int, scale: float) -> float:
    """Return the probability of ending below the other total; never 0 or 1 while the match continues."""
    return 0.015 + 0.97 / (1 + math.exp(max(-60.0, min(60.0, (mine - other) / scale))))

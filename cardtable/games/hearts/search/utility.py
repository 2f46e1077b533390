"""What the points of a deal are worth: places at the end of the match, seen from one seat's totals.

In the field's words: a utility function.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from cardtable.families.hearts.options import TieRule
from cardtable.games.hearts.options import ExactTarget, HeartsOptions, MoonScoring
from cardtable.games.hearts.simulation import HeartsParameters, HeartsPosition, scores, shooter
from cardtable.games.hearts.state import HeartsPublic

# What a point of the others, on average, and an own one are worth
_OTHERS: Final = 0.35
_OWN: Final = 0.65
_SHARE: Final = 6  # points of each of the others in a good deal; in a bad one they are all one's own
_SWING: Final = 0.25  # how far two totals drift apart in one deal, as a share of its points


class HeartsUtility:
    """Values ends of deals for one seat: higher is better, and far from the target it goes by points alone."""

    def __init__(
        self, options: HeartsOptions, terms: HeartsParameters, totals: Sequence[int], deal: int, due: bool
    ) -> None:
        self._options = options
        self._terms = terms
        self._totals = tuple(totals)
        self._deal = deal
        self._due = due
        self._near = self._is_near()

    def _is_near(self) -> bool:
        """Whether the match may end with this deal or one of the next few, so that places count."""
        options = self._options
        if self._due or (options.deal_limit and options.deal_limit - self._deal < 4):
            return True
        return max(self._totals) >= options.target * 0.6 or options.target < 60

    @property
    def near(self) -> bool:
        """Whether places count more than points."""
        return self._near

    @property
    def points_in_a_unit(self) -> float:
        """Points for each unit of value: a point is one that another one takes instead; places go as they are."""
        return 1.0 if self._near else 1 / (_OWN + _OTHERS / (len(self._totals) - 1))

    def worth_of_a_lead(self, seat: int) -> float:
        """What a point less than the others, on average, is worth to the seat, between a good deal and a bad one."""
        seats = len(self._totals)
        good, bad = [_SHARE] * seats, [0] * seats
        good[seat], bad[seat] = 0, _SHARE * (seats - 1)
        return max(0.0, self.of_scores(good, seat) - self.of_scores(bad, seat)) / (_SHARE * seats)

    def value(self, position: HeartsPosition, seat: int) -> float:
        """What a finished deal is worth to the seat."""
        result = scores(position, self.subtracts(position))
        return self.of_scores(result, seat)

    def subtracts(self, position: HeartsPosition) -> bool:
        """Whether a shooter who may choose would rather subtract; false where there is nothing to choose."""
        if self._terms.moon is not MoonScoring.CHOOSE:
            return False
        moon = shooter(position)
        return moon >= 0 and self.prefers_subtracting(position, moon)

    def prefers_subtracting(self, position: HeartsPosition, moon: int) -> bool:
        """The shooter's choice, by the totals that each way would leave."""
        return self.of_scores(scores(position, True), moon) > self.of_scores(scores(position), moon)

    def prefers_subtracting_now(self, public: HeartsPublic, total: int, bonus_seat: int) -> bool:
        """The choice of whoever has just shot the moon."""
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
        """What a deal with these points is worth to the seat."""
        own = result[seat]
        points = (sum(result) - own) / (len(result) - 1) * _OTHERS - own * _OWN
        if not self._near:
            return points
        return points * 0.004 + self._places(result, seat) * 26

    def _places(self, result: Sequence[int], seat: int) -> float:
        """Between 0 (surely last) and 1 (surely first): the chances to end below the others; winning counts double."""
        totals = [self._adjusted(total + points) for total, points in zip(self._totals, result, strict=True)]
        rest = self._deals_left(totals)
        mine = totals[seat]
        scale = self._swing() * math.sqrt(rest)
        win = 1.0
        below = 0.0
        for other, total in enumerate(totals):
            if other != seat:
                chance = _chance_below(mine, total, scale) if rest else (mine < total) + 0.5 * (mine == total)
                win *= chance
                below += chance
        return (2 * win + below / (len(totals) - 1)) / 3

    def _adjusted(self, total: int) -> int:
        """HR-17, as far as it changes a total."""
        options = self._options
        if total != options.target:
            return total
        at_target = {ExactTarget.TO_HALF: total // 2, ExactTarget.TO_ZERO: 0, ExactTarget.WINS: -1000}
        return at_target.get(options.exact_target, total)

    def _swing(self) -> float:
        return _SWING * max(26.0, self._options.target / 4)

    def _deals_left(self, totals: Sequence[int]) -> float:
        """About how many deals will follow; 0 if the match ends here."""
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
    """The chance to end below the other total; never quite sure while the match goes on."""
    return 0.015 + 0.97 / (1 + math.exp(max(-60.0, min(60.0, (mine - other) / scale))))

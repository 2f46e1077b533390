"""Lead policy of the club level, and the biases by which players of one level differ.

A lead is evaluated by the chance that it wins and the points that the trick would then hold. Biases are so small that
they cost hardly any points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.families.hearts.bitmasks import (
    HEARTS,
    KING,
    QUEEN,
    QUEEN_BIT,
    QUEEN_OF_SPADES,
    SIZE,
    SPADES,
    codes_in_mask,
)
from cardtable.games.hearts.search import hand_evaluation
from cardtable.games.hearts.search.information_set import HeartsInformationSet


class ReasonedChoice(NamedTuple):
    """Chosen card (as an int), and True if it is meant to win every point card."""

    card: int
    shooting: bool = False


USUAL_PROMISE = 6.0  # of 26 points
# points where candidates are searched, for each of `high` and of `dread`: a bias must not outweigh the search
_HIGH_TRIED = 0.5
_DREAD_TRIED = 0.1


@frozen
class HeartsBias:
    """Bias of a player among cards that are about equally good."""

    high: float = 0.0  # points for leading or following suit with an ace rather than with a two
    early: float = 2.4  # unseen cards of a suit for each other player with which hardly any is void
    hope: float = 0.5  # highest chance of a low card to win at which it is still preferred to the highest
    dread: float = 0.0  # additional burden of the queen of spades when the policy passes cards
    losers: float = 0.0  # additional losers with which a moon is begun
    passed: float = -1.0  # losers of the remaining hand with which it passes for a moon; below 0: never
    # fewer moons succeed than in rollouts, so a moon must promise this number of 26 points more
    promise: float = USUAL_PROMISE

    def lean(self, number: int, led: int) -> float:
        """Return the bias in points for this card if this suit was led (-1: none); 0 for a discard."""
        return self.high * (number & 15) / 12 if led in (-1, number >> 4) else 0.0

    def lean_to_play(self, number: int, led: int) -> float:
        """Return the bias in points for this card, where candidates are searched."""
        return _HIGH_TRIED * self.lean(number, led)

    def lean_to_pass(self, given: Sequence[int]) -> float:
        """Return the bias in points for passing these cards, where candidates are searched.

        Never negative: to keep the queen against the search would cost too much.
        """
        return _DREAD_TRIED * max(0.0, self.dread) if QUEEN_OF_SPADES in given else 0.0


PLAIN = HeartsBias()
CAREFUL = HeartsBias(high=-0.3, early=2.5, hope=0.7, dread=3.0)
BOLD = HeartsBias(high=0.7, hope=0.3, dread=-3.0)
MOON = HeartsBias(losers=1.6, passed=2.4, promise=2.0)


LEAD_COSTS = 0.4  # points, for another lead
SHORT_WORTH = 0.8  # for getting closer to a void
EARLY_WORTH = 0.12  # a rank, for playing a high card while all players can probably follow
LATE_WORTH = 0.02  # a rank, later on


def choose(memory: HeartsInformationSet, masks: list[int], bias: HeartsBias) -> int:
    """Return the lead with the lowest risk after the player's bias."""

    def seeming(number: int) -> tuple[float, int]:
        return risk(memory, number) - bias.lean(number, -1), -(number & 15)

    return min(codes_in_mask(masks), key=seeming)


def risk(memory: HeartsInformationSet, number: int) -> float:
    """Return an estimate of the points that the lead costs, less its advantages."""
    suit, rank = number >> 4, number & 15
    wins = winning_chance(memory, number)
    cost = wins * (_points_coming(memory, suit) + LEAD_COSTS) - _tempo(memory, suit, rank)
    if suit == SPADES and memory.queen_costs:
        cost += _queen_risk(memory, rank)
    return cost + _bonus_risk(memory, number) + _moon_risk(memory, wins)


def winning_chance(memory: HeartsInformationSet, number: int) -> float:
    """Return the probability that the card wins if all others try to stay below it."""
    suit, rank = number >> 4, number & 15
    hidden = memory.hidden[suit]
    higher = SIZE[hidden >> (rank + 1)]
    if not higher:
        return 1.0
    lower = SIZE[hidden & ((1 << rank) - 1)]
    able = sum(memory.may_hold(seat, suit) for seat in memory.others)
    ducks = 1.0
    for place in range(able):
        share = (lower - place) / (lower + higher - place) if lower > place else 0.0
        each = (lower + higher) / max(1, able)
        ducks *= 1.0 - (1.0 - share) ** max(1.0, each)
    return ducks


def _points_coming(memory: HeartsInformationSet, suit: int) -> float:
    hidden = memory.hidden[suit]
    out = max(1, sum(SIZE[mask] for mask in memory.hidden))
    others = memory.seats - 1
    rate = sum(memory.terms.points[HEARTS << 4 | rank] for rank in range(13)) / 13
    void = sum(not memory.may_hold(seat, suit) for seat in memory.others)
    unlikely = max(0.0, 1.0 - SIZE[hidden] / (2.2 * others)) * (others - void)
    thrown = void + unlikely * 0.8
    hearts = SIZE[memory.hidden[HEARTS]]
    points = thrown * rate * min(1.0, 2.5 * hearts / out)
    if memory.is_out(QUEEN_OF_SPADES) and suit != SPADES:
        points += memory.terms.points[QUEEN_OF_SPADES] * min(1.0, thrown / others) * 0.8
    if suit == HEARTS:
        points += rate * min(others, SIZE[hidden]) + rate
    return points


def _tempo(memory: HeartsInformationSet, suit: int, rank: int) -> float:
    """Return the advantage of an early high lead, and of a suit that becomes short."""
    if suit == HEARTS:
        return 0.0
    short = SHORT_WORTH if SIZE[memory.hand[suit]] <= 2 else 0.0
    return short + (EARLY_WORTH * rank if SIZE[memory.hidden[suit]] >= 2.4 * (memory.seats - 1) else LATE_WORTH * rank)


def _queen_risk(memory: HeartsInformationSet, rank: int) -> float:
    value = memory.terms.points[QUEEN_OF_SPADES]
    held = memory.hand[SPADES]
    if held & QUEEN_BIT:
        if rank >= QUEEN:
            return 0.6 * value
        return max(0.0, 3.0 - 0.7 * SIZE[held & (QUEEN_BIT - 1)])
    if not memory.is_out(QUEEN_OF_SPADES):
        return 0.0
    if rank > QUEEN:
        return 0.45 * value
    high = SIZE[held >> KING]
    return -1.5 if not high else 1.5 * high - 0.4 * SIZE[held & (QUEEN_BIT - 1)]


def _bonus_risk(memory: HeartsInformationSet, number: int) -> float:
    bonus = memory.terms.bonus
    if not memory.bonus_out or number >> 4 != bonus >> 4:
        return 0.0
    if number == bonus:
        return 6.0 if SIZE[memory.hidden[bonus >> 4] >> ((bonus & 15) + 1)] else -8.0
    if memory.mine(bonus):
        return -0.8 if number > bonus else 0.5
    return 1.0 if number > bonus else 0.0


def _moon_risk(memory: HeartsInformationSet, wins: float) -> float:
    """Return the advantage of the lead against a shooter, who cannot win tricks without it."""
    return -1.5 * wins if hand_evaluation.threatening(memory) >= 0 else 0.0

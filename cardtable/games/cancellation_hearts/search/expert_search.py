"""Expert search: cards and passes are played out in the same determinizations, with racing.

Effort is counted in cards played in rollouts, so that the same question gets the same answer on any machine; `stop`
only cuts off. Perfect information Monte Carlo over shared determinizations.

`CancellationUtility` values the ends of deals: points against the others, and places if the match may end. In evaluated
passes the others pass by a fixed policy.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from cardtable.core.cards import Cards
from cardtable.core.guidance.candidate_values import Tries
from cardtable.families.hearts.bitmasks import CLUBS, QUEEN, card_code, card_of_code
from cardtable.families.hearts.options import CardValues, TieRule
from cardtable.families.hearts.racing import RaceCandidate, race
from cardtable.games.cancellation_hearts.options import (
    CancellationFirstLead,
    CancellationMoonScoring,
    CancellationOptions,
)
from cardtable.games.cancellation_hearts.rules import CancellationView
from cardtable.games.cancellation_hearts.search.card_heuristics import burden_in_suit
from cardtable.games.cancellation_hearts.search.determinizer import CancellationDeterminizer
from cardtable.games.cancellation_hearts.search.information_set import CancellationInformationSet
from cardtable.games.cancellation_hearts.search.rollout_policy import play_out
from cardtable.games.cancellation_hearts.simulation import CancellationPosition, scores, shooter

_WIN: Final = 12.0  # utility of winning the match, in points
_PLACE: Final = 8.0  # difference in utility between the first place and the last


class CancellationUtility:
    """Utility of deal ends for one seat: higher is better."""

    def __init__(self, options: CancellationOptions, totals: Sequence[int], due: bool) -> None:
        self._target = options.target
        self._choose = options.moon_scoring is CancellationMoonScoring.CHOOSE
        self._shared = options.tie_rule is TieRule.SHARED
        self._totals = tuple(totals)
        self._due = due or max(totals) >= options.target

    def value(self, position: CancellationPosition, seat: int) -> float:
        """Return the utility of a finished deal for the seat."""
        added = self.of_scores(scores(position), seat)
        moon = shooter(position) if self._choose else -1
        if moon < 0:
            return added
        subtracted = self.of_scores(scores(position, add=False), seat)
        return added if self._adds(position, moon) else subtracted

    def _adds(self, position: CancellationPosition, moon: int) -> bool:
        return self.of_scores(scores(position), moon) > self.of_scores(scores(position, add=False), moon)

    def of_scores(self, result: Sequence[int], seat: int) -> float:
        """Return the utility of these points: the others' average lead in points, and the place if it ends."""
        own = result[seat]
        points = (sum(result) - own) / (len(result) - 1) - own
        totals = [total + changed for total, changed in zip(self._totals, result, strict=True)]
        return points + self._end(totals, seat) if self._due or max(totals) >= self._target else points

    def _end(self, totals: list[int], seat: int) -> float:
        """Return the utility of the place if the match ends; a tie for the lowest may be played off."""
        mine, lowest = totals[seat], min(totals)
        better = sum(total < mine for total in totals) + (totals.count(mine) - 1) / 2
        place = _PLACE * (0.5 - better / (len(totals) - 1))
        if mine > lowest:
            return place
        return place + (_WIN if self._shared else _WIN / totals.count(lowest))


Stop = Callable[[], bool]

EFFORT: Final = 150_000  # cards played in rollouts for one decision, at most


@dataclass(slots=True)
class CancellationPlayCandidate(RaceCandidate):
    """Candidate card of a race."""

    card: int
    lean: float = 0.0  # added to each value for the player's character


def play(
    memory: CancellationInformationSet,
    ranked: list[int],
    utility: CancellationUtility,
    chance: random.Random,
    stop: Stop,
    leans: Sequence[float] = (),
) -> CancellationPlayCandidate:
    """Return the candidate with the best value; `ranked`: the legal cards, in the policy's order of preference.

    `leans`: by card, the player's bias in points; () without a bias.
    """
    taste = dict(zip(ranked, leans, strict=False))
    lines = [CancellationPlayCandidate(card, taste.get(card, 0.0)) for card in distinct(memory, ranked)]
    if len(lines) == 1:
        return lines[0]
    return race(lines, tries_in(memory, utility, chance), EFFORT // sum(memory.held), stop)


def tries_in(
    memory: CancellationInformationSet, utility: CancellationUtility, chance: random.Random
) -> Callable[[], Callable[[CancellationPlayCandidate], float]]:
    """Return a sampler of determinizations that evaluates a card in each."""
    worlds = CancellationDeterminizer(memory, chance)

    def tries() -> Callable[[CancellationPlayCandidate], float]:
        start = worlds.position()

        def value(line: CancellationPlayCandidate) -> float:
            position = start.copy()
            position.play(line.card)
            play_out(position)
            return utility.value(position, memory.seat) + line.lean

        return value

    return tries


def distinct(memory: CancellationInformationSet, ranked: list[int]) -> list[int]:
    """Return one card of each run of equivalent ones, the first in the list."""
    found: list[int] = []
    for card in ranked:
        if not any(alike(memory, card, other) for other in found):
            found.append(card)
    return found


def alike(memory: CancellationInformationSet, one: int, other: int) -> bool:
    """Return True if no other card can rank between the two or cancel them, and both have equal points."""
    points, bonus = memory.terms.points, memory.terms.bonus
    if one >> 4 != other >> 4 or points[one] != points[other] or bonus in (one, other):
        return False
    return not any(memory.hidden[card] or card in memory.trick for card in range(min(one, other), max(one, other) + 1))


PASS_EFFORT: Final = 200_000  # cards played in rollouts for one decision, at most

_TRIED: Final = 10  # candidates, those of the most burdensome cards
_MORE: Final = 3  # cards beside those that the policy passes, from which candidates are formed


@dataclass(slots=True)
class CancellationPassCandidate(RaceCandidate):
    """Candidate set of cards to pass, in ascending order."""

    given: list[int]


def candidates(hand: Cards, count: int, values: CardValues) -> list[list[int]]:
    """Return the passes worth trying, the policy's first."""
    numbers, burdens = list(map(card_code, hand)), PassBurdens(values)
    burden = burdens.by_card(numbers)
    worst = burdens.worst(numbers, count + _MORE)
    choices = sorted(combinations(worst, count), key=lambda cards: -sum([burden[number] for number in cards]))
    found: list[list[int]] = []
    for cards in choices:
        given = sorted(cards)
        if given not in found:  # duplicates, by twins
            found.append(given)
    return found[:_TRIED]


def pass_tries(
    memory: CancellationInformationSet,
    values: CardValues,
    count: int,
    utility: CancellationUtility,
    opening: CancellationFirstLead,
    chance: random.Random,
) -> Callable[[], Callable[[CancellationPassCandidate], float]]:
    """Return a sampler of determinizations that evaluates a pass in each."""
    worlds, seats, burdens = CancellationDeterminizer(memory, chance), memory.seats, PassBurdens(values)

    def tries() -> Callable[[CancellationPassCandidate], float]:
        dealt = worlds.draw()
        passed = [burdens.worst(dealt[seat], count) if seat != memory.seat else [] for seat in range(seats)]

        def value(line: CancellationPassCandidate) -> float:
            hands = _exchanged(dealt, [*passed[: memory.seat], line.given, *passed[memory.seat + 1 :]], memory)
            position = worlds.laid_out(hands)
            position.leader = position.turn = _opener(hands, memory, opening)
            play_out(position)
            return utility.value(position, memory.seat)

        return value

    return tries


def best_of(
    lines: list[CancellationPassCandidate], tries: Tries[CancellationPassCandidate], view: CancellationView, stop: Stop
) -> CancellationPassCandidate:
    """Return the candidate with the best value; the first one wins ties."""
    return race(lines, tries, PASS_EFFORT // (view.public.seats * view.public.hand_size), stop)


class PassBurdens:
    """Cache of preferences for passing cards: a search needs the same ones in thousands of hands."""

    __slots__ = ("_known", "_values")

    def __init__(self, values: CardValues) -> None:
        self._values = values
        self._known: dict[int, float] = {}  # by card, number of cards of its suit, and of those below the queen

    def worst(self, hand: Sequence[int], count: int) -> list[int]:
        """Return the cards that the policy passes."""
        burden = self.by_card(hand)
        return sorted(hand, key=lambda number: -burden[number])[:count]

    def by_card(self, hand: Sequence[int]) -> dict[int, float]:
        """Return the preference for passing each card of a hand."""
        lengths, guards = [0, 0, 0, 0], [0, 0, 0, 0]
        for number in hand:
            lengths[number >> 4] += 1
            guards[number >> 4] += number & 15 < QUEEN
        return {number: self._of(number, lengths[number >> 4], guards[number >> 4]) for number in hand}

    def _of(self, number: int, length: int, guards: int) -> float:
        place = (number << 5 | length) << 5 | guards
        found = self._known.get(place)
        if found is None:
            found = self._known[place] = burden_in_suit(card_of_code(number), length, guards, self._values)
        return found


def _exchanged(
    dealt: Sequence[Sequence[int]], passed: Sequence[Sequence[int]], memory: CancellationInformationSet
) -> list[list[int]]:
    """Return the cards by place, the widow last, after all passes."""
    hands = [list(cards) for cards in dealt]
    for giver, cards in enumerate(passed):
        for number in cards:
            hands[giver].remove(number)
    for giver, cards in enumerate(passed):
        hands[(giver + memory.public.pass_offset) % memory.seats] += cards
    return hands


def _opener(hands: Sequence[Sequence[int]], memory: CancellationInformationSet, opening: CancellationFirstLead) -> int:
    """Return the leader of the first trick (XR-03)."""
    around = [(memory.public.dealer + step) % memory.seats for step in range(1, memory.seats + 1)]
    if opening is not CancellationFirstLead.FIRST_2C_CLOCKWISE:
        return around[0]
    lowest = min(number for seat in around for number in hands[seat] if number >> 4 == CLUBS)
    return next(seat for seat in around if lowest in hands[seat])

"""Expert search: candidates are played out in the same determinizations, with racing.

Effort is counted in cards played in rollouts, so that the same question gets the same answer on any machine; `stop`
only cuts off. Perfect information Monte Carlo over shared determinizations.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from cardtable.core.guidance.candidate_values import Tries
from cardtable.families.hearts.bitmasks import codes_in_mask, suit_masks
from cardtable.families.hearts.racing import RaceCandidate, race
from cardtable.games.hearts.search import club_policy, hand_evaluation, level_adjustments
from cardtable.games.hearts.search.determinizer import HeartsDeterminizer, InformationState
from cardtable.games.hearts.search.information_set import HeartsInformationSet
from cardtable.games.hearts.search.lead_policy import PLAIN, HeartsBias, ReasonedChoice
from cardtable.games.hearts.search.rollout_policy import GIVEN_UP, play_out
from cardtable.games.hearts.search.utility import HeartsUtility
from cardtable.games.hearts.search.value_estimator import NO_ESTIMATOR, PointEstimator
from cardtable.games.hearts.simulation import HeartsPosition, cards_of, dealt, masks_in, opener

Stop = Callable[[], bool]

PLAY_EFFORT: Final = 90_000  # cards played in rollouts for one decision, at most
PASS_EFFORT: Final = 90_000


@dataclass(slots=True)
class HeartsPlayCandidate(RaceCandidate):
    """Candidate card of a race."""

    card: int
    shooting: bool  # True if the seat tries to win everything from here on
    lean: float = 0.0  # added to its outcomes for the player's character, or for doubt about a moon
    estimate: float = 0.0  # estimate of the point estimator
    share: float = 0.0  # share of that estimate in its value

    def value(self, outcome: float) -> float:
        """Return its value in a determinization with this outcome."""
        return (1 - self.share) * (outcome + self.lean) + self.share * self.estimate


@dataclass(slots=True)
class HeartsPassCandidate(HeartsPlayCandidate):
    """Candidate set of cards to pass."""

    given: list[int] = field(default_factory=list)


@dataclass(slots=True)
class HeartsSearch:
    """Search for one decision: the seat's information set, its utility and random numbers, the player's bias and
    point estimator."""

    memory: HeartsInformationSet
    utility: HeartsUtility
    chance: random.Random
    bias: HeartsBias = PLAIN
    estimator: PointEstimator = NO_ESTIMATOR

    def play(self, legal: list[int], stop: Stop) -> ReasonedChoice:
        """Return the card with the best value."""
        by_policy = club_policy.choose(self.memory, legal, self.bias)
        lines = self._play_lines(level_adjustments.narrowed(self.memory, legal), by_policy)
        if len({line.card for line in lines}) == 1:
            return self._only(by_policy, lines[0])
        self.add_estimates(lines)
        best = race(lines, self.play_tries(), PLAY_EFFORT // cards_of_a_deal(self.memory), stop)
        return ReasonedChoice(best.card, best.shooting)

    def _only(self, by_policy: ReasonedChoice, line: HeartsPlayCandidate) -> ReasonedChoice:
        """Return the card that needs no search: the policy's choice among equivalent ones, or a duty."""
        alike = next(run for run in runs(self.memory, codes_in_mask(self.memory.hand)) if line.card in run)
        return by_policy if by_policy.card in alike else ReasonedChoice(line.card, line.shooting)

    def _play_lines(self, legal: list[int], by_policy: ReasonedChoice) -> list[HeartsPlayCandidate]:
        """Return the candidates: one of equivalent cards, the policy's choice first, which wins ties; then for a
        moon."""
        memory = self.memory
        cards = [run[-1] for run in runs(memory, legal)]
        cards.sort(key=lambda card: card != by_policy.card)
        led = memory.led if memory.trick else -1
        lines = [HeartsPlayCandidate(card, False, self.bias.lean_to_play(card, led)) for card in cards]
        if hand_evaluation.own_chance(memory) >= 6.0:
            return lines
        doubt = self.bias.promise * memory.total / 26
        return lines + [HeartsPlayCandidate(card, True, -doubt) for card in cards]

    def add_estimates(self, lines: Sequence[HeartsPlayCandidate]) -> None:
        """Add the estimates of the point estimator; they hold for the card, whether a moon is tried or not."""
        if self.estimator.share(self.memory):
            cards = list(dict.fromkeys(line.card for line in lines))
            points = dict(zip(cards, self.estimator.of_plays(self.memory, cards, self.chance), strict=True))
            self._set_estimates(lines, [points[line.card] for line in lines])

    def _set_estimates(self, lines: Sequence[HeartsPlayCandidate], points: Sequence[float]) -> None:
        for line, each in zip(lines, points, strict=True):
            line.share = self.estimator.share(self.memory)
            line.estimate = each * self.utility.worth_of_a_lead(self.memory.seat)

    def play_tries(self) -> Tries[HeartsPlayCandidate]:
        """Return a sampler of determinizations that evaluates a card in each."""
        worlds, question = HeartsDeterminizer(self.memory, self.chance), InformationState(self.memory)

        def tries() -> Callable[[HeartsPlayCandidate], float]:
            start = question.in_world(worlds.draw())
            return lambda line: _try(start, line, self.utility, self.memory.seat)

        return tries

    def judged_plays(
        self, legal: list[int], by_policy: ReasonedChoice
    ) -> tuple[list[HeartsPlayCandidate], Tries[HeartsPlayCandidate]]:
        """Return the cards that the judge tries, and the sampler that evaluates them."""
        lines = self._play_lines(legal, by_policy)
        self.add_estimates(lines)
        return lines, self.play_tries()

    def passes(self, burden: hand_evaluation.HandBurden, count: int, stop: Stop) -> list[int]:
        """Return the cards to pass with the best value, among those that a club player might pass."""
        lines = self._pass_lines(candidates(self.memory, burden, count))
        for line in lines:
            line.lean = self.bias.lean_to_pass(line.given)
        return race(lines, self.pass_tries(burden, count), PASS_EFFORT // sum(self.memory.held), stop).given

    def _pass_lines(self, choices: Sequence[list[int]]) -> list[HeartsPassCandidate]:
        """Return candidate passes, with the estimates of the point estimator."""
        lines = [HeartsPassCandidate(-1, False, given=given) for given in choices]
        if self.estimator.share(self.memory):
            self._set_estimates(lines, self.estimator.of_passes(self.memory, choices))
        return lines

    def pass_tries(self, burden: hand_evaluation.HandBurden, count: int) -> Tries[HeartsPassCandidate]:
        """Return a sampler of determinizations that evaluates a pass in each."""
        worlds = HeartsDeterminizer(self.memory, self.chance)

        def tries() -> Callable[[HeartsPassCandidate], float]:
            start = _passed_by_others(self.memory, burden, worlds.draw(), count)
            return lambda line: self._try_pass(start, line)

        return tries

    def judged_passes(
        self, burden: hand_evaluation.HandBurden, done: list[int]
    ) -> tuple[list[HeartsPassCandidate], Tries[HeartsPassCandidate]]:
        """Return the passes that the judge tries, the chosen one included, and the sampler that evaluates them."""
        choices = candidates(self.memory, burden, len(done))
        choices += [done] if done not in choices else []
        return self._pass_lines(choices), self.pass_tries(burden, len(done))

    def _try_pass(self, start: HeartsPosition, line: HeartsPassCandidate) -> float:
        memory = self.memory
        seat, seats, terms = memory.seat, memory.seats, memory.terms
        position = start.copy()
        given = cards_of(line.given)
        position.holdings[seat].cards ^= given
        position.holdings[(seat + memory.public.pass_offset) % seats].cards |= given
        position.turn = opener(position, (memory.public.dealer + 1) % seats)
        if terms.has_moon:
            own = masks_in(position.holdings[seat].cards)
            rest = [memory.pack[suit] & ~own[suit] for suit in range(4)]
            if hand_evaluation.hand_losers(own, rest, seats - 1) <= 1.2 + self.bias.losers:
                position.shooting = seat
        play_out(position)
        return line.value(self.utility.value(position, seat))


def cards_of_a_deal(memory: HeartsInformationSet) -> int:
    """Return the number of cards that one rollout plays."""
    return max(1, sum(memory.held))


def _try(start: HeartsPosition, line: HeartsPlayCandidate, utility: HeartsUtility, seat: int) -> float:
    position = start.copy()
    if line.shooting:
        position.shooting = seat
    elif position.threat == seat:
        position.shooting = GIVEN_UP
    position.play(line.card)
    play_out(position)
    return line.value(utility.value(position, seat))


def runs(memory: HeartsInformationSet, legal: Sequence[int]) -> list[list[int]]:
    """Return the cards in runs of equivalent ones: neighbours in rank with equal points, no unseen card between
    them.
    """
    points = memory.terms.points
    found: list[list[int]] = []
    for card in legal:
        if found and _same(memory, found[-1][-1], card) and points[found[-1][-1]] == points[card]:
            found[-1].append(card)
        else:
            found.append([card])
    return found


def _same(memory: HeartsInformationSet, lower: int, upper: int) -> bool:
    if lower >> 4 != upper >> 4 or memory.terms.bonus in (lower, upper):
        return False
    suit = lower >> 4
    between = ((1 << (upper & 15)) - 1) & ~((2 << (lower & 15)) - 1)
    table = sum(1 << (card & 15) for card in memory.trick if card >> 4 == suit)
    return not (memory.hidden[suit] | table) & between


def candidates(memory: HeartsInformationSet, burden: hand_evaluation.HandBurden, count: int) -> list[list[int]]:
    """Return the passes worth trying: the best by hand evaluation, and the best for a moon."""
    choices = [given for _, given in hand_evaluation.ranked(memory.terms, burden, memory.hand, count)[:10]]
    if memory.terms.has_moon:
        given = hand_evaluation.for_moon(memory.hand, memory.hidden, count, memory.seats - 1)
        if (
            given is not None
            and given not in choices
            and not hand_evaluation.is_present(memory.terms, suit_masks(given))
        ):
            choices.append(given)
    return choices


def _passed_by_others(
    memory: HeartsInformationSet, burden: hand_evaluation.HandBurden, world: list[int], count: int
) -> HeartsPosition:
    """Return the position of the first lead in this determinization, after the passes of all other seats."""
    seats = memory.seats
    position = dealt(memory.terms, world, world[seats * 4 :], memory.seat)
    for giver in range(seats):
        if giver != memory.seat:
            given = cards_of(hand_evaluation.quick(burden, world[giver * 4 : giver * 4 + 4], count))
            position.holdings[giver].cards ^= given
            position.holdings[(giver + memory.public.pass_offset) % seats].cards |= given
    return position

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


def play(
    memory: HeartsInformationSet,
    legal: list[int],
    utility: HeartsUtility,
    chance: random.Random,
    stop: Stop,
    bias: HeartsBias = PLAIN,
    estimator: PointEstimator = NO_ESTIMATOR,
) -> ReasonedChoice:
    """Return the card with the best value."""
    by_policy = club_policy.choose(memory, legal, bias)
    lines = play_lines(memory, level_adjustments.narrowed(memory, legal), by_policy, bias)
    if len({line.card for line in lines}) == 1:
        return _only(memory, by_policy, lines[0])
    add_estimates(lines, estimator, memory, utility, chance)
    best = race(lines, play_tries(memory, utility, chance), PLAY_EFFORT // cards_of_a_deal(memory), stop)
    return ReasonedChoice(best.card, best.shooting)


def _only(memory: HeartsInformationSet, by_policy: ReasonedChoice, line: HeartsPlayCandidate) -> ReasonedChoice:
    """Return the card that needs no search: the policy's choice among equivalent ones, or a duty."""
    alike = next(run for run in runs(memory, codes_in_mask(memory.hand)) if line.card in run)
    return by_policy if by_policy.card in alike else ReasonedChoice(line.card, line.shooting)


def play_lines(
    memory: HeartsInformationSet, legal: list[int], by_policy: ReasonedChoice, bias: HeartsBias = PLAIN
) -> list[HeartsPlayCandidate]:
    """Return the candidates: one of equivalent cards, the policy's choice first, which wins ties; then for a moon."""
    cards = [run[-1] for run in runs(memory, legal)]
    cards.sort(key=lambda card: card != by_policy.card)
    led = memory.led if memory.trick else -1
    lines = [HeartsPlayCandidate(card, False, bias.lean_to_play(card, led)) for card in cards]
    if hand_evaluation.own_chance(memory) >= 6.0:
        return lines
    doubt = bias.promise * memory.total / 26
    return lines + [HeartsPlayCandidate(card, True, -doubt) for card in cards]


def add_estimates(
    lines: Sequence[HeartsPlayCandidate],
    estimator: PointEstimator,
    memory: HeartsInformationSet,
    utility: HeartsUtility,
    chance: random.Random,
) -> None:
    """Add the estimates of the point estimator; they hold for the card, whether a moon is tried or not."""
    if estimator.share(memory):
        cards = list(dict.fromkeys(line.card for line in lines))
        points = dict(zip(cards, estimator.of_plays(memory, cards, chance), strict=True))
        _set_estimates(lines, [points[line.card] for line in lines], estimator, memory, utility)


def _set_estimates(
    lines: Sequence[HeartsPlayCandidate],
    points: Sequence[float],
    estimator: PointEstimator,
    memory: HeartsInformationSet,
    utility: HeartsUtility,
) -> None:
    for line, each in zip(lines, points, strict=True):
        line.share, line.estimate = estimator.share(memory), each * utility.worth_of_a_lead(memory.seat)


def play_tries(
    memory: HeartsInformationSet, utility: HeartsUtility, chance: random.Random
) -> Tries[HeartsPlayCandidate]:
    """Return a sampler of determinizations that evaluates a card in each."""
    worlds, question = HeartsDeterminizer(memory, chance), InformationState(memory)

    def tries() -> Callable[[HeartsPlayCandidate], float]:
        start = question.in_world(worlds.draw())
        return lambda line: _try(start, line, utility, memory.seat)

    return tries


def judged_plays(
    memory: HeartsInformationSet,
    legal: list[int],
    by_policy: ReasonedChoice,
    utility: HeartsUtility,
    chance: random.Random,
    estimator: PointEstimator,
) -> tuple[list[HeartsPlayCandidate], Tries[HeartsPlayCandidate]]:
    """Return the cards that the judge tries, and the sampler that evaluates them."""
    lines = play_lines(memory, legal, by_policy)
    add_estimates(lines, estimator, memory, utility, chance)
    return lines, play_tries(memory, utility, chance)


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


@dataclass(slots=True)
class HeartsPassCandidate(HeartsPlayCandidate):
    """Candidate set of cards to pass."""

    given: list[int] = field(default_factory=list)


def passes(
    memory: HeartsInformationSet,
    burden: hand_evaluation.HandBurden,
    count: int,
    utility: HeartsUtility,
    chance: random.Random,
    stop: Stop,
    bias: HeartsBias = PLAIN,
    estimator: PointEstimator = NO_ESTIMATOR,
) -> list[int]:
    """Return the cards to pass with the best value, among those that a club player might pass."""
    lines = pass_lines(memory, candidates(memory, burden, count), utility, estimator)
    for line in lines:
        line.lean = bias.lean_to_pass(line.given)
    tries = pass_tries(memory, burden, count, utility, chance, bias)
    return race(lines, tries, PASS_EFFORT // sum(memory.held), stop).given


def pass_lines(
    memory: HeartsInformationSet, choices: Sequence[list[int]], utility: HeartsUtility, estimator: PointEstimator
) -> list[HeartsPassCandidate]:
    """Return candidate passes, with the estimates of the point estimator."""
    lines = [HeartsPassCandidate(-1, False, given=given) for given in choices]
    if estimator.share(memory):
        _set_estimates(lines, estimator.of_passes(memory, choices), estimator, memory, utility)
    return lines


def pass_tries(
    memory: HeartsInformationSet,
    burden: hand_evaluation.HandBurden,
    count: int,
    utility: HeartsUtility,
    chance: random.Random,
    bias: HeartsBias = PLAIN,
) -> Tries[HeartsPassCandidate]:
    """Return a sampler of determinizations that evaluates a pass in each."""
    worlds = HeartsDeterminizer(memory, chance)

    def tries() -> Callable[[HeartsPassCandidate], float]:
        start = _passed_by_others(memory, burden, worlds.draw(), count)
        return lambda line: _try_pass(memory, start, line, utility, bias.losers)

    return tries


def judged_passes(
    memory: HeartsInformationSet,
    burden: hand_evaluation.HandBurden,
    done: list[int],
    utility: HeartsUtility,
    chance: random.Random,
    estimator: PointEstimator,
) -> tuple[list[HeartsPassCandidate], Tries[HeartsPassCandidate]]:
    """Return the passes that the judge tries, the chosen one included, and the sampler that evaluates them."""
    count = len(done)
    choices = candidates(memory, burden, count)
    choices += [done] if done not in choices else []
    lines = pass_lines(memory, choices, utility, estimator)
    return lines, pass_tries(memory, burden, count, utility, chance)


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


def _try_pass(
    memory: HeartsInformationSet,
    start: HeartsPosition,
    line: HeartsPassCandidate,
    utility: HeartsUtility,
    losers: float,
) -> float:
    seat, seats, terms = memory.seat, memory.seats, memory.terms
    position = start.copy()
    given = cards_of(line.given)
    position.holdings[seat].cards ^= given
    position.holdings[(seat + memory.public.pass_offset) % seats].cards |= given
    position.turn = opener(position, (memory.public.dealer + 1) % seats)
    if terms.has_moon:
        own = masks_in(position.holdings[seat].cards)
        rest = [memory.pack[suit] & ~own[suit] for suit in range(4)]
        if hand_evaluation.hand_losers(own, rest, seats - 1) <= 1.2 + losers:
            position.shooting = seat
    play_out(position)
    return line.value(utility.value(position, seat))

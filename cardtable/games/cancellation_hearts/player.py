"""Computer players of Cancellation Hearts: three levels that differ by thought alone; the judge.

No level has more information than another.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from cardtable.core.cards import Card, Cards
from cardtable.core.events import Event
from cardtable.core.guidance.candidate_values import CandidateValue, Tries, compare_afresh
from cardtable.core.rules import Advice
from cardtable.core.text import Text
from cardtable.families.hearts.actions import Action, PassCards, PlayCard, ScoreMoon
from cardtable.families.hearts.bitmasks import card_code, card_of_code
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.racing import race
from cardtable.families.hearts.trick_zones import own_hand
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.rules import CancellationRules, CancellationView
from cardtable.games.cancellation_hearts.scoring import card_values
from cardtable.games.cancellation_hearts.search import expert_search
from cardtable.games.cancellation_hearts.search.card_heuristics import (
    PLAIN,
    CancellationBias,
    CardHeuristic,
    pass_burden,
)
from cardtable.games.cancellation_hearts.search.information_set import CancellationInformationSet
from cardtable.games.cancellation_hearts.search.reasons import CancellationReasons
from cardtable.games.cancellation_hearts.simulation import CancellationParameters
from cardtable.games.cancellation_hearts.state import pack

Stop = Callable[[], bool]

SLIPS = 1.5  # points by which a beginner misjudges a card, at most


class CancellationClub:
    """Club level: estimates for each card its chance to win, the cost of that, and the burden of keeping it."""

    def __init__(self, options: CancellationOptions, seats: int, seed: int, bias: CancellationBias = PLAIN) -> None:
        self._options = options
        self._rules = CancellationRules(options, seats)
        self._pack = pack(options, seats)
        self._terms = CancellationParameters(options, seats)
        self._values = card_values(options)
        self._reasons = CancellationReasons(options, self._values)
        self._seed = seed
        self._bias = bias

    def choose(self, view: CancellationView, history: Sequence[Event], stop: Stop) -> Action:
        chance = random.Random(f"{self._seed}/{view.seat}/{len(history)}")
        match view.public.phase:
            case TrickPhase.PASSING:
                return PassCards(self._pass(view, history, chance, stop))
            case TrickPhase.MOON:
                return self._moon(view)
            case _:
                return PlayCard(self._play(view, history, chance, stop))

    def advise(self, view: CancellationView, history: Sequence[Event], stop: Stop) -> Advice[Action]:
        action = self.choose(view, history, stop)
        return Advice(action, self._why(view, history, action))

    def _why(self, view: CancellationView, history: Sequence[Event], action: Action) -> Text:
        """Return the reason for an action chosen at any level, from the complete information set."""
        return self._reasons.reason(self._memory(view, history), self._legal(view), action)

    def _legal(self, view: CancellationView) -> list[Card]:
        return [action.card for action in self._rules.legal(view) if isinstance(action, PlayCard)]

    def _memory(self, view: CancellationView, history: Sequence[Event]) -> CancellationInformationSet:
        return CancellationInformationSet(self._terms, self._pack, view, history)

    def _pass(self, view: CancellationView, history: Sequence[Event], chance: random.Random, stop: Stop) -> Cards:
        return self._passed(own_hand(view), chance)

    def _play(self, view: CancellationView, history: Sequence[Event], chance: random.Random, stop: Stop) -> Card:
        legal = self._legal(view)
        if len(legal) == 1:
            return legal[0]
        judge = CardHeuristic(self._options, self._pack, view, self._remembered(view))
        trick, lean = view.public.trick, self._bias.lean
        return min(legal, key=lambda card: judge.cost(card) - lean(trick, card) + self._slip(chance))

    def _remembered(self, view: CancellationView) -> Cards:
        return view.public.played

    def _slip(self, chance: random.Random) -> float:
        return 0.0

    def _passed(self, hand: Cards, chance: random.Random) -> Cards:
        def comfort(card: Card) -> float:
            return -pass_burden(hand, card, self._values) - self._bias.passing(card) + self._slip(chance)

        return tuple(sorted(hand, key=comfort)[: self._options.pass_count])

    def _moon(self, view: CancellationView) -> Action:
        """Return the choice of the moon's score.

        Both choices are equal against each other player, so it adds only to end a match that is won then.
        """
        public, seat = view.public, view.seat
        worth = self._options.moon_points
        others = [total + worth for other, total in enumerate(public.totals) if other != seat]
        own = public.totals[seat] if seat is not None else 0
        ends = public.due or max(*others, own) >= self._options.target
        return ScoreMoon(ends and own < min(others))


class CancellationExpert(CancellationClub):
    """Expert level: tries its passes and cards in many determinizations."""

    def _pass(self, view: CancellationView, history: Sequence[Event], chance: random.Random, stop: Stop) -> Cards:
        lines, tries = self._passes(view, history, chance)
        return tuple(map(card_of_code, expert_search.best_of(lines, tries, view, stop).given))

    def _passes(
        self, view: CancellationView, history: Sequence[Event], chance: random.Random
    ) -> tuple[list[expert_search.CancellationPassCandidate], Tries[expert_search.CancellationPassCandidate]]:
        """Return the candidate passes, the policy's first, and the sampler that evaluates them."""
        count, memory = self._options.pass_count, self._memory(view, history)
        given = expert_search.candidates(own_hand(view), count, self._values)
        opening = self._options.first_lead
        tries = expert_search.pass_tries(memory, self._values, count, self._utility(view), opening, chance)
        return [expert_search.CancellationPassCandidate(cards) for cards in given], tries

    def _play(self, view: CancellationView, history: Sequence[Event], chance: random.Random, stop: Stop) -> Card:
        by_policy = super()._play(view, history, chance, stop)
        ranked = self._ranked(view, by_policy)
        if len(ranked) == 1:
            return by_policy
        leans = [self._bias.lean(view.public.trick, card_of_code(number)) for number in ranked]
        line = expert_search.play(self._memory(view, history), ranked, self._utility(view), chance, stop, leans)
        return card_of_code(line.card)

    def _ranked(self, view: CancellationView, by_policy: Card) -> list[int]:
        return [card_code(card) for card in sorted(self._legal(view), key=lambda card: card != by_policy)]

    def _utility(self, view: CancellationView) -> expert_search.CancellationUtility:
        return expert_search.CancellationUtility(self._options, view.public.totals, view.public.due)


class CancellationBeginner(CancellationClub):
    """Beginner level: sensible, but remembers only the cards on the table and misjudges some."""

    def _remembered(self, view: CancellationView) -> Cards:
        return view.public.trick

    def _slip(self, chance: random.Random) -> float:
        return chance.uniform(0, SLIPS)


# names under which the game's definition finds the levels
beginner, club, expert = CancellationBeginner, CancellationClub, CancellationExpert


Values = tuple[CandidateValue[Action], ...]

_EFFORT = 150_000  # cards played in rollouts to find the best candidate, at most
_FINE = 0.2  # points: standard error of the chosen action's regret that is exact enough
_MOST = 900  # determinizations in which the chosen action is compared with the best


class CancellationReviewer(CancellationExpert):
    """Judge of one decision: evaluates all candidates; `done` is always among them."""

    def __init__(self, options: CancellationOptions, seats: int, seed: int, done: Action) -> None:
        super().__init__(options, seats, seed)
        self._done = done

    def advise(self, view: CancellationView, history: Sequence[Event], stop: Stop) -> Advice[Action]:
        """Return the best candidate, and the values of all; the score of a moon is not evaluated."""
        chance = random.Random(f"{self._seed}/{view.seat}/{len(history)}")
        match self._done:
            case PassCards(cards) if view.public.phase is TrickPhase.PASSING:
                action, values = self._weigh_passes(view, history, sorted(map(card_code, cards)), chance, stop)
            case PlayCard(card) if view.public.phase is TrickPhase.PLAYING:
                action, values = self._weigh_plays(view, history, card_code(card), chance, stop)
            case _:
                return super().advise(view, history, stop)
        return Advice(action, self._why(view, history, action), values)

    def _weigh_passes(
        self, view: CancellationView, history: Sequence[Event], done: list[int], chance: random.Random, stop: Stop
    ) -> tuple[Action, Values]:
        lines, tries = self._passes(view, history, chance)
        own = next((line for line in lines if line.given == done), None)
        if own is None:
            own = expert_search.CancellationPassCandidate(done)
            lines.append(own)
        best = expert_search.best_of(lines, tries, view, stop)

        def action(line: expert_search.CancellationPassCandidate) -> Action:
            return self._done if line is own else PassCards(tuple(map(card_of_code, line.given)))

        unit = 1 / (1 + 1 / (view.public.seats - 1))  # of one point that another seat takes instead
        values = compare_afresh(lines, best, own, tries, action, unit, fine=_FINE, most=_MOST, stop=stop)
        return action(best), values

    def _weigh_plays(
        self, view: CancellationView, history: Sequence[Event], done: int, chance: random.Random, stop: Stop
    ) -> tuple[Action, Values]:
        by_policy = CancellationClub._play(self, view, history, chance, stop)
        memory, ranked = self._memory(view, history), self._ranked(view, by_policy)
        lines = [expert_search.CancellationPlayCandidate(card) for card in expert_search.distinct(memory, ranked)]
        if len(lines) == 1:
            return PlayCard(by_policy), ()
        tries = expert_search.tries_in(memory, self._utility(view), chance)
        best = race(lines, tries, _EFFORT // sum(memory.held), stop)
        own = next(line for line in lines if line.card == done or expert_search.alike(memory, line.card, done))

        def action(line: expert_search.CancellationPlayCandidate) -> Action:
            """Return the action of a candidate: the chosen one itself, if equivalent cards are tried as one."""
            return self._done if line is own else PlayCard(card_of_code(line.card))

        unit = 1 / (1 + 1 / (memory.terms.seats - 1))  # of one point that another seat takes instead
        values = compare_afresh(lines, best, own, tries, action, unit, fine=_FINE, most=_MOST, stop=stop)
        return action(best), values

"""Computer players of Hearts: three levels that differ by thought, never by information; the judge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from cardtable.core.events import Event
from cardtable.core.guidance.candidate_values import CandidateValue, compare_afresh
from cardtable.core.rules import Advice
from cardtable.core.text import Text
from cardtable.families.hearts.actions import Action, PassCards, PlayCard, ScoreMoon
from cardtable.families.hearts.bitmasks import card_code, card_of_code, suit_masks
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.racing import race
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rules import HeartsRules, HeartsView
from cardtable.games.hearts.scoring import card_values
from cardtable.games.hearts.search import club_policy, expert_search, hand_evaluation, level_adjustments
from cardtable.games.hearts.search.expert_search import HeartsPassCandidate, HeartsPlayCandidate
from cardtable.games.hearts.search.information_set import HeartsInformationSet, all_masks
from cardtable.games.hearts.search.lead_policy import PLAIN, HeartsBias, ReasonedChoice
from cardtable.games.hearts.search.reasons import HeartsReasons
from cardtable.games.hearts.search.utility import HeartsUtility
from cardtable.games.hearts.search.value_estimator import PointEstimator
from cardtable.games.hearts.simulation import HeartsParameters
from cardtable.games.hearts.state import HeartsPublic

Stop = Callable[[], bool]


class HeartsClub:
    """Club level: plays by a fixed policy."""

    def __init__(self, options: HeartsOptions, seats: int, seed: int, bias: HeartsBias = PLAIN) -> None:
        self._options = options
        self._bias = bias
        self._rules = HeartsRules(options, seats)
        self._terms = HeartsParameters(options, seats)
        self._pack = all_masks(tuple(self._rules.deck()))
        self.burden = hand_evaluation.HandBurden(self._terms, bias.dread)
        self._seed = seed
        self._reasons = HeartsReasons(options, card_values(options, self._rules.deck()))

    def choose(self, view: HeartsView, history: Sequence[Event], stop: Stop) -> Action:
        return self._decide(view, history, stop)[0]

    def advise(self, view: HeartsView, history: Sequence[Event], stop: Stop) -> Advice[Action]:
        action, shooting = self._decide(view, history, stop)
        return Advice(action, self._why(view, history, action, shooting=shooting))

    def _decide(self, view: HeartsView, history: Sequence[Event], stop: Stop) -> tuple[Action, bool]:
        """Return the action, and True if it is meant to win every point card."""
        memory, chance = self._remembered(view, history)
        match view.public.phase:
            case TrickPhase.PASSING:
                return PassCards(tuple(map(card_of_code, self._pass(memory, chance, stop)))), False
            case TrickPhase.MOON:
                return self._moon(memory), False
            case _:
                card, shooting = self._play(memory, self.legal_cards(view), chance, stop)
                return PlayCard(card_of_code(card)), shooting

    def _why(self, view: HeartsView, history: Sequence[Event], action: Action, *, shooting: bool = False) -> Text:
        """Return the reason for an action chosen at any level, from the complete information set."""
        memory, _ = self._remembered(view, history)
        return self._reasons.reason(memory, self.legal_cards(view), action, shooting=shooting)

    def _remembered(self, view: HeartsView, history: Sequence[Event]) -> tuple[HeartsInformationSet, Random]:
        """Return the seat's information set, and its random generator."""
        memory = HeartsInformationSet(self._terms, self._pack, view, history)
        return memory, Random(f"{self._seed}/{memory.seat}/{len(history)}")

    def legal_cards(self, view: HeartsView) -> list[int]:
        return [card_code(action.card) for action in self._rules.legal(view) if isinstance(action, PlayCard)]

    def _utility(self, public: HeartsPublic) -> HeartsUtility:
        return HeartsUtility(self._options, self._terms, public.totals, public.deal, public.due)

    def _pass(self, memory: HeartsInformationSet, chance: Random, stop: Stop) -> list[int]:
        return self._for_moon(memory) or hand_evaluation.best(
            self._terms, self.burden, memory.hand, self._options.pass_count
        )

    def _play(self, memory: HeartsInformationSet, legal: list[int], chance: Random, stop: Stop) -> ReasonedChoice:
        return club_policy.choose(memory, legal, self._bias)

    def _for_moon(self, memory: HeartsInformationSet) -> list[int] | None:
        """Return the cards to pass for a moon, if the player's bias and hand suggest one; else None."""
        if self._bias.passed < 0 or not self._terms.has_moon:
            return None
        others, count = memory.seats - 1, self._options.pass_count
        given = hand_evaluation.for_moon(memory.hand, memory.hidden, count, others, self._bias.passed)
        return None if given is None or hand_evaluation.is_present(self._terms, suit_masks(given)) else given

    def _moon(self, memory: HeartsInformationSet) -> Action:
        utility = self._utility(memory.public)
        return ScoreMoon(not utility.prefers_subtracting_now(memory.public, memory.total, memory.bonus_seat))


class HeartsBeginner(HeartsClub):
    """Beginner level: sensible, but forgets some of the cards played, and sometimes misjudges a card."""

    def _pass(self, memory: HeartsInformationSet, chance: Random, stop: Stop) -> list[int]:
        return level_adjustments.passes(self._terms, memory, self._options.pass_count, chance)

    def _play(self, memory: HeartsInformationSet, legal: list[int], chance: Random, stop: Stop) -> ReasonedChoice:
        return level_adjustments.play(memory, legal, chance, self._bias)


class HeartsExpert(HeartsClub):
    """Expert level: tries candidates in many determinizations."""

    def __init__(self, options: HeartsOptions, seats: int, seed: int, bias: HeartsBias = PLAIN) -> None:
        super().__init__(options, seats, seed, bias)
        self.burden = hand_evaluation.HandBurden(self._terms)  # without the bias: it also models the passes of others
        self._loaded: PointEstimator | None = None

    def _estimator(self) -> PointEstimator:
        """Return the estimator used beside the search; loaded at the first decision, since that takes time."""
        if self._loaded is None:
            from cardtable.games.hearts.neural.applicability import estimator_for

            self._loaded = estimator_for(self._options, self._terms.seats)
        return self._loaded

    def _search(self, memory: HeartsInformationSet, chance: Random) -> expert_search.HeartsSearch:
        utility = self._utility(memory.public)
        return expert_search.HeartsSearch(memory, utility, chance, self._bias, self._estimator())

    def _pass(self, memory: HeartsInformationSet, chance: Random, stop: Stop) -> list[int]:
        return self._search(memory, chance).passes(self.burden, self._options.pass_count, stop)

    def _play(self, memory: HeartsInformationSet, legal: list[int], chance: Random, stop: Stop) -> ReasonedChoice:
        return self._search(memory, chance).play(legal, stop)


# names under which the game's definition finds the levels
beginner, club, expert = HeartsBeginner, HeartsClub, HeartsExpert


Values = tuple[CandidateValue[Action], ...]

_EFFORT = 200_000  # cards played in rollouts to find the best candidate, at most
_FINE = 0.1  # points: standard error of the chosen action's regret that is exact enough
_MOST = 1800  # determinizations in which the chosen action is compared with the best


class HeartsReviewer(HeartsExpert):
    """Judge of one decision: evaluates all candidates; `done` is always among them."""

    def __init__(self, options: HeartsOptions, seats: int, seed: int, done: Action) -> None:
        super().__init__(options, seats, seed)
        self._done = done

    def advise(self, view: HeartsView, history: Sequence[Event], stop: Stop) -> Advice[Action]:
        """Return the best candidate, and the values of all."""
        memory, chance = self._remembered(view, history)
        match self._done:
            case PlayCard(card):
                better, shooting, values = self._weigh_plays(
                    memory, self.legal_cards(view), card_code(card), chance, stop
                )
                return Advice(better, self._why(view, history, better, shooting=shooting), values)
            case PassCards(cards):
                better, values = self._weigh_passes(memory, sorted(map(card_code, cards)), chance, stop)
                return Advice(better, self._why(view, history, better), values)
            case _:  # the score of a moon is calculated, not searched
                return super().advise(view, history, stop)

    def _weigh_plays(
        self, memory: HeartsInformationSet, legal: list[int], done: int, chance: Random, stop: Stop
    ) -> tuple[Action, bool, Values]:
        by_policy, search = club_policy.choose(memory, legal), self._search(memory, chance)
        alike = {card: run[-1] for run in expert_search.runs(memory, legal) for card in run}
        if len(set(alike.values())) == 1:
            return self._done, by_policy.shooting and by_policy.card == done, ()
        lines, tries = search.judged_plays(legal, by_policy)
        best = race(lines, tries, _EFFORT // expert_search.cards_of_a_deal(memory), stop)
        own = max((line for line in lines if line.card == alike[done]), key=lambda line: line.mean)

        def action(line: HeartsPlayCandidate) -> Action:
            """Return the action of a candidate: the chosen one itself, if equivalent cards are tried as one."""
            return self._done if line.card == own.card else PlayCard(card_of_code(line.card))

        unit = search.utility.points_in_a_unit
        values = compare_afresh(lines, best, own, tries, action, unit, fine=_FINE, most=_MOST, stop=stop)
        return action(best), best.shooting, values

    def _weigh_passes(
        self, memory: HeartsInformationSet, done: list[int], chance: Random, stop: Stop
    ) -> tuple[Action, Values]:
        search = self._search(memory, chance)
        lines, tries = search.judged_passes(self.burden, done)
        own = next(line for line in lines if line.given == done)
        best = race(lines, tries, _EFFORT // sum(memory.held), stop)

        def action(line: HeartsPassCandidate) -> Action:
            return (
                self._done if line is own else PassCards(tuple(card_of_code(number) for number in sorted(line.given)))
            )

        unit = search.utility.points_in_a_unit
        values = compare_afresh(lines, best, own, tries, action, unit, fine=_FINE, most=_MOST, stop=stop)
        return action(best), values

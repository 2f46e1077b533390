"""The computer players of Cancellation Hearts: levels that differ by thought, never by what they are told.

The judge of Cancellation Hearts: the expert at leisure, which says of each choice what it is worth in points.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from cardtable.core.candidate_values import CandidateValue, behind_in, compare
from cardtable.core.cards import Card, Cards
from cardtable.core.events import Event
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
from cardtable.games.cancellation_hearts.search.expert_search import (
    CancellationPassCandidate,
    CancellationPlayCandidate,
    CancellationUtility,
    best_of,
)
from cardtable.games.cancellation_hearts.search.information_set import CancellationInformationSet
from cardtable.games.cancellation_hearts.search.reasons import Reasons
from cardtable.games.cancellation_hearts.simulation import CancellationParameters
from cardtable.games.cancellation_hearts.state import pack

if TYPE_CHECKING:
    from cardtable.core.candidate_values import Tries


Stop = Callable[[], bool]

SLIPS = 1.5  # by how many points a beginner misjudges a card at the most


class CancellationClub:
    """Weighs for every card how likely it wins the trick, what that costs, and how bad it is to keep."""

    def __init__(self, options: CancellationOptions, seats: int, seed: int, manner: CancellationBias = PLAIN) -> None:
        self._options = options
        self._rules = CancellationRules(options, seats)
        self._pack = pack(options, seats)
        self._terms = CancellationParameters(options, seats)
        self._values = card_values(options)
        self._reasons = Reasons(options, self._values)
        self._seed = seed
        self._manner = manner

    def choose(self, view: CancellationView, heard: Sequence[Event], stop: Stop) -> Action:
        """A legal action for the view's seat."""
        chance = random.Random(f"{self._seed}/{view.seat}/{len(heard)}")
        match view.public.phase:
            case TrickPhase.PASSING:
                return PassCards(self._pass(view, heard, chance, stop))
            case TrickPhase.MOON:
                return self._moon(view)
            case _:
                return PlayCard(self._play(view, heard, chance, stop))

    def advise(self, view: CancellationView, heard: Sequence[Event], stop: Stop) -> Advice[Action]:
        """The action with its reason."""
        action = self.choose(view, heard, stop)
        return Advice(action, self._why(view, heard, action))

    def _why(self, view: CancellationView, heard: Sequence[Event], action: Action) -> Text:
        """The reason for an action, whoever chose it; nothing that the seat has seen is forgotten for it."""
        return self._reasons.reason(self._memory(view, heard), self._legal(view), action)

    def _legal(self, view: CancellationView) -> list[Card]:
        return [action.card for action in self._rules.legal(view) if isinstance(action, PlayCard)]

    def _memory(self, view: CancellationView, heard: Sequence[Event]) -> CancellationInformationSet:
        return CancellationInformationSet(self._terms, self._pack, view, heard)

    def _pass(self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop) -> Cards:
        return self._passed(own_hand(view), chance)

    def _play(self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop) -> Card:
        legal = self._legal(view)
        if len(legal) == 1:
            return legal[0]
        judge = CardHeuristic(self._options, self._pack, view, self._remembered(view))
        trick, lean = view.public.trick, self._manner.lean
        return min(legal, key=lambda card: judge.cost(card) - lean(trick, card) + self._slip(chance))

    def _remembered(self, view: CancellationView) -> Cards:
        return view.public.played

    def _slip(self, chance: random.Random) -> float:
        return 0.0

    def _passed(self, hand: Cards, chance: random.Random) -> Cards:
        def comfort(card: Card) -> float:
            return -pass_burden(hand, card, self._values) - self._manner.passing(card) + self._slip(chance)

        return tuple(sorted(hand, key=comfort)[: self._options.pass_count])

    def _moon(self, view: CancellationView) -> Action:
        """Both come to the same against each other player: add only to end a match that is won then."""
        public, seat = view.public, view.seat
        worth = self._options.moon_points
        others = [total + worth for other, total in enumerate(public.totals) if other != seat]
        own = public.totals[seat] if seat is not None else 0
        ends = public.due or max(*others, own) >= self._options.target
        return ScoreMoon(ends and own < min(others))


class CancellationExpert(CancellationClub):
    """Tries its passes and its cards in many deals that fit all that it has seen."""

    def _pass(self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop) -> Cards:
        from cardtable.games.cancellation_hearts.search import expert_search

        lines, tries = self._passes(view, heard, chance)
        return tuple(map(card_of_code, expert_search.best_of(lines, tries, view, stop).given))

    def _passes(
        self, view: CancellationView, heard: Sequence[Event], chance: random.Random
    ) -> tuple[list[CancellationPassCandidate], Tries[CancellationPassCandidate]]:
        """What may be passed, that of the rules of thumb first, and what tries it."""
        from cardtable.games.cancellation_hearts.search import expert_search

        count, memory = self._options.pass_count, self._memory(view, heard)
        given = expert_search.candidates(own_hand(view), count, self._values)
        opening = self._options.first_lead
        tries = expert_search.pass_tries(memory, self._values, count, self._outlook(view), opening, chance)
        return [expert_search.CancellationPassCandidate(cards) for cards in given], tries

    def _play(self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop) -> Card:
        from cardtable.games.cancellation_hearts.search import expert_search

        thumb = super()._play(view, heard, chance, stop)
        ranked = self._ranked(view, thumb)
        if len(ranked) == 1:
            return thumb
        leans = [self._manner.lean(view.public.trick, card_of_code(number)) for number in ranked]
        line = expert_search.play(self._memory(view, heard), ranked, self._outlook(view), chance, stop, leans)
        return card_of_code(line.card)

    def _ranked(self, view: CancellationView, thumb: Card) -> list[int]:
        """The legal cards, the one that the rules of thumb choose first."""
        return [card_code(card) for card in sorted(self._legal(view), key=lambda card: card != thumb)]

    def _outlook(self, view: CancellationView) -> CancellationUtility:
        return CancellationUtility(self._options, view.public.totals, view.public.due)


class CancellationBeginner(CancellationClub):
    """Sensible, but remembers only the cards on the table and misjudges some."""

    def _remembered(self, view: CancellationView) -> Cards:
        return view.public.trick

    def _slip(self, chance: random.Random) -> float:
        return chance.uniform(0, SLIPS)


# the names by which the game's definition finds the levels
beginner, club, expert = CancellationBeginner, CancellationClub, CancellationExpert


Values = tuple[CandidateValue[Action], ...]

_EFFORT = 150_000  # cards played in simulations to find the best choice, at most
_FINE = 0.2  # points: the standard error of what was done, against the best
_MOST = 900  # deals in which what was done is compared with the best


class CancellationReviewer(CancellationExpert):
    """Weighs the choices of one decision; `done` is always among them."""

    def __init__(self, options: CancellationOptions, seats: int, seed: int, done: Action) -> None:
        super().__init__(options, seats, seed)
        self._done = done

    def advise(self, view: CancellationView, heard: Sequence[Event], stop: Stop) -> Advice[Action]:
        """The best choice, and the values of all; how a moon counts is not weighed."""
        chance = random.Random(f"{self._seed}/{view.seat}/{len(heard)}")
        match self._done:
            case PassCards(cards) if view.public.phase is TrickPhase.PASSING:
                action, values = self._weigh_passes(view, heard, sorted(map(card_code, cards)), chance, stop)
            case PlayCard(card) if view.public.phase is TrickPhase.PLAYING:
                action, values = self._weigh_plays(view, heard, card_code(card), chance, stop)
            case _:
                return super().advise(view, heard, stop)
        return Advice(action, self._why(view, heard, action), values)

    def _weigh_passes(
        self, view: CancellationView, heard: Sequence[Event], done: list[int], chance: random.Random, stop: Stop
    ) -> tuple[Action, Values]:
        lines, tries = self._passes(view, heard, chance)
        own = next((line for line in lines if line.given == done), None)
        if own is None:
            own = CancellationPassCandidate(done)
            lines.append(own)
        best = best_of(lines, tries, view, stop)

        def action(line: CancellationPassCandidate) -> Action:
            return self._done if line is own else PassCards(tuple(map(card_of_code, line.given)))

        unit = 1 / (1 + 1 / (view.public.seats - 1))  # of one point that another one takes in one's place

        behind = partial(behind_in, tries, best, own, _FINE / unit, _MOST, stop)
        return action(best), compare(lines, best, own, behind, action, unit)

    def _weigh_plays(
        self, view: CancellationView, heard: Sequence[Event], done: int, chance: random.Random, stop: Stop
    ) -> tuple[Action, Values]:
        thumb = CancellationClub._play(self, view, heard, chance, stop)
        memory, ranked = self._memory(view, heard), self._ranked(view, thumb)
        lines = [CancellationPlayCandidate(card) for card in expert_search.distinct(memory, ranked)]
        if len(lines) == 1:
            return PlayCard(thumb), ()
        tries = expert_search.tries_in(memory, self._outlook(view), chance)
        best = race(lines, tries, _EFFORT // sum(memory.held), stop)
        own = next(line for line in lines if line.card == done or expert_search.alike(memory, line.card, done))

        def action(line: CancellationPlayCandidate) -> Action:
            """What was done is named as it was, where several cards are alike."""
            return self._done if line is own else PlayCard(card_of_code(line.card))

        unit = 1 / (1 + 1 / (memory.terms.seats - 1))  # of one point that another one takes in one's place

        behind = partial(behind_in, tries, best, own, _FINE / unit, _MOST, stop)
        return action(best), compare(lines, best, own, behind, action, unit)

"""The computer players of Cancellation Hearts: levels that differ by thought, never by what they are told."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cardtable.core.cards import Card, Cards
from cardtable.core.events import Event
from cardtable.core.rules import Advice
from cardtable.core.text import Text
from cardtable.families.hearts.actions import Action, PassCards, PlayCard, ScoreMoon
from cardtable.families.hearts.facts import TrickPhase
from cardtable.families.hearts.masks import card_code, card_of_code
from cardtable.families.hearts.whereabouts import own_hand
from cardtable.games.cancellation_hearts.judging import CardHeuristic, pass_burden
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.pack import pack
from cardtable.games.cancellation_hearts.rules import CancellationRules, CancellationView
from cardtable.games.cancellation_hearts.scoring import card_values
from cardtable.games.cancellation_hearts.simulation import CancellationParameters
from cardtable.games.cancellation_hearts.thinking.manner import PLAIN, CancellationBias
from cardtable.games.cancellation_hearts.thinking.memory import CancellationInformationSet
from cardtable.games.cancellation_hearts.thinking.outlook import CancellationUtility
from cardtable.games.cancellation_hearts.thinking.reasons import Reasons

if TYPE_CHECKING:
    from cardtable.core.weighed import Tries
    from cardtable.games.cancellation_hearts.thinking.passes import CancellationPassCandidate

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
        from cardtable.games.cancellation_hearts.thinking import passes

        lines, tries = self._passes(view, heard, chance)
        return tuple(map(card_of_code, passes.best_of(lines, tries, view, stop).given))

    def _passes(
        self, view: CancellationView, heard: Sequence[Event], chance: random.Random
    ) -> tuple[list[CancellationPassCandidate], Tries[CancellationPassCandidate]]:
        """What may be passed, that of the rules of thumb first, and what tries it."""
        from cardtable.games.cancellation_hearts.thinking import passes

        count, memory = self._options.pass_count, self._memory(view, heard)
        given = passes.candidates(own_hand(view), count, self._values)
        opening = self._options.first_lead
        tries = passes.pass_tries(memory, self._values, count, self._outlook(view), opening, chance)
        return [passes.CancellationPassCandidate(cards) for cards in given], tries

    def _play(self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop) -> Card:
        from cardtable.games.cancellation_hearts.thinking import search

        thumb = super()._play(view, heard, chance, stop)
        ranked = self._ranked(view, thumb)
        if len(ranked) == 1:
            return thumb
        leans = [self._manner.lean(view.public.trick, card_of_code(number)) for number in ranked]
        line = search.play(self._memory(view, heard), ranked, self._outlook(view), chance, stop, leans)
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

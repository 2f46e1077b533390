"""The computer players of Cancellation Hearts: levels that differ by thought, never by what they are told."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cardtable.core.cards import Card, Cards
from cardtable.core.events import Event
from cardtable.core.rules import Advice
from cardtable.core.text import Text
from cardtable.families.hearts.actions import Action, Moon, Pass, Play
from cardtable.families.hearts.facts import Phase
from cardtable.families.hearts.masks import card_of, code
from cardtable.families.hearts.whereabouts import own_hand
from cardtable.games.cancellation_hearts.judging import Judge, pass_burden
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.pack import pack
from cardtable.games.cancellation_hearts.rules import CancellationRules, CancellationView
from cardtable.games.cancellation_hearts.scoring import card_values
from cardtable.games.cancellation_hearts.simulation import Terms
from cardtable.games.cancellation_hearts.thinking.manner import PLAIN, Manner
from cardtable.games.cancellation_hearts.thinking.memory import Memory
from cardtable.games.cancellation_hearts.thinking.outlook import Outlook
from cardtable.games.cancellation_hearts.thinking.reasons import Reasons

if TYPE_CHECKING:
    from cardtable.core.weighed import Tries
    from cardtable.games.cancellation_hearts.thinking.passes import PassLine

Stop = Callable[[], bool]

SLIPS = 1.5  # by how many points a beginner misjudges a card at the most


class Club:
    """Weighs for every card how likely it wins the trick, what that costs, and how bad it is to keep."""

    def __init__(self, options: CancellationOptions, seats: int, seed: int, manner: Manner = PLAIN) -> None:
        self._options = options
        self._rules = CancellationRules(options, seats)
        self._pack = pack(options, seats)
        self._terms = Terms(options, seats)
        self._values = card_values(options)
        self._reasons = Reasons(options, self._values)
        self._seed = seed
        self._manner = manner

    def choose(self, view: CancellationView, heard: Sequence[Event], stop: Stop) -> Action:
        """A legal action for the view's seat."""
        chance = random.Random(f"{self._seed}/{view.seat}/{len(heard)}")
        match view.public.phase:
            case Phase.PASSING:
                return Pass(self._pass(view, heard, chance, stop))
            case Phase.MOON:
                return self._moon(view)
            case _:
                return Play(self._play(view, heard, chance, stop))

    def advise(self, view: CancellationView, heard: Sequence[Event], stop: Stop) -> Advice[Action]:
        """The action with its reason."""
        action = self.choose(view, heard, stop)
        return Advice(action, self._why(view, heard, action))

    def _why(self, view: CancellationView, heard: Sequence[Event], action: Action) -> Text:
        """The reason for an action, whoever chose it; nothing that the seat has seen is forgotten for it."""
        return self._reasons.reason(self._memory(view, heard), self._legal(view), action)

    def _legal(self, view: CancellationView) -> list[Card]:
        return [action.card for action in self._rules.legal(view) if isinstance(action, Play)]

    def _memory(self, view: CancellationView, heard: Sequence[Event]) -> Memory:
        return Memory(self._terms, self._pack, view, heard)

    def _pass(self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop) -> Cards:
        return self._passed(own_hand(view), chance)

    def _play(self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop) -> Card:
        legal = self._legal(view)
        if len(legal) == 1:
            return legal[0]
        judge = Judge(self._options, self._pack, view, self._remembered(view))
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
        return Moon(ends and own < min(others))


class Expert(Club):
    """Tries its passes and its cards in many deals that fit all that it has seen."""

    def _pass(self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop) -> Cards:
        from cardtable.games.cancellation_hearts.thinking import passes

        lines, tries = self._passes(view, heard, chance)
        return tuple(map(card_of, passes.best_of(lines, tries, view, stop).given))

    def _passes(
        self, view: CancellationView, heard: Sequence[Event], chance: random.Random
    ) -> tuple[list[PassLine], Tries[PassLine]]:
        """What may be passed, that of the rules of thumb first, and what tries it."""
        from cardtable.games.cancellation_hearts.thinking import passes

        count, memory = self._options.pass_count, self._memory(view, heard)
        given = passes.candidates(own_hand(view), count, self._values)
        opening = self._options.first_lead
        tries = passes.pass_tries(memory, self._values, count, self._outlook(view), opening, chance)
        return [passes.PassLine(cards) for cards in given], tries

    def _play(self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop) -> Card:
        from cardtable.games.cancellation_hearts.thinking import search

        thumb = super()._play(view, heard, chance, stop)
        ranked = self._ranked(view, thumb)
        if len(ranked) == 1:
            return thumb
        leans = [self._manner.lean(view.public.trick, card_of(number)) for number in ranked]
        line = search.play(self._memory(view, heard), ranked, self._outlook(view), chance, stop, leans)
        return card_of(line.card)

    def _ranked(self, view: CancellationView, thumb: Card) -> list[int]:
        """The legal cards, the one that the rules of thumb choose first."""
        return [code(card) for card in sorted(self._legal(view), key=lambda card: card != thumb)]

    def _outlook(self, view: CancellationView) -> Outlook:
        return Outlook(self._options, view.public.totals, view.public.due)


class Beginner(Club):
    """Sensible, but remembers only the cards on the table and misjudges some."""

    def _remembered(self, view: CancellationView) -> Cards:
        return view.public.trick

    def _slip(self, chance: random.Random) -> float:
        return chance.uniform(0, SLIPS)


# the names by which the game's definition finds the levels
beginner, club, expert = Beginner, Club, Expert

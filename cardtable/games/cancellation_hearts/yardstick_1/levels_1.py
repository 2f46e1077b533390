"""`beginner@1`, `club@1` and `expert@1` of Cancellation Hearts."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from cardtable.core.cards import Card, Cards
from cardtable.core.events import Event
from cardtable.families.hearts.actions import Action, Moon, Pass, Play
from cardtable.families.hearts.facts import Phase
from cardtable.families.hearts.masks import card_of, code
from cardtable.families.hearts.whereabouts import own_hand
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.pack import pack
from cardtable.games.cancellation_hearts.rules import CancellationRules, CancellationView
from cardtable.games.cancellation_hearts.scoring import card_values
from cardtable.games.cancellation_hearts.simulation import Terms
from cardtable.games.cancellation_hearts.yardstick_1 import search_1 as search
from cardtable.games.cancellation_hearts.yardstick_1.judging_1 import Judge, pass_burden
from cardtable.games.cancellation_hearts.yardstick_1.memory_1 import Memory
from cardtable.games.cancellation_hearts.yardstick_1.outlook_1 import Outlook

Stop = Callable[[], bool]

SLIPS = 1.5  # by how many points a beginner misjudges a card at the most


class Club:
    """Weighs for every card how likely it wins the trick, what that costs, and how bad it is to keep."""

    def __init__(self, options: CancellationOptions, seats: int, seed: int) -> None:
        self._options = options
        self._rules = CancellationRules(options, seats)
        self._pack = pack(options, seats)
        self._values = card_values(options)
        self._seed = seed

    def choose(self, view: CancellationView, heard: Sequence[Event], stop: Stop) -> Action:
        """A legal action for the view's seat."""
        chance = random.Random(f"{self._seed}/{view.seat}/{len(heard)}")
        match view.public.phase:
            case Phase.PASSING:
                return Pass(self._passed(own_hand(view), chance))
            case Phase.MOON:
                return self._moon(view)
            case _:
                return Play(self._play(view, heard, chance, stop))

    def _play(self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop) -> Card:
        legal = [action.card for action in self._rules.legal(view) if isinstance(action, Play)]
        if len(legal) == 1:
            return legal[0]
        judge = Judge(self._options, self._pack, view, self._remembered(view))
        return min(legal, key=lambda card: judge.cost(card) + self._slip(chance))

    def _remembered(self, view: CancellationView) -> Cards:
        return view.public.played

    def _slip(self, chance: random.Random) -> float:
        return 0.0

    def _passed(self, hand: Cards, chance: random.Random) -> Cards:
        ranked = sorted(hand, key=lambda card: -pass_burden(hand, card, self._values) + self._slip(chance))
        return tuple(ranked[: self._options.pass_count])

    def _moon(self, view: CancellationView) -> Moon:
        """Both come to the same against each other player: add only to end a match that is won then."""
        public, seat = view.public, view.seat
        worth = self._options.moon_points
        others = [total + worth for other, total in enumerate(public.totals) if other != seat]
        own = public.totals[seat] if seat is not None else 0
        ends = public.due or max(*others, own) >= self._options.target
        return Moon(ends and own < min(others))


class Expert(Club):
    """Tries its cards in many deals that fit all that it has seen; passes as a club player does."""

    def __init__(self, options: CancellationOptions, seats: int, seed: int) -> None:
        super().__init__(options, seats, seed)
        self._terms = Terms(options, seats)

    def _play(self, view: CancellationView, heard: Sequence[Event], chance: random.Random, stop: Stop) -> Card:
        thumb = super()._play(view, heard, chance, stop)
        legal = [action.card for action in self._rules.legal(view) if isinstance(action, Play)]
        ranked = [code(card) for card in sorted(legal, key=lambda card: card != thumb)]
        if len(ranked) == 1:
            return thumb
        memory = Memory(self._terms, self._pack, view, heard)
        outlook = Outlook(self._options, view.public.totals, view.public.due)
        return card_of(search.play(memory, ranked, outlook, chance, stop).card)


class Beginner(Club):
    """Sensible, but remembers only the cards on the table and misjudges some."""

    def _remembered(self, view: CancellationView) -> Cards:
        return view.public.trick

    def _slip(self, chance: random.Random) -> float:
        return chance.uniform(0, SLIPS)


# the names by which the game's definition finds the levels
beginner, club, expert = Beginner, Club, Expert

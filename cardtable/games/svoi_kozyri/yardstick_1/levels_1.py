"""`beginner@1`, `club@1` and `expert@1` of Svoi Kozyri."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cached_property

from cardtable.core.cards import Cards, Suit
from cardtable.core.events import Event
from cardtable.core.views import View
from cardtable.games.svoi_kozyri.law import free_suits
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.rules import own_hand
from cardtable.games.svoi_kozyri.simulation import Move, Position, action_of
from cardtable.games.svoi_kozyri.state import Action, Phase, SvoiKozyriPublic, Trump
from cardtable.games.svoi_kozyri.yardstick_1 import sampling_1 as sampling
from cardtable.games.svoi_kozyri.yardstick_1 import thumb_1 as thumb
from cardtable.games.svoi_kozyri.yardstick_1.duelling_1 import Duelling
from cardtable.games.svoi_kozyri.yardstick_1.knowledge_1 import Knowledge

Stop = Callable[[], bool]
_View = View[SvoiKozyriPublic]

POSITIONS = 50_000  # that the expert looks at for one decision, where one other player is left
TURNS = 40_000  # that the expert plays in imagined deals for one decision, where more are left
_SLIPS = 0.25  # how often the beginner does just anything
_TRUMP_BASE = 4  # what any trump is worth beside its rank when a suit is chosen


class Club:
    """Plays by rules of thumb."""

    def __init__(self, options: SvoiKozyriOptions, seats: int, seed: int) -> None:
        self._options = options
        self._seed = seed

    def choose(self, view: _View, heard: Sequence[Event], stop: Stop) -> Action:
        """A legal action for the view's seat."""
        chance = random.Random(f"{self._seed}/{view.seat}/{len(heard)}")
        if view.public.phase is Phase.TRUMPS:
            return self._trump(view, chance)
        knowledge = Knowledge(self._options, view)
        return action_of(knowledge.terms, self._move(knowledge, view, chance, stop), not knowledge.pile)

    def _trump(self, view: _View, chance: random.Random) -> Trump:
        free, held = free_suits(self._options, view.public), own_hand(view)
        if not held:
            return Trump(chance.choice(free))
        return Trump(max(free, key=lambda suit: _strength(held, suit)))

    def _move(self, knowledge: Knowledge, view: _View, chance: random.Random, stop: Stop) -> Move:
        return thumb.club(knowledge)


class Beginner(Club):
    """Gets rid of the cheapest cards without a thought for the others, and sometimes of any card."""

    def _move(self, knowledge: Knowledge, view: _View, chance: random.Random, stop: Stop) -> Move:
        moves = Position(knowledge.terms, knowledge.known, knowledge.pile, knowledge.seat).moves()
        return chance.choice(moves) if chance.random() < _SLIPS else thumb.timid(knowledge, moves)


class Expert(Club):
    """Searches: the duel itself where all cards are known, else many deals that fit what has been seen."""

    def _move(self, knowledge: Knowledge, view: _View, chance: random.Random, stop: Stop) -> Move:
        if len(knowledge.others) > 1:
            return sampling.choose(knowledge, TURNS, chance, stop)
        return self._duelling.best(knowledge, view, stop)

    @cached_property
    def _duelling(self) -> Duelling:
        return Duelling(self._options, POSITIONS)


def _strength(held: Cards, suit: Suit) -> int:
    """What the suit is worth as trumps in this hand."""
    return sum(card.rank - 2 + _TRUMP_BASE for card in held if card.suit is suit)


# the names by which the game's definition finds the levels
beginner, club, expert = Beginner, Club, Expert

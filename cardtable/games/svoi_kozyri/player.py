"""Computer players of Svoi Kozyri: three levels that differ by thought, never by information."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

from cardtable.core.cards import Cards, Suit
from cardtable.core.events import Event
from cardtable.core.rules import Advice
from cardtable.core.views import View
from cardtable.games.svoi_kozyri.beating_rules import free_suits, with_positions
from cardtable.games.svoi_kozyri.options import Pickup, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.rules import own_hand
from cardtable.games.svoi_kozyri.search import reasons, rollout_policy
from cardtable.games.svoi_kozyri.search.information_set import SvoiKozyriInformationSet
from cardtable.games.svoi_kozyri.simulation import Move, SvoiKozyriPosition, action_of
from cardtable.games.svoi_kozyri.state import Action, NameTrump, SvoiKozyriPhase, SvoiKozyriPublic

if TYPE_CHECKING:
    from cardtable.games.svoi_kozyri.search.duel_player import DuelPlayer

Stop = Callable[[], bool]
_View = View[SvoiKozyriPublic]

POSITIONS = 50_000  # searched by the expert for one decision against one other player
ROUND_POSITIONS = 240_000  # the same with whole-pile pick-up: most of a second if not compiled
TURNS = 40_000  # played by the expert in determinizations for one decision against several players
_SLIPS = 0.25  # probability of a random move of the beginner
_TRUMP_BASE = 4  # value of any trump beside its rank when a suit is chosen


class SvoiKozyriClub:
    """Club level: plays by a fixed policy.

    `thrift`: number of ranks by which it values a trump above the usual value; below 0: under it.
    """

    def __init__(self, options: SvoiKozyriOptions, seats: int, seed: int, thrift: int = 0) -> None:
        self._options = options
        self._seed = seed
        self._thrift = thrift

    def choose(self, view: _View, history: Sequence[Event], stop: Stop) -> Action:
        chance = self._chance(view, history)
        if view.public.phase is SvoiKozyriPhase.TRUMPS:
            return self._trump(view, chance)
        knowledge = SvoiKozyriInformationSet(self._options, view, self._thrift)
        move, _ = self._move(knowledge, view, chance, stop)
        return action_of(knowledge.terms, move, not knowledge.pile)

    def advise(self, view: _View, history: Sequence[Event], stop: Stop) -> Advice[Action]:
        chance = self._chance(view, history)
        if view.public.phase is SvoiKozyriPhase.TRUMPS:
            trump = self._trump(view, chance)
            return Advice(trump, reasons.trump_reason(own_hand(view), trump.suit))
        knowledge = SvoiKozyriInformationSet(self._options, view, self._thrift)
        move, forced = self._move(knowledge, view, chance, stop)
        return Advice(action_of(knowledge.terms, move, not knowledge.pile), reasons.searched(knowledge, move, forced))

    def _chance(self, view: _View, history: Sequence[Event]) -> Random:
        return Random(f"{self._seed}/{view.seat}/{len(history)}")

    def _trump(self, view: _View, chance: Random) -> NameTrump:
        free, held = free_suits(self._options, view.public), own_hand(view)
        return NameTrump(max(free, key=lambda suit: strength(held, suit)) if held else chance.choice(free))

    def _move(self, knowledge: SvoiKozyriInformationSet, view: _View, chance: Random, stop: Stop) -> tuple[Move, int]:
        """Return the move, and 1 or -1 if it is proved to win or to lose, else 0."""
        return rollout_policy.club(knowledge), 0


class SvoiKozyriBeginner(SvoiKozyriClub):
    """Beginner level: plays its cheapest cards without regard to the others, and sometimes any card."""

    def _move(self, knowledge: SvoiKozyriInformationSet, view: _View, chance: Random, stop: Stop) -> tuple[Move, int]:
        moves = SvoiKozyriPosition(knowledge.terms, knowledge.known, knowledge.pile, knowledge.seat).moves()
        return chance.choice(moves) if chance.random() < _SLIPS else rollout_policy.timid(knowledge, moves), 0


class SvoiKozyriExpert(SvoiKozyriClub):
    """Expert level: searches the duel itself if all cards are known, else sampled determinizations."""

    def choose(self, view: _View, history: Sequence[Event], stop: Stop) -> Action:
        return super().choose(with_positions(view, history), history, stop)

    def advise(self, view: _View, history: Sequence[Event], stop: Stop) -> Advice[Action]:
        return super().advise(with_positions(view, history), history, stop)

    def _move(self, knowledge: SvoiKozyriInformationSet, view: _View, chance: Random, stop: Stop) -> tuple[Move, int]:
        if len(knowledge.others) > 1:
            from cardtable.games.svoi_kozyri.search import sampled_search

            return sampled_search.choose(knowledge, TURNS, chance, stop), 0
        move, finding = self._duelling.best(knowledge, view, stop)
        return move, finding.forced

    @cached_property
    def _duelling(self) -> DuelPlayer:
        from cardtable.games.svoi_kozyri.search.duel_player import DuelPlayer

        whole_pile = self._options.pickup is Pickup.WHOLE_PILE
        return DuelPlayer(self._options, ROUND_POSITIONS if whole_pile else POSITIONS)


def strength(held: Cards, suit: Suit) -> int:
    """Return the value of the suit as trumps in this hand."""
    return sum(card.rank - 2 + _TRUMP_BASE for card in held if card.suit is suit)


# names under which the game's definition finds the levels
beginner, club, expert = SvoiKozyriBeginner, SvoiKozyriClub, SvoiKozyriExpert

"""Computer players of Canasta: all levels get the same view and differ in their decisions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from cardtable.core.cutting import Cut
from cardtable.core.events import Event
from cardtable.core.rules import Advice
from cardtable.games.canasta import state
from cardtable.games.canasta.card_values import is_wild
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.playout.outcome_network import outcome_network_for
from cardtable.games.canasta.playout.policy_weights import opponent_weights_for, weights_for
from cardtable.games.canasta.rules import CanastaRules, CanastaView
from cardtable.games.canasta.search import blunders, reasons, turn_heuristics
from cardtable.games.canasta.search.candidates import CandidateActions
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer, playout_rules
from cardtable.games.canasta.search.expert_search import CanastaSearch, CandidateKind, SearchOption
from cardtable.games.canasta.search.information_set import CanastaInformationSet
from cardtable.games.canasta.search.turn_heuristics import PLAIN, CanastaBias
from cardtable.games.canasta.state import Action, AskPermission, CanastaPhase, Discard, Draw, Meld

if TYPE_CHECKING:
    from cardtable.games.canasta.neural.lookahead import NeuralLookahead

Stop = Callable[[], bool]

PLAYOUTS = 1200  # of one decision of the expert, all options together
_BIAS_FACTOR = 3.0  # factor of the expert's bias, without which it would not show: its values differ more clearly
_BIAS_FACTOR_NEURAL = 1.5  # the same with a value estimator: a double factor would cost four times as many points
_BLUNDER = 45.0  # points by which what a detector calls a blunder must be better: the error of a value, by weight
_OVERSIGHT = 0.2  # probability that a beginner discards at random


class CanastaClub:
    """Club level: counts visible cards, guards the pile and weighs going out."""

    def __init__(self, options: CanastaOptions, seats: int, seed: int, bias: CanastaBias = PLAIN) -> None:
        self._rules = CanastaRules(options, seats)
        self._seed = seed
        self._bias = bias

    def choose(self, view: CanastaView, history: Sequence[Event], stop: Stop) -> Action:
        if view.public.phase is CanastaPhase.CUTTING:
            return self._cut(view)
        return self._decide(view, history, CanastaInformationSet(self._rules, view, history), stop)

    def advise(self, view: CanastaView, history: Sequence[Event], stop: Stop) -> Advice[Action]:
        """Return an action with its reason."""
        if view.public.phase is CanastaPhase.CUTTING:
            cut = self._cut(view)
            return Advice(cut, reasons.cut_reason(cut.lifted))
        info = CanastaInformationSet(self._rules, view, history)
        action = self._decide(view, history, info, stop)
        return Advice(action, reasons.reason(info, action))

    def _decide(self, view: CanastaView, history: Sequence[Event], info: CanastaInformationSet, stop: Stop) -> Action:
        """Return an action after the deal: the first legal one in the order of preference."""
        rng = random.Random(f"{self._seed}/{view.seat}/{len(history)}")
        preferences = self._preferences(info, rng)
        legal = (action for action in preferences if self._rules.check(view, action) is None)
        return next(legal, None) or next(self._rules.legal(view))

    def _cut(self, view: CanastaView) -> Cut:
        """Return a cut near the middle, at another place in each deal."""
        cards = len(view.zones[state.STOCK])
        rng = random.Random(f"{self._seed}/{view.seat}/cut {view.public.deal}")
        return Cut(rng.randint(cards // 4, cards - cards // 4))

    def _preferences(self, info: CanastaInformationSet, rng: random.Random) -> Iterator[Action]:
        """Yield actions in the order of preference; not all of them need be legal."""
        match info.public.phase:
            case CanastaPhase.DRAWING:
                yield from self._before_melding(info)
            case CanastaPhase.ANSWERING:
                yield state.AnswerPermission(self._answer(info))
            case _:
                yield from self._go_out(info)
                yield from self._meld(info)
                yield self._discard(info, rng)
                yield Draw()

    def _before_melding(self, info: CanastaInformationSet) -> Iterator[Action]:
        return turn_heuristics.best_takes(info, self._bias)

    def _answer(self, info: CanastaInformationSet) -> bool:
        return turn_heuristics.should_permit(info)

    def _go_out(self, info: CanastaInformationSet) -> Iterator[Action]:
        way = self._rules.going_out.way_out(info.context)
        if not way:
            return
        if self._rules.going_out.is_bound(info.context):
            yield Meld(way)
        elif turn_heuristics.going_out_gain(info) > 0:
            if turn_heuristics.should_ask(info):
                yield AskPermission()
            yield Meld(way)

    def _meld(self, info: CanastaInformationSet) -> Iterator[Action]:
        """Yield melds that leave two cards: laying more would go out, which has been decided before."""
        spare = len(info.context.hand) - (1 if info.public.last else 2)
        for meld in turn_heuristics.meld_candidates(info, self._bias):
            if len(meld.cards) <= spare:
                yield meld

    def _discard(self, info: CanastaInformationSet, rng: random.Random) -> Action:
        return Discard(turn_heuristics.best_discard(info, dict.fromkeys(info.context.hand), self._bias))


class CanastaBeginner(CanastaClub):
    """Beginner level: takes every pile and lays down all it can; sometimes discards at random."""

    def _before_melding(self, info: CanastaInformationSet) -> Iterator[Action]:
        way = next(self._rules.pile.legal_takes(info.context), None)
        if way is not None:
            yield way
        yield Draw()

    def _answer(self, info: CanastaInformationSet) -> bool:
        return True

    def _go_out(self, info: CanastaInformationSet) -> Iterator[Action]:
        way = self._rules.going_out.way_out(info.context)
        if way:
            yield Meld(way)
            yield AskPermission()

    def _meld(self, info: CanastaInformationSet) -> Iterator[Action]:
        return self._rules.finder.melds(info.context)

    def _discard(self, info: CanastaInformationSet, rng: random.Random) -> Action:
        plain = [card for card in info.context.hand if not is_wild(card)] or list(info.context.hand)
        safe = turn_heuristics.safe_discards(info, plain)
        if rng.random() < _OVERSIGHT:
            return Discard(rng.choice(safe))
        return Discard(min(safe, key=lambda card: (turn_heuristics.keep_value(info, card), str(card))))


class CanastaExpert(CanastaClub):
    """Expert level: the choice with the best playouts, or by neural lookahead where a value network fits the game."""

    def __init__(self, options: CanastaOptions, seats: int, seed: int, bias: CanastaBias = PLAIN) -> None:
        super().__init__(options, seats, seed, bias)
        self._playout_rules = playout_rules(options, self._rules.params)
        places, sides = len(self._rules.params.order(1)), len(self._rules.params.owners)
        self._weights = weights_for(self._playout_rules, places, sides)
        self._opponent_weights = opponent_weights_for(self._playout_rules, places)
        self._network = outcome_network_for(self._playout_rules, places, sides)

    def _decide(self, view: CanastaView, history: Sequence[Event], info: CanastaInformationSet, stop: Stop) -> Action:
        determinizer = CanastaDeterminizer(self._rules, self._playout_rules, view, history)
        rng = random.Random(f"{self._seed}/{view.seat}/{len(history)}")
        option = self._search_option(info, determinizer, rng, stop)
        if option is None:
            return super()._decide(view, history, info, stop)
        asks = option.kind is CandidateKind.OUT and self._should_ask(info, option.action)
        return AskPermission() if asks else option.action

    def _search_option(
        self, info: CanastaInformationSet, determinizer: CanastaDeterminizer, rng: random.Random, stop: Stop
    ) -> SearchOption | None:
        """Return the chosen option, or None if there is no choice; answers are played out to the end."""
        answers = info.public.phase is CanastaPhase.ANSWERING
        estimator, network = (None, None) if answers else (self._estimator, self._network)
        options = self._options(info, determinizer, for_network=estimator is not None)
        if not options:
            return None
        self._apply_bias(info, options, _BIAS_FACTOR if estimator is None else _BIAS_FACTOR_NEURAL)
        if estimator is not None:
            return estimator.best(determinizer, options, rng, stop)
        search = CanastaSearch(determinizer, self._weights, rng, self._opponent_weights, network=network)
        return search.best(options, PLAYOUTS, stop)

    @cached_property
    def _estimator(self) -> NeuralLookahead | None:
        """Value estimator, or None; loaded at the first decision because that takes time."""
        from cardtable.games.canasta.neural.applicability import value_estimator_for

        return value_estimator_for(self._rules.options, self._rules.params)

    def _options(
        self, info: CanastaInformationSet, determinizer: CanastaDeterminizer, for_network: bool = False
    ) -> list[SearchOption]:
        """Return the options worth trying; `for_network`: in the order that the value estimator expects."""
        candidates = CandidateActions(info, determinizer, self._weights)
        if info.public.phase is CanastaPhase.DRAWING:
            return candidates.draw_options()
        if info.public.phase is CanastaPhase.ANSWERING:
            return candidates.answers()
        free = info.public.phase is CanastaPhase.MELDING and not info.public.last
        if not free or self._rules.going_out.is_bound(info.context):
            return []
        return candidates.network_options() if for_network else candidates.turn_options()

    def _apply_bias(self, info: CanastaInformationSet, options: list[SearchOption], factor: float) -> None:
        """Add the biases of this player and against blunders; the first option is the playout policy's choice."""
        for option in options:
            option.bias = factor * self._bias_points(info, option) - _BLUNDER * blunders.weight(info, option.action)
            option.prior += option.bias - options[0].bias

    def _bias_points(self, info: CanastaInformationSet, option: SearchOption) -> float:
        if isinstance(option.action, Discard):
            return turn_heuristics.bias_points(info, option.action.card, self._bias)
        if option.kind is CandidateKind.TAKE:
            return self._bias.taking
        return 0.0 if info.context.is_open or option.kind is not CandidateKind.LAY else self._bias.opening

    def _should_ask(self, info: CanastaInformationSet, out: Action) -> bool:
        """Return whether to ask the partner before going out: as a duty, or because the partner may know better."""
        if self._rules.check(info.view, AskPermission()) is not None:
            return False
        return turn_heuristics.should_ask(info) or self._rules.check(info.view, out) is not None


# the names by which the game's definition finds the levels
beginner, club, expert = CanastaBeginner, CanastaClub, CanastaExpert

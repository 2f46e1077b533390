"""Computer players of Canasta: all levels get the same view and differ in their decisions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

from cardtable.core.cutting import Cut
from cardtable.core.events import Event
from cardtable.core.rules import Advice
from cardtable.games.canasta.card_values import is_wild
from cardtable.games.canasta.neural.applicability import ValueEstimator
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.playout.outcome_network import outcome_network_for
from cardtable.games.canasta.playout.tuned_weights import opponent_weights_for, weights_for
from cardtable.games.canasta.rules import CanastaRules, CanastaView
from cardtable.games.canasta.search import discard_heuristics, reasons, turn_heuristics
from cardtable.games.canasta.search.candidate_actions import CandidateActions
from cardtable.games.canasta.search.candidates import CandidateKind
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer, playout_rules
from cardtable.games.canasta.search.discard_heuristics import PLAIN, CanastaBias
from cardtable.games.canasta.search.expert_search import CanastaSearch, SearchOption
from cardtable.games.canasta.search.information_set import CanastaInformationSet
from cardtable.games.canasta.state import (
    STOCK,
    Action,
    AnswerPermission,
    AskPermission,
    CanastaPhase,
    Discard,
    Draw,
    Meld,
)

Stop = Callable[[], bool]

_PLAYOUTS = 1200  # of one decision of the expert, all options together
_SHOWING = 3.0  # factor of the expert's bias, without which it would not show: its values differ more clearly
_SHOWING_AHEAD = 1.5  # the same with a value estimator: a double factor would cost four times as many points
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
        thoughts = self._thoughts(info, rng)
        legal = (action for action in thoughts if self._rules.check(view, action) is None)
        return next(legal, None) or next(self._rules.legal(view))

    def _cut(self, view: CanastaView) -> Cut:
        """Return a cut near the middle, at another place in each deal."""
        cards = len(view.zones[STOCK])
        rng = random.Random(f"{self._seed}/{view.seat}/cut {view.public.deal}")
        return Cut(rng.randint(cards // 4, cards - cards // 4))

    def _thoughts(self, info: CanastaInformationSet, rng: random.Random) -> Iterator[Action]:
        """Yield actions in the order of preference; not all of them need be legal."""
        match info.public.phase:
            case CanastaPhase.DRAWING:
                yield from self._begin(info)
            case CanastaPhase.ANSWERING:
                yes = self._answer(info)
                yield AnswerPermission(yes)
            case _:
                yield from self._go_out(info)
                yield from self._meld(info)
                yield self._discard(info, rng)
                yield Draw()

    def _begin(self, info: CanastaInformationSet) -> Iterator[Action]:
        yield from turn_heuristics.best(info, self._bias)

    def _answer(self, info: CanastaInformationSet) -> bool:
        return turn_heuristics.should_permit(info)

    def _go_out(self, info: CanastaInformationSet) -> Iterator[Action]:
        way = self._rules.going_out.way_out(info.context)
        if not way:
            return
        if self._rules.going_out.binds(info.context):
            yield Meld(way)
        elif turn_heuristics.going_out_gain(info) > 0:
            if turn_heuristics.should_ask(info):
                yield AskPermission()
            yield Meld(way)

    def _meld(self, info: CanastaInformationSet) -> Iterator[Action]:
        """Yield melds that leave two cards: laying more would go out, which has been decided before."""
        spare = len(info.context.hand) - (1 if info.public.last else 2)
        for act in turn_heuristics.candidates(info, self._bias):
            if sum(len(group.cards) for group in act.groups) <= spare:
                yield act

    def _discard(self, info: CanastaInformationSet, rng: random.Random) -> Action:
        return Discard(discard_heuristics.best(info, dict.fromkeys(info.context.hand), self._bias))


class CanastaBeginner(CanastaClub):
    """Beginner level: takes every pile and lays down all it can; sometimes discards at random."""

    def _begin(self, info: CanastaInformationSet) -> Iterator[Action]:
        way = next(self._rules.pile.ways(info.context), None)
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
        yield from self._rules.enumeration.melds(info.context)

    def _discard(self, info: CanastaInformationSet, rng: random.Random) -> Action:
        plain = [card for card in info.context.hand if not is_wild(card)] or list(info.context.hand)
        safe = discard_heuristics.seen_safe(info, plain)
        if rng.random() < _OVERSIGHT:
            return Discard(rng.choice(safe))
        return Discard(min(safe, key=lambda card: (discard_heuristics.use(info, card), str(card))))


class CanastaExpert(CanastaClub):
    """Expert level: plays its choices out in determinizations and makes the best on average.

    Where a value network fits the game parameters, a neural lookahead replaces the search.
    """

    def __init__(self, options: CanastaOptions, seats: int, seed: int, bias: CanastaBias = PLAIN) -> None:
        super().__init__(options, seats, seed, bias)
        self._playout_rules = playout_rules(options, self._rules.params)
        params = self._rules.params
        places = len(params.order(1))
        self._weights = weights_for(self._playout_rules, places, len(params.owners))
        self._others = opponent_weights_for(self._playout_rules, places)
        self._network = outcome_network_for(self._playout_rules, places, len(params.owners))

    def _decide(self, view: CanastaView, history: Sequence[Event], info: CanastaInformationSet, stop: Stop) -> Action:
        determinizer = CanastaDeterminizer(self._rules, self._playout_rules, view, history)
        rng = random.Random(f"{self._seed}/{view.seat}/{len(history)}")
        option = self._option(info, determinizer, rng, stop)
        if option is None:
            return super()._decide(view, history, info, stop)
        return (
            AskPermission() if option.kind is CandidateKind.OUT and self._asks(info, option.action) else option.action
        )

    def _option(
        self, info: CanastaInformationSet, determinizer: CanastaDeterminizer, rng: random.Random, stop: Stop
    ) -> SearchOption | None:
        """Return the chosen option; None if there is no choice or the partner is to be answered."""
        estimator = self._estimator
        options = self._choices(info, determinizer, in_order=estimator is not None)
        if not options:
            return None
        self._lean(info, options, _SHOWING if estimator is None else _SHOWING_AHEAD)
        if estimator is not None:
            return estimator.best(determinizer, options, rng, stop)
        return self._search(determinizer, rng).best(options, _PLAYOUTS, stop)

    @cached_property
    def _estimator(self) -> ValueEstimator | None:
        """Value estimator, or None; loaded at the first decision because that takes time."""
        from cardtable.games.canasta.neural.applicability import value_estimator_for

        return value_estimator_for(self._rules.options, self._rules.params)

    def _search(self, determinizer: CanastaDeterminizer, rng: random.Random) -> CanastaSearch:
        return CanastaSearch(determinizer, self._weights, rng, self._others, network=self._network)

    def _choices(
        self, info: CanastaInformationSet, determinizer: CanastaDeterminizer, in_order: bool = False
    ) -> list[SearchOption]:
        """Return the options worth trying; `in_order`: in the order that the value estimator expects."""
        choices = CandidateActions(info, determinizer, self._weights)
        if info.public.phase is CanastaPhase.DRAWING:
            return choices.beginning()
        free = info.public.phase is CanastaPhase.MELDING and not info.public.last
        if not free or self._rules.going_out.binds(info.context):
            return []
        return choices.in_order() if in_order else choices.going_on()

    def _lean(self, info: CanastaInformationSet, options: list[SearchOption], showing: float) -> None:
        """Add this player's bias to the options; the first option is the playout policy's choice."""
        for option in options:
            option.lean = showing * self._taste(info, option)
            option.prior += option.lean - options[0].lean

    def _taste(self, info: CanastaInformationSet, option: SearchOption) -> float:
        """Return the bias of this player for an option, in points."""
        if isinstance(option.action, Discard):
            return discard_heuristics.taste(info, option.action.card, self._bias)
        if option.kind is CandidateKind.TAKE:
            return self._bias.taking
        return 0.0 if info.context.is_open or option.kind is not CandidateKind.LAY else self._bias.opening

    def _asks(self, info: CanastaInformationSet, out: Action) -> bool:
        """Return whether to ask the partner before going out: as a duty, or because the partner may know better."""
        if self._rules.check(info.view, AskPermission()) is not None:
            return False
        return turn_heuristics.should_ask(info) or self._rules.check(info.view, out) is not None


# the names by which the game's definition finds the levels
beginner, club, expert = CanastaBeginner, CanastaClub, CanastaExpert

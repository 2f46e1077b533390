"""Reviewer of Canasta decisions: an expert with more time that values each choice in points for its side."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import partial
from random import Random

from cardtable.core.cards import Card
from cardtable.core.events import Event
from cardtable.core.guidance.candidate_values import compare
from cardtable.core.rules import Advice
from cardtable.games.canasta import state
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.player import CanastaExpert, Stop
from cardtable.games.canasta.playout.pile_policy import PileTake
from cardtable.games.canasta.playout.playout_state import RankGroup
from cardtable.games.canasta.playout.rank_codes import DEUCE, JOKER, rank_code, rank_counts
from cardtable.games.canasta.rules import CanastaView
from cardtable.games.canasta.search import reasons
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer
from cardtable.games.canasta.search.expert_search import CanastaSearch, CandidateKind, SearchOption
from cardtable.games.canasta.search.information_set import CanastaInformationSet
from cardtable.games.canasta.search.regret_estimator import regret
from cardtable.games.canasta.state import Action, CanastaPhase

PLAYOUTS = 1200  # for finding the best choice, all options together
_MOST = 480  # determinizations for comparing the action done with the best
_LITTLE = 20.0  # points: a regret surely below is not measured more closely
_PHASES = {
    CanastaPhase.DRAWING: (state.Draw, state.TakePile),
    CanastaPhase.MELDING: (state.Meld, state.Discard, state.AskPermission),
    CanastaPhase.ANSWERING: (state.AnswerPermission,),
}


class CanastaReviewer(CanastaExpert):
    """Reviewer of one decision; the action `done` is always among the choices."""

    def __init__(self, options: CanastaOptions, seats: int, seed: int, done: Action) -> None:
        super().__init__(options, seats, seed)
        self._done = done

    def advise(self, view: CanastaView, history: Sequence[Event], stop: Stop) -> Advice[Action]:
        """Return the best choice with the values of all; asking is valued as going out, cuts are not."""
        if not isinstance(self._done, _PHASES.get(view.public.phase, ())):
            return super().advise(view, history, stop)
        determinizer = CanastaDeterminizer(self._rules, self._playout_rules, view, history)
        info = CanastaInformationSet(self._rules, view, history)
        options = self._options(info, determinizer)
        own = self._own_option(options, view)
        if len(options) < 2:
            return Advice(self._done, reasons.reason(info, self._done))
        rng = Random(f"{self._seed}/{view.seat}/{len(history)}")
        best = CanastaSearch(determinizer, self._weights, rng).best(options, PLAYOUTS, stop)
        if own.values and self._agrees_with_expert(info, determinizer, own, rng, stop):
            best, options = own, [option for option in options if _mean(option) <= _mean(own)]

        def action(option: SearchOption) -> Action:
            asks = option.kind is CandidateKind.OUT and self._should_ask(info, option.action)
            return self._done if option is own else state.AskPermission() if asks else option.action

        behind = partial(regret, determinizer, self._weights, rng, best, own, _MOST, _LITTLE, stop)
        better = action(best)
        values = compare(options, best, own, behind, action, 1.0)
        return Advice(better, reasons.reason(info, better), values)

    def _agrees_with_expert(
        self, info: CanastaInformationSet, determinizer: CanastaDeterminizer, own: SearchOption, rng: Random, stop: Stop
    ) -> bool:
        """Return whether the expert's neural lookahead makes the same choice, which then counts as the best."""
        if self._estimator is None or own.kind in (CandidateKind.YES, CandidateKind.NO):
            return False
        expert = self._search_option(info, determinizer, rng, stop)
        return expert is not None and (_is_same(expert, own) or _is_part(own, expert))

    def _own_option(self, options: list[SearchOption], view: CanastaView) -> SearchOption:
        """Return the option for the action done, adding it if it is equivalent to none of the options."""
        own, asks = _option_of(self._done, view), isinstance(self._done, state.AskPermission)
        out = (option for option in options if option.kind is CandidateKind.OUT)
        same = next(out, None) if asks else next((option for option in options if _is_same(option, own)), None)
        if same is None and (options or isinstance(own.action, state.TakePile)):
            options.append(own)
        return same or own


def _option_of(done: Action, view: CanastaView) -> SearchOption:
    match done:
        case state.TakePile(cards, more):
            top = view.zones[state.DISCARD][-1]
            assert top is not None
            plan = PileTake(_group(rank_code(top), cards), [_group(group.rank, group.cards) for group in more], 0.0)
            return SearchOption(CandidateKind.TAKE, done, plan=plan)
        case state.Meld(groups):
            laid = [_group(group.rank, group.cards) for group in groups]
            assert view.seat is not None
            left = len(view.zones[state.hand(view.seat)]) - sum(group.count() for group in laid)
            out = left <= (0 if view.public.last else 1)  # a card may be kept only to be discarded
            return SearchOption(CandidateKind.OUT if out else CandidateKind.LAY, done, laid)
        case state.Discard(card):
            return SearchOption(CandidateKind.DISCARD, done, rank=rank_code(card))
        case state.AnswerPermission(yes):
            return SearchOption(CandidateKind.YES if yes else CandidateKind.NO, done)
        case _:
            return SearchOption(CandidateKind.DRAW, done)


def _group(rank: int, cards: Iterable[Card]) -> RankGroup:
    held = rank_counts(cards)
    return RankGroup(rank, 0 if rank == DEUCE else held[rank], held[DEUCE], held[JOKER])


def _is_same(one: SearchOption, other: SearchOption) -> bool:
    """Return whether two options are equivalent: suits of a rank do not matter."""
    return (one.kind, one.rank, _group_counts(one)) == (other.kind, other.rank, _group_counts(other))


def _is_part(own: SearchOption, expert: SearchOption) -> bool:
    """Return whether the melds are some of those that the expert would lay at once."""
    return own.kind is expert.kind is CandidateKind.LAY and set(_group_counts(own)) <= set(_group_counts(expert))


def _mean(option: SearchOption) -> float:
    return math.fsum(option.values) / max(1, len(option.values))


def _group_counts(option: SearchOption) -> list[tuple[int, int, int, int]]:
    plan = option.plan
    groups = option.groups if plan is None else [plan.group, *plan.more]
    return sorted((group.rank, group.natural, group.deuces, group.jokers) for group in groups)

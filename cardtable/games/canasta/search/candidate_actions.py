"""Candidate actions of the expert: legal search options, the playout policy's choice first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardtable.core.cards import Card, Cards
from cardtable.games.canasta import state
from cardtable.games.canasta.options import AskPartner
from cardtable.games.canasta.playout.pile_policy import PileTake
from cardtable.games.canasta.playout.playout_state import DEUCE, JOKER, RankGroup
from cardtable.games.canasta.playout.policy_weights import PolicyWeights
from cardtable.games.canasta.search import candidates
from cardtable.games.canasta.search.candidates import CandidateKind, CandidateMove
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer
from cardtable.games.canasta.search.expert_search import SearchOption
from cardtable.games.canasta.search.information_set import CanastaInformationSet


class CandidateActions:
    """Legal options of a player, the policy's choice first."""

    def __init__(self, info: CanastaInformationSet, determinizer: CanastaDeterminizer, weights: PolicyWeights) -> None:
        self._info = info
        self._weights = weights
        self._place = determinizer.place
        self._state = determinizer.state

    def beginning(self) -> list[SearchOption]:
        """Return the options of taking the pile or drawing."""
        return self._options(candidates.beginning(self._state, self._weights, self._place))

    def going_on(self) -> list[SearchOption]:
        """Return the options of going out, melding or discarding."""
        return self._melding(candidates.going_on(self._state, self._weights, self._place))

    def in_order(self) -> list[SearchOption]:
        """Return the options in the order of the network's decisions: going out, laying cards, discarding."""
        return self._melding(candidates.in_order(self._state, self._weights, self._place))

    def _melding(self, suggested: list[CandidateMove]) -> list[SearchOption]:
        result = self._options(suggested)
        if self._info.public.asked is state.PermissionState.YES:
            return [option for option in result if option.kind is CandidateKind.OUT] or result
        return result

    def _options(self, result: Iterable[CandidateMove]) -> list[SearchOption]:
        return list(self._legal(map(self._option, result)))

    def _option(self, proposal: CandidateMove) -> SearchOption:
        groups, plan, rank = proposal.groups, proposal.plan, proposal.rank
        option = SearchOption(proposal.kind, state.Draw(), groups, plan, rank, proposal.prior)
        match proposal.kind:
            case CandidateKind.TAKE:
                assert plan is not None
                option.action = self._take(plan)
            case CandidateKind.OUT | CandidateKind.LAY:
                option.action = self._act(groups)
            case CandidateKind.DISCARD:
                option.action = state.Discard(next(card for card in self._info.context.hand if card.rank == rank))
        return option

    # Cards for numbers

    def _take(self, plan: PileTake) -> state.TakePile:
        used: list[Card] = []
        cards = self._cards(plan.group, used)
        return state.TakePile(cards, tuple(state.MeldGroup(more.rank, self._cards(more, used)) for more in plan.more))

    def _act(self, groups: list[RankGroup]) -> state.Meld:
        used: list[Card] = []
        return state.Meld(tuple(state.MeldGroup(group.rank, self._cards(group, used)) for group in groups))

    def _cards(self, group: RankGroup, used: list[Card]) -> Cards:
        """Return unused cards of the hand for a group, and append them to `used`."""
        result: list[Card] = []
        for rank, number in ((group.rank, group.natural), (DEUCE, group.deuces), (JOKER, group.jokers)):
            held = [card for card in self._info.context.hand if card.rank == rank]
            for card in used:
                if card in held:
                    held.remove(card)
            result += held[:number]
            used += held[:number]
        return tuple(result)

    def _legal(self, options: Iterable[SearchOption]) -> Iterator[SearchOption]:
        """Yield the legal options; going out also where only the question to the partner is missing."""
        rules, view = self._info.rules, self._info.view
        must_ask = rules.options.ask_partner is AskPartner.REQUIRED
        for option in options:
            may_ask = option.kind is CandidateKind.OUT and must_ask and rules.check(view, state.AskPermission()) is None
            if may_ask or rules.check(view, option.action) is None:
                yield option

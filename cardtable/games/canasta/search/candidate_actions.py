"""What the expert considers, as actions: what the habits of its style suggest comes first."""

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
    """What a player could do now, the habit first; all of it is legal."""

    def __init__(self, outlook: CanastaInformationSet, scene: CanastaDeterminizer, style: PolicyWeights) -> None:
        self._outlook = outlook
        self._style = style
        self._place = scene.place
        self._table = scene.table

    def beginning(self) -> list[SearchOption]:
        """Take the pile or draw."""
        return self._options(candidates.beginning(self._table, self._style, self._place))

    def going_on(self) -> list[SearchOption]:
        """Go out, meld or discard."""
        return self._melding(candidates.going_on(self._table, self._style, self._place))

    def in_order(self) -> list[SearchOption]:
        """The same, as a network is asked: go out or not, lay all that is usual down or not, any discard."""
        return self._melding(candidates.in_order(self._table, self._style, self._place))

    def _melding(self, suggested: list[CandidateMove]) -> list[SearchOption]:
        found = self._options(suggested)
        if self._outlook.public.asked is state.PermissionState.YES:
            return [option for option in found if option.kind is CandidateKind.OUT] or found
        return found

    def _options(self, found: Iterable[CandidateMove]) -> list[SearchOption]:
        return list(self._legal(map(self._option, found)))

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
                option.action = state.Discard(next(card for card in self._outlook.standing.hand if card.rank == rank))
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
        """Cards of the hand for a group that are not used yet; they are added to the used ones."""
        found: list[Card] = []
        for rank, number in ((group.rank, group.natural), (DEUCE, group.deuces), (JOKER, group.jokers)):
            held = [card for card in self._outlook.standing.hand if card.rank == rank]
            for card in used:
                if card in held:
                    held.remove(card)
            found += held[:number]
            used += held[:number]
        return tuple(found)

    def _legal(self, options: Iterable[SearchOption]) -> Iterator[SearchOption]:
        """Those that the rules allow; going out also where only the partner has to be asked before."""
        rules, view = self._outlook.rules, self._outlook.view
        must_ask = rules.options.ask_partner is AskPartner.REQUIRED
        for option in options:
            may_ask = option.kind is CandidateKind.OUT and must_ask and rules.check(view, state.AskPermission()) is None
            if may_ask or rules.check(view, option.action) is None:
                yield option

"""Candidates of the search: legal options, found in a playout state."""

from __future__ import annotations

from cardtable.core.cards import Card, Cards
from cardtable.games.canasta.options import AskPartner
from cardtable.games.canasta.playout import meld_policy
from cardtable.games.canasta.playout.discard_policy import discard_cost, take_probability
from cardtable.games.canasta.playout.going_out_policy import find_way_out, going_out_gain
from cardtable.games.canasta.playout.meld_policy import first_meld, lean_first_meld
from cardtable.games.canasta.playout.pile_policy import PileTake, best_take
from cardtable.games.canasta.playout.playout_state import RankGroup
from cardtable.games.canasta.playout.policy_weights import PolicyWeights, is_ending, is_near, is_pressed
from cardtable.games.canasta.playout.rank_codes import BLACK, DEUCE, END, FOUR, JOKER, SEVEN
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer
from cardtable.games.canasta.search.expert_search import CandidateKind, SearchOption
from cardtable.games.canasta.search.information_set import CanastaInformationSet
from cardtable.games.canasta.search.turn_heuristics import should_permit
from cardtable.games.canasta.state import (
    AnswerPermission,
    AskPermission,
    Discard,
    Draw,
    Meld,
    MeldGroup,
    PermissionState,
    TakePile,
)

_DISCARDS = 4  # discards that are tried, those that cost least
_MELDS = 3  # melds of the policy that are tried
_OTHERS = 3  # other melds that are tried
_AGAINST = -20.0  # points: prior of an action that the policy would not choose
SAFE, _SURE = 0.15, 0.9  # probability that the pile is taken: below the first a discard is safe; the second is a gift
_LONG = 4  # cards of a meld that may be worth a wild card before the last
_GUARDED, _DOUBTFUL = 3, 0.3  # cards of a pile that is not risked so far while a black three is in the hand
_LARGE = 4  # cards of a pile that may be worth freezing


class CandidateActions:
    """Legal options of a player, the policy's choice first."""

    def __init__(self, info: CanastaInformationSet, determinizer: CanastaDeterminizer, weights: PolicyWeights) -> None:
        self._info = info
        self._weights = weights
        self._place = determinizer.place
        self._state = determinizer.state
        self._side = self._state.side[self._place]
        self._hand = self._state.hands[self._place]
        self._is_open = self._state.open[self._side]

    def draw_options(self) -> list[SearchOption]:
        """Return the options of taking the pile or drawing."""
        plan = best_take(self._state, self._weights, self._place)
        if plan is None:
            return self._legal([SearchOption(CandidateKind.DRAW, Draw())])
        take = self._take(plan)
        if plan.gain > 0:
            return self._legal([take, SearchOption(CandidateKind.DRAW, Draw(), prior=-plan.gain)])
        take.prior = plan.gain
        return self._legal([SearchOption(CandidateKind.DRAW, Draw()), take])

    def turn_options(self) -> list[SearchOption]:
        """Return the options of going out, melding or discarding."""
        state, weights, place = self._state, self._weights, self._place
        policy_melds = self._policy_melds()
        others = self._other_melds([group.rank for option in policy_melds for group in option.groups])[:_OTHERS]
        discards = self._cheap_discards()
        groups = find_way_out(state, place)
        out = [self._lay(groups, _AGAINST, CandidateKind.OUT)] if groups else []
        if groups and going_out_gain(state, weights, place) > weights.leaving:
            out[0].prior = 0.0
            return self._melding([*out, *_penalized(policy_melds[:1]), *_penalized(discards[:1])])
        if not policy_melds:
            return self._melding([*discards, *others, *out])
        waiting = [] if is_near(state, weights, place) else _penalized(discards[:1])  # cards not laid would be caught
        return self._melding([*policy_melds[:_MELDS], *others, *waiting, *out])

    def network_options(self) -> list[SearchOption]:
        """Return the options in the order of the network's decisions: going out, laying melds or some, discarding."""
        out = find_way_out(self._state, self._place)
        result = [self._lay(out, kind=CandidateKind.OUT)] if out else []
        return self._melding(
            result + [*map(self._lay, self._melds_in_order()), *map(self._discard, self._discard_costs())]
        )

    def answers(self) -> list[SearchOption]:
        """Return the answers to the partner, the usual one first."""
        yes = SearchOption(CandidateKind.YES, AnswerPermission(True))
        no = SearchOption(CandidateKind.NO, AnswerPermission(False))
        return [yes, no] if should_permit(self._info) else [no, yes]

    # Melds

    def _policy_melds(self) -> list[SearchOption]:
        """Return the first meld, or one option for each meld, that the policy would lay."""
        trial = self._state.copy()
        if not self._is_open:
            meld_policy.open_side(trial, self._weights, self._place)
            return [self._lay(trial.laid_groups)] if trial.laid_groups else []
        meld_policy.lay_cards(trial, self._weights, self._place)
        return [self._lay([group]) for group in trial.laid_groups]

    def _other_melds(self, policy_ranks: list[int]) -> list[SearchOption]:
        """Return a first meld that the policy puts off, or melds of other ranks than its own; the largest first."""
        state, side, hand, rules = self._state, self._side, self._hand, self._state.rules
        if not self._is_open:
            first = [] if policy_ranks else lean_first_meld(state, self._place, 0)
            return [self._lay(first, _AGAINST)] if first and not self._is_wasteful(first) else []
        result: list[RankGroup] = []
        wild = hand[DEUCE] + hand[JOKER]
        for rank in range(FOUR, END):
            held, natural, lying = hand[rank], state.natural[side][rank], state.wild(side, rank)
            if not held and not natural:
                continue
            if rank not in policy_ranks and held and (natural or held >= 3) and rules.fits(natural + held, lying):
                result.append(RankGroup(rank, held, 0, 0))
            length = natural + lying
            if wild and length < SEVEN <= length + held + wild:
                lacking = SEVEN - length - held
                if lacking > 0 and rules.fits(natural + held, lying + lacking):
                    deuces = min(hand[DEUCE], lacking)
                    result.append(RankGroup(rank, held, deuces, lacking - deuces))
        rank = meld_policy.rank_for_wild(state, side)
        if wild and rank and rank not in policy_ranks and _LONG <= state.length(side, rank) < SEVEN - 1:
            result.append(RankGroup(rank, 0, int(hand[DEUCE] > 0), int(hand[DEUCE] == 0)))
        result.sort(key=lambda group: -state.length(side, group.rank) - group.count())
        return [self._lay([group], _AGAINST) for group in result]

    def _is_wasteful(self, groups: list[RankGroup]) -> bool:
        """Return whether a first meld strips the hand, or spends a joker, while there is little to win."""
        state, weights = self._state, self._weights
        count = sum(group.count() for group in groups)
        quiet = len(state.pile) <= weights.open_small and not is_pressed(state, self._place)
        hasty = meld_policy.is_hasty(state, weights, state.size[self._place] - count)
        return hasty or (quiet and any(group.jokers for group in groups))

    def _melds_in_order(self) -> list[list[RankGroup]]:
        """Return a first meld; or the policy's melds together, those without wild cards, and each group alone."""
        if not self._is_open:
            first = first_meld(self._state, self._place)
            return [first] if first else []
        groups = self._combined_melds()
        plain = [group for group in groups if not group.deuces + group.jokers]
        result = [groups] if groups else []
        for some in (plain, *([group] for group in groups)):
            if some and some not in result:
                result.append(some)
        return result

    def _combined_melds(self) -> list[RankGroup]:
        """Return the policy's melds, one group for each rank."""
        trial = self._state.copy()
        meld_policy.lay_cards(trial, self._weights, self._place)
        result: dict[int, RankGroup] = {}
        for group in trial.laid_groups:
            there = result.setdefault(group.rank, RankGroup(group.rank, 0, 0, 0))
            there.natural += group.natural
            there.deuces += group.deuces
            there.jokers += group.jokers
        return list(result.values())

    # Discards

    def _cheap_discards(self) -> list[SearchOption]:
        """Return the cheapest discards, and those that bar the pile; no likely gift of the pile if another is safe."""
        state, costs = self._state, self._discard_costs()
        ranks = sorted(costs, key=lambda rank: costs[rank])
        chosen = ranks[:_DISCARDS]
        for rank in ranks[_DISCARDS:]:
            freezes = rank in (DEUCE, JOKER) and not state.frozen and len(state.pile) >= _LARGE
            if rank == BLACK or (freezes and not {DEUCE, JOKER} & set(chosen)):
                chosen.append(rank)
        return [self._discard(rank, costs[chosen[0]] - costs[rank]) for rank in chosen]

    def _discard_costs(self) -> dict[int, float]:
        """Return the cost of each discard by rank, without likely gifts of the pile if another is safe."""
        state, weights, place, hand = self._state, self._weights, self._place, self._hand
        ending = is_ending(state, weights, place)
        costs = {rank: discard_cost(state, weights, place, rank, ending) for rank in range(END) if hand[rank]}
        risks = {rank: take_probability(state, weights, place, rank) if rank >= FOUR else 0.0 for rank in costs}
        if any(risks[rank] < SAFE and rank not in (DEUCE, JOKER) for rank in costs):
            guarded = hand[BLACK] and not state.frozen and len(state.pile) >= _GUARDED
            most = _DOUBTFUL if guarded else _SURE
            costs = {rank: cost for rank, cost in costs.items() if risks[rank] < most}
        return costs

    # Options with cards for the numbers

    def _take(self, plan: PileTake) -> SearchOption:
        used: list[Card] = []
        cards = self._cards(plan.group, used)
        more = tuple(MeldGroup(group.rank, self._cards(group, used)) for group in plan.more)
        return SearchOption(CandidateKind.TAKE, TakePile(cards, more), plan=plan)

    def _lay(
        self, groups: list[RankGroup], prior: float = 0.0, kind: CandidateKind = CandidateKind.LAY
    ) -> SearchOption:
        used: list[Card] = []
        meld = Meld(tuple(MeldGroup(group.rank, self._cards(group, used)) for group in groups))
        return SearchOption(kind, meld, groups, prior=prior)

    def _discard(self, rank: int, prior: float = 0.0) -> SearchOption:
        card = next(card for card in self._info.context.hand if card.rank == rank)
        return SearchOption(CandidateKind.DISCARD, Discard(card), rank=rank, prior=prior)

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

    def _melding(self, options: list[SearchOption]) -> list[SearchOption]:
        result = self._legal(options)
        if self._info.public.asked is PermissionState.YES:
            return [option for option in result if option.kind is CandidateKind.OUT] or result
        return result

    def _legal(self, options: list[SearchOption]) -> list[SearchOption]:
        return [option for option in options if self._is_legal(option)]

    def _is_legal(self, option: SearchOption) -> bool:
        """Return whether the option is legal; going out also where only the question to the partner is missing."""
        rules, view = self._info.rules, self._info.view
        may_ask = option.kind is CandidateKind.OUT and rules.options.ask_partner is AskPartner.REQUIRED
        return (may_ask and rules.check(view, AskPermission()) is None) or rules.check(view, option.action) is None


def _penalized(options: list[SearchOption]) -> list[SearchOption]:
    for option in options:
        option.prior += _AGAINST
    return options

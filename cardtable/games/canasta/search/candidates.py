"""Candidates of the search: legal options, made from candidates in a playout state, the policy's choice first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from cardtable.core.cards import Card, Cards
from cardtable.games.canasta.options import AskPartner
from cardtable.games.canasta.playout import meld_policy
from cardtable.games.canasta.playout.discard_policy import discard_cost, take_probability
from cardtable.games.canasta.playout.going_out_policy import find_way_out, going_out_gain
from cardtable.games.canasta.playout.meld_policy import first_meld, lean_first_meld
from cardtable.games.canasta.playout.pile_policy import PileTake, best_take
from cardtable.games.canasta.playout.playout_state import (
    BLACK,
    DEUCE,
    END,
    FOUR,
    JOKER,
    SEVEN,
    PlayoutState,
    RankGroup,
)
from cardtable.games.canasta.playout.policy_weights import PolicyWeights, is_ending, is_near, is_pressed
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer
from cardtable.games.canasta.search.expert_search import CandidateKind, SearchOption
from cardtable.games.canasta.search.information_set import CanastaInformationSet
from cardtable.games.canasta.state import AskPermission, Discard, Draw, Meld, MeldGroup, PermissionState, TakePile

_DISCARDS = 4  # discards that are tried, those that cost least
_MELDS = 3  # melds of the policy that are tried
_OTHERS = 3  # other melds that are tried
_AGAINST = -20.0  # points: prior of an action that the policy would not choose
SAFE, _SURE = (
    0.15,
    0.9,
)  # probability that the pile is taken: below the first a discard is safe; the second gives it away
_LONG = 4  # cards of a meld that may be worth a wild card before the last
_GUARDED, _DOUBTFUL = 3, 0.3  # cards of a pile that is not risked so far while a black three is in the hand
_LARGE = 4  # cards of a pile that may be worth freezing


@dataclass(slots=True)
class CandidateMove:
    """Candidate as counts of ranks."""

    kind: CandidateKind
    prior: float = 0.0  # expected points relative to the policy's choice, before any playout
    groups: list[RankGroup] = field(default_factory=list)  # of LAY and OUT
    plan: PileTake | None = None  # of TAKE
    rank: int = 0  # of DISCARD


def _draw_candidates(state: PlayoutState, weights: PolicyWeights, place: int) -> list[CandidateMove]:
    """Return the candidates of taking the pile or drawing."""
    plan = best_take(state, weights, place)
    if plan is None:
        return [CandidateMove(CandidateKind.DRAW)]
    if plan.gain > 0:
        return [CandidateMove(CandidateKind.TAKE, plan=plan), CandidateMove(CandidateKind.DRAW, -plan.gain)]
    return [CandidateMove(CandidateKind.DRAW), CandidateMove(CandidateKind.TAKE, plan.gain, plan=plan)]


def _turn_candidates(state: PlayoutState, weights: PolicyWeights, place: int) -> list[CandidateMove]:
    """Return the candidates of going out, melding or discarding."""
    policy_melds = _policy_melds(state, weights, place)
    others = _other_melds(
        state, weights, place, [group.rank for candidate in policy_melds for group in candidate.groups]
    )
    discards = _discard_candidates(state, weights, place)
    groups = find_way_out(state, place)
    out = [CandidateMove(CandidateKind.OUT, _AGAINST, groups)] if groups else []
    if groups and going_out_gain(state, weights, place) > weights.leaving:
        out[0].prior = 0.0
        return [*out, *_penalized(policy_melds[:1]), *_penalized(discards[:1])]
    if policy_melds:
        waiting = [] if is_near(state, weights, place) else _penalized(discards[:1])  # cards not laid would be caught
        return [*policy_melds[:_MELDS], *others[:_OTHERS], *waiting, *out]
    return [*discards, *others[:_OTHERS], *out]


def _penalized(candidates: list[CandidateMove]) -> list[CandidateMove]:
    for candidate in candidates:
        candidate.prior += _AGAINST
    return candidates


def _policy_melds(state: PlayoutState, weights: PolicyWeights, place: int) -> list[CandidateMove]:
    """Return the first meld, or one candidate for each meld, that the policy would lay."""
    trial = state.copy()
    if not state.open[state.side[place]]:
        meld_policy.open_side(trial, weights, place)
        return [CandidateMove(CandidateKind.LAY, groups=trial.laid_groups)] if trial.laid_groups else []
    meld_policy.lay_cards(trial, weights, place)
    return [CandidateMove(CandidateKind.LAY, groups=[group]) for group in trial.laid_groups]


def _other_melds(
    state: PlayoutState, weights: PolicyWeights, place: int, policy_melds: list[int]
) -> list[CandidateMove]:
    """Return a first meld that the policy puts off, or melds of other ranks than its own; the largest first."""
    if not state.open[state.side[place]]:
        groups = [] if policy_melds else lean_first_meld(state, place, 0)
        return (
            [CandidateMove(CandidateKind.LAY, _AGAINST, groups)]
            if groups and not _is_wasteful(state, weights, place, groups)
            else []
        )
    side, hand, playout_rules = state.side[place], state.hands[place], state.rules
    result: list[RankGroup] = []
    wild = hand[DEUCE] + hand[JOKER]
    for rank in range(FOUR, END):
        held, natural, lying = hand[rank], state.natural[side][rank], state.wild(side, rank)
        if not held and not natural:
            continue
        if rank not in policy_melds and held and (natural or held >= 3) and playout_rules.fits(natural + held, lying):
            result.append(RankGroup(rank, held, 0, 0))
        length = natural + lying
        if wild and length < SEVEN <= length + held + wild:
            lacking = SEVEN - length - held
            if lacking > 0 and playout_rules.fits(natural + held, lying + lacking):
                deuces = min(hand[DEUCE], lacking)
                result.append(RankGroup(rank, held, deuces, lacking - deuces))
    rank = meld_policy.rank_for_wild(state, side)
    if wild and rank and rank not in policy_melds and _LONG <= state.length(side, rank) < SEVEN - 1:
        result.append(RankGroup(rank, 0, int(hand[DEUCE] > 0), int(hand[DEUCE] == 0)))
    result.sort(key=lambda group: -state.length(side, group.rank) - group.count())
    return [CandidateMove(CandidateKind.LAY, _AGAINST, [group]) for group in result]


def _is_wasteful(state: PlayoutState, weights: PolicyWeights, place: int, groups: list[RankGroup]) -> bool:
    """Return whether a first meld strips the hand, or spends a joker, while there is little to win."""
    count = sum(group.count() for group in groups)
    quiet = len(state.pile) <= weights.open_small and not is_pressed(state, place)
    return meld_policy.is_hasty(state, weights, state.size[place] - count) or (
        quiet and any(group.jokers for group in groups)
    )


def _network_candidates(state: PlayoutState, weights: PolicyWeights, place: int) -> list[CandidateMove]:
    """Return the candidates of one decision after another: going out, laying the policy's melds or some, discarding."""
    out = find_way_out(state, place)
    result = [CandidateMove(CandidateKind.OUT, groups=out)] if out else []
    result += [CandidateMove(CandidateKind.LAY, groups=groups) for groups in _melds_in_order(state, weights, place)]
    return result + [
        CandidateMove(CandidateKind.DISCARD, rank=rank) for rank in _sensible_discards(state, weights, place)
    ]


def _melds_in_order(state: PlayoutState, weights: PolicyWeights, place: int) -> list[list[RankGroup]]:
    """Return a first meld; or the policy's melds together, those without wild cards, and each group alone."""
    if not state.open[state.side[place]]:
        first = first_meld(state, place)
        return [first] if first else []
    groups = _combined_melds(state, weights, place)
    plain = [group for group in groups if not group.deuces + group.jokers]
    result = [groups] if groups else []
    for some in (plain, *([group] for group in groups)):
        if some and some not in result:
            result.append(some)
    return result


def _combined_melds(state: PlayoutState, weights: PolicyWeights, place: int) -> list[RankGroup]:
    """Return the policy's melds, one group for each rank."""
    trial = state.copy()
    meld_policy.lay_cards(trial, weights, place)
    result: dict[int, RankGroup] = {}
    for group in trial.laid_groups:
        rank, there = group.rank, result.get(group.rank, RankGroup(group.rank, 0, 0, 0))
        result[rank] = RankGroup(
            rank, there.natural + group.natural, there.deuces + group.deuces, there.jokers + group.jokers
        )
    return list(result.values())


def _discard_candidates(state: PlayoutState, weights: PolicyWeights, place: int) -> list[CandidateMove]:
    """Return the cheapest discards, and those that bar the pile; no likely gift of the pile if another is safe."""
    costs = _sensible_discards(state, weights, place)
    ranks = sorted(costs, key=lambda rank: costs[rank])
    chosen = ranks[:_DISCARDS]
    for rank in ranks[_DISCARDS:]:
        freezes = rank in (DEUCE, JOKER) and not state.frozen and len(state.pile) >= _LARGE
        if rank == BLACK or (freezes and not {DEUCE, JOKER} & set(chosen)):
            chosen.append(rank)
    return [CandidateMove(CandidateKind.DISCARD, costs[chosen[0]] - costs[rank], rank=rank) for rank in chosen]


def _sensible_discards(state: PlayoutState, weights: PolicyWeights, place: int) -> dict[int, float]:
    """Return the cost of each discard by rank, without likely gifts of the pile if another is safe."""
    hand, ending = state.hands[place], is_ending(state, weights, place)
    costs = {rank: discard_cost(state, weights, place, rank, ending) for rank in range(END) if hand[rank]}
    risks = {rank: take_probability(state, weights, place, rank) if rank >= FOUR else 0.0 for rank in costs}
    if any(risks[rank] < SAFE and rank not in (DEUCE, JOKER) for rank in costs):
        guarded = hand[BLACK] and not state.frozen and len(state.pile) >= _GUARDED
        most = _DOUBTFUL if guarded else _SURE
        costs = {rank: cost for rank, cost in costs.items() if risks[rank] < most}
    return costs


class CandidateActions:
    """Legal options of a player, the policy's choice first."""

    def __init__(self, info: CanastaInformationSet, determinizer: CanastaDeterminizer, weights: PolicyWeights) -> None:
        self._info = info
        self._weights = weights
        self._place = determinizer.place
        self._state = determinizer.state

    def draw_options(self) -> list[SearchOption]:
        """Return the options of taking the pile or drawing."""
        return self._options(_draw_candidates(self._state, self._weights, self._place))

    def turn_options(self) -> list[SearchOption]:
        """Return the options of going out, melding or discarding."""
        return self._melding(_turn_candidates(self._state, self._weights, self._place))

    def network_options(self) -> list[SearchOption]:
        """Return the options in the order of the network's decisions: going out, laying cards, discarding."""
        return self._melding(_network_candidates(self._state, self._weights, self._place))

    def _melding(self, suggested: list[CandidateMove]) -> list[SearchOption]:
        result = self._options(suggested)
        if self._info.public.asked is PermissionState.YES:
            return [option for option in result if option.kind is CandidateKind.OUT] or result
        return result

    def _options(self, result: Iterable[CandidateMove]) -> list[SearchOption]:
        return list(self._legal(map(self._option, result)))

    def _option(self, candidate: CandidateMove) -> SearchOption:
        groups, plan, rank = candidate.groups, candidate.plan, candidate.rank
        option = SearchOption(candidate.kind, Draw(), groups, plan, rank, candidate.prior)
        match candidate.kind:
            case CandidateKind.TAKE:
                assert plan is not None
                option.action = self._take(plan)
            case CandidateKind.OUT | CandidateKind.LAY:
                option.action = self._act(groups)
            case CandidateKind.DISCARD:
                option.action = Discard(next(card for card in self._info.context.hand if card.rank == rank))
        return option

    # Cards for numbers

    def _take(self, plan: PileTake) -> TakePile:
        used: list[Card] = []
        cards = self._cards(plan.group, used)
        return TakePile(cards, tuple(MeldGroup(more.rank, self._cards(more, used)) for more in plan.more))

    def _act(self, groups: list[RankGroup]) -> Meld:
        used: list[Card] = []
        return Meld(tuple(MeldGroup(group.rank, self._cards(group, used)) for group in groups))

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
            may_ask = option.kind is CandidateKind.OUT and must_ask and rules.check(view, AskPermission()) is None
            if may_ask or rules.check(view, option.action) is None:
                yield option

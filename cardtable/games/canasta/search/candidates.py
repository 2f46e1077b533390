"""What is worth trying in a position: what the habits of a style suggest comes first."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field

from cardtable.games.canasta.playout import meld_policy
from cardtable.games.canasta.playout.discard_policy import danger, discard_cost
from cardtable.games.canasta.playout.going_out_policy import find_way_out, leaving_gain
from cardtable.games.canasta.playout.meld_policy import first_meld, opening
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

_DISCARDS = 4  # discards that are tried, those that cost least
_MELDS = 3  # meld acts that are tried, of those that the habits would lay
_OTHERS = 3  # the same, of those that they would not
_AGAINST = -20.0  # points: what speaks against an act that the habits would not do
SAFE, _SURE = 0.15, 0.9  # likelihood that the pile is taken: below it a discard is safe; beyond it gives it away
_LONG = 4  # cards of a meld that may be worth a wild card before the last
_GUARDED, _DOUBTFUL = 3, 0.3  # cards of a pile that is not risked so far while a black three is in the hand
_LARGE = 4  # cards of a pile that may be worth freezing


class CandidateKind(enum.Enum):
    """What sort of choice it is."""

    DRAW = enum.auto()
    TAKE = enum.auto()
    LAY = enum.auto()
    OUT = enum.auto()
    DISCARD = enum.auto()


@dataclass(slots=True)
class CandidateMove:
    """One thing to do, in numbers."""

    kind: CandidateKind
    prior: float = 0.0  # points ahead of the habit before it is tried; below 0: behind it
    groups: list[RankGroup] = field(default_factory=list)  # of LAY and OUT
    plan: PileTake | None = None  # of TAKE
    rank: int = 0  # of DISCARD


def beginning(table: PlayoutState, style: PolicyWeights, place: int) -> list[CandidateMove]:
    """Take the pile or draw."""
    plan = best_take(table, style, place)
    if plan is None:
        return [CandidateMove(CandidateKind.DRAW)]
    if plan.gain > 0:
        return [CandidateMove(CandidateKind.TAKE, plan=plan), CandidateMove(CandidateKind.DRAW, -plan.gain)]
    return [CandidateMove(CandidateKind.DRAW), CandidateMove(CandidateKind.TAKE, plan.gain, plan=plan)]


def going_on(table: PlayoutState, style: PolicyWeights, place: int) -> list[CandidateMove]:
    """Go out, meld or discard."""
    usual = _usual(table, style, place)
    others = _others(table, style, place, [group.rank for proposal in usual for group in proposal.groups])
    throws = discards(table, style, place)
    groups = find_way_out(table, place)
    out = [CandidateMove(CandidateKind.OUT, _AGAINST, groups)] if groups else []
    if groups and leaving_gain(table, style, place) > style.leaving:
        out[0].prior = 0.0
        return [*out, *_against(usual[:1]), *_against(throws[:1])]
    if usual:
        waiting = [] if is_near(table, style, place) else _against(throws[:1])  # what is not laid would be caught
        return [*usual[:_MELDS], *others[:_OTHERS], *waiting, *out]
    return [*throws, *others[:_OTHERS], *out]


def _against(proposals: list[CandidateMove]) -> list[CandidateMove]:
    for proposal in proposals:
        proposal.prior += _AGAINST
    return proposals


def _usual(table: PlayoutState, style: PolicyWeights, place: int) -> list[CandidateMove]:
    """The first meld, or one act for each meld that the habits would lay."""
    trial = table.copy()
    if not table.open[table.side[place]]:
        meld_policy.open_side(trial, style, place)
        return [CandidateMove(CandidateKind.LAY, groups=trial.acts)] if trial.acts else []
    meld_policy.lay_cards(trial, style, place)
    return [CandidateMove(CandidateKind.LAY, groups=[group]) for group in trial.acts]


def _others(table: PlayoutState, style: PolicyWeights, place: int, usual: list[int]) -> list[CandidateMove]:
    """A first meld that the habits put off, or melds for other ranks than theirs; the largest first."""
    if not table.open[table.side[place]]:
        groups = [] if usual else opening(table, place, 0)
        return (
            [CandidateMove(CandidateKind.LAY, _AGAINST, groups)]
            if groups and not _wastes(table, style, place, groups)
            else []
        )
    side, hand, laws = table.side[place], table.hands[place], table.laws
    found: list[RankGroup] = []
    wild = hand[DEUCE] + hand[JOKER]
    for rank in range(FOUR, END):
        held, natural, lying = hand[rank], table.natural[side][rank], table.wild(side, rank)
        if not held and not natural:
            continue
        if rank not in usual and held and (natural or held >= 3) and laws.fits(natural + held, lying):
            found.append(RankGroup(rank, held, 0, 0))
        length = natural + lying
        if wild and length < SEVEN <= length + held + wild:
            lacking = SEVEN - length - held
            if lacking > 0 and laws.fits(natural + held, lying + lacking):
                deuces = min(hand[DEUCE], lacking)
                found.append(RankGroup(rank, held, deuces, lacking - deuces))
    rank = meld_policy.place_for_wild(table, side)
    if wild and rank and rank not in usual and _LONG <= table.length(side, rank) < SEVEN - 1:
        found.append(RankGroup(rank, 0, int(hand[DEUCE] > 0), int(hand[DEUCE] == 0)))
    found.sort(key=lambda group: -table.length(side, group.rank) - group.count())
    return [CandidateMove(CandidateKind.LAY, _AGAINST, [group]) for group in found]


def _wastes(table: PlayoutState, style: PolicyWeights, place: int, groups: list[RankGroup]) -> bool:
    """Whether a first meld strips the hand, or spends a joker, while there is nothing to win."""
    count = sum(group.count() for group in groups)
    quiet = len(table.pile) <= style.open_small and not is_pressed(table, place)
    return meld_policy.is_hasty(table, style, table.size[place] - count) or (
        quiet and any(group.jokers for group in groups)
    )


def in_order(table: PlayoutState, style: PolicyWeights, place: int) -> list[CandidateMove]:
    """One question after another: to go out, to lay down everything that is usual or some of it, what to discard."""
    out = find_way_out(table, place)
    found = [CandidateMove(CandidateKind.OUT, groups=out)] if out else []
    found += [CandidateMove(CandidateKind.LAY, groups=groups) for groups in _melds_in_order(table, style, place)]
    return found + [CandidateMove(CandidateKind.DISCARD, rank=rank) for rank in _sensible(table, style, place)]


def _melds_in_order(table: PlayoutState, style: PolicyWeights, place: int) -> list[list[RankGroup]]:
    """A first meld; or all that the habits would lay, what of it is without wild cards, and each group alone."""
    if not table.open[table.side[place]]:
        first = first_meld(table, place)
        return [first] if first else []
    groups = _all_at_once(table, style, place)
    plain = [group for group in groups if not group.deuces + group.jokers]
    found = [groups] if groups else []
    for some in (plain, *([group] for group in groups)):
        if some and some not in found:
            found.append(some)
    return found


def _all_at_once(table: PlayoutState, style: PolicyWeights, place: int) -> list[RankGroup]:
    """All that the habits would lay, one group for each rank."""
    trial = table.copy()
    meld_policy.lay_cards(trial, style, place)
    found: dict[int, RankGroup] = {}
    for group in trial.acts:
        rank, there = group.rank, found.get(group.rank, RankGroup(group.rank, 0, 0, 0))
        found[rank] = RankGroup(
            rank, there.natural + group.natural, there.deuces + group.deuces, there.jokers + group.jokers
        )
    return list(found.values())


def discards(table: PlayoutState, style: PolicyWeights, place: int) -> list[CandidateMove]:
    """Those that cost least, and those that bar the pile; none that is probably taken while another is safe."""
    costs = _sensible(table, style, place)
    ranks = sorted(costs, key=lambda rank: costs[rank])
    chosen = ranks[:_DISCARDS]
    for rank in ranks[_DISCARDS:]:
        freezes = rank in (DEUCE, JOKER) and not table.frozen and len(table.pile) >= _LARGE
        if rank == BLACK or (freezes and not {DEUCE, JOKER} & set(chosen)):
            chosen.append(rank)
    return [CandidateMove(CandidateKind.DISCARD, costs[chosen[0]] - costs[rank], rank=rank) for rank in chosen]


def _sensible(table: PlayoutState, style: PolicyWeights, place: int) -> dict[int, float]:
    """By rank what discarding it costs; without those that are probably taken, where another is safe."""
    hand, ending = table.hands[place], is_ending(table, style, place)
    costs = {rank: discard_cost(table, style, place, rank, ending) for rank in range(END) if hand[rank]}
    risks = {rank: danger(table, style, place, rank) if rank >= FOUR else 0.0 for rank in costs}
    if any(risks[rank] < SAFE and rank not in (DEUCE, JOKER) for rank in costs):
        guarded = hand[BLACK] and not table.frozen and len(table.pile) >= _GUARDED
        most = _DOUBTFUL if guarded else _SURE
        costs = {rank: cost for rank, cost in costs.items() if risks[rank] < most}
    return costs

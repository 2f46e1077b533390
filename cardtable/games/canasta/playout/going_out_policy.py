"""Going out in playouts: whether a place can, and whether it gains more than by playing on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.canasta.playout.playout_state import PlayoutState, RankGroup
from cardtable.games.canasta.playout.policy_weights import PolicyWeights, is_ending
from cardtable.games.canasta.playout.rank_codes import BLACK, DEUCE, END, FOUR, JOKER, SEVEN

if TYPE_CHECKING:
    from mypy_extensions import i64


def find_way_out(state: PlayoutState, place: i64) -> list[RankGroup]:
    """Return groups that leave at most one card, and the side with enough canastas; [] if none are found."""
    side, hand = state.side[place], state.hands[place]
    if not state.canastas[side] and not _could_complete(state, place):
        return []
    groups: list[RankGroup] = []
    wild = hand[DEUCE] + hand[JOKER]
    stuck: i64 = 0
    rank: i64
    for rank in range(BLACK, END):
        held = hand[rank]
        if held:
            group = _group_out(state, side, rank, held, wild)
            if group is not None:
                groups.append(group)
                wild -= group.deuces
            else:
                stuck += held
                if stuck > 1:
                    return []
    wild = _spend(state, place, groups, wild)
    groups = [group for group in groups if group.count()]
    _share_jokers(hand[JOKER], groups)
    return groups if wild + stuck <= 1 and _enough(state, place, groups) else []


def _group_out(state: PlayoutState, side: i64, rank: i64, held: i64, wild: i64) -> RankGroup | None:
    """Return all cards of a rank as a group to lay, a pair with a wild card; None if they do not fit."""
    if _fits(state, side, rank, held):
        return RankGroup(rank, held, 0, 0)
    if rank != BLACK and held == 2 and wild and not state.natural[side][rank] and state.rules.fits(2, 1):
        return RankGroup(rank, 2, 1, 0)
    return None


def _fits(state: PlayoutState, side: i64, rank: i64, held: i64) -> bool:
    """Return whether natural cards may be laid down when going out."""
    if rank == BLACK:
        return held >= 3 and state.rules.black_melds
    return state.rules.fits(state.natural[side][rank] + held, state.wild(side, rank))


def _could_complete(state: PlayoutState, place: i64) -> bool:
    side, hand = state.side[place], state.hands[place]
    naturals, deuces, jokers = state.natural[side], state.deuces[side], state.jokers[side]
    lacking = SEVEN - hand[DEUCE] - hand[JOKER]
    rank: i64
    for rank in range(FOUR, END):  # noqa: SIM110 - a loop is quicker here
        if naturals[rank] + deuces[rank] + jokers[rank] + hand[rank] >= lacking:
            return True
    return False


def _spend(state: PlayoutState, place: i64, groups: list[RankGroup], wild: i64) -> i64:
    """Add the remaining wild cards to groups, first where they complete canastas; return how many are left."""
    side = state.side[place]
    ranks: list[i64] = [rank for rank in range(FOUR, END) if state.natural[side][rank]]
    for group in groups:
        if group.rank >= FOUR and group.rank not in ranks:
            ranks.append(group.rank)
    for completing in (True, False):
        for rank in ranks:
            wild = _spend_on(state, side, _group_of(groups, rank), wild, completing)
    return wild


def _spend_on(state: PlayoutState, side: i64, group: RankGroup, wild: i64, completing: bool) -> i64:
    """Add wild cards as far as they fit, or as far as a canasta needs them; return how many are left."""
    natural, lying = state.natural[side][group.rank] + group.natural, state.wild(side, group.rank)
    while wild and state.rules.fits(natural, lying + group.deuces + 1):
        count = natural + lying + group.deuces
        if completing and (count >= SEVEN or count + wild < SEVEN):
            break
        group.deuces += 1
        wild -= 1
    return wild


def _group_of(groups: list[RankGroup], rank: i64) -> RankGroup:
    """Return the group of the rank, appending an empty one if there is none."""
    for group in groups:
        if group.rank == rank:
            return group
    groups.append(RankGroup(rank, 0, 0, 0))
    return groups[-1]


def _share_jokers(jokers: i64, groups: list[RankGroup]) -> None:
    """Count `jokers` of the wild cards as jokers; until here all are counted as deuces."""
    for group in groups:
        some = min(jokers, group.deuces)
        group.jokers += some
        group.deuces -= some
        jokers -= some


def _enough(state: PlayoutState, place: i64, groups: list[RankGroup]) -> bool:
    """Return whether the side then has enough canastas, and its minimum where that is needed."""
    side = state.side[place]
    made: i64 = 0
    points: i64 = 0
    for group in groups:
        points += group.points()
        there = state.length(side, group.rank)
        made += there < SEVEN <= there + group.count() and group.rank != BLACK
    if state.canastas[side] + made < state.rules.needed:
        return False
    return state.open[side] or points >= state.minimum[place] or state.rules.free_minimum


def go_out(state: PlayoutState, place: i64, groups: list[RankGroup]) -> None:
    """Go out with these groups and perhaps a discard."""
    fresh = not state.laid[place]
    for group in groups:
        fresh = fresh and not state.length(state.side[place], group.rank)
        state.lay(place, group)
    state.concealed = fresh and state.begun > 0
    rank: i64
    for rank in range(END):
        if state.hands[place][rank]:
            state.discard(place, rank)
            return
    state.go_out(place)


def going_out_gain(state: PlayoutState, weights: PolicyWeights, place: i64) -> float:
    """Return the gain in points of the side by going out now, compared with playing on."""
    side, rules = state.side[place], state.rules
    points = float(rules.out_bonus)
    first = True
    step: i64
    for step in range(1, state.seats):
        other = (place + step) % state.seats
        theirs = state.side[other]
        size: int = state.size[other]
        if theirs == side:
            points -= weights.card_caught * size
            continue
        points += weights.card_caught * weights.caught_share * size
        if not state.open[theirs]:
            points += weights.unopened_caught
        if first and state.canastas[theirs] >= rules.needed:
            points += weights.threat
        first = False
    return points - _growth(state, weights, place)


def _growth(state: PlayoutState, weights: PolicyWeights, place: i64) -> float:
    """Return the points that the player's melds may still gain."""
    if is_ending(state, weights, place):
        return 0.0
    turns = len(state.stock) / (state.seats * state.rules.draw)
    side, points = state.side[place], 0.0
    rank: i64
    for rank in range(FOUR, END):
        count = state.length(side, rank)
        if 4 <= count <= 6:
            points += weights.near_six if count == 6 else weights.near_five if count == 5 else weights.near_four
    return points * min(1.0, turns / 8)

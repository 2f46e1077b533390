"""Discards of the playout policy."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.playout.playout_state import PlayoutState
from cardtable.games.canasta.playout.policy_weights import DiscardCosts, PolicyWeights, is_ending, is_pressed
from cardtable.games.canasta.playout.rank_codes import BLACK, DEUCE, END, FOUR, JOKER, SEVEN, VALUES

if TYPE_CHECKING:
    from mypy_extensions import i64


_NEVER: Final = math.inf


def best_discard(state: PlayoutState, weights: PolicyWeights, place: i64) -> i64:
    """Return the rank to discard."""
    hand, ending = state.hands[place], is_ending(state, weights, place)
    costs = _situation(state, weights, place)
    needs = [_NEVER] * END
    best: i64 = 0
    low = _NEVER
    rank: i64
    for rank in range(END):
        if hand[rank]:
            need = _safe_cost(state, weights, costs, place, rank, ending)
            needs[rank] = need
            if need < low:
                best, low = rank, need
    first, least = best, low + _risk(state, weights, costs, place, best)
    for rank in range(END):
        need = needs[rank]
        if need >= least or rank == first:
            continue  # danger only adds to the cost, so that most ranks need no look at it
        cost = need + _risk(state, weights, costs, place, rank)
        if cost < least or (cost == least and need < low):
            best, least, low = rank, cost, need
    return best


def discard_cost(state: PlayoutState, weights: PolicyWeights, place: i64, rank: i64, ending: bool) -> float:
    """Return the cost of the discard: the risk that the pile is taken with it, and its use to the player's hand."""
    costs = _situation(state, weights, place)
    return _safe_cost(state, weights, costs, place, rank, ending) + _risk(state, weights, costs, place, rank)


def _situation(state: PlayoutState, weights: PolicyWeights, place: i64) -> DiscardCosts | None:
    """Return the discard costs of the present situation; None if the weights make no difference."""
    if state.frozen:
        return weights.frozen
    return weights.free if is_pressed(state, place) else weights.nobody_open


def _safe_cost(
    state: PlayoutState, weights: PolicyWeights, costs: DiscardCosts | None, place: i64, rank: i64, ending: bool
) -> float:
    """Return the cost of the discard if nobody takes the pile."""
    if costs is not None:
        return (
            _natural_cost(state, costs, place, rank, ending) if rank >= FOUR else _other_cost(state, costs, place, rank)
        )
    cost = keep_value(state, weights, place, rank, ending)
    if rank >= FOUR:
        if state.frozen and weights.melded:
            cost -= weights.melded * _melded_elsewhere(state, place, rank)
    elif rank != BLACK and not state.frozen:
        cost -= _stake(state, weights, rank) * _freezing(state, weights, place)
    return cost


def _natural_cost(state: PlayoutState, costs: DiscardCosts, place: i64, rank: i64, ending: bool) -> float:
    side = state.side[place]
    held: int = state.hands[place][rank]
    cost = (costs.value + (costs.value_late if ending else 0.0)) * VALUES[rank]
    if state.natural[side][rank]:
        return cost + costs.fits + (costs.fits_ready if state.canastas[side] >= state.rules.needed else 0.0)
    if held > 2:
        return cost + costs.triple
    left: int = state.rules.deck[rank] - state.visible[rank] - held
    if held == 2:
        return cost + costs.pair + costs.pair_live * left
    return cost + costs.single + costs.single_live * left


def _other_cost(state: PlayoutState, costs: DiscardCosts, place: i64, rank: i64) -> float:
    cards = len(state.pile)
    if rank == BLACK:
        return costs.black + costs.black_card * cards
    cost = costs.joker if rank == JOKER else costs.deuce
    if state.frozen:
        return cost
    return cost + costs.wild_card * cards + (0.0 if state.open[state.side[place]] else costs.wild_closed)


def _risk(state: PlayoutState, weights: PolicyWeights, costs: DiscardCosts | None, place: i64, rank: i64) -> float:
    if rank < FOUR:
        return 0.0
    if costs is None:
        return take_probability(state, weights, place, rank) * _stake(state, weights, rank)
    cards: int = len(state.pile)
    stake = costs.card * max(0.0, cards - costs.small)
    if not stake or (state.frozen and _melded_elsewhere(state, place, rank)):
        return 0.0  # a side with a meld of the rank has laid such cards on it, and holds no pair
    return take_probability(state, weights, place, rank) * stake


def _stake(state: PlayoutState, weights: PolicyWeights, rank: i64) -> float:
    """Return the gain of an opponent who takes the pile with this rank on top."""
    cards: int = len(state.pile)
    return weights.base + weights.stake_points * state.pile_points + weights.stake_card * cards + VALUES[rank]


def _freezing(state: PlayoutState, weights: PolicyWeights, place: i64) -> float:
    """Return the share of the stake that a wild card saves by freezing the pile."""
    side, hand = state.side[place], state.hands[place]
    share = weights.freezing
    if not state.open[side] and is_pressed(state, place):
        share += weights.behind
    rank: i64
    for rank in range(FOUR, END):
        if hand[rank] >= 2:
            share += weights.freeze_pair
    size: int = state.size[place]
    theirs, others = 0, 0
    other: i64
    for other in range(state.seats):
        if state.side[other] != side:
            theirs += state.size[other]
            others += 1
    return share + weights.freeze_few * max(0.0, size - theirs / max(1, others))


def _melded_elsewhere(state: PlayoutState, place: i64, rank: i64) -> int:
    count, own = 0, state.side[place]
    side: i64
    for side in range(len(state.open)):
        count += side != own and state.natural[side][rank] > 0
    return count


def take_probability(state: PlayoutState, weights: PolicyWeights, place: i64, rank: i64) -> float:
    """Return the probability that an opponent takes the pile with this rank on top."""
    side, size, seats = state.side, state.size, state.seats
    own = side[place]
    cards: i64 = len(state.stock)
    left = state.rules.deck[rank] - state.visible[rank] - state.hands[place][rank]
    other: i64
    for other in range(seats):
        if other != place:
            cards += size[other]
            left -= state.known[other][rank]
    hidden: int = cards
    unseen: int = left
    safe, share = 1.0, 1.0
    step: i64
    for step in range(1, seats):
        other = (place + step) % seats
        if side[other] != own:
            safe *= 1.0 - share * _opponent_takes(state, weights, other, rank, unseen, hidden)
            if safe <= 0.0:
                return 1.0
        share = weights.later
    return 1.0 - safe


def _opponent_takes(
    state: PlayoutState, weights: PolicyWeights, other: i64, rank: i64, unseen: float, hidden: float
) -> float:
    """Return the probability that this opponent takes a pile with the rank on top."""
    side, rules = state.side[other], state.rules
    free = not state.is_frozen_for(side)
    melded = state.natural[side][rank] > 0
    if free and melded and rules.adds and (rules.adds_to_canasta or state.length(side, rank) < SEVEN):
        return 1.0
    if not state.open[side] and not rules.first_from_pile:
        return 0.0
    known = state.known[other][rank]
    if known >= 2:
        return 0.95
    if unseen <= 0 and not known:
        return 0.0
    size: int = state.size[other]
    missed = 1.0 - size / hidden if hidden > size else 0.0
    none = math.pow(missed, unseen) if unseen > 0 else 1.0  # with floats alone; ** would make objects of them
    refused = state.refused[other][rank]
    shy = weights.shy * weights.shy if refused > 1 else weights.shy if refused else 1.0
    two = 1.0 - none
    if not known:
        two -= unseen * (1.0 - missed) * math.pow(missed, unseen - 1)
    two *= shy
    if free and rules.take_with_wild:
        two = max(two, weights.by_wild * (1.0 if known else (1.0 - none) * shy))
    if not state.open[side]:
        two *= weights.unopened
    return max(0.0, two)


def keep_value(state: PlayoutState, weights: PolicyWeights, place: i64, rank: i64, ending: bool) -> float:
    """Return the value of a card of the rank in the player's hand."""
    if rank < FOUR:
        black = weights.black if not state.rules.black_freezes else weights.black / 3
        return weights.joker if rank == JOKER else weights.deuce if rank == DEUCE else black
    side = state.side[place]
    held: int = state.hands[place][rank]
    if state.length(side, rank):
        missing: int = max(0, state.rules.needed - state.canastas[side])
        return weights.meld_card + weights.missing * missing
    left: int = state.rules.deck[rank] - state.visible[rank] - held
    worth = weights.single + weights.single_live * left
    if held == 1 and not state.open[side]:
        worth += weights.single_points * VALUES[rank]
    if held == 2:
        worth = weights.pair + weights.pair_live * left
    elif held > 2:
        worth = weights.triple
    if held > 1 and VALUES[rank] > 5:
        worth += weights.high_pair
    return worth - (weights.value_late * VALUES[rank] if ending else 0.0)

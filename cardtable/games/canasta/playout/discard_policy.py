"""What a simulated player discards."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.playout.playout_state import (
    BLACK,
    DEUCE,
    END,
    FOUR,
    JOKER,
    NEVER,
    NOT_TO_CANASTA,
    SEVEN,
    VALUES,
    PlayoutState,
)
from cardtable.games.canasta.playout.policy_weights import DiscardCosts, PolicyWeights, is_ending, is_pressed

if TYPE_CHECKING:
    from mypy_extensions import i64


_NEVER: Final = math.inf


def best_discard(table: PlayoutState, style: PolicyWeights, place: i64) -> i64:
    """The rank to discard."""
    hand, ending = table.hands[place], is_ending(table, style, place)
    throwing = _situation(table, style, place)
    needs = [_NEVER] * END
    best: i64 = 0
    low = _NEVER
    rank: i64
    for rank in range(END):
        if hand[rank]:
            need = _safe_cost(table, style, throwing, place, rank, ending)
            needs[rank] = need
            if need < low:
                best, low = rank, need
    first, least = best, low + _risk(table, style, throwing, place, best)
    for rank in range(END):
        need = needs[rank]
        if need >= least or rank == first:
            continue  # danger only adds to the cost, so that most ranks need no look at it
        cost = need + _risk(table, style, throwing, place, rank)
        if cost < least or (cost == least and need < low):
            best, least, low = rank, cost, need
    return best


def discard_cost(table: PlayoutState, style: PolicyWeights, place: i64, rank: i64, ending: bool) -> float:
    """What the discard loses: the danger that the pile is taken with it, and its use to the own hand."""
    throwing = _situation(table, style, place)
    return _safe_cost(table, style, throwing, place, rank, ending) + _risk(table, style, throwing, place, rank)


def _situation(table: PlayoutState, style: PolicyWeights, place: i64) -> DiscardCosts | None:
    """What discards cost as things are; None if the style makes no difference."""
    if table.frozen:
        return style.frozen
    return style.free if is_pressed(table, place) else style.nobody_open


def _safe_cost(
    table: PlayoutState, style: PolicyWeights, throwing: DiscardCosts | None, place: i64, rank: i64, ending: bool
) -> float:
    """What the discard loses if nobody takes the pile."""
    if throwing is not None:
        return _natural(table, throwing, place, rank, ending) if rank >= FOUR else _other(table, throwing, place, rank)
    cost = use(table, style, place, rank, ending)
    if rank >= FOUR:
        if table.frozen and style.melded:
            cost -= style.melded * _melded_elsewhere(table, place, rank)
    elif rank != BLACK and not table.frozen:
        cost -= _stake(table, style, rank) * _freezing(table, style, place)
    return cost


def _natural(table: PlayoutState, throwing: DiscardCosts, place: i64, rank: i64, ending: bool) -> float:
    """What a natural card costs in a situation."""
    side = table.side[place]
    held: int = table.hands[place][rank]
    cost = (throwing.value + (throwing.value_late if ending else 0.0)) * VALUES[rank]
    if table.natural[side][rank]:
        return cost + throwing.fits + (throwing.fits_ready if table.canastas[side] >= table.laws.needed else 0.0)
    if held > 2:
        return cost + throwing.triple
    left: int = table.laws.deck[rank] - table.seen[rank] - held
    if held == 2:
        return cost + throwing.pair + throwing.pair_live * left
    return cost + throwing.single + throwing.single_live * left


def _other(table: PlayoutState, throwing: DiscardCosts, place: i64, rank: i64) -> float:
    """What a black three or a wild card costs in a situation."""
    cards = len(table.pile)
    if rank == BLACK:
        return throwing.black + throwing.black_card * cards
    cost = throwing.joker if rank == JOKER else throwing.deuce
    if table.frozen:
        return cost
    return cost + throwing.wild_card * cards + (0.0 if table.open[table.side[place]] else throwing.wild_closed)


def _risk(table: PlayoutState, style: PolicyWeights, throwing: DiscardCosts | None, place: i64, rank: i64) -> float:
    """What the danger that the pile is taken with the discard costs."""
    if rank < FOUR:
        return 0.0
    if throwing is None:
        return danger(table, style, place, rank) * _stake(table, style, rank)
    cards: int = len(table.pile)
    stake = throwing.card * max(0.0, cards - throwing.small)
    if not stake or (table.frozen and _melded_elsewhere(table, place, rank)):
        return 0.0  # who has a meld of the rank has laid such cards on it, and holds no pair
    return danger(table, style, place, rank) * stake


def _stake(table: PlayoutState, style: PolicyWeights, rank: i64) -> float:
    """What an opponent wins who takes the pile with this rank on top."""
    cards: int = len(table.pile)
    return style.base + style.stake_points * table.pile_points + style.stake_card * cards + VALUES[rank]


def _freezing(table: PlayoutState, style: PolicyWeights, place: i64) -> float:
    """What a wild card that freezes the pile saves, as a share of what is at stake."""
    side, hand = table.side[place], table.hands[place]
    share = style.freezing
    if not table.open[side] and is_pressed(table, place):
        share += style.behind
    rank: i64
    for rank in range(FOUR, END):
        if hand[rank] >= 2:
            share += style.freeze_pair
    size: int = table.size[place]
    theirs, others = 0, 0
    other: i64
    for other in range(table.seats):
        if table.side[other] != side:
            theirs += table.size[other]
            others += 1
    return share + style.freeze_few * max(0.0, size - theirs / max(1, others))


def _melded_elsewhere(table: PlayoutState, place: i64, rank: i64) -> int:
    """How many other sides have a meld of the rank."""
    count, own = 0, table.side[place]
    side: i64
    for side in range(len(table.open)):
        count += side != own and table.natural[side][rank] > 0
    return count


def danger(table: PlayoutState, style: PolicyWeights, place: i64, rank: i64) -> float:
    """How likely an opponent takes the pile with this rank on top, from 0 to 1."""
    side, size, seats = table.side, table.size, table.seats
    own = side[place]
    cards: i64 = len(table.stock)
    left = table.laws.deck[rank] - table.seen[rank] - table.hands[place][rank]
    other: i64
    for other in range(seats):
        if other != place:
            cards += size[other]
            left -= table.known[other][rank]
    hidden: int = cards
    unseen: int = left
    safe, share = 1.0, 1.0
    step: i64
    for step in range(1, seats):
        other = (place + step) % seats
        if side[other] != own:
            safe *= 1.0 - share * _may_take(table, style, other, rank, unseen, hidden)
            if safe <= 0.0:
                return 1.0
        share = style.later
    return 1.0 - safe


def _may_take(table: PlayoutState, style: PolicyWeights, other: i64, rank: i64, unseen: float, hidden: float) -> float:
    """How likely this opponent takes a pile with the rank on top."""
    side, laws = table.side[other], table.laws
    free = not table.frozen_for(side)
    if free and _takes_to_meld(table, side, rank):
        return 1.0
    if not table.open[side] and not laws.first_from_pile:
        return 0.0
    known = table.known[other][rank]
    if known >= 2:
        return 0.95
    if unseen <= 0 and not known:
        return 0.0
    size: int = table.size[other]
    missed = 1.0 - size / hidden if hidden > size else 0.0
    none = math.pow(missed, unseen) if unseen > 0 else 1.0  # with floats alone; ** would make objects of them
    refused = table.shy[other][rank]
    shy = style.shy * style.shy if refused > 1 else style.shy if refused else 1.0
    two = 1.0 - none
    if not known:
        two -= unseen * (1.0 - missed) * math.pow(missed, unseen - 1)
    two *= shy
    if free and laws.take_with_wild:
        two = max(two, style.by_wild * (1.0 if known else (1.0 - none) * shy))
    if not table.open[side]:
        two *= style.unopened
    return max(0.0, two)


def _takes_to_meld(table: PlayoutState, side: i64, rank: i64) -> bool:
    """Whether the side may take the rank to a meld it has, if the pile is not frozen."""
    adding = table.laws.adding
    if not table.natural[side][rank] or adding == NEVER:
        return False
    return adding != NOT_TO_CANASTA or table.length(side, rank) < SEVEN


def use(table: PlayoutState, style: PolicyWeights, place: i64, rank: i64, ending: bool) -> float:
    """What a card of the rank is worth in the own hand."""
    if rank < FOUR:
        black = style.black if not table.laws.black_freezes else style.black / 3
        return style.joker if rank == JOKER else style.deuce if rank == DEUCE else black
    side = table.side[place]
    held: int = table.hands[place][rank]
    if table.length(side, rank):
        missing: int = max(0, table.laws.needed - table.canastas[side])
        return style.meld_card + style.missing * missing
    left: int = table.laws.deck[rank] - table.seen[rank] - held
    worth = style.single + style.single_live * left
    if held == 1 and not table.open[side]:
        worth += style.single_points * VALUES[rank]
    if held == 2:
        worth = style.pair + style.pair_live * left
    elif held > 2:
        worth = style.triple
    if held > 1 and VALUES[rank] > 5:
        worth += style.high_pair
    return worth - (style.value_late * VALUES[rank] if ending else 0.0)

"""What a simulated player discards."""

from __future__ import annotations

from cardtable.games.canasta.yardstick_1.numbers_1 import (
    BLACK,
    DEUCE,
    END,
    FOUR,
    JOKER,
    NEVER,
    NOT_TO_CANASTA,
    SEVEN,
    VALUES,
    Table,
)
from cardtable.games.canasta.yardstick_1.played_outlook_1 import is_ending, is_pressed
from cardtable.games.canasta.yardstick_1.style_1 import Style


def best_discard(table: Table, style: Style, place: int) -> int:
    """The rank to discard."""
    best, least = 0, float("inf")
    hand = table.hands[place]
    ending = is_ending(table, style, place)
    for rank in range(END):
        if hand[rank]:
            cost = discard_cost(table, style, place, rank, ending)
            if cost < least:
                best, least = rank, cost
    return best


def discard_cost(table: Table, style: Style, place: int, rank: int, ending: bool) -> float:
    """What the discard loses: the danger that the pile is taken with it, and its use to the own hand."""
    stake = style.base + style.stake_points * table.pile_points + style.stake_card * len(table.pile) + VALUES[rank]
    cost = use(table, style, place, rank, ending)
    if rank >= FOUR:
        if table.frozen and style.melded:
            cost -= style.melded * _melded_elsewhere(table, place, rank)
        return cost + danger(table, style, place, rank) * stake
    if rank != BLACK and not table.frozen:
        cost -= style.freezing * stake
        if not table.open[table.side[place]] and is_pressed(table, place):
            cost -= style.behind * stake
    return cost


def _melded_elsewhere(table: Table, place: int, rank: int) -> int:
    """How many other sides have a meld of the rank."""
    count = 0
    for side in range(len(table.open)):
        count += side != table.side[place] and table.natural[side][rank] > 0
    return count


def danger(table: Table, style: Style, place: int, rank: int) -> float:
    """How likely an opponent takes the pile with this rank on top, from 0 to 1."""
    hidden = len(table.stock)
    unseen = table.laws.deck[rank] - table.seen[rank] - table.hands[place][rank]
    for other in range(table.seats):
        if other != place:
            hidden += table.size[other]
            unseen -= table.known[other][rank]
    safe, share = 1.0, 1.0
    for step in range(1, table.seats):
        other = (place + step) % table.seats
        if table.side[other] != table.side[place]:
            safe *= 1.0 - share * _may_take(table, style, other, rank, unseen, hidden)
        share = style.later
    return 1.0 - safe


def _may_take(table: Table, style: Style, other: int, rank: int, unseen: int, hidden: int) -> float:
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
    share = min(1.0, table.size[other] / max(1, hidden))
    none = (1.0 - share) ** max(0, unseen)
    one = unseen * share * (1.0 - share) ** (unseen - 1) if unseen > 0 else 0.0
    shy = style.shy ** min(2, table.shy[other][rank])
    two = (1.0 - none if known else 1.0 - none - one) * shy
    if free and laws.take_with_wild:
        two = max(two, style.by_wild * (1.0 if known else (1.0 - none) * shy))
    if not table.open[side]:
        two *= style.unopened
    return max(0.0, two)


def _takes_to_meld(table: Table, side: int, rank: int) -> bool:
    """Whether the side may take the rank to a meld it has, if the pile is not frozen."""
    adding = table.laws.adding
    if not table.natural[side][rank] or adding == NEVER:
        return False
    return adding != NOT_TO_CANASTA or table.length(side, rank) < SEVEN


def use(table: Table, style: Style, place: int, rank: int, ending: bool) -> float:
    """What a card of the rank is worth in the own hand."""
    if rank < FOUR:
        black = style.black if not table.laws.black_freezes else style.black / 3
        return style.joker if rank == JOKER else style.deuce if rank == DEUCE else black
    side, held = table.side[place], table.hands[place][rank]
    if table.length(side, rank):
        return style.meld_card + style.missing * max(0, table.laws.needed - table.canastas[side])
    left = table.laws.deck[rank] - table.seen[rank] - held
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

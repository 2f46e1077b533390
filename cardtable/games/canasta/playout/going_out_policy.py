"""Whether a simulated player can go out, and whether that is better than to play on."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from cardtable.games.canasta.playout.policy_weights import PolicyWeights, is_ending

if TYPE_CHECKING:
    from mypy_extensions import i64


def find_way_out(table: PlayoutState, place: i64) -> list[RankGroup]:
    """Groups that leave at most one card, and the side with canastas enough; [] if none are found."""
    side, hand = table.side[place], table.hands[place]
    if not table.canastas[side] and not _could_complete(table, place):
        return []
    groups: list[RankGroup] = []
    wild = hand[DEUCE] + hand[JOKER]
    stuck: i64 = 0
    rank: i64
    for rank in range(BLACK, END):
        held = hand[rank]
        if held:
            group = _group_out(table, side, rank, held, wild)
            if group is not None:
                groups.append(group)
                wild -= group.deuces
            else:
                stuck += held
                if stuck > 1:
                    return []
    wild = _spend(table, place, groups, wild)
    groups = [group for group in groups if group.count()]
    _share_jokers(hand[JOKER], groups)
    return groups if wild + stuck <= 1 and _enough(table, place, groups) else []


def _group_out(table: PlayoutState, side: i64, rank: i64, held: i64, wild: i64) -> RankGroup | None:
    """All cards of a rank as they go down, a pair with a wild card."""
    if _fits(table, side, rank, held):
        return RankGroup(rank, held, 0, 0)
    if rank != BLACK and held == 2 and wild and not table.natural[side][rank] and table.laws.fits(2, 1):
        return RankGroup(rank, 2, 1, 0)
    return None


def _fits(table: PlayoutState, side: i64, rank: i64, held: i64) -> bool:
    """Whether natural cards may be laid down when going out."""
    if rank == BLACK:
        return held >= 3 and table.laws.black_melds
    return table.laws.fits(table.natural[side][rank] + held, table.wild(side, rank))


def _could_complete(table: PlayoutState, place: i64) -> bool:
    """Whether a canasta is in reach."""
    side, hand = table.side[place], table.hands[place]
    naturals, deuces, jokers = table.natural[side], table.deuces[side], table.jokers[side]
    lacking = SEVEN - hand[DEUCE] - hand[JOKER]
    rank: i64
    for rank in range(FOUR, END):  # noqa: SIM110 - a loop is quicker here
        if naturals[rank] + deuces[rank] + jokers[rank] + hand[rank] >= lacking:
            return True
    return False


def _spend(table: PlayoutState, place: i64, groups: list[RankGroup], wild: i64) -> i64:
    """Find places for the wild cards that are left, first where they complete canastas; how many find none."""
    side = table.side[place]
    ranks: list[i64] = [rank for rank in range(FOUR, END) if table.natural[side][rank]]
    for group in groups:
        if group.rank >= FOUR and group.rank not in ranks:
            ranks.append(group.rank)
    for completing in (True, False):
        for rank in ranks:
            wild = _spend_on(table, side, _group_of(groups, rank), wild, completing)
    return wild


def _spend_on(table: PlayoutState, side: i64, group: RankGroup, wild: i64, completing: bool) -> i64:
    """Add wild cards as far as they fit, or as far as a canasta needs them; how many are left."""
    natural, lying = table.natural[side][group.rank] + group.natural, table.wild(side, group.rank)
    while wild and table.laws.fits(natural, lying + group.deuces + 1):
        count = natural + lying + group.deuces
        if completing and (count >= SEVEN or count + wild < SEVEN):
            break
        group.deuces += 1
        wild -= 1
    return wild


def _group_of(groups: list[RankGroup], rank: i64) -> RankGroup:
    """The group of the rank, which may be empty at first."""
    for group in groups:
        if group.rank == rank:
            return group
    groups.append(RankGroup(rank, 0, 0, 0))
    return groups[-1]


def _share_jokers(jokers: i64, groups: list[RankGroup]) -> None:
    """So far all wild cards were called deuces."""
    for group in groups:
        some = min(jokers, group.deuces)
        group.jokers += some
        group.deuces -= some
        jokers -= some


def _enough(table: PlayoutState, place: i64, groups: list[RankGroup]) -> bool:
    """Whether the side then has canastas enough, and its minimum where that is needed."""
    side = table.side[place]
    made: i64 = 0
    points: i64 = 0
    for group in groups:
        points += group.points()
        there = table.length(side, group.rank)
        made += there < SEVEN <= there + group.count() and group.rank != BLACK
    if table.canastas[side] + made < table.laws.needed:
        return False
    return table.open[side] or points >= table.minimum[place] or table.laws.free_minimum


def go_out(table: PlayoutState, place: i64, groups: list[RankGroup]) -> None:
    """Go out with these groups and perhaps a discard."""
    fresh = not table.laid[place]
    for group in groups:
        fresh = fresh and not table.length(table.side[place], group.rank)
        table.lay(place, group)
    table.concealed = fresh and table.begun > 0
    rank: i64
    for rank in range(END):
        if table.hands[place][rank]:
            table.discard(place, rank)
            return
    table.go_out(place)


def leaving_gain(table: PlayoutState, style: PolicyWeights, place: i64) -> float:
    """What the side gains by going out now, compared with playing on."""
    side, laws = table.side[place], table.laws
    points = float(laws.out_bonus)
    first = True
    step: i64
    for step in range(1, table.seats):
        other = (place + step) % table.seats
        theirs = table.side[other]
        size: int = table.size[other]
        if theirs == side:
            points -= style.card_caught * size
            continue
        points += style.card_caught * style.caught_share * size
        if not table.open[theirs]:
            points += style.unopened_caught
        if first and table.canastas[theirs] >= laws.needed:
            points += style.threat
        first = False
    return points - _growth(table, style, place)


def _growth(table: PlayoutState, style: PolicyWeights, place: i64) -> float:
    """What the own melds may still become."""
    if is_ending(table, style, place):
        return 0.0
    turns = len(table.stock) / (table.seats * table.laws.draw)
    side, points = table.side[place], 0.0
    rank: i64
    for rank in range(FOUR, END):
        count = table.length(side, rank)
        if 4 <= count <= 6:
            points += style.near_six if count == 6 else style.near_five if count == 5 else style.near_four
    return points * min(1.0, turns / 8)

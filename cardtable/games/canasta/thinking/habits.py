"""How a simulated player plays a turn: quick habits over numbers, each a function of what its place can know.

Nothing here looks into another hand: only at what is laid open, at the own hand and at what everybody remembers.
"""

from __future__ import annotations

from cardtable.games.canasta.thinking.light import (
    ANY,
    BLACK,
    DEUCE,
    END,
    FOUR,
    JOKER,
    NEVER,
    NOT_TO_CANASTA,
    SEVEN,
    VALUES,
    Group,
    Table,
)
from cardtable.games.canasta.thinking.style import Style

_IMPOSSIBLE = 1_000_000.0


def play_on(table: Table, style: Style, turns: int) -> None:
    """Play to the end of the deal, or so many turns."""
    while not table.over and turns:
        turns -= 1
        begin(table, style)
        if not table.over:
            finish(table, style)


def begin(table: Table, style: Style) -> None:
    """Take the pile or draw."""
    place = table.turn
    plan = best_take(table, style, place)
    if plan is not None and plan.gain > 0:
        take(table, place, plan)
    elif not table.stock:
        if plan is not None and not plan.group.count():
            take(table, place, plan)
        else:
            table.over = True
    else:
        refuse(table, place)
        if not table.draw(place):
            table.over = True


def refuse(table: Table, place: int) -> None:
    """Everybody sees that the pile is not taken."""
    if table.pile and table.pile[-1] >= FOUR:
        table.shy[place][table.pile[-1]] += 1


def finish(table: Table, style: Style) -> None:
    """Meld and discard."""
    place = table.turn
    lay_down(table, style, place)
    if not table.over:
        table.discard(place, best_discard(table, style, place))


# Taking the pile


class Plan:
    """A way to take the pile."""

    __slots__ = ("gain", "group", "more")

    def __init__(self, group: Group, more: list[Group], gain: float) -> None:
        self.group = group
        self.more = more
        self.gain = gain


def take(table: Table, place: int, plan: Plan) -> None:
    """Do it; who takes the last card with the last card goes out."""
    table.take(place, plan.group, plan.more)
    if not table.size[place]:
        table.go_out(place)


def best_take(table: Table, style: Style, place: int) -> Plan | None:
    """The best way to take the pile, if there is one."""
    if not table.pile:
        return None
    top = table.pile[-1]
    if top < FOUR or (table.laws.one_card_rule and table.size[place] == 1 and len(table.pile) == 1):
        return None
    if table.open[table.side[place]]:
        group = _small(table, place, top)
        more: list[Group] = []
    elif table.laws.first_from_pile:
        groups = opening(table, style, place, top)
        if not groups:
            return None
        group, more = groups[0], groups[1:]
    else:
        return None
    if group is None:
        return None
    plan = Plan(group, more, 0.0)
    if not _may_keep(table, place, plan):
        return None
    plan.gain = _gain(table, style, place, plan)
    return plan


def _may_keep(table: Table, place: int, plan: Plan) -> bool:
    """Whether enough cards are left (CR-13)."""
    used = plan.group.count()
    for group in plan.more:
        used += group.count()
    left = table.size[place] - used + len(table.pile) - 1
    return left >= 2 or table.canastas[table.side[place]] >= table.laws.needed


def _small(table: Table, place: int, top: int) -> Group | None:
    """How an open side takes: to a meld, with a pair, with a wild card (CR-09)."""
    laws, side, hand = table.laws, table.side[place], table.hands[place]
    natural, wild = table.natural[side][top], table.wild(side, top)
    free = not table.frozen_for(side)
    if free and natural and laws.adding != NEVER and laws.fits(natural + 1, wild):
        if laws.adding == ANY or natural + wild < SEVEN:
            return Group(top, 0, 0, 0)
    if hand[top] >= 2 and laws.fits(natural + 3, wild):
        return Group(top, 2, 0, 0)
    if free and laws.take_with_wild and hand[top] and laws.fits(natural + 2, wild + 1):
        if hand[DEUCE]:
            return Group(top, 1, 1, 0)
        if hand[JOKER]:
            return Group(top, 1, 0, 1)
    return None


def _gain(table: Table, style: Style, place: int, plan: Plan) -> float:
    """What taking the pile so brings, compared with drawing."""
    side, hand, top = table.side[place], table.hands[place], table.pile[-1]
    back = len(table.pile) - 1
    points = style.points_back * (table.pile_points - VALUES[top]) + style.card_back * back
    for rank in table.pile:
        if rank >= FOUR and (table.natural[side][rank] or hand[rank] >= 2):
            points += style.useful_back
    spent, wild = 0, plan.group.deuces + plan.group.jokers
    if not table.open[side]:
        points += style.opening
        spent = plan.group.count()
        for group in plan.more:
            spent += group.count()
            wild += group.deuces + group.jokers
    elif table.natural[side][top]:
        points += style.joins
    if table.size[place] < 4 and is_ending(table, style, place):
        points -= style.late * back
    return points - style.draw * table.laws.draw - style.wild_spent * wild - style.card_spent * spent


def is_ending(table: Table, style: Style, place: int) -> bool:
    """Whether the deal may end before the side has played many more turns."""
    if len(table.stock) <= 2 * table.seats * table.laws.draw:
        return True
    side, needed = table.side[place], table.laws.needed
    for other in range(table.seats):
        if table.side[other] != side and table.size[other] <= style.few and table.canastas[table.side[other]] >= needed:
            return True
    return False


# The first meld


def opening(table: Table, style: Style, place: int, top: int) -> list[Group]:
    """A lean first meld that counts enough; with the pile's top card (its group comes first), or top 0 without."""
    hand, laws, least = table.hands[place], table.laws, table.minimum[place]
    chosen: list[Group] = []
    spare = [hand[DEUCE], hand[JOKER]]
    total = 0
    if top:
        total = _opening_with(table, place, top, chosen, spare)
        if not chosen:
            return chosen
    groups = [Group(rank, hand[rank], 0, 0) for rank in range(FOUR, END) if hand[rank] >= 3 and rank != top]
    total = _add_groups(groups, chosen, total, least, laws.most)
    if total < least:
        total = _add_pairs(table, place, top, chosen, spare, total)
    if total < least:
        total = _add_wild(table, chosen, spare, total, top)
    return chosen if total >= least else []


def _opening_with(table: Table, place: int, top: int, chosen: list[Group], spare: list[int]) -> int:
    """Begin with the top card of the pile; what that counts."""
    hand, laws = table.hands[place], table.laws
    free = not table.frozen_for(table.side[place])
    if hand[top] >= 2 and laws.fits(3, 0):
        chosen.append(Group(top, hand[top] if laws.fits(hand[top] + 1, 0) else 2, 0, 0))
    elif free and laws.take_with_wild and hand[top] == 1 and spare[0] + spare[1]:
        deuce = min(1, spare[0])
        chosen.append(Group(top, 1, deuce, 1 - deuce))
        spare[0] -= deuce
        spare[1] -= 1 - deuce
    else:
        return 0
    return VALUES[top] + chosen[0].points()


def _add_groups(groups: list[Group], chosen: list[Group], total: int, least: int, most: int) -> int:
    """Natural groups: the least that is enough alone, else the dearest ones."""
    while total < least and groups:
        best = groups[0]
        for group in groups:
            enough, found = group.points() + total >= least, best.points() + total >= least
            if enough != found:
                better = enough
            else:
                better = (group.points() < best.points()) if enough else (group.points() > best.points())
            if better:
                best = group
        groups.remove(best)
        if most:
            best.natural = min(best.natural, most)
        chosen.append(best)
        total += best.points()
    return total


def _add_pairs(table: Table, place: int, top: int, chosen: list[Group], spare: list[int], total: int) -> int:
    """Pairs with a wild card, the dearest first."""
    hand, least = table.hands[place], table.minimum[place]
    for rank in range(END - 1, FOUR - 1, -1):
        if total >= least or not (spare[0] or spare[1]):
            break
        if hand[rank] == 2 and rank != top:
            short = least - total - 2 * VALUES[rank]
            joker = int(spare[1] > 0 and (short > 20 or not spare[0]))
            group = Group(rank, 2, 1 - joker, joker)
            spare[0] -= 1 - joker
            spare[1] -= joker
            chosen.append(group)
            total += group.points()
    return total


def _add_wild(table: Table, chosen: list[Group], spare: list[int], total: int, top: int) -> int:
    """Further wild cards, jokers first."""
    laws, least = table.laws, table.minimum[table.turn]
    for group in chosen:
        while total < least and spare[0] + spare[1]:
            natural = group.natural + (group.rank == top)
            if not laws.fits(natural, group.deuces + group.jokers + 1):
                break
            joker = int(spare[1] > 0)
            group.jokers += joker
            group.deuces += 1 - joker
            spare[1] -= joker
            spare[0] -= 1 - joker
            total += 50 if joker else 20
    return total


# Melds


def lay_down(table: Table, style: Style, place: int) -> None:
    """Go out, or lay down what is better on the table."""
    table.begun = 0
    groups = way_out(table, place)
    if groups and leaving_gain(table, style, place) > style.leaving:
        leave(table, place, groups)
        return
    if not table.open[table.side[place]]:
        open_side(table, style, place)
        if not table.open[table.side[place]]:
            return
    ending = is_ending(table, style, place)
    complete(table, style, place, ending)
    add_cards(table, style, place, ending)
    if ending:
        unload(table, place, 5)
    elif table.size[place] >= style.pair_meld and not table.frozen:
        meld_pair(table, place)


def open_side(table: Table, style: Style, place: int) -> None:
    """The first meld, if it is worth it."""
    groups = opening(table, style, place, 0)
    if not groups:
        return
    count, wild = 0, 0
    for group in groups:
        count += group.count()
        wild += group.deuces + group.jokers
    left = table.size[place] - count
    if left < 2:
        return
    if is_ending(table, style, place) or (
        left >= style.spared and (wild <= style.opening_wild or is_pressed(table, place))
    ):
        for group in groups:
            table.lay(place, group)


def is_pressed(table: Table, place: int) -> bool:
    """Whether another side has melds."""
    for side in range(len(table.open)):
        if table.open[side] and side != table.side[place]:
            return True
    return False


def complete(table: Table, style: Style, place: int, ending: bool) -> None:
    """Groups that make a canasta, with as few wild cards as it takes."""
    side, hand, laws = table.side[place], table.hands[place], table.laws
    for rank in range(FOUR, END):
        there = table.length(side, rank)
        if there >= SEVEN or not (there or hand[rank]):
            continue
        lacking = max(0, SEVEN - there - hand[rank])
        most = style.first_wild if ending or table.canastas[side] < laws.needed else style.complete_wild
        if lacking > most or lacking > hand[DEUCE] + hand[JOKER]:
            continue
        if lacking and not ending and not table.wild(side, rank):
            unseen = laws.deck[rank] - table.seen[rank] - hand[rank]
            if lacking == 1 and unseen >= style.pure:
                continue
        if laws.fits(table.natural[side][rank] + hand[rank], table.wild(side, rank) + lacking):
            deuces = min(hand[DEUCE], lacking)
            group = Group(rank, hand[rank], deuces, lacking - deuces)
            if table.size[place] - group.count() >= 2:
                table.lay(place, group)


def add_cards(table: Table, style: Style, place: int, ending: bool) -> None:
    """Natural cards to melds, and new melds, but for those kept for the pile."""
    side, hand, laws = table.side[place], table.hands[place], table.laws
    for rank in range(END - 1, FOUR - 1, -1):
        held, there = hand[rank], table.length(side, rank)
        if not held or (not there and held < 3) or (not ending and keeps(table, style, held, there)):
            continue
        least = 2.0 if ending else max(2.0, style.low_hand)
        if table.size[place] - held >= least and laws.fits(table.natural[side][rank] + held, table.wild(side, rank)):
            table.lay(place, Group(rank, held, 0, 0))


def keeps(table: Table, style: Style, held: int, there: int) -> bool:
    """Whether cards of a rank are better kept for a large pile."""
    if table.frozen:
        return held <= 3 and len(table.pile) >= style.keep_pile
    return not there and held == 3 and len(table.pile) >= style.keep_free


def meld_pair(table: Table, place: int) -> None:
    """A pair with a deuce, the dearest one."""
    side, hand = table.side[place], table.hands[place]
    for rank in range(END - 1, FOUR - 1, -1):
        if hand[rank] == 2 and hand[DEUCE] and not table.length(side, rank) and table.laws.fits(2, 1):
            table.lay(place, Group(rank, 2, 1, 0))
            return


def unload(table: Table, place: int, least: int) -> None:
    """Near the end: pairs with a wild card from so many cards on, and wild cards on any meld."""
    side, hand, laws = table.side[place], table.hands[place], table.laws
    for rank in range(END - 1, FOUR - 1, -1):
        if (
            hand[rank] == 2
            and not table.length(side, rank)
            and hand[DEUCE] + hand[JOKER]
            and table.size[place] >= least
        ):
            joker = int(not hand[DEUCE])
            if laws.fits(2, 1):
                table.lay(place, Group(rank, 2, 1 - joker, joker))
    while hand[DEUCE] + hand[JOKER] and table.size[place] > 2:
        rank = _place_for_wild(table, side)
        if not rank:
            return
        joker = int(hand[JOKER] > 0)
        table.lay(place, Group(rank, 0, 1 - joker, joker))


def _place_for_wild(table: Table, side: int) -> int:
    """The longest meld short of a natural canasta that takes one more wild card; 0 if there is none."""
    best, longest = 0, 0
    for rank in range(FOUR, END):
        natural, wild = table.natural[side][rank], table.wild(side, rank)
        if not natural or not table.laws.fits(natural, wild + 1) or (not wild and natural >= SEVEN):
            continue
        if natural + wild > longest:
            best, longest = rank, natural + wild
    return best


# Going out


def way_out(table: Table, place: int) -> list[Group]:
    """Groups that leave at most one card, and the side with canastas enough; [] if none are found."""
    side, hand, laws = table.side[place], table.hands[place], table.laws
    groups: list[Group] = []
    wild, stuck = hand[DEUCE] + hand[JOKER], 0
    if not table.canastas[side] and not _could_complete(table, place):
        return groups
    for rank in range(BLACK, END):
        held = hand[rank]
        if not held:
            continue
        natural = table.natural[side][rank]
        if rank == BLACK:
            fits = held >= 3 and laws.black_melds
        else:
            fits = laws.fits(natural + held, table.wild(side, rank))
        if fits:
            groups.append(Group(rank, held, 0, 0))
        elif rank != BLACK and held == 2 and not natural and wild and laws.fits(2, 1):
            wild -= 1
            groups.append(Group(rank, 2, 1, 0))
        else:
            stuck += held
            if stuck > 1:
                return []
    if not _spend(table, place, groups, wild, stuck):
        return []
    _share_jokers(hand[JOKER], groups)
    return groups if _enough(table, place, groups) else []


def _could_complete(table: Table, place: int) -> bool:
    side, hand = table.side[place], table.hands[place]
    wild = hand[DEUCE] + hand[JOKER]
    for rank in range(FOUR, END):
        if table.length(side, rank) + hand[rank] + wild >= SEVEN:
            return True
    return False


def _spend(table: Table, place: int, groups: list[Group], wild: int, stuck: int) -> bool:
    """Find places for the wild cards that are left: first where they complete canastas; one may be discarded."""
    side, laws = table.side[place], table.laws
    ranks = [rank for rank in range(FOUR, END) if table.natural[side][rank]]
    for group in groups:
        if group.rank >= FOUR and group.rank not in ranks:
            ranks.append(group.rank)
    for completing in (True, False):
        for rank in ranks:
            group = _group_of(groups, rank)
            while wild and laws.fits(
                table.natural[side][rank] + group.natural, table.wild(side, rank) + group.deuces + group.jokers + 1
            ):
                count = table.length(side, rank) + group.count()
                if completing and (count >= SEVEN or count + wild < SEVEN):
                    break
                if not group.count():
                    groups.append(group)
                group.deuces += 1
                wild -= 1
    return wild + stuck <= 1


def _group_of(groups: list[Group], rank: int) -> Group:
    for group in groups:
        if group.rank == rank:
            return group
    return Group(rank, 0, 0, 0)


def _share_jokers(jokers: int, groups: list[Group]) -> None:
    """So far all wild cards were called deuces."""
    for group in groups:
        some = min(jokers, group.deuces)
        group.jokers += some
        group.deuces -= some
        jokers -= some


def _enough(table: Table, place: int, groups: list[Group]) -> bool:
    """Whether the side then has canastas enough, and its minimum where that is needed."""
    side, made, points = table.side[place], 0, 0
    for group in groups:
        points += group.points()
        there = table.length(side, group.rank)
        made += there < SEVEN <= there + group.count() and group.rank != BLACK
    if table.canastas[side] + made < table.laws.needed:
        return False
    return table.open[side] or points >= table.minimum[place] or table.laws.free_minimum


def leave(table: Table, place: int, groups: list[Group]) -> None:
    """Go out with these groups and perhaps a discard."""
    fresh = not table.laid[place]
    for group in groups:
        fresh = fresh and not table.length(table.side[place], group.rank)
        table.lay(place, group)
    table.concealed = fresh and table.begun > 0
    for rank in range(END):
        if table.hands[place][rank]:
            table.discard(place, rank)
            return
    table.go_out(place)


def leaving_gain(table: Table, style: Style, place: int) -> float:
    """What the side gains by going out now, compared with playing on."""
    side, laws = table.side[place], table.laws
    points = float(laws.out_bonus)
    first = True
    for step in range(1, table.seats):
        other = (place + step) % table.seats
        theirs = table.side[other]
        if theirs == side:
            points -= style.card_caught * table.size[other]
            continue
        points += style.card_caught * style.caught_share * table.size[other]
        if not table.open[theirs]:
            points += style.unopened_caught
        if first and table.canastas[theirs] >= laws.needed:
            points += style.threat
        first = False
    return points - _growth(table, style, place)


def _growth(table: Table, style: Style, place: int) -> float:
    """What the own melds may still become."""
    if is_ending(table, style, place):
        return 0.0
    turns = len(table.stock) / (table.seats * table.laws.draw)
    side, points = table.side[place], 0.0
    for rank in range(FOUR, END):
        count = table.length(side, rank)
        if count == 6:
            points += style.near_six
        elif count == 5:
            points += style.near_five
        elif count == 4:
            points += style.near_four
    return points * min(1.0, turns / 8)


# Discards


def best_discard(table: Table, style: Style, place: int) -> int:
    """The rank to discard."""
    best, least = 0, _IMPOSSIBLE
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
        if style.feeding and table.frozen:
            cost += style.feeding * _melded_elsewhere(table, place, rank)
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
    natural = table.natural[side][rank]
    if free and natural and laws.adding != NEVER:
        if laws.adding != NOT_TO_CANASTA or table.length(side, rank) < SEVEN:
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
        two *= max(0.0, style.unopened - style.steep * (table.minimum[other] - 50))
    return max(0.0, two)


def use(table: Table, style: Style, place: int, rank: int, ending: bool) -> float:
    """What a card of the rank is worth in the own hand."""
    if rank == JOKER:
        return style.joker
    if rank == DEUCE:
        return style.deuce
    if rank == BLACK:
        return style.black if not table.laws.black_freezes else style.black / 3
    side, held = table.side[place], table.hands[place][rank]
    if table.length(side, rank):
        return style.meld_card + style.missing * max(0, table.laws.needed - table.canastas[side])
    left = table.laws.deck[rank] - table.seen[rank] - held
    worth = style.single + style.single_live * left
    if held == 1 and not table.open[side]:
        worth += style.single_points * VALUES[rank]
    if held == 2:
        worth = style.pair + style.pair_live * left
        if table.frozen_for(side):
            worth += style.pair_pile * table.pile_points
    elif held > 2:
        worth = style.triple
    if held > 1 and VALUES[rank] > 5:
        worth += style.high_pair
    return worth - (style.value_late * VALUES[rank] if ending else 0.0)

"""A lean first meld that counts enough."""

from __future__ import annotations

from cardtable.games.canasta.thinking.playouts.table import DEUCE, END, FOUR, JOKER, VALUES, Group, Table


def opening(table: Table, place: int, top: int) -> list[Group]:
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

"""A lean first meld that counts enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.canasta.thinking.playouts.table import DEUCE, END, FOUR, JOKER, VALUES, PlayoutState, RankGroup

if TYPE_CHECKING:
    from mypy_extensions import i64


def opening(table: PlayoutState, place: i64, top: i64) -> list[RankGroup]:
    """A lean first meld that counts enough; with the pile's top card (its group comes first), or top 0 without."""
    draft = _Draft(table, place, top)
    if top and not draft.begin():
        return []
    draft.add_groups()
    draft.add_pairs()
    draft.add_wild()
    return draft.groups if draft.total >= draft.least else []


def first_meld(table: PlayoutState, place: i64) -> list[RankGroup]:
    """What opens the side and leaves two cards at least; nothing where nothing does."""
    groups = opening(table, place, 0)
    count: i64 = 0
    for group in groups:
        count += group.count()
    return groups if groups and table.size[place] - count >= 2 else []


class _Draft:
    """A first meld in the making; every step adds only what is missing."""

    __slots__ = ("deuces", "groups", "hand", "jokers", "laws", "least", "place", "table", "top", "total")

    def __init__(self, table: PlayoutState, place: i64, top: i64) -> None:
        self.table = table
        self.place: i64 = place
        self.top: i64 = top
        self.laws = table.laws
        self.hand = table.hands[place]
        self.least: i64 = table.minimum[place]
        self.deuces: i64 = self.hand[DEUCE]
        self.jokers: i64 = self.hand[JOKER]
        self.groups: list[RankGroup] = []
        self.total: i64 = 0

    def begin(self) -> bool:
        """Lay cards to the top card of the pile; whether there are any."""
        top, laws = self.top, self.laws
        held = self.hand[top]
        free = laws.take_with_wild and not self.table.frozen_for(self.table.side[self.place])
        if held >= 2 and laws.fits(3, 0):
            self._add(RankGroup(top, held if laws.fits(held + 1, 0) else 2, 0, 0))
        elif free and held == 1 and self.deuces + self.jokers:
            self._add(self._with_wild(RankGroup(top, 1, 0, 0), not self.deuces))
        self.total += VALUES[top]
        return bool(self.groups)

    def _add(self, group: RankGroup) -> None:
        self.groups.append(group)
        self.total += group.points()

    def _with_wild(self, group: RankGroup, joker: bool) -> RankGroup:
        """The group with one more wild card."""
        if joker:
            group.jokers += 1
            self.jokers -= 1
        else:
            group.deuces += 1
            self.deuces -= 1
        return group

    def add_groups(self) -> None:
        """Natural groups: the least that is enough alone, else the dearest ones."""
        hand, top = self.hand, self.top
        left = [RankGroup(rank, self._most(rank), 0, 0) for rank in range(FOUR, END) if hand[rank] >= 3 and rank != top]
        while self.total < self.least and left:
            best = left[0]
            for group in left:
                if self._is_better(group.points(), best.points()):
                    best = group
            left.remove(best)
            self._add(best)

    def _most(self, rank: i64) -> i64:
        held = self.hand[rank]
        return min(held, self.laws.most) if self.laws.most else held

    def _is_better(self, points: i64, best: i64) -> bool:
        short = self.least - self.total
        if (points >= short) != (best >= short):
            return points >= short
        return points < best if points >= short else points > best

    def add_pairs(self) -> None:
        """Pairs with a wild card, the dearest first; a joker where a deuce would not do."""
        rank: i64
        for rank in range(END - 1, FOUR - 1, -1):
            if self.total >= self.least or not self.deuces + self.jokers:
                return
            if self.hand[rank] == 2 and rank != self.top:
                short = self.least - self.total - 2 * VALUES[rank]
                joker = self.jokers > 0 and (short > VALUES[DEUCE] or not self.deuces)
                self._add(self._with_wild(RankGroup(rank, 2, 0, 0), joker))

    def add_wild(self) -> None:
        """Further wild cards, jokers first."""
        for group in self.groups:
            natural = group.natural + (group.rank == self.top)
            while self.total < self.least and self.deuces + self.jokers:
                if not self.laws.fits(natural, group.deuces + group.jokers + 1):
                    break
                joker = self.jokers > 0
                self._with_wild(group, joker)
                self.total += VALUES[JOKER] if joker else VALUES[DEUCE]

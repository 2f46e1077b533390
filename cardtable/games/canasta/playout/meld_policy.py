"""A lean first meld that counts enough.

What a simulated player lays down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.playout.going_out_policy import find_way_out, go_out, leaving_gain
from cardtable.games.canasta.playout.playout_state import (
    DEUCE,
    END,
    FOUR,
    JOKER,
    SEVEN,
    VALUES,
    PlayoutState,
    RankGroup,
)
from cardtable.games.canasta.playout.policy_weights import PolicyWeights, is_ending, is_near, is_pressed

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


_LONG: Final = 4  # cards of a meld that is worth a wild card before the last


def lay_down(table: PlayoutState, style: PolicyWeights, place: i64) -> None:
    """Go out, or lay down what is better on the table."""
    table.begun = 0
    groups = find_way_out(table, place)
    if groups and leaving_gain(table, style, place) > style.leaving:
        go_out(table, place, groups)
        return
    if not table.open[table.side[place]]:
        open_side(table, style, place)
        if not table.open[table.side[place]]:
            return
    lay_cards(table, style, place)


def lay_cards(table: PlayoutState, style: PolicyWeights, place: i64) -> None:
    """Canastas, melds and additions of a side that is open."""
    ending = is_ending(table, style, place)
    complete(table, style, place, ending)
    add_cards(table, style, place, ending)
    if table.laws.wild_melds:
        complete_wild(table, place)
    if ending:
        unload(table, place)
    elif is_near(table, style, place):
        support(table, place)


def open_side(table: PlayoutState, style: PolicyWeights, place: i64) -> None:
    """The first meld, if it is worth it."""
    groups = opening(table, place, 0)
    if not groups:
        return
    count: i64 = 0
    wild: i64 = 0
    for group in groups:
        count += group.count()
        wild += group.deuces + group.jokers
    if table.size[place] - count >= 2 and (
        is_ending(table, style, place) or _pays_to_open(table, style, place, table.size[place] - count, wild)
    ):
        for group in groups:
            table.lay(place, group)


def _pays_to_open(table: PlayoutState, style: PolicyWeights, place: i64, left: int, wild: int) -> bool:
    """Whether a first meld that leaves so many cards, and takes so many wild ones, is worth it now."""
    pressed, pile = is_pressed(table, place), len(table.pile)
    if is_hasty(table, style, left):
        return False
    reds: int = table.reds[table.home[place]]
    room = left - style.spared + style.open_pile * pile + style.open_red * reds
    if pressed:
        room += style.open_pressed
    return room >= 0.0 and (pressed or wild <= style.opening_wild + style.open_wild_pile * pile)


def is_hasty(table: PlayoutState, style: PolicyWeights, left: int) -> bool:
    """Whether a first meld strips the hand to so many cards while there is nothing to win: they could take no pile."""
    stock: int = len(table.stock)
    pile: int = len(table.pile)
    seats: int = table.seats
    young = stock > style.open_young * seats * table.laws.draw
    return young and pile <= style.open_small and left < style.open_least


def complete(table: PlayoutState, style: PolicyWeights, place: i64, ending: bool) -> None:
    """Groups that make a canasta, with as few wild cards as it takes."""
    side, hand, laws = table.side[place], table.hands[place], table.laws
    naturals = table.natural[side]
    rank: i64
    for rank in range(FOUR, END):
        held, natural = hand[rank], naturals[rank]
        if not (natural or held):
            continue
        wild = table.wild(side, rank) if natural else 0
        there = natural + wild
        if there >= SEVEN:
            continue
        lacking: int = max(0, SEVEN - there - held)
        most = style.first_wild if ending or table.canastas[side] < laws.needed else style.complete_wild
        if lacking > hand[DEUCE] + hand[JOKER] or lacking > most:
            continue
        if laws.fits(natural + held, wild + lacking):
            deuces = min(hand[DEUCE], lacking)
            group = RankGroup(rank, held, deuces, lacking - deuces)
            if table.size[place] - group.count() >= 2:
                table.lay(place, group)


def add_cards(table: PlayoutState, style: PolicyWeights, place: i64, ending: bool) -> None:
    """Natural cards to melds, and new melds, but for those that are better kept."""
    side, hand, laws = table.side[place], table.hands[place], table.laws
    hurry = ending or is_near(table, style, place)
    patience = 0.0 if hurry else _patience(table, style, place)
    least = 2.0 if ending else max(2.0, style.low_hand)
    rank: i64
    for rank in range(END - 1, FOUR - 1, -1):
        held = hand[rank]
        if not held:
            continue
        there = table.length(side, rank)
        if (not there and held < 3) or (not hurry and keeps(table, style, held, there)):
            continue
        left: int = table.size[place] - held
        if left < least or not laws.fits(table.natural[side][rank] + held, table.wild(side, rank)):
            continue
        if hurry or _pays_to_lay(style, rank, held, there, left, patience):
            table.lay(place, RankGroup(rank, held, 0, 0))


def _patience(table: PlayoutState, style: PolicyWeights, place: i64) -> float:
    """What it is worth, in this position, to keep cards in the hand that could be laid down."""
    side = table.side[place]
    pile: int = len(table.pile)
    worth = style.wait + (style.wait_frozen if table.frozen else style.wait_pile) * pile
    worth += style.wait_turns * min(12.0, len(table.stock) / (table.seats * table.laws.draw))
    if table.canastas[side] >= table.laws.needed:
        worth += style.wait_ready
    if is_pressed(table, place):
        worth += style.wait_pressed
    other: i64
    for other in range(table.seats):
        theirs = table.side[other]
        if theirs != side:
            if table.canastas[theirs] >= table.laws.needed:
                worth += style.wait_threat
            few: int = min(0, table.size[other] - 6)
            worth += style.wait_cards * few
    return worth


def _pays_to_lay(style: PolicyWeights, rank: i64, held: int, there: int, left: int, patience: float) -> bool:
    """Whether cards of a rank are better on the table than in the hand, which keeps so many others."""
    gain = style.lay_length * (there + held) + style.lay_value * held * VALUES[rank]
    gain += style.lay_add if there else style.lay_new
    if there + held >= SEVEN:
        gain += style.lay_canasta
    return gain + style.lay_room * min(0.0, left - style.roomy) >= patience


def keeps(table: PlayoutState, style: PolicyWeights, held: i64, there: i64) -> bool:
    """Whether cards of a rank are better kept for a large pile."""
    pile: int = len(table.pile)
    if table.frozen:
        return held <= 3 and pile >= style.keep_pile
    return not there and held == 3 and pile >= style.keep_free


def complete_wild(table: PlayoutState, place: i64) -> None:
    """Wild cards that make a canasta of their own."""
    side, hand = table.side[place], table.hands[place]
    there, wild = table.length(side, DEUCE), hand[DEUCE] + hand[JOKER]
    if there < SEVEN <= there + wild and table.size[place] - wild >= 2 and table.laws.fits_wild(there + wild):
        table.lay(place, RankGroup(DEUCE, 0, hand[DEUCE], hand[JOKER]))


def unload(table: PlayoutState, place: i64) -> None:
    """Near the end: pairs with a wild card, and wild cards on any meld."""
    side, hand = table.side[place], table.hands[place]
    rank: i64
    for rank in range(END - 1, FOUR - 1, -1):
        wild = hand[DEUCE] + hand[JOKER]
        if hand[rank] != 2 or table.length(side, rank) or not wild or table.size[place] < 5:
            continue
        if table.laws.fits(2, 1):
            joker = int(not hand[DEUCE])
            table.lay(place, RankGroup(rank, 2, 1 - joker, joker))
    lay_wild(table, place, 1)


def support(table: PlayoutState, place: i64) -> None:
    """When an opponent is nearly out: wild cards on a meld that may still become a canasta."""
    lay_wild(table, place, _LONG)


def lay_wild(table: PlayoutState, place: i64, least: i64) -> None:
    """All wild cards that can be spared, on melds of so many cards."""
    side, hand = table.side[place], table.hands[place]
    while hand[DEUCE] + hand[JOKER] and table.size[place] > 2:
        rank = place_for_wild(table, side)
        if not rank or table.length(side, rank) < least:
            return
        joker = int(hand[JOKER] > 0)
        table.lay(place, RankGroup(rank, 0, 1 - joker, joker))


def place_for_wild(table: PlayoutState, side: i64) -> i64:
    """The longest meld short of a natural canasta that takes one more wild card; 0 if there is none."""
    best: i64 = 0
    longest: i64 = 0
    rank: i64
    for rank in range(FOUR, END):
        natural, wild = table.natural[side][rank], table.wild(side, rank)
        if not natural or not table.laws.fits(natural, wild + 1) or (not wild and natural >= SEVEN):
            continue
        if natural + wild > longest:
            best, longest = rank, natural + wild
    return best

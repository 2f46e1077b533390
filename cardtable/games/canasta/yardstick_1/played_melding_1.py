"""What a simulated player lays down."""

from __future__ import annotations

from cardtable.games.canasta.yardstick_1.numbers_1 import DEUCE, END, FOUR, JOKER, SEVEN, Group, Table
from cardtable.games.canasta.yardstick_1.played_leaving_1 import leave, leaving_gain, way_out
from cardtable.games.canasta.yardstick_1.played_opening_1 import opening
from cardtable.games.canasta.yardstick_1.played_outlook_1 import is_ending, is_pressed
from cardtable.games.canasta.yardstick_1.style_1 import Style


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
    lay_cards(table, style, place)


def lay_cards(table: Table, style: Style, place: int) -> None:
    """Canastas, melds and additions of a side that is open."""
    ending = is_ending(table, style, place)
    complete(table, style, place, ending)
    add_cards(table, style, place, ending)
    if table.laws.wild_melds:
        complete_wild(table, place)
    if ending:
        unload(table, place)


def open_side(table: Table, style: Style, place: int) -> None:
    """The first meld, if it is worth it."""
    groups = opening(table, place, 0)
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


def complete_wild(table: Table, place: int) -> None:
    """Wild cards that make a canasta of their own."""
    side, hand = table.side[place], table.hands[place]
    there, wild = table.length(side, DEUCE), hand[DEUCE] + hand[JOKER]
    if there < SEVEN <= there + wild and table.size[place] - wild >= 2 and table.laws.fits_wild(there + wild):
        table.lay(place, Group(DEUCE, 0, hand[DEUCE], hand[JOKER]))


def unload(table: Table, place: int) -> None:
    """Near the end: pairs with a wild card, and wild cards on any meld."""
    side, hand = table.side[place], table.hands[place]
    for rank in range(END - 1, FOUR - 1, -1):
        wild = hand[DEUCE] + hand[JOKER]
        if hand[rank] != 2 or table.length(side, rank) or not wild or table.size[place] < 5:
            continue
        if table.laws.fits(2, 1):
            joker = int(not hand[DEUCE])
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

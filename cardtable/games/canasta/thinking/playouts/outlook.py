"""What a place can tell of the end of the deal."""

from __future__ import annotations

from cardtable.games.canasta.thinking.playouts.style import Style
from cardtable.games.canasta.thinking.playouts.table import END, FOUR, SEVEN, Table


def is_ending(table: Table, style: Style, place: int) -> bool:
    """Whether the deal may end before the side has played many more turns."""
    if len(table.stock) <= style.late_turns * table.seats * table.laws.draw:
        return True
    side, needed = table.side[place], table.laws.needed
    for other in range(table.seats):
        if table.side[other] != side and table.size[other] <= style.few and table.canastas[table.side[other]] >= needed:
            return True
    return False


def is_near(table: Table, style: Style, place: int) -> bool:
    """Whether an opponent with few cards lacks one card of a canasta to go out."""
    side, needed = table.side[place], table.laws.needed
    for other in range(table.seats):
        theirs = table.side[other]
        if theirs != side and table.size[other] <= style.few_near and table.canastas[theirs] + 1 == needed:
            for rank in range(FOUR, END):
                if table.length(theirs, rank) == SEVEN - 1:
                    return True
    return False


def is_pressed(table: Table, place: int) -> bool:
    """Whether another side has melds."""
    own = table.side[place]
    for side in range(len(table.open)):  # noqa: SIM110 - a loop is quicker here
        if table.open[side] and side != own:
            return True
    return False

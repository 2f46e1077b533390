"""What a place can tell of the end of the deal."""

from __future__ import annotations

from cardtable.games.canasta.yardstick_1.numbers_1 import Table
from cardtable.games.canasta.yardstick_1.style_1 import Style


def is_ending(table: Table, style: Style, place: int) -> bool:
    """Whether the deal may end before the side has played many more turns."""
    if len(table.stock) <= 2 * table.seats * table.laws.draw:
        return True
    side, needed = table.side[place], table.laws.needed
    for other in range(table.seats):
        if table.side[other] != side and table.size[other] <= style.few and table.canastas[table.side[other]] >= needed:
            return True
    return False


def is_pressed(table: Table, place: int) -> bool:
    """Whether another side has melds."""
    own = table.side[place]
    for side in range(len(table.open)):  # noqa: SIM110 - a loop is quicker here
        if table.open[side] and side != own:
            return True
    return False

"""What a place can tell of the end of the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.canasta.thinking.playouts.style import PolicyWeights
from cardtable.games.canasta.thinking.playouts.table import END, FOUR, SEVEN, PlayoutState

if TYPE_CHECKING:
    from mypy_extensions import i64


def is_ending(table: PlayoutState, style: PolicyWeights, place: i64) -> bool:
    """Whether the deal may end before the side has played many more turns."""
    stock: int = len(table.stock)  # an int: compared with a float, a length becomes an object
    seats: int = table.seats
    if stock <= style.late_turns * seats * table.laws.draw:
        return True
    side, needed = table.side[place], table.laws.needed
    other: i64
    for other in range(table.seats):
        theirs = table.side[other]
        if theirs != side and table.canastas[theirs] >= needed:
            size: int = table.size[other]
            if size <= style.few:
                return True
    return False


def is_near(table: PlayoutState, style: PolicyWeights, place: i64) -> bool:
    """Whether an opponent with few cards lacks one card of a canasta to go out."""
    side, needed = table.side[place], table.laws.needed
    other: i64
    for other in range(table.seats):
        theirs = table.side[other]
        size: int = table.size[other]
        if theirs != side and size <= style.few_near and table.canastas[theirs] + 1 == needed:
            naturals, deuces, jokers = table.natural[theirs], table.deuces[theirs], table.jokers[theirs]
            rank: i64
            for rank in range(FOUR, END):
                if naturals[rank] + deuces[rank] + jokers[rank] == SEVEN - 1:
                    return True
    return False


def is_pressed(table: PlayoutState, place: i64) -> bool:
    """Whether another side has melds."""
    own = table.side[place]
    side: i64
    for side in range(len(table.open)):  # noqa: SIM110 - a loop is quicker here
        if table.open[side] and side != own:
            return True
    return False

"""A simulated turn, and many of them.

The habits of a simulated player are functions of what its place can know: nothing here looks into another hand, only
at what is laid open, at the own hand and at what everybody remembers.

In the field's words: rollouts.
"""

from __future__ import annotations

from cardtable.games.canasta.yardstick_1.numbers_1 import FOUR, Table
from cardtable.games.canasta.yardstick_1.played_discarding_1 import best_discard
from cardtable.games.canasta.yardstick_1.played_melding_1 import lay_down
from cardtable.games.canasta.yardstick_1.played_taking_1 import best_take, take
from cardtable.games.canasta.yardstick_1.style_1 import Style


def play_on(table: Table, style: Style, turns: int) -> None:
    """Play to the end of the deal, or so many turns."""
    for _ in range(turns):
        if table.over:
            return
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
        draw(table, place)


def draw(table: Table, place: int) -> None:
    """Leave the pile, as everybody sees, and draw; without a card to come the deal ends."""
    if table.pile and table.pile[-1] >= FOUR:
        table.shy[place][table.pile[-1]] += 1
    if not table.draw(place):
        table.over = True


def finish(table: Table, style: Style) -> None:
    """Meld and discard."""
    place = table.turn
    lay_down(table, style, place)
    if not table.over:
        table.discard(place, best_discard(table, style, place))

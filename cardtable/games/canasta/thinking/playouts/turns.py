"""A simulated turn, and many of them.

The habits of a simulated player are functions of what its place can know: nothing here looks into another hand, only
at what is laid open, at the own hand and at what everybody remembers.

In the field's words: rollouts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.canasta.thinking.playouts.discarding import best_discard
from cardtable.games.canasta.thinking.playouts.melding import lay_down
from cardtable.games.canasta.thinking.playouts.style import PolicyWeights
from cardtable.games.canasta.thinking.playouts.table import FOUR, PlayoutState
from cardtable.games.canasta.thinking.playouts.taking import best_take, take

if TYPE_CHECKING:
    from mypy_extensions import i64


def play_on(table: PlayoutState, style: PolicyWeights, turns: int) -> int:
    """Play to the end of the deal, or so many turns, all in one style; how many it took."""
    return play_together(table, [style] * table.seats, turns)


def play_together(table: PlayoutState, styles: list[PolicyWeights], turns: int) -> int:
    """The same, with a style for each place."""
    for done in range(turns):
        if table.over:
            return done
        style = styles[table.turn]
        begin(table, style)
        if not table.over:
            finish(table, style)
    return turns


def begin(table: PlayoutState, style: PolicyWeights) -> None:
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


def draw(table: PlayoutState, place: i64) -> None:
    """Leave the pile, as everybody sees, and draw; without a card to come the deal ends."""
    top = table.pile[-1] if table.pile else 0
    if top >= FOUR:
        shy = table.shy[place]
        shy[top] = shy[top] + 1
    if not table.draw(place):
        table.over = True


def finish(table: PlayoutState, style: PolicyWeights) -> None:
    """Meld and discard."""
    place = table.turn
    lay_down(table, style, place)
    if not table.over:
        table.discard(place, best_discard(table, style, place))

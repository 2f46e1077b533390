"""A simulated turn, and many of them.

The habits of a simulated player are functions of what its place can know: nothing here looks into another hand, only
at what is laid open, at the own hand and at what everybody remembers.

In the field's words: rollouts.

Hands that the others could hold, as far as a place knows them.

In the field's words: determinizations sampled from a belief state.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.playout.discard_policy import best_discard
from cardtable.games.canasta.playout.meld_policy import lay_down
from cardtable.games.canasta.playout.pile_policy import best_take, take
from cardtable.games.canasta.playout.playout_state import END, FOUR, RED, PlayoutState
from cardtable.games.canasta.playout.policy_weights import PolicyWeights

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


_SHY: Final = 0.5  # how likely a card of a rank that a player does not keep was none of theirs after all


def guess(table: PlayoutState, place: int, chance: Random) -> PlayoutState:
    """The deal with hands and a stock that fit all that the place knows; only the stock's number is read of `table`."""
    world = table.copy()
    rest = _hidden(table, place)
    chance.shuffle(rest)
    for other in range(world.seats):
        if other != place:
            _deal(world, other, rest)
    for other in range(world.seats):
        if other != place:
            _doubt(world, other, rest, chance)
    world.stock = rest + [RED] * (world.laws.deck[RED] - sum(world.reds) - world.seen[RED])
    chance.shuffle(world.stock)
    return world


def _hidden(table: PlayoutState, place: int) -> list[int]:
    """The cards that are neither seen nor known, red threes apart: those are in the stock."""
    cards: list[int] = []
    for rank in range(END):
        left = table.laws.deck[rank] - table.seen[rank] - table.hands[place][rank]
        for other in range(table.seats):
            if other != place:
                left -= table.known[other][rank]
        if rank != RED:
            cards += [rank] * left
    return cards


def _deal(world: PlayoutState, place: int, rest: list[int]) -> None:
    """The known cards, and others from the end of the rest."""
    own = world.known[place][:]
    for _ in range(world.size[place] - sum(own)):
        rank = rest.pop()
        own[rank] = own[rank] + 1
    world.hands[place] = own


def _doubt(world: PlayoutState, place: int, rest: list[int], chance: Random) -> None:
    """Who has discarded a rank, or left a pile under it, hardly holds more of it."""
    own, shy = world.hands[place], world.shy[place]
    for rank in range(FOUR, END):
        unknown = own[rank] - world.known[place][rank]
        if unknown <= 0 or not shy[rank] or not rest:
            continue
        for _ in range(unknown):
            other = int(chance.random() * len(rest))
            found = rest[other]
            if chance.random() < _SHY and not shy[found]:
                own[rank] = own[rank] - 1
                own[found] = own[found] + 1
                rest[other] = rank

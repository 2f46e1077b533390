"""Hands that the others could hold, as far as a place knows them.

In the field's words: determinizations sampled from a belief state.
"""

from __future__ import annotations

from random import Random
from typing import Final

from cardtable.games.canasta.thinking.playouts.table import END, FOUR, RED, PlayoutState

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

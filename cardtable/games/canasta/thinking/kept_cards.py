"""A guessed hand is made likelier, by what people keep: cards are exchanged with the stock.

In the field's words: a few steps of the Metropolis algorithm from a uniform determinization.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from cardtable.games.canasta.thinking.keeping import Weights
from cardtable.games.canasta.thinking.playouts.table import END, RED, PlayoutState

_STEPS: Final = 3  # exchanges that are tried for each card


class HoldModel:
    """What each of the others is likely to have kept, by place."""

    def __init__(self, weights: dict[int, Weights]) -> None:
        self._weights = weights

    def settle(self, world: PlayoutState, chance: Random) -> None:
        """Exchange cards between guessed hands and the stock; what is known of a hand stays there."""
        places = [at for at, rank in enumerate(world.stock) if rank != RED]
        if places:
            for other, weights in self._weights.items():
                _exchange(world, other, weights, places, chance)


def _exchange(world: PlayoutState, place: int, weights: Weights, places: list[int], chance: Random) -> None:
    hand, known, stock = world.hands[place], world.known[place], world.stock
    guessed = [rank for rank in range(END) for _ in range(hand[rank] - known[rank])]
    count, others = len(guessed), len(places)
    for step in range(_STEPS * count):
        at, other = step % count, places[int(chance.random() * others)]
        mine, theirs = guessed[at], stock[other]
        if mine == theirs:
            continue
        one, two, held, had = weights[mine], weights[theirs], hand[mine], hand[theirs]
        gain = one[held - 1] - one[held] + two[had + 1] - two[had]
        if gain >= 0.0 or chance.random() < math.exp(gain):
            hand[mine] = held - 1
            hand[theirs] = had + 1
            guessed[at], stock[other] = theirs, mine

"""Which cards people keep: a guessed hand is made likelier by exchanging cards with the stock.

Uniform guesses give other hands far too many cards that they would have laid down, and too few pairs. Measured in deals
of club players after some twenty turns: of a hand's cards 2 % fit a meld of its own side (uniform guesses: 18 to 27 %),
and half are in pairs (28 %). So the danger of a discard is in pairs that one does not see.

In the field's words: a few steps of the Metropolis algorithm from a uniform determinization.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from cardtable.games.canasta.thinking.playouts.table import DEUCE, END, FOUR, JOKER, RED, Table

# logarithms of likelihoods; all but the last for somebody who has long had the choice
_LAYABLE: Final = -3.2  # each card that could have been added to a meld of the side
_PAIR: Final = 1.0  # two of a rank or more
_TRIPLE: Final = -0.7  # three of a rank or more, with which the side could have begun a meld
_WILD: Final = -0.8  # each wild card, of a side that has melds
_REFUSED: Final = -0.7  # each card of a rank that was discarded, or left lying
_SOON: Final = 5.0  # turns until somebody has had the choice for long
_STEPS: Final = 3  # exchanges that are tried for each card

Weights = list[list[float]]  # by rank and number of cards


class KeptCards:
    """What each of the others is likely to have kept, by what all know; `trust`: how far they keep what is usual."""

    def __init__(self, table: Table, place: int, trust: float = 1.0) -> None:
        self._weights: dict[int, Weights] = {
            other: _weights(table, other, trust) for other in range(table.seats) if other != place
        }

    def settle(self, world: Table, chance: Random) -> None:
        """Exchange cards between guessed hands and the stock; what is known of a hand stays there."""
        places = [at for at, rank in enumerate(world.stock) if rank != RED]
        if places:
            for other, weights in self._weights.items():
                _exchange(world, other, weights, places, chance)


def _exchange(world: Table, place: int, weights: Weights, places: list[int], chance: Random) -> None:
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


def _weights(table: Table, place: int, trust: float) -> Weights:
    """How likely it is to hold so many cards of each rank still."""
    side = table.side[place]
    most: int = max(table.laws.deck) + 2
    chances: int = sum(table.shy[place])
    share = trust * min(1.0, chances / _SOON)
    found: Weights = []
    for rank in range(END):
        refused = trust * _REFUSED if rank >= FOUR and table.shy[place][rank] else 0.0
        each, pair, triple = 0.0, 0.0, 0.0
        if rank in (JOKER, DEUCE):
            each = _WILD if table.open[side] else 0.0
        elif rank >= FOUR:
            if table.natural[side][rank]:
                each = _LAYABLE
            else:
                pair, triple = _PAIR, _TRIPLE if table.open[side] else 0.0
        found.append([refused * n + share * (each * n + pair * (n >= 2) + triple * (n >= 3)) for n in range(most)])
    return found

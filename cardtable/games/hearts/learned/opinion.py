"""What the network thinks of a choice without a search, and how much that counts beside what was played out.

Playouts see all hands, each in its world, and are few; the network sees what the seat sees, and has seen millions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from cardtable.games.hearts.learned import imagined, sight
from cardtable.games.hearts.learned.arrays import Ints, column
from cardtable.games.hearts.learned.columns import POINTS_IN_A_UNIT
from cardtable.games.hearts.learned.network import Network
from cardtable.games.hearts.learned.playouts import Values
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.outlook import Outlook

_WEIGHT: Final = 1.75  # of a point of it, beside a point that was played out


def beside(values: Values, opinion: Sequence[float], outlook: Outlook, seat: int) -> Values:
    """The values of choices by world, and the opinion of each choice, made one."""
    thought = np.array(opinion) * outlook.worth_of_a_lead(seat)
    result: Values = (values + _WEIGHT * thought) / (1 + _WEIGHT)
    return result


def of_plays(network: Network, memory: Memory) -> list[float]:
    """By column of a card, how many points less than the others, on average, it will bring."""
    deals = imagined.playing(memory, imagined.own_hand(memory))
    values = network.values(sight.while_playing(deals, deals.rows, deals.turn))[0]
    return [float(value) * POINTS_IN_A_UNIT for value in values]


def of_passes(network: Network, memory: Memory, choices: Sequence[Sequence[int]]) -> list[float]:
    """The same by choice of cards to pass, whichever of them is laid aside last."""
    laid: Ints = np.array([[column(card) for card in given] for given in choices])
    count = laid.shape[1]
    orders = np.concatenate([np.roll(laid, turn, axis=1) for turn in range(count)])
    deals = imagined.passing(memory, imagined.own_hand(memory)).repeated(len(orders))
    for place in range(count - 1):
        deals.give(memory.seat, orders[:, place])
    values = network.values(sight.while_passing(deals, memory.seat, count - 1))
    last = values[deals.rows, orders[:, -1]].reshape(count, len(choices))
    return [float(value) * POINTS_IN_A_UNIT for value in last.mean(0)]

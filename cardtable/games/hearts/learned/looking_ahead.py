"""What cards promise some choices later: played in deals as they may lie, until the seat has chosen so many times more.

In the field's words: lookahead over sampled determinizations, with the value of the network at each of its steps.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import numpy as np

from cardtable.games.hearts.learned import imagined, sight
from cardtable.games.hearts.learned.arrays import CARDS, Floats, Ints, column
from cardtable.games.hearts.learned.deals import BatchDeals
from cardtable.games.hearts.learned.network import HeartsValueNetwork
from cardtable.games.hearts.thinking.memory import HeartsInformationSet
from cardtable.games.hearts.thinking.worlds import HeartsDeterminizer

WORLDS: Final = 64  # for one decision


def promised(
    network: HeartsValueNetwork, memory: HeartsInformationSet, cards: Sequence[int], choices: int, chance: random.Random
) -> list[list[float]]:
    """By choice after it and by card, what the best card of that choice promises the seat, in units.

    The network plays for all.
    """
    hands = imagined.drawn(HeartsDeterminizer(memory, chance), WORLDS)
    deals = imagined.playing(memory, hands).repeated(len(cards))
    deals.play(np.tile([column(card) for card in cards], WORLDS))
    found = next_promises(network, deals, memory.seat, choices).reshape(choices, WORLDS, len(cards))
    return [[float(value) for value in choice.mean(0)] for choice in found]


def next_promises(network: HeartsValueNetwork, deals: BatchDeals, seat: int, choices: int) -> Floats:
    """By choice and deal, what its next choices promise the seat; what it has got, where the deal leaves it none."""
    found: Floats = np.zeros((choices, deals.count), np.float32)
    met: Ints = np.zeros(deals.count, int)
    while (met < choices).any() and deals.step < CARDS:
        legal = deals.legal()
        card = legal.argmax(1)
        rows = np.flatnonzero(legal.sum(1) > 1)
        if len(rows):
            turn = deals.turn[rows]
            card[rows], best = network.best(sight.while_playing(deals, rows, turn), legal[rows])
            own = (turn == seat) & (met[rows] < choices)
            found[met[rows[own]], rows[own]] = best[own]
            met[rows[own]] += 1
        deals.play(card)
    return np.where(np.arange(choices)[:, None] < met, found, deals.leads()[:, seat])

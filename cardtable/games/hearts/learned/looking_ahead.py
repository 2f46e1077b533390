"""What cards promise one choice later: played in deals as they may lie, until the seat is to choose again.

In the field's words: one-step lookahead over sampled determinizations, with the value of the network at its end.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import numpy as np

from cardtable.games.hearts.learned import imagined, sight
from cardtable.games.hearts.learned.arrays import CARDS, Bools, Floats, column
from cardtable.games.hearts.learned.deals import Deals
from cardtable.games.hearts.learned.network import Network
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.worlds import Worlds

WORLDS: Final = 64  # for one decision


def promised(network: Network, memory: Memory, cards: Sequence[int], chance: random.Random) -> list[float]:
    """By card, what the best choice after it promises the seat, in units; the network plays for all."""
    hands = imagined.drawn(Worlds(memory, chance), WORLDS)
    deals = imagined.playing(memory, hands).repeated(len(cards))
    deals.play(np.tile([column(card) for card in cards], WORLDS))
    found = next_promises(network, deals, memory.seat).reshape(WORLDS, len(cards))
    return [float(value) for value in found.mean(0)]


def next_promises(network: Network, deals: Deals, seat: int) -> Floats:
    """By deal, what its next choice promises the seat; what it has got, where the deal leaves it none."""
    found: Floats = np.zeros(deals.count, np.float32)
    open_: Bools = np.ones(deals.count, bool)
    while open_.any() and deals.step < CARDS:
        legal = deals.legal()
        card = legal.argmax(1)
        rows = np.flatnonzero(legal.sum(1) > 1)
        if len(rows):
            turn = deals.turn[rows]
            card[rows], best = network.best(sight.while_playing(deals, rows, turn), legal[rows])
            own = (turn == seat) & open_[rows]
            found[rows[own]] = best[own]
            open_[rows[own]] = False
        deals.play(card)
    if open_.any():
        found[open_] = deals.leads()[open_, seat]
    return found

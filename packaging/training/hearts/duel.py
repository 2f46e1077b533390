"""Two networks play the same deals against each other, without a search: which of them has learned more.

A deal takes a millisecond, so that a tenth of a point is told in minutes; against an expert it would take a night.
"""

from collections.abc import Sequence

import numpy as np

from cardtable.games.hearts.neural import features
from cardtable.games.hearts.neural.batch_deals import CARDS, SEATS, BatchDeals, BatchRules, Floats
from cardtable.games.hearts.neural.value_network import HeartsValueNetwork
from training.hearts.self_play import PASSED, dealt

DIRECTIONS = (1, 3, 2, 0)  # left, right, across, no pass


def differences(
    one: HeartsValueNetwork, other: HeartsValueNetwork, count: int, offset: int, chance: np.random.Generator
) -> Floats:
    """By deal, the points of the first less those of the second: two against two, and once more with seats changed."""
    start = dealt(count, BatchRules(offset), chance)
    start.blind[:] = False
    there = finished(start.repeated(1), (one, other, one, other))
    back = finished(start.repeated(1), (other, one, other, one))
    signs = np.array([1, -1, 1, -1])
    result: Floats = ((there - back) @ signs / SEATS).astype(np.float32)
    return result


def finished(deals: BatchDeals, seats: Sequence[HeartsValueNetwork]) -> Floats:
    """The points of deals that are played by these networks."""
    if deals.rules.offset:
        for pick in range(PASSED):
            for seat, network in enumerate(seats):
                deals.give(seat, network.best(features.while_passing(deals, seat, pick), deals.hands[:, seat])[0])
        deals.exchange()
    deals.begin()
    while deals.step < CARDS:
        legal = deals.legal()
        card, free = legal.argmax(1), legal.sum(1) > 1
        for network in dict.fromkeys(seats):
            own = np.array([seat is network for seat in seats])
            rows = np.flatnonzero(free & own[deals.turn])
            if len(rows):
                card[rows] = network.best(features.while_playing(deals, rows, deals.turn[rows]), legal[rows])[0]
        deals.play(card)
    return deals.scores().astype(np.float32)

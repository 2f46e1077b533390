"""Deals played to their end by the network alone, and what they are then worth to a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from cardtable.games.hearts.learned import sight
from cardtable.games.hearts.learned.arrays import CARDS, SEATS
from cardtable.games.hearts.learned.deals import Deals
from cardtable.games.hearts.learned.network import Network
from cardtable.games.hearts.options import MoonScoring
from cardtable.games.hearts.thinking.manner import USUAL_PROMISE, Manner
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.outlook import Outlook

Values = npt.NDArray[np.float64]

_ALL: Final = 26


def lay_aside(deals: Deals, passing: Mapping[int, Network], count: int) -> None:
    """These seats choose so many cards to pass, one by one, each by its network and seeing nothing but its own."""
    for pick in range(count):
        for seat, network in passing.items():
            deals.give(seat, network.choices(sight.while_passing(deals, seat, pick), deals.hands[:, seat]))


def play_out(network: Network, deals: Deals) -> None:
    """Every seat plays what the network thinks best, where it has a choice."""
    while deals.step < CARDS:
        legal = deals.legal()
        card = legal.argmax(1)
        rows = np.flatnonzero(legal.sum(1) > 1)
        if len(rows):
            card[rows] = network.choices(sight.while_playing(deals, rows, deals.turn[rows]), legal[rows])
        deals.play(card)


def worths(deals: Deals, memory: Memory, outlook: Outlook, manner: Manner) -> Values:
    """What each finished deal is worth to the seat; a moon of its own is worth more to who likes moons."""
    seat, may_choose = memory.seat, memory.terms.moon is MoonScoring.CHOOSE
    liking = USUAL_PROMISE - manner.promise
    found = np.zeros(deals.count)
    for row, scores in enumerate(deals.scores().tolist()):
        is_moon = sum(scores) > _ALL
        result = _as_chosen(scores, outlook) if is_moon and may_choose else scores
        found[row] = outlook.of_scores(result, seat) + (liking if is_moon and scores[seat] == 0 else 0.0)
    return found


def _as_chosen(scores: list[int], outlook: Outlook) -> list[int]:
    """HR-13: the points of a moon as its shooter would have them."""
    shooter = scores.index(0)
    subtracted = [-_ALL if seat == shooter else 0 for seat in range(SEATS)]
    better = outlook.of_scores(subtracted, shooter) > outlook.of_scores(scores, shooter)
    return subtracted if better else scores

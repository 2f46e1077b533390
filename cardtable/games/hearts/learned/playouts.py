"""Deals played to their end by the network alone, and what they are then worth to a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from cardtable.core.frozen_values import frozen
from cardtable.games.hearts.learned import sight
from cardtable.games.hearts.learned.arrays import CARDS, SEATS, Floats, Ints
from cardtable.games.hearts.learned.columns import POINTS_IN_A_UNIT
from cardtable.games.hearts.learned.deals import Deals
from cardtable.games.hearts.learned.network import Network
from cardtable.games.hearts.options import MoonScoring
from cardtable.games.hearts.thinking.manner import USUAL_PROMISE, Manner
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.outlook import Outlook

Values = npt.NDArray[np.float64]

TRUST: Final = np.float32(0.2)  # in the next promise of a seat, against what came after it
_ALL: Final = 26


@frozen
class Promise:
    """At one choice on the way, in some deals: what the best card there promised the seat, in the network's units.

    It sees what the seat sees, not how the hidden cards happen to lie, and so it scatters less than what a deal brings.
    """

    rows: Ints  # of the deals
    units: Floats


def lay_aside(deals: Deals, passing: Mapping[int, Network], count: int) -> None:
    """These seats choose so many cards to pass, one by one, each by its network and seeing nothing but its own."""
    for pick in range(count):
        for seat, network in passing.items():
            deals.give(seat, network.choices(sight.while_passing(deals, seat, pick), deals.hands[:, seat]))


def play_out(network: Network, deals: Deals, seat: int) -> list[Promise]:
    """Every seat plays what the network thinks best, where it has a choice; what one of them promised itself there."""
    promises = []
    while deals.step < CARDS:
        legal = deals.legal()
        card = legal.argmax(1)
        rows = np.flatnonzero(legal.sum(1) > 1)
        if len(rows):
            turn = deals.turn[rows]
            card[rows], best = network.best(sight.while_playing(deals, rows, turn), legal[rows])
            promises.append(Promise(rows[turn == seat], best[turn == seat]))
        deals.play(card)
    return promises


def worths(deals: Deals, promises: Sequence[Promise], memory: Memory, outlook: Outlook, manner: Manner) -> Values:
    """What each finished deal is worth to the seat, with less of the luck that it has had there.

    Luck is what it got more than what it promised itself on the way: in the field's words, the lambda return, lambda
    being 1 - `TRUST`, takes the place of the outcome.
    """
    got = deals.leads()[:, memory.seat]
    hoped = got.copy()
    for promise in reversed(promises):
        hoped[promise.rows] += TRUST * (promise.units - hoped[promise.rows])
    unit = POINTS_IN_A_UNIT * outlook.worth_of_a_lead(memory.seat)
    return _ends(deals, memory, outlook, manner) + unit * (hoped - got)


def _ends(deals: Deals, memory: Memory, outlook: Outlook, manner: Manner) -> Values:
    """What the scores are worth; a moon of one's own is worth more to who likes moons."""
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

"""What the network thinks of choices without playing a deal to its end, as an expert's search asks it.

It has seen millions of deals, but not this one; a playout sees this one as it may lie, with players of little wisdom.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from operator import mul
from typing import Final

import numpy as np

from cardtable.families.hearts.facts import TrickPhase
from cardtable.games.hearts.learned import imagined, looking_ahead, sight
from cardtable.games.hearts.learned.arrays import Ints, column
from cardtable.games.hearts.learned.columns import POINTS_IN_A_UNIT
from cardtable.games.hearts.learned.network import HeartsValueNetwork
from cardtable.games.hearts.thinking.memory import HeartsInformationSet

_OF_PLAYS: Final = 0.65  # of a card's value
_BY_CHOICE: Final = (0.35, 0.25, 0.2, 0.2)  # of that what is thought as things stand, and at each of the next choices
_OF_PASSES: Final = 0.5


class NeuralEstimator:
    """The `thinking.second_opinion` of a network."""

    def __init__(self, network: HeartsValueNetwork) -> None:
        self._network = network

    def share(self, memory: HeartsInformationSet) -> float:
        """None for a seat that alone has points.

        The network thinks a moon easier than it is, for it has met none that defends as experts do.
        """
        if memory.public.phase is TrickPhase.PASSING:
            return _OF_PASSES
        return 0.0 if memory.moon_seat == memory.seat else _OF_PLAYS

    def of_plays(self, memory: HeartsInformationSet, cards: Sequence[int], chance: random.Random) -> Sequence[float]:
        """By card: what it would bring as the seat sees it now, and as it would see it at its next choices."""
        deals = imagined.playing(memory, imagined.own_hand(memory))
        values = self._network.values(sight.while_playing(deals, deals.rows, deals.turn))[0]
        now = [float(values[column(card)]) for card in cards]
        ahead = looking_ahead.promised(self._network, memory, cards, len(_BY_CHOICE) - 1, chance)
        by_card = zip(now, *ahead, strict=True)
        return [POINTS_IN_A_UNIT * sum(map(mul, _BY_CHOICE, thoughts)) for thoughts in by_card]

    def of_passes(self, memory: HeartsInformationSet, choices: Sequence[Sequence[int]]) -> Sequence[float]:
        """By choice: what it would bring, whichever of its cards is laid aside last."""
        laid: Ints = np.array([[column(card) for card in given] for given in choices])
        count = laid.shape[1]
        orders = np.concatenate([np.roll(laid, turn, axis=1) for turn in range(count)])
        deals = imagined.passing(memory, imagined.own_hand(memory)).repeated(len(orders))
        for place in range(count - 1):
            deals.give(memory.seat, orders[:, place])
        values = self._network.values(sight.while_passing(deals, memory.seat, count - 1))
        last = values[deals.rows, orders[:, -1]].reshape(count, len(choices))
        return [POINTS_IN_A_UNIT * float(value) for value in last.mean(0)]

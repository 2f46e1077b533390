"""What somebody else thinks of choices, beside what comes of them when they are played out: a network, where one is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, Protocol

from cardtable.games.hearts.search.information_set import HeartsInformationSet


class PointEstimator(Protocol):
    """Says of choices how many points less than the others, on average, they will bring."""

    def share(self, memory: HeartsInformationSet) -> float:
        """What counts of it, 0 … 1; the rest is what was played out. It is asked of nothing where this is 0."""
        ...

    def of_plays(self, memory: HeartsInformationSet, cards: Sequence[int], chance: random.Random) -> Sequence[float]:
        """By card that might be played."""
        ...

    def of_passes(self, memory: HeartsInformationSet, choices: Sequence[Sequence[int]]) -> Sequence[float]:
        """By choice of cards that might be passed."""
        ...


class NoEstimator:
    """Has none."""

    def share(self, memory: HeartsInformationSet) -> float:
        """Nothing."""
        return 0.0

    def of_plays(self, memory: HeartsInformationSet, cards: Sequence[int], chance: random.Random) -> Sequence[float]:
        """All are alike."""
        return [0.0] * len(cards)

    def of_passes(self, memory: HeartsInformationSet, choices: Sequence[Sequence[int]]) -> Sequence[float]:
        """All are alike."""
        return [0.0] * len(choices)


NOBODY: Final = NoEstimator()

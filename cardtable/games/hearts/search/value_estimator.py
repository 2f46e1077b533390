"""Point estimators evaluate candidates without rollouts; the base class contributes nothing to the search."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from cardtable.games.hearts.search.information_set import HeartsInformationSet


class PointEstimator:
    """Estimator of the points by which a candidate's result is below the average of the others."""

    def share(self, memory: HeartsInformationSet) -> float:
        """Return the estimator's share in values, 0 … 1; the rest is the rollouts'. At 0 it is not asked."""
        return 0.0

    def of_plays(self, memory: HeartsInformationSet, cards: Sequence[int], chance: random.Random) -> Sequence[float]:
        """Return the estimate for each card that might be played."""
        return [0.0] * len(cards)

    def of_passes(self, memory: HeartsInformationSet, choices: Sequence[Sequence[int]]) -> Sequence[float]:
        """Return the estimate for each candidate pass."""
        return [0.0] * len(choices)


NO_ESTIMATOR: Final = PointEstimator()

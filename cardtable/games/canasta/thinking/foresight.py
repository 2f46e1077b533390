"""What a network sees ahead, where one is: it decides in place of the search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from cardtable.games.canasta.thinking.search import SearchOption
from cardtable.games.canasta.thinking.worlds import CanastaDeterminizer


class ValueEstimator(Protocol):
    """Decides by what it hopes for once it is the player's turn again."""

    def best(
        self, scene: CanastaDeterminizer, options: Sequence[SearchOption], chance: Random, stop: Callable[[], bool]
    ) -> SearchOption:
        """One of the options, which are those of `proposals.in_order`."""
        ...

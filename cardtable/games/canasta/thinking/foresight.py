"""What a network sees ahead, where one is: it decides in place of the search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from cardtable.games.canasta.thinking.search import Option
from cardtable.games.canasta.thinking.worlds import Scene


class Foresight(Protocol):
    """Decides by what it hopes for once it is the player's turn again."""

    def best(self, scene: Scene, options: Sequence[Option], chance: Random, stop: Callable[[], bool]) -> Option:
        """One of the options, which are those of `proposals.in_order`."""
        ...

"""What somebody else thinks of choices, beside what comes of them when they are played out: a network, where one is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, Protocol

from cardtable.games.hearts.thinking.memory import Memory


class SecondOpinion(Protocol):
    """Says of choices how many points less than the others, on average, they will bring, times what it counts."""

    @property
    def counts_of_plays(self) -> float:
        """What a point of it counts beside one that was played out."""
        ...

    @property
    def counts_of_passes(self) -> float:
        """The same for cards to pass."""
        ...

    def of_plays(self, memory: Memory, cards: Sequence[int], chance: random.Random) -> Sequence[float]:
        """By card that might be played."""
        ...

    def of_passes(self, memory: Memory, choices: Sequence[Sequence[int]]) -> Sequence[float]:
        """By choice of cards that might be passed."""
        ...


class Nobody:
    """Thinks all choices alike."""

    counts_of_plays = counts_of_passes = 0.0

    def of_plays(self, memory: Memory, cards: Sequence[int], chance: random.Random) -> Sequence[float]:
        """Nothing for any."""
        return [0.0] * len(cards)

    def of_passes(self, memory: Memory, choices: Sequence[Sequence[int]]) -> Sequence[float]:
        """Nothing for any."""
        return [0.0] * len(choices)


NOBODY: Final = Nobody()

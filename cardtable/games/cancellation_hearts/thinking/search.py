"""The expert: every card is played out in the same sampled deals, and the weaker ones drop out on the way.

Effort is counted in cards played in simulations, so that the same question gets the same answer on any machine;
`stop` only cuts off.

In the field's words: perfect information Monte Carlo over shared determinizations.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from cardtable.families.hearts.racing import RaceCandidate, race
from cardtable.games.cancellation_hearts.thinking.memory import CancellationInformationSet
from cardtable.games.cancellation_hearts.thinking.outlook import CancellationUtility
from cardtable.games.cancellation_hearts.thinking.thumb import play_out
from cardtable.games.cancellation_hearts.thinking.worlds import CancellationDeterminizer

Stop = Callable[[], bool]

EFFORT: Final = 150_000  # cards played in simulations for one decision, at most


@dataclass(slots=True)
class CancellationPlayCandidate(RaceCandidate):
    """A card to be tried, as a race runs it."""

    card: int
    lean: float = 0.0  # what the player's taste adds to each value


def play(
    memory: CancellationInformationSet,
    ranked: list[int],
    outlook: CancellationUtility,
    chance: random.Random,
    stop: Stop,
    leans: Sequence[float] = (),
) -> CancellationPlayCandidate:
    """The card that came out best; `ranked`: the legal ones, those that the rules of thumb like best first.

    `leans`: by card, how gladly the player plays it, in points; () where that is no matter of taste.
    """
    taste = dict(zip(ranked, leans, strict=False))
    lines = [CancellationPlayCandidate(card, taste.get(card, 0.0)) for card in distinct(memory, ranked)]
    if len(lines) == 1:
        return lines[0]
    return race(lines, tries_in(memory, outlook, chance), EFFORT // sum(memory.held), stop)


def tries_in(
    memory: CancellationInformationSet, outlook: CancellationUtility, chance: random.Random
) -> Callable[[], Callable[[CancellationPlayCandidate], float]]:
    """Draws a world each time, and gives what a card is worth in it."""
    worlds = CancellationDeterminizer(memory, chance)

    def tries() -> Callable[[CancellationPlayCandidate], float]:
        start = worlds.position()

        def value(line: CancellationPlayCandidate) -> float:
            position = start.copy()
            position.play(line.card)
            play_out(position)
            return outlook.value(position, memory.seat) + line.lean

        return value

    return tries


def distinct(memory: CancellationInformationSet, ranked: list[int]) -> list[int]:
    """One card of each run of equals, the first in the list."""
    found: list[int] = []
    for card in ranked:
        if not any(alike(memory, card, other) for other in found):
            found.append(card)
    return found


def alike(memory: CancellationInformationSet, one: int, other: int) -> bool:
    """Whether nothing can lie between or beside the cards, and both count the same."""
    points, bonus = memory.terms.points, memory.terms.bonus
    if one >> 4 != other >> 4 or points[one] != points[other] or bonus in (one, other):
        return False
    return not any(memory.hidden[card] or card in memory.trick for card in range(min(one, other), max(one, other) + 1))

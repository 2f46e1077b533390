"""How players of one level differ: a few leanings, each so small that it costs hardly anything."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.frozen_values import frozen
from cardtable.families.hearts.masks import QUEEN_OF_SPADES

USUAL_PROMISE = 6.0  # of 26 points
# points where choices are tried, for each of `high` and of `dread`: taste must not outweigh what was found out
_HIGH_TRIED = 0.5
_DREAD_TRIED = 0.1


@frozen
class HeartsBias:
    """What a player leans to where several cards are about as good."""

    high: float = 0.0  # points for leading or following suit with an ace rather than with a two
    early: float = 2.4  # cards of a suit out for each other player while hardly anybody can be without it
    hope: float = 0.5  # how likely a low card may win before the highest is spent in its place
    dread: float = 0.0  # how much more of a burden the queen of spades is when cards are passed by rules of thumb
    losers: float = 0.0  # more of them with which a moon is begun
    passed: float = -1.0  # losers of what is left of a hand with which is passed for a moon; below 0: never
    # fewer moons come off than in simulations, so that one must promise so many of 26 points more
    promise: float = USUAL_PROMISE

    def lean(self, number: int, led: int) -> float:
        """Points for this card where this suit was led (-1: none was); a discard is no matter of taste."""
        return self.high * (number & 15) / 12 if led in (-1, number >> 4) else 0.0

    def lean_to_play(self, number: int, led: int) -> float:
        """Points for this card, where choices are tried."""
        return _HIGH_TRIED * self.lean(number, led)

    def lean_to_pass(self, given: Sequence[int]) -> float:
        """Points for passing these cards, where choices are tried; who dares to keep the queen would pay too dearly."""
        return _DREAD_TRIED * max(0.0, self.dread) if QUEEN_OF_SPADES in given else 0.0


PLAIN = HeartsBias()
CAREFUL = HeartsBias(high=-0.3, early=2.5, hope=0.7, dread=3.0)
BOLD = HeartsBias(high=0.7, hope=0.3, dread=-3.0)
MOON = HeartsBias(losers=1.6, passed=2.4, promise=2.0)

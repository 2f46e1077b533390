"""What a player thinks things are worth, in points: what distinguishes an expert from a club player."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """The weights of some rules of thumb."""

    haste: float  # what ending the deal is worth by itself
    growth: float  # how much of what the melds may still become is expected, from 0 to 1
    opening: float  # what a first meld with the pile is worth beyond its cards


CLUB = Temper(haste=0, growth=1.0, opening=20)
EXPERT = Temper(haste=100, growth=0.4, opening=60)  # gained 26 ± 11 points a deal over 450 deals against CLUB

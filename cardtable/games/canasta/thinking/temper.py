"""What a player thinks things are worth: the weights of its rules of thumb, in points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """The weights; those of `CLUB` are guesses, those of `EXPERT` were found by playing many deals."""

    patience: float = 0.0  # what going out must gain before it is done
    growth: float = 1.0  # how much of what the melds may become is expected
    caution: float = 1.0  # how much the danger of a discard weighs
    greed: float = 0.0  # what taking the pile is worth beyond its cards
    wild: float = 1.0  # how dear wild cards in the hand are
    saving: float = 4.0  # cards that a first meld should leave in the hand while there is time
    hold: float = 1.0  # how dear pairs and cards of own melds are when discarding
    spend: int = 2  # wild cards that may go into a canasta once the side has enough of them


CLUB = Temper()
EXPERT = Temper()

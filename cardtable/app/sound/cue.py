"""A sound that is to be heard: which one, from where, and at which moment of what is shown."""

from __future__ import annotations

import enum
import math

from cardtable.core.frozen_values import frozen
from cardtable.core.zones import Seat, Zone, near_seat


class Sound(enum.Enum):
    """The sounds there are; the value is the name of the file and of its recipe."""

    TICK = "tick"  # a card is dealt, or marked; as many as a hand has left
    CARD = "card"  # a card comes down
    SLIDE = "slide"  # cards slide to somebody
    MELD = "meld"  # cards are laid out together
    TRICK = "trick"  # the trick is yours
    OTHERS = "others"  # the trick is another's
    POINTS = "points"  # somebody takes cards that count
    COMPLETE = "complete"  # what was collected is complete
    TURN = "turn"  # your turn
    REFUSED = "refused"  # that cannot be done
    OVER = "over"  # the deal is over
    WIN = "win"  # the match is yours


class CueTrigger(enum.Enum):
    """The moment of an update from which a cue's delay counts."""

    AT_ONCE = enum.auto()  # it begins to be shown
    SETTING_OUT = enum.auto()  # a card sets out for the cue's zone
    LYING = enum.auto()  # a card lies in the cue's zone
    SHOWN = enum.auto()  # all of it has been shown


@frozen
class Cue:
    """One sound; `pan` from -1 (left) to 1 (right), `delay` in milliseconds."""

    sound: Sound
    pan: float = 0.0
    delay: int = 0
    when: CueTrigger = CueTrigger.AT_ONCE
    zone: Zone | None = None  # where the card goes


def in_silence(_cue: Cue) -> None:
    """Where nobody hears anything."""


def pan_of(seat: int | None, viewer: Seat | None, seats: int) -> float:
    """From which side a seat is heard, as it sits round the table; the viewer and the table itself from the middle.

    Seats go clockwise from the viewer at the near side (G-01), so the next one is at the left.
    """
    if seat is None:
        return 0.0
    around = math.tau * ((seat - near_seat(viewer)) % seats) / seats
    return round(-math.sin(around), 3) + 0.0  # never -0.0

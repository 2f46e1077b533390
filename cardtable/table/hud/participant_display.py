"""What a table for people adds to what is to be seen of a match, as one value; empty where all the others are
computers."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import Cards
from cardtable.core.controls import Command
from cardtable.core.text import Text
from cardtable.core.zones import Seat


class SeatPresenceKind(enum.Enum):
    """Who is there for a seat."""

    HERE = enum.auto()
    AWAY = enum.auto()  # the seat waits
    REPLACED = enum.auto()  # a computer plays for this person
    COMPUTER = enum.auto()


class SeatPresence(NamedTuple):
    """What a plate says beside the game's own; shares run from 1 to 0."""

    standing: SeatPresenceKind = SeatPresenceKind.HERE
    line: Text | None = None  # in place of the points: how long away, how long thinking
    grace: float | None = None  # how much is left before a computer plays on
    clock: float | None = None  # how much of the time for a move is left; None: there is no limit


class OverlayQuestion(NamedTuple):
    """To be answered over the table; `focus` is the place of the answer that has the keyboard."""

    sentence: Text
    answers: Sequence[Command]
    focus: int = 0


class ParticipantDisplay(NamedTuple):
    """All that people add to the picture of their table; by default nothing."""

    seats: tuple[SeatPresence, ...] = ()
    prompt: Text | None = None  # in place of the game's
    accent: bool = False  # the prompt is for this person
    asks_back: Seat | None = None  # who would like to take back `cards`
    cards: Cards = ()
    offer: Seat | None = None  # whom a computer may play for, if somebody presses the button
    watching: bool = False
    stands_still: bool = False  # it is nobody's turn while the table waits, or when all is over
    hands_off: bool = False  # this person cannot act now: the game's buttons are not offered
    question: OverlayQuestion | None = None

    @property
    def written(self) -> tuple[object, ...]:
        """What stands on prompt and buttons: what lies beside it need not be laid anew while this is the same."""
        return self.prompt, self.accent, self.question, self.hands_off

    def seat(self, seat: int) -> SeatPresence:
        """What there is to be seen of one seat; nothing where nothing has been told."""
        return self.seats[seat] if seat < len(self.seats) else SeatPresence()

"""Participant display: presence, clocks and questions of a network match, as one value."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import Cards
from cardtable.core.controls import Command
from cardtable.core.text import Text
from cardtable.core.zones import Seat


class SeatPresenceKind(enum.Enum):
    """Presence of a seat's occupant."""

    HERE = enum.auto()
    AWAY = enum.auto()  # the seat waits
    REPLACED = enum.auto()  # a computer plays for this person
    COMPUTER = enum.auto()


class SeatPresence(NamedTuple):
    """Presence part of a plate; shares run from 1 to 0."""

    standing: SeatPresenceKind = SeatPresenceKind.HERE
    line: Text | None = None  # in place of the points: time away or thinking
    grace: float | None = None  # share of the time left before a computer plays on
    clock: float | None = None  # share of the turn clock left; None: there is no limit
    note: Text | None = None  # where the game has no label


class OverlayQuestion(NamedTuple):
    """Question over the table; `focus` is the index of the answer that gets the focus."""

    sentence: Text
    answers: Sequence[Command]
    focus: int = 0


class ParticipantDisplay(NamedTuple):
    """Everything participants add to the table; empty if all others are computers."""

    seats: tuple[SeatPresence, ...] = ()
    prompt: Text | None = None  # in place of the game's
    accent: bool = False  # the prompt is for this person
    asks_back: Seat | None = None  # seat that asks to take back `cards`
    cards: Cards = ()
    offer: Seat | None = None  # seat for which a button lets a computer play
    watching: bool = False
    stands_still: bool = False  # nobody's turn is shown: the table waits, or the match is over
    hands_off: bool = False  # the viewer cannot act now: the game's buttons are hidden
    question: OverlayQuestion | None = None

    @property
    def written(self) -> tuple[object, ...]:
        """Prompt and buttons; widgets beside them need no new layout while it is equal."""
        return self.prompt, self.accent, self.question, self.hands_off

    def seat(self, seat: int) -> SeatPresence:
        """Return the presence of a seat; present by default."""
        return self.seats[seat] if seat < len(self.seats) else SeatPresence()

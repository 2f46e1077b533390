"""Trick-taking functions shared by games, and the tricks of a deal rebuilt from a history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.events import CardsMoved, Event, TrickWon
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat


def following(hand: Sequence[Card], led: Suit) -> Cards:
    """Return the cards of the hand that follow suit."""
    return tuple(card for card in hand if card.suit is led)


def winning_place(trick: Sequence[Card]) -> int:
    """Return the index (0 is the lead) of the highest card of the suit led; the first of equal ones."""
    led = trick[0].suit
    return max(range(len(trick)), key=lambda place: (trick[place].suit is led, trick[place].rank, -place))


def next_seat(seat: Seat, seats: int, step: int = 1) -> Seat:
    """Return the seat `step` places clockwise (G-01); a negative step goes the other way."""
    return Seat((seat + step) % seats)


class ObservedTrick(NamedTuple):
    """Plays of a trick in order; `winner` is None while it is not over, and if no seat wins it."""

    plays: tuple[tuple[Seat, Card], ...]
    is_over: bool = False
    winner: Seat | None = None


def tricks_heard(history: Sequence[Event], kinds: ZoneKinds) -> tuple[ObservedTrick, ...]:
    """Return the complete tricks of a history, then the one on the table, which may be empty."""
    tricks: list[ObservedTrick] = []
    plays: list[tuple[Seat, Card]] = []
    for event in history:
        if isinstance(event, CardsMoved) and event.target.owner is not None and kinds.is_trick(event.target):
            seat = Seat(event.target.owner)
            plays.extend((seat, card) for card in event.cards if card is not None)
        elif isinstance(event, TrickWon):
            tricks.append(ObservedTrick(tuple(plays), True, event.seat))
            plays = []
    return (*tricks, ObservedTrick(tuple(plays)))

"""Trick-taking, shared as functions: following suit and winning."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.zones import Seat


def following(hand: Sequence[Card], led: Suit) -> Cards:
    """The cards of the hand that follow suit."""
    return tuple(card for card in hand if card.suit is led)


def winning_place(trick: Sequence[Card]) -> int:
    """The place (0 is the lead) of the highest card of the suit led; the first of equal ones."""
    led = trick[0].suit
    return max(range(len(trick)), key=lambda place: (trick[place].suit is led, trick[place].rank, -place))


def next_seat(seat: Seat, seats: int, step: int = 1) -> Seat:
    """The seat so many places clockwise (G-01); a negative step goes the other way."""
    return Seat((seat + step) % seats)

"""Twins in one trick cancel each other, and what that leaves decides the trick (XR-05, XR-06)."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card
from cardtable.games.cancellation_hearts.options import VoidRule


def is_cancelled(trick: Sequence[Card], place: int) -> bool:
    """Whether the twin of the card in this place (0 is the lead) lies in the same trick, whatever its suit (XR-05)."""
    return trick.count(trick[place]) > 1


def winning_place(rule: VoidRule, trick: Sequence[Card]) -> int | None:
    """The place of the highest uncancelled card of the suit led; None if the trick is void as it lies (XR-06)."""
    if rule is VoidRule.TWO_PAIRS and len(trick) - len(set(trick)) >= 2:
        return None
    led = trick[0].suit
    standing = [place for place, card in enumerate(trick) if card.suit is led and not is_cancelled(trick, place)]
    return max(standing, key=lambda place: trick[place].rank, default=None)


def second_of_top_pair(trick: Sequence[Card]) -> int:
    """The later card of the highest cancelled pair of the suit led; the lead if there is no such pair (XR-09)."""
    led = trick[0].suit
    paired = [place for place, card in enumerate(trick) if card.suit is led and is_cancelled(trick, place)]
    return max(paired, key=lambda place: (trick[place].rank, place), default=0)

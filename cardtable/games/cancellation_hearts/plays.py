"""Which card may be played, and why another may not (XR-03 and XR-04 with HR-07 to HR-09, settled reading 20).

Each case is one function from the hand to a `Bar`: asked about one card, it answers None or the clause against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cardtable.core.cards import Card, sort_key
from cardtable.core.refusal import Refusal
from cardtable.families.hearts import leads
from cardtable.families.hearts.leads import if_any_is_left, must_follow, nothing, only_this, unbroken_lead
from cardtable.families.hearts.permissions import Bar
from cardtable.families.hearts.rule_options import QueenLead
from cardtable.games.cancellation_hearts.options import (
    CancellationFirstLead,
    CancellationFirstTrickPoints,
    CancellationOptions,
)
from cardtable.games.cancellation_hearts.scoring import is_point_card
from cardtable.games.cancellation_hearts.state import CancellationPublic

OPEN_WITHOUT_POINTS = Refusal("X-15", leads.OPEN_WITHOUT_POINTS)
NO_POINTS_YET = Refusal("X-17", leads.NO_POINTS_YET)


class CancellationPlayRules:
    """The law of playing a card under given options."""

    def __init__(self, options: CancellationOptions) -> None:
        self._options = options
        self._unbroken = unbroken_lead(
            "X-21" if options.break_required else None,
            "X-22" if options.queen_lead is QueenLead.AFTER_BROKEN else None,
        )

    def bar(self, public: CancellationPublic, hand: Sequence[Card]) -> Bar:
        """What bars cards of this hand, whose turn it is, from being played now."""
        if public.trick:
            return self._later(public, hand)
        if public.tricks == 0:
            return self._opening(hand)
        return nothing if public.broken else self._lead(hand)

    def _opening(self, hand: Sequence[Card]) -> Bar:
        """XR-03; nothing is broken yet."""
        match self._options.first_lead:
            case CancellationFirstLead.DEALER_LEFT_NO_POINTS:
                return if_any_is_left(hand, lambda card: OPEN_WITHOUT_POINTS if is_point_card(card) else None)
            case CancellationFirstLead.FIRST_2C_CLOCKWISE:
                return only_this("XR-03", min(hand, key=sort_key))
            case CancellationFirstLead.DEALER_LEFT_ANY:
                return self._lead(hand)
            case _:
                assert_never(self._options.first_lead)

    def _lead(self, hand: Sequence[Card]) -> Bar:
        """HR-09, while hearts are not broken."""
        return if_any_is_left(hand, self._unbroken)

    def _later(self, public: CancellationPublic, hand: Sequence[Card]) -> Bar:
        """HR-07: no rule ever stops a player from following suit; HR-08."""
        led = public.trick[0].suit
        assert led is not None  # there are no jokers
        follow = must_follow("X-16", hand, led)
        if follow is not None:
            return follow
        if public.tricks == 0 and self._options.first_trick_points is CancellationFirstTrickPoints.FORBIDDEN:
            return if_any_is_left(hand, lambda card: NO_POINTS_YET if is_point_card(card) else None)
        return nothing

"""Rules of Cancellation Hearts: the procedure XR-01 to XR-11 of rules.md, settled readings 18 to 23.

The part common to both games of the family is in `families.hearts.rules`. Each case of playing a card (XR-03 and XR-04
with HR-07 to HR-09, settled reading 20) is one function from the hand to a `Bar`, which returns None or a refusal for a
card. Cancelling and complete tricks are in `trick_cancelling`, the deal result in `scoring`. Each deal begins and ends
with all cards in the deck zone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import assert_never

from cardtable.core.cards import Card, Cards, Suit, sort_key
from cardtable.core.events import Announced, ScoreLine
from cardtable.core.refusal import Refusal
from cardtable.core.tricks import next_seat
from cardtable.core.views import StateChanges, View
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts import announcements, rules
from cardtable.families.hearts import rules as family_rules
from cardtable.families.hearts.options import QueenLead
from cardtable.families.hearts.score_sheet import Settlement
from cardtable.families.hearts.trick_zones import hand_zone, show_kitty
from cardtable.games.cancellation_hearts import announcements as says
from cardtable.games.cancellation_hearts import state
from cardtable.games.cancellation_hearts.options import (
    CancellationFirstLead,
    CancellationFirstTrickPoints,
    CancellationOptions,
)
from cardtable.games.cancellation_hearts.scoring import card_values, count, is_point_card, settle, shooter
from cardtable.games.cancellation_hearts.trick_cancelling import TrickRules

OPEN_WITHOUT_POINTS = Refusal("X-15", rules.OPEN_WITHOUT_POINTS)
NO_POINTS_YET = Refusal("X-17", rules.NO_POINTS_YET)


CancellationView = View[state.CancellationPublic]

CLAUSES = family_rules.ClauseIds(passing="XR-02", play="XR-04", follow="X-16", moon="X-29", over="X-27")


class CancellationRules(family_rules.FamilyRules[state.CancellationPublic]):
    """Rules for a seat count under given options; raises UserError if they do not fit."""

    def __init__(self, options: CancellationOptions, seats: int) -> None:
        state.validate(options, seats)
        widow, size, values = state.widow_size(options, seats), state.hand_size(seats), card_values(options)
        self._options = options
        self._tricks = TrickRules(options, seats, size)
        self._unbroken = family_rules.unbroken_lead(
            "X-21" if options.break_required else None, "X-22" if options.queen_lead is QueenLead.AFTER_BROKEN else None
        )
        super().__init__(
            seats,
            CLAUSES,
            pass_count=options.pass_count,
            fresh=partial(state.CancellationPublic, widow=widow),
            pack=state.pack(options, seats),
            hand_size=size,
            cycle=state.cycle(options),
            values=values,
            kitty=state.WIDOW,
            zones=state.zone_specs(widow > 0),
            queen_breaks=options.queen_breaks_hearts,
            moon=options.moon_scoring.value,
        )

    def _opening_bar(self, public: state.CancellationPublic, hand: Cards) -> family_rules.Bar:
        """Return the bar on the first lead of a deal (XR-03); hearts are not broken then."""
        match self._options.first_lead:
            case CancellationFirstLead.DEALER_LEFT_NO_POINTS:
                return family_rules.if_any_is_left(
                    hand, lambda card: OPEN_WITHOUT_POINTS if is_point_card(card) else None
                )
            case CancellationFirstLead.FIRST_2C_CLOCKWISE:
                return family_rules.only_this("XR-03", min(hand, key=sort_key))
            case CancellationFirstLead.DEALER_LEFT_ANY:
                return family_rules.if_any_is_left(hand, self._unbroken)
            case _:
                assert_never(self._options.first_lead)

    def _lead_bar(self, public: state.CancellationPublic, hand: Cards) -> family_rules.Bar:
        return family_rules.nothing if public.broken else family_rules.if_any_is_left(hand, self._unbroken)

    def _discard_bar(self, public: state.CancellationPublic, hand: Cards) -> family_rules.Bar:
        if public.tricks == 0 and self._options.first_trick_points is CancellationFirstTrickPoints.FORBIDDEN:
            return family_rules.if_any_is_left(hand, lambda card: NO_POINTS_YET if is_point_card(card) else None)
        return family_rules.nothing

    def _opener(self, zones: Mapping[Zone, Cards], dealer: Seat) -> Seat:
        around = [next_seat(dealer, self._seats, step) for step in range(1, self._seats + 1)]
        if self._options.first_lead is not CancellationFirstLead.FIRST_2C_CLOCKWISE:
            return around[0]
        clubs = {seat: [card for card in zones[hand_zone(seat)] if card.suit is Suit.CLUBS] for seat in around}
        lowest = min(card for cards in clubs.values() for card in cards)  # a widow is too small to hold every club
        return next(seat for seat in around if lowest in clubs[seat])

    def _said(self, public: state.CancellationPublic, seat: Seat, card: Card) -> Announced:
        """Return the announcement of a played card; cancelled cards break hearts as others do (XR-05)."""
        return Announced.by(seat, says.CANCELS, card) if card in public.trick else super()._said(public, seat, card)

    def _end_trick(self, changes: StateChanges, public: state.CancellationPublic) -> state.CancellationPublic:
        return self._tricks.end(changes, public)

    def _detect_moon(self, changes: StateChanges, public: state.CancellationPublic) -> state.CancellationPublic:
        public = show_kitty(changes, public, public.widow_owner, self._values)
        seat = shooter(self._options, public.point_cards)
        if seat is not None:
            changes.add(announcements.shoots(seat))
        return replace(public, shooter=seat)

    def _moon_points(self, public: state.CancellationPublic) -> int:
        return self._options.moon_points

    def _count(self, public: state.CancellationPublic, add: bool) -> tuple[ScoreLine, ...]:
        return count(self._options, self._values, public, add)

    def _settle(self, public: state.CancellationPublic, lines: tuple[ScoreLine, ...]) -> Settlement:
        return settle(self._options, public, lines)

"""Which card may be played, and why another may not (HR-06 to HR-10, settled readings 7 to 11).

Each case is one function from the hand to a `Bar`: asked about one card, it answers None or the clause against it.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card, Suit, sort_key
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate
from cardtable.families.hearts import leads
from cardtable.families.hearts.card_values import QUEEN_OF_SPADES, CardValues
from cardtable.families.hearts.leads import if_any_is_left, must_follow, nothing, only_this, unbroken_lead
from cardtable.families.hearts.permissions import Bar
from cardtable.families.hearts.rule_options import QueenLead
from cardtable.games.hearts.options import FirstTrickForced, FirstTrickPoints, HeartsOptions, OpeningLead
from cardtable.games.hearts.state import HeartsPublic

ANY_CLUB = Refusal("H-16", translate("Hearts", "The first trick begins with a club."))
OPEN_WITHOUT_POINTS = Refusal("HR-06", leads.OPEN_WITHOUT_POINTS)
NO_POINTS_YET = Refusal("HP-22", leads.NO_POINTS_YET)
NO_QUEEN_YET = Refusal("HP-22", translate("Hearts", "The queen of spades may not be discarded on the first trick."))
HEARTS_FIRST = Refusal(
    "HR-10", translate("Hearts", "On the first trick you must discard a heart before any other point card.")
)
DROP_THE_QUEEN = Refusal(
    "HR-08", translate("Hearts", "You cannot follow suit, so you must discard the queen of spades.")
)


class HeartsPlayRules:
    """The law of playing a card under given options."""

    def __init__(self, options: HeartsOptions, values: CardValues) -> None:
        self._options = options
        self._values = values
        self._unbroken = unbroken_lead(
            "H-17" if options.break_required else None,
            "H-18" if options.queen_lead is QueenLead.AFTER_BROKEN else None,
        )

    def bar(self, public: HeartsPublic, hand: Sequence[Card]) -> Bar:
        """What bars cards of this hand, whose turn it is, from being played now."""
        if public.trick:
            return self._later(public, hand)
        if public.tricks == 0:
            return self._opening(public, hand)
        return self._lead(public, hand)

    def _opening(self, public: HeartsPublic, hand: Sequence[Card]) -> Bar:
        clubs = [card for card in hand if card.suit is Suit.CLUBS]
        match self._options.opening_lead:
            case OpeningLead.LOWEST_CLUB if clubs:
                return only_this("H-16", min(clubs, key=sort_key))
            case OpeningLead.ANY_CLUB_BY_HOLDER if clubs:
                return lambda card: None if card.suit is Suit.CLUBS else ANY_CLUB
            case OpeningLead.DEALER_LEFT_NO_POINTS:
                return self._open_without_points(hand)
        return self._lead(public, hand)

    def _open_without_points(self, hand: Sequence[Card]) -> Bar:
        points = self._values.points
        return if_any_is_left(hand, lambda card: OPEN_WITHOUT_POINTS if card in points else None)

    def _lead(self, public: HeartsPublic, hand: Sequence[Card]) -> Bar:
        """What hearts not yet broken bar from being led (HR-09)."""
        if public.broken:
            return nothing
        left = [card for card in hand if self._unbroken(card) is None]
        if self._options.hearts_instead_of_queen and left == [QUEEN_OF_SPADES]:
            return lambda card: None if card.suit is Suit.HEARTS else self._unbroken(card)
        return self._unbroken if left else nothing

    def _later(self, public: HeartsPublic, hand: Sequence[Card]) -> Bar:
        """HR-07; no rule ever stops a player from following suit."""
        led = public.trick[0].suit
        assert led is not None  # there are no jokers
        return must_follow("H-12", hand, led) or self._discard(public, hand)

    def _discard(self, public: HeartsPublic, hand: Sequence[Card]) -> Bar:
        """What may not be thrown away on the first trick, and the queen where she must be dropped (HR-08)."""
        bar = self._first_trick(hand) if public.tricks == 0 else nothing
        if self._options.queen_must_drop and QUEEN_OF_SPADES in hand and bar(QUEEN_OF_SPADES) is None:
            return lambda card: None if card == QUEEN_OF_SPADES else bar(card) or DROP_THE_QUEEN
        return bar

    def _first_trick(self, hand: Sequence[Card]) -> Bar:
        if any(self._first_trick_refusal(card) is None for card in hand):
            return self._first_trick_refusal
        has_heart = any(card.suit is Suit.HEARTS for card in hand)
        if self._options.first_trick_forced is FirstTrickForced.HEARTS_BEFORE_QUEEN and has_heart:
            return lambda card: None if card.suit is Suit.HEARTS else HEARTS_FIRST
        return nothing

    def _first_trick_refusal(self, card: Card) -> Refusal | None:
        """Why the card may not be discarded on the first trick, if the hand holds another."""
        match self._options.first_trick_points:
            case FirstTrickPoints.FORBIDDEN if card in self._values.points:
                return NO_POINTS_YET
            case FirstTrickPoints.QUEEN_ONLY_FORBIDDEN if card == QUEEN_OF_SPADES:
                return NO_QUEEN_YET
        return None

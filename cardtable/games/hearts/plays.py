"""Which card may be played, and why another may not (HR-06 to HR-10, settled readings 7 to 11).

Each case is one function from the hand to a `Bar`: asked about one card, it answers None or the clause against it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.core.cards import Card, Suit, sort_key
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate
from cardtable.games.hearts.options import (
    FirstTrickForced,
    FirstTrickPoints,
    HeartsOptions,
    OpeningLead,
    QueenLead,
)
from cardtable.games.hearts.scoring import QUEEN_OF_SPADES, CardValues
from cardtable.games.hearts.state import HeartsPublic

Bar = Callable[[Card], Refusal | None]

NOT_HELD = translate("Hearts", "You do not hold the %1.")
LOWEST_CLUB = translate("Hearts", "The first trick begins with the %1.")
ANY_CLUB = Refusal("H-16", translate("Hearts", "The first trick begins with a club."))
OPEN_WITHOUT_POINTS = Refusal("HR-06", translate("Hearts", "The first trick must not begin with a point card."))
FOLLOW = {
    Suit.CLUBS: Refusal("H-12", translate("Hearts", "You must follow clubs.")),
    Suit.DIAMONDS: Refusal("H-12", translate("Hearts", "You must follow diamonds.")),
    Suit.SPADES: Refusal("H-12", translate("Hearts", "You must follow spades.")),
    Suit.HEARTS: Refusal("H-12", translate("Hearts", "You must follow hearts.")),
}
NO_POINTS_YET = Refusal("HP-22", translate("Hearts", "No points may be discarded on the first trick."))
NO_QUEEN_YET = Refusal("HP-22", translate("Hearts", "The queen of spades may not be discarded on the first trick."))
HEARTS_FIRST = Refusal(
    "HR-10", translate("Hearts", "On the first trick you must discard a heart before any other point card.")
)
DROP_THE_QUEEN = Refusal(
    "HR-08", translate("Hearts", "You cannot follow suit, so you must discard the queen of spades.")
)
NOT_BROKEN = Refusal("H-17", translate("Hearts", "Hearts may not be led before they are broken."))
QUEEN_NOT_YET = Refusal("H-18", translate("Hearts", "The queen of spades may not be led before hearts are broken."))


class PlayLaw:
    """The law of playing a card under given options."""

    def __init__(self, options: HeartsOptions, values: CardValues) -> None:
        self._options = options
        self._values = values

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
                return _only_this(min(clubs, key=sort_key))
            case OpeningLead.ANY_CLUB_BY_HOLDER if clubs:
                return lambda card: None if card.suit is Suit.CLUBS else ANY_CLUB
            case OpeningLead.DEALER_LEFT_NO_POINTS:
                return self._open_without_points(hand)
        return self._lead(public, hand)

    def _open_without_points(self, hand: Sequence[Card]) -> Bar:
        points = self._values.points
        if all(card in points for card in hand):
            return _nothing
        return lambda card: OPEN_WITHOUT_POINTS if card in points else None

    def _lead(self, public: HeartsPublic, hand: Sequence[Card]) -> Bar:
        """HR-09."""
        if public.broken:
            return _nothing
        left = [card for card in hand if self._lead_refusal(card) is None]
        if not left:
            return _nothing
        if self._options.hearts_instead_of_queen and left == [QUEEN_OF_SPADES]:
            return lambda card: None if card.suit is Suit.HEARTS else self._lead_refusal(card)
        return self._lead_refusal

    def _lead_refusal(self, card: Card) -> Refusal | None:
        """Why the card may not be led while hearts are not broken, if the hand holds another."""
        if card.suit is Suit.HEARTS and self._options.break_required:
            return NOT_BROKEN
        if card == QUEEN_OF_SPADES and self._options.queen_lead is QueenLead.AFTER_BROKEN:
            return QUEEN_NOT_YET
        return None

    def _later(self, public: HeartsPublic, hand: Sequence[Card]) -> Bar:
        """HR-07; no rule ever stops a player from following suit."""
        led = public.trick[0].suit
        assert led is not None  # there are no jokers
        if any(card.suit is led for card in hand):
            return lambda card: None if card.suit is led else FOLLOW[led]
        return self._discard(public, hand)

    def _discard(self, public: HeartsPublic, hand: Sequence[Card]) -> Bar:
        """HR-08."""
        bar = self._first_trick(hand) if public.tricks == 0 else _nothing
        if self._options.queen_must_drop and QUEEN_OF_SPADES in hand and bar(QUEEN_OF_SPADES) is None:
            return lambda card: None if card == QUEEN_OF_SPADES else bar(card) or DROP_THE_QUEEN
        return bar

    def _first_trick(self, hand: Sequence[Card]) -> Bar:
        if any(self._first_trick_refusal(card) is None for card in hand):
            return self._first_trick_refusal
        has_heart = any(card.suit is Suit.HEARTS for card in hand)
        if self._options.first_trick_forced is FirstTrickForced.HEARTS_BEFORE_QUEEN and has_heart:
            return lambda card: None if card.suit is Suit.HEARTS else HEARTS_FIRST
        return _nothing

    def _first_trick_refusal(self, card: Card) -> Refusal | None:
        """Why the card may not be discarded on the first trick, if the hand holds another."""
        match self._options.first_trick_points:
            case FirstTrickPoints.FORBIDDEN if card in self._values.points:
                return NO_POINTS_YET
            case FirstTrickPoints.QUEEN_ONLY_FORBIDDEN if card == QUEEN_OF_SPADES:
                return NO_QUEEN_YET
        return None


def _nothing(_card: Card) -> None:
    """No card is barred."""


def _only_this(opener: Card) -> Bar:
    refusal = Refusal("H-16", LOWEST_CLUB.filled(opener))
    return lambda card: None if card == opener else refusal

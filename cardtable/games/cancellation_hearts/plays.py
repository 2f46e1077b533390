"""Which card may be played, and why another may not (XR-03 and XR-04 with HR-07 to HR-09, settled reading 20).

Each case is one function from the hand to a `Bar`: asked about one card, it answers None or the clause against it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.core.cards import Card, Suit, sort_key
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate
from cardtable.games.cancellation_hearts.options import CancellationOptions, FirstLead, FirstTrickPoints, QueenLead
from cardtable.games.cancellation_hearts.scoring import QUEEN_OF_SPADES, is_point_card
from cardtable.games.cancellation_hearts.state import CancellationPublic

Bar = Callable[[Card], Refusal | None]

LOWEST_CLUB = translate("Hearts", "The first trick begins with the %1.")
OPEN_WITHOUT_POINTS = Refusal("X-15", translate("Hearts", "The first trick must not begin with a point card."))
FOLLOW = {
    Suit.CLUBS: Refusal("X-16", translate("Hearts", "You must follow clubs.")),
    Suit.DIAMONDS: Refusal("X-16", translate("Hearts", "You must follow diamonds.")),
    Suit.SPADES: Refusal("X-16", translate("Hearts", "You must follow spades.")),
    Suit.HEARTS: Refusal("X-16", translate("Hearts", "You must follow hearts.")),
}
NO_POINTS_YET = Refusal("X-17", translate("Hearts", "No points may be discarded on the first trick."))
NOT_BROKEN = Refusal("X-21", translate("Hearts", "Hearts may not be led before they are broken."))
QUEEN_NOT_YET = Refusal("X-22", translate("Hearts", "The queen of spades may not be led before hearts are broken."))


class PlayLaw:
    """The law of playing a card under given options."""

    def __init__(self, options: CancellationOptions) -> None:
        self._options = options

    def bar(self, public: CancellationPublic, hand: Sequence[Card]) -> Bar:
        """What bars cards of this hand, whose turn it is, from being played now."""
        if public.trick:
            return self._later(public, hand)
        if public.tricks == 0:
            return self._opening(hand)
        return _nothing if public.broken else self._lead(hand)

    def _opening(self, hand: Sequence[Card]) -> Bar:
        """XR-03; nothing is broken yet."""
        match self._options.first_lead:
            case FirstLead.DEALER_LEFT_NO_POINTS:
                return _if_any_is_left(hand, lambda card: OPEN_WITHOUT_POINTS if is_point_card(card) else None)
            case FirstLead.FIRST_2C_CLOCKWISE:
                return _only_this(min(hand, key=sort_key))
            case FirstLead.DEALER_LEFT_ANY:
                return self._lead(hand)

    def _lead(self, hand: Sequence[Card]) -> Bar:
        """HR-09, while hearts are not broken."""
        return _if_any_is_left(hand, self._lead_refusal)

    def _lead_refusal(self, card: Card) -> Refusal | None:
        if card.suit is Suit.HEARTS and self._options.break_required:
            return NOT_BROKEN
        if card == QUEEN_OF_SPADES and self._options.queen_lead is QueenLead.AFTER_BROKEN:
            return QUEEN_NOT_YET
        return None

    def _later(self, public: CancellationPublic, hand: Sequence[Card]) -> Bar:
        """HR-07: no rule ever stops a player from following suit; HR-08."""
        led = public.trick[0].suit
        assert led is not None  # there are no jokers
        if any(card.suit is led for card in hand):
            return lambda card: None if card.suit is led else FOLLOW[led]
        if public.tricks == 0 and self._options.first_trick_points is FirstTrickPoints.FORBIDDEN:
            return _if_any_is_left(hand, lambda card: NO_POINTS_YET if is_point_card(card) else None)
        return _nothing


def _if_any_is_left(hand: Sequence[Card], bar: Bar) -> Bar:
    """The bar, unless it leaves no card of the hand."""
    return bar if any(bar(card) is None for card in hand) else _nothing


def _nothing(_card: Card) -> None:
    """No card is barred."""


def _only_this(opener: Card) -> Bar:
    """The lowest club in any hand, which is the lowest card of the hand that must lead it."""
    refusal = Refusal("XR-03", LOWEST_CLUB.filled(opener))
    return lambda card: None if card == opener else refusal

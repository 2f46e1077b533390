"""The laws of playing a card that both games have (HR-07 to HR-09); which clause forbids is the game's to say."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card, Suit
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate
from cardtable.families.hearts.card_values import QUEEN_OF_SPADES
from cardtable.families.hearts.permissions import Bar

_LOWEST_CLUB = translate("Hearts family", "The first trick begins with the %1.")
OPEN_WITHOUT_POINTS = translate("Hearts family", "The first trick must not begin with a point card.")
NO_POINTS_YET = translate("Hearts family", "No points may be discarded on the first trick.")
_FOLLOW = {
    Suit.CLUBS: translate("Hearts family", "You must follow clubs."),
    Suit.DIAMONDS: translate("Hearts family", "You must follow diamonds."),
    Suit.SPADES: translate("Hearts family", "You must follow spades."),
    Suit.HEARTS: translate("Hearts family", "You must follow hearts."),
}
_NOT_BROKEN = translate("Hearts family", "Hearts may not be led before they are broken.")
_QUEEN_NOT_YET = translate("Hearts family", "The queen of spades may not be led before hearts are broken.")


def nothing(_card: Card) -> None:
    """No card is barred."""


def if_any_is_left(hand: Sequence[Card], bar: Bar) -> Bar:
    """The bar, unless it leaves no card of the hand."""
    return bar if any(bar(card) is None for card in hand) else nothing


def only_this(clause: str, opener: Card) -> Bar:
    """The lowest club alone opens the first trick."""
    refusal = Refusal(clause, _LOWEST_CLUB.filled(opener))
    return lambda card: None if card == opener else refusal


def must_follow(clause: str, hand: Sequence[Card], led: Suit) -> Bar | None:
    """Following suit, which no rule ever stops a player from; None if the hand has no card of the suit (HR-07)."""
    if not any(card.suit is led for card in hand):
        return None
    refusal = Refusal(clause, _FOLLOW[led])
    return lambda card: None if card.suit is led else refusal


def unbroken_lead(hearts: str | None, queen: str | None) -> Bar:
    """What may not be led before hearts are broken, and by which clause: hearts, the queen of spades (HR-09).

    None: there is no such rule.
    """
    no_hearts = None if hearts is None else Refusal(hearts, _NOT_BROKEN)
    no_queen = None if queen is None else Refusal(queen, _QUEEN_NOT_YET)

    def bar(card: Card) -> Refusal | None:
        if card.suit is Suit.HEARTS:
            return no_hearts
        return no_queen if card == QUEEN_OF_SPADES else None

    return bar

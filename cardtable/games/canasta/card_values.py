"""Card values of Canasta: kinds of cards and their points (C-05 to C-12)."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.core.cards import ACE, JOKER, Card, Cards, sort_key, standard_pack

WILD_RANK = 2  # stands for a meld of wild cards only
THREE = 3
NATURAL_RANKS = range(4, ACE + 1)
CANASTA = 7

_VALUES = {0: 50, 2: 20, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 10, 9: 10, 10: 10, 11: 10, 12: 10, 13: 10, 14: 20}


def card_points(card: Card) -> int:
    """Return the points of a card in a meld or in a hand; red threes are scored apart (C-12)."""
    return _VALUES[card.rank]


def points_of(cards: Iterable[Card]) -> int:
    """Return the sum of the points of the cards."""
    return sum(_VALUES[card.rank] for card in cards)


def is_wild(card: Card) -> bool:
    """Return whether the card is a deuce or a joker."""
    return card.rank in (0, WILD_RANK)


def is_red_three(card: Card) -> bool:
    """Return whether the card is a red three, which is laid out at once and never held."""
    return card.rank == THREE and card.suit is not None and card.suit.is_red


def is_black_three(card: Card) -> bool:
    """Return whether the card is a three of clubs or spades."""
    return card.rank == THREE and not is_red_three(card)


def group_order(cards: Iterable[Card]) -> Cards:
    """Return the cards in the order of texts, wild cards last, deuces before jokers (settled reading 2)."""
    return tuple(sorted(cards, key=lambda card: (is_wild(card), sort_key(card))))


def packs(number: int) -> Cards:
    """Return the cards of `number` packs with two jokers each (C-04), in the order of texts."""
    return tuple(sorted((*standard_pack(), JOKER, JOKER) * number, key=sort_key))

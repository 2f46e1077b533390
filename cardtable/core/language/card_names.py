"""Names of cards, suits and ranks as whole translatable strings, which languages inflect (glossary).

Full names ("queen of spades") and short ones for speech ("7 clubs", "2 queens and 1 joker").
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cardtable.core.cards import ACE, JACK, JOKER, JOKER_RANK, KING, QUEEN, Card, Suit, standard_pack
from cardtable.core.text import Text, conjoin, literal_text, translate

YOU = translate("Names", "You", "whoever reads this, in place of a name")

_CARDS = dict(zip((*standard_pack(), JOKER), (  # in text order: clubs, diamonds, spades, hearts
    translate("Card", "two of clubs"), translate("Card", "three of clubs"), translate("Card", "four of clubs"),
    translate("Card", "five of clubs"), translate("Card", "six of clubs"), translate("Card", "seven of clubs"),
    translate("Card", "eight of clubs"), translate("Card", "nine of clubs"), translate("Card", "ten of clubs"),
    translate("Card", "jack of clubs"), translate("Card", "queen of clubs"),
    translate("Card", "king of clubs"), translate("Card", "ace of clubs"),
    translate("Card", "two of diamonds"), translate("Card", "three of diamonds"), translate("Card", "four of diamonds"),
    translate("Card", "five of diamonds"), translate("Card", "six of diamonds"), translate("Card", "seven of diamonds"),
    translate("Card", "eight of diamonds"), translate("Card", "nine of diamonds"), translate("Card", "ten of diamonds"),
    translate("Card", "jack of diamonds"), translate("Card", "queen of diamonds"),
    translate("Card", "king of diamonds"), translate("Card", "ace of diamonds"),
    translate("Card", "two of spades"), translate("Card", "three of spades"), translate("Card", "four of spades"),
    translate("Card", "five of spades"), translate("Card", "six of spades"), translate("Card", "seven of spades"),
    translate("Card", "eight of spades"), translate("Card", "nine of spades"), translate("Card", "ten of spades"),
    translate("Card", "jack of spades"), translate("Card", "queen of spades"),
    translate("Card", "king of spades"), translate("Card", "ace of spades"),
    translate("Card", "two of hearts"), translate("Card", "three of hearts"), translate("Card", "four of hearts"),
    translate("Card", "five of hearts"), translate("Card", "six of hearts"), translate("Card", "seven of hearts"),
    translate("Card", "eight of hearts"), translate("Card", "nine of hearts"), translate("Card", "ten of hearts"),
    translate("Card", "jack of hearts"), translate("Card", "queen of hearts"),
    translate("Card", "king of hearts"), translate("Card", "ace of hearts"),
    translate("Card", "joker"),
), strict=True))  # fmt: skip

_THE = translate("Card", "the %1", "a card in a sentence")
_A_JOKER = translate("Card", "a joker", "in a sentence")
_JOKERS = translate("Card", "%1 joker(s)", "in a sentence; two or more", n=2)

_SUITS = {
    Suit.CLUBS: translate("Suit", "clubs"),
    Suit.DIAMONDS: translate("Suit", "diamonds"),
    Suit.SPADES: translate("Suit", "spades"),
    Suit.HEARTS: translate("Suit", "hearts"),
}


def card_name(card: Card) -> Text:
    """Return the full name of a card, as "queen of spades"."""
    return _CARDS[card]


def cards_in_sentence(cards: Sequence[Card]) -> Text:
    """Return one card or more as a sentence names them: "the queen of spades and a joker".

    Jokers are only counted, since all jokers are equal.
    """
    jokers = sum(card.is_joker for card in cards)
    named = [_THE.filled(card) for card in cards if not card.is_joker]
    if jokers:
        named.append(_A_JOKER if jokers == 1 else _JOKERS.filled(jokers, n=jokers))
    return conjoin(named)


def suit_name(suit: Suit) -> Text:
    """Return the name of a suit, as "spades"."""
    return _SUITS[suit]


_SHORT = translate("Card, short", "%1 %2", "rank and suit of a card, as few words as can be: 7 clubs")
_NAMES = {
    JOKER_RANK: translate("Short", "joker"),
    JACK: translate("Short", "jack"),
    QUEEN: translate("Short", "queen"),
    KING: translate("Short", "king"),
    ACE: translate("Short", "ace"),
}
_COUNTED = {
    JOKER_RANK: translate("Card, counted", "%1 joker(s)", n=0),
    2: translate("Card, counted", "%1 deuce(s)", n=0),
    3: translate("Card, counted", "%1 three(s)", n=0),
    4: translate("Card, counted", "%1 four(s)", n=0),
    5: translate("Card, counted", "%1 five(s)", n=0),
    6: translate("Card, counted", "%1 six(es)", n=0),
    7: translate("Card, counted", "%1 seven(s)", n=0),
    8: translate("Card, counted", "%1 eight(s)", n=0),
    9: translate("Card, counted", "%1 nine(s)", n=0),
    10: translate("Card, counted", "%1 ten(s)", n=0),
    JACK: translate("Card, counted", "%1 jack(s)", n=0),
    QUEEN: translate("Card, counted", "%1 queen(s)", n=0),
    KING: translate("Card, counted", "%1 king(s)", n=0),
    ACE: translate("Card, counted", "%1 ace(s)", n=0),
}
_RANKS = {
    3: translate("Table", "threes", "cards of one rank, laid out together"),
    4: translate("Table", "fours", "cards of one rank, laid out together"),
    5: translate("Table", "fives", "cards of one rank, laid out together"),
    6: translate("Table", "sixes", "cards of one rank, laid out together"),
    7: translate("Table", "sevens", "cards of one rank, laid out together"),
    8: translate("Table", "eights", "cards of one rank, laid out together"),
    9: translate("Table", "nines", "cards of one rank, laid out together"),
    10: translate("Table", "tens", "cards of one rank, laid out together"),
    JACK: translate("Table", "jacks", "cards of one rank, laid out together"),
    QUEEN: translate("Table", "queens", "cards of one rank, laid out together"),
    KING: translate("Table", "kings", "cards of one rank, laid out together"),
    ACE: translate("Table", "aces", "cards of one rank, laid out together"),
}


def ranks_name(rank: int) -> Text:
    """Return the name of a meld's rank, as "queens"; raise KeyError for deuces and jokers, which are wild."""
    return _RANKS[rank]


def rank_name(rank: int) -> Text:
    """Return the name of a single rank, as "8" or "ace"."""
    return _NAMES.get(rank) or literal_text(rank)


def short_name(card: Card) -> Text:
    """Return rank and suit: "7 clubs", "queen spades"."""
    return card_name(card) if card.suit is None else _SHORT.filled(rank_name(card.rank), card.suit)


def counted_by_rank(cards: Iterable[Card]) -> Text:
    """Return one card or more by rank, where suits do not matter: "2 queens and 1 joker".

    Natural cards come first, the most numerous rank before the others.
    """
    ranks = Counter(card.rank for card in cards)
    order = sorted(ranks, key=lambda rank: (rank in (JOKER_RANK, 2), -ranks[rank], rank))
    return conjoin([counted(rank, ranks[rank]) for rank in order])


def counted(rank: int, number: int) -> Text:
    """Return a number of cards of one rank: "2 queens"."""
    return _COUNTED[rank].filled(number, n=number)

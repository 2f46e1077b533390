"""Short names of cards for the ears: "7 clubs", "queen", and how many of which rank: "2 queens and 1 joker"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cardtable.core.cards import ACE, JACK, JOKER_RANK, KING, QUEEN, Card
from cardtable.core.names import card_name
from cardtable.core.text import Text, conjoin, literal_text, translate

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
    """Cards of one natural rank that lie together: "queens"; raises KeyError for deuces and jokers, which are wild."""
    return _RANKS[rank]


def rank_name(rank: int) -> Text:
    """A rank by itself, as "8" or "ace"."""
    return _NAMES.get(rank) or literal_text(rank)


def short_name(card: Card) -> Text:
    """Rank and suit: "7 clubs", "queen spades"."""
    return card_name(card) if card.suit is None else _SHORT.filled(rank_name(card.rank), card.suit)


def counted_by_rank(cards: Iterable[Card]) -> Text:
    """One card or more where suits do not matter: "2 queens and 1 joker", natural cards first, the most first."""
    ranks = Counter(card.rank for card in cards)
    order = sorted(ranks, key=lambda rank: (rank in (JOKER_RANK, 2), -ranks[rank], rank))
    return conjoin([counted(rank, ranks[rank]) for rank in order])


def counted(rank: int, number: int) -> Text:
    """So many cards of a rank: "2 queens"."""
    return _COUNTED[rank].filled(number, n=number)

"""The own hand in signs, "♣8 9 A ♦5 6": what a line of Braille or the status bar has room for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from cardtable.core.cards import ACE, JACK, JOKER_RANK, KING, QUEEN, Card, Suit, sort_cards
from cardtable.core.text import TextRenderer
from cardtable.models.hand_order import hand_key

_SUITS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.SPADES: "♠", Suit.HEARTS: "♥", None: ""}
_LEFT_TO_RIGHT, _END = "\u2066", "\u2069"  # isolates: among letters of Persian the parts would change places
_COURT = {JOKER_RANK: "★", JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"}  # as on the cards


def in_signs(cards: Sequence[Card], words: TextRenderer, *, by_rank: bool) -> str:
    """The ranks behind the sign of their suit; `by_rank`: by themselves, wild cards last, where suits matter little."""
    if by_rank:
        signs = " ".join(_rank(card, words) for card in sorted(cards, key=hand_key("sets")))
    else:
        groups = groupby(sort_cards(cards), key=lambda card: card.suit)
        signs = " ".join(_SUITS[suit] + " ".join(_rank(card, words) for card in held) for suit, held in groups)
    return f"{_LEFT_TO_RIGHT}{signs}{_END}" if signs else ""


def _rank(card: Card, words: TextRenderer) -> str:
    return _COURT.get(card.rank) or words.number(card.rank)

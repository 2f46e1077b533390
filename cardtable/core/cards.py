"""Playing cards: a card is a face, rank and suit and nothing else (architecture: a card is a face)."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import NamedTuple


class Suit(enum.IntEnum):
    """The four suits, in the order in which cards are written and sorted."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        """The letter of the text form: "C", "D", "S" or "H"."""
        return "CDSH"[self]

    @property
    def is_red(self) -> bool:
        """True for diamonds and hearts."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)

    __hash__ = int.__hash__  # Enum's own is written in Python, and cards are hashed all the time


JACK, QUEEN, KING, ACE = 11, 12, 13, 14
JOKER_RANK = 0

_RANK_LETTERS = {10: "T", JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"}


class Card(NamedTuple):
    """A face: rank 2–14 (ace high), 0 for a joker, whose suit is None. Twins of a double deck are equal.

    Text form: rank, then suit, as "QS", "TD", "2C"; a joker is "JK".
    """

    rank: int
    suit: Suit | None

    @classmethod
    def parse(cls, text: str) -> Card:
        """Return the card of a text form; raise ValueError with one sentence for anything else."""
        card = _FACES.get(text)
        if card is None:
            raise ValueError(f"“{text}” is not a card: write rank and suit, as QS or TD, or JK for a joker.")
        return card

    def __str__(self) -> str:
        return _TEXTS[self]

    @property
    def is_joker(self) -> bool:
        return self.suit is None


JOKER = Card(JOKER_RANK, None)

Cards = tuple[Card, ...]  # a sorted multiset wherever the order has no meaning


def sort_key(card: Card) -> tuple[int, int]:
    """Return the key of the text order: clubs, diamonds, spades, hearts, each by rank; jokers last."""
    return (4 if card.suit is None else card.suit, card.rank)


# Computed once for each face: rules sort, write and read cards at every choice.
_ORDER = {card: sort_key(card) for card in (JOKER, *(Card(rank, suit) for suit in Suit for rank in range(2, ACE + 1)))}
_TEXTS = {
    card: "JK" if card.suit is None else _RANK_LETTERS.get(card.rank, str(card.rank)) + card.suit.letter
    for card in _ORDER
}
_FACES = {text: card for card, text in _TEXTS.items()}


@cache
def alone(card: Card) -> Cards:
    """Return a tuple of this one card; cached, since most moves are of one card."""
    return (card,)


def sort_cards(cards: Iterable[Card]) -> Cards:
    """Return the cards in text order."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


@cache
def standard_pack(lowest: int = 2) -> Cards:
    """Return one pack in text order, from rank `lowest` (2–14) to the ace, four suits, without jokers."""
    return tuple(Card(rank, suit) for suit in Suit for rank in range(lowest, ACE + 1))


def parse_cards(words: Iterable[str]) -> Cards:
    """Return the cards of several text forms in the same order; raise ValueError as `Card.parse` does."""
    return tuple(Card.parse(word) for word in words)


def write_cards(cards: Iterable[Card]) -> str:
    """Return the text forms of the cards in text order, separated by spaces."""
    return " ".join(str(card) for card in sort_cards(cards))


def without(cards: Iterable[Card], removed: Iterable[Card]) -> Cards:
    """Return the cards less the removed ones, twin for twin; raise ValueError if one is missing."""
    left = list(cards)
    for card in removed:
        left.remove(card)
    return tuple(left)


def cards_of(action: object) -> Cards:
    """Return all cards in the fields of an action, nested fields included."""
    return tuple(_named(action))


def _named(value: object) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _named(part)
    elif is_dataclass(value):
        for entry in fields(value):
            yield from _named(getattr(value, entry.name))

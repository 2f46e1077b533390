"""Cards are faces: rank and suit, nothing else (architecture: a card is a face)."""

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
        """Whether the suit is diamonds or hearts."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)

    __hash__ = int.__hash__  # Enum's own is written in Python, and cards are looked up all the time


JACK, QUEEN, KING, ACE = 11, 12, 13, 14
JOKER_RANK = 0

_RANK_LETTERS = {10: "T", JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"}


class Card(NamedTuple):
    """A face. Rank 2-14 (ace high), 0 for a joker, whose suit is None. Twins of a double deck are equal.

    Text form: rank then suit, as "QS", "TD", "2C"; a joker is "JK".
    """

    rank: int
    suit: Suit | None

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read the text form; raises ValueError with one sentence for anything else."""
        card = _FACES.get(text)
        if card is None:
            raise ValueError(f"“{text}” is not a card: write rank and suit, as QS or TD, or JK for a joker.")
        return card

    def __str__(self) -> str:
        return _TEXTS[self]

    @property
    def is_joker(self) -> bool:
        """Whether this is a joker."""
        return self.suit is None


JOKER = Card(JOKER_RANK, None)

Cards = tuple[Card, ...]  # a sorted multiset wherever order means nothing


def sort_key(card: Card) -> tuple[int, int]:
    """The order of texts: clubs, diamonds, spades, hearts, each by rank; jokers last."""
    return (4 if card.suit is None else card.suit, card.rank)


# Each face is worked out once: rules sort, write and read cards at every choice.
_ORDER = {card: sort_key(card) for card in (JOKER, *(Card(rank, suit) for suit in Suit for rank in range(2, ACE + 1)))}
_TEXTS = {
    card: "JK" if card.suit is None else _RANK_LETTERS.get(card.rank, str(card.rank)) + card.suit.letter
    for card in _ORDER
}
_FACES = {text: card for card, text in _TEXTS.items()}


@cache
def alone(card: Card) -> Cards:
    """That card by itself: the same tuple for all who ask, since most moves are of one card."""
    return (card,)


def sort_cards(cards: Iterable[Card]) -> Cards:
    """The cards in the order of texts."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


@cache
def standard_pack(lowest: int = 2) -> Cards:
    """One pack from rank `lowest` (2-14) up to the ace, four suits, without jokers, in the order of texts."""
    return tuple(Card(rank, suit) for suit in Suit for rank in range(lowest, ACE + 1))


def parse_cards(words: Iterable[str]) -> Cards:
    """Read several cards, keeping their order; raises ValueError as `Card.parse` does."""
    return tuple(Card.parse(word) for word in words)


def write_cards(cards: Iterable[Card]) -> str:
    """The cards' text forms in the order of texts, with blanks between."""
    return " ".join(str(card) for card in sort_cards(cards))


def without(cards: Iterable[Card], removed: Iterable[Card]) -> Cards:
    """The cards less the removed ones, twin for twin; raises ValueError if one is not there."""
    left = list(cards)
    for card in removed:
        left.remove(card)
    return tuple(left)


def cards_of(action: object) -> Cards:
    """The cards that an action names, in any of its fields and of their fields."""
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

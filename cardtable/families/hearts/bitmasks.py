"""Bit masks: cards as small ints and suits as bits, for players that search.

A card is suit * 16 + rank - 2 (clubs 0, diamonds 1, spades 2, hearts 3); a suit of some cards is an int with bit r set
for rank r + 2, a bitboard. Plain functions and tables over ints, which mypyc compiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardtable.core.cards import Card, Suit

if TYPE_CHECKING:
    from mypy_extensions import i64

Masks = tuple[int, int, int, int]

CLUBS: Final = 0
DIAMONDS: Final = 1
SPADES: Final = 2
HEARTS: Final = 3
FULL: Final = (1 << 13) - 1  # thirteen cards of one suit
TEN: Final = 8
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
ACE: Final = 12
QUEEN_BIT: Final = 1 << QUEEN
QUEEN_OF_SPADES: Final = SPADES << 4 | QUEEN
LOW: Final = tuple((mask & -mask).bit_length() - 1 for mask in range(FULL + 1))  # lowest rank of a mask; -1: empty
HIGH: Final = tuple(mask.bit_length() - 1 for mask in range(FULL + 1))  # highest rank of a mask; -1: empty
SIZE: Final = bytes(mask.bit_count() for mask in range(FULL + 1))
# LOW and HIGH for masks that are not empty: compiled, bytes are the fastest to index
BOTTOM: Final = bytes(max(rank, 0) for rank in LOW)
TOP: Final = bytes(max(rank, 0) for rank in HIGH)


def card_code(card: Card) -> int:
    """Return the int of a card."""
    assert card.suit is not None
    return card.suit << 4 | (card.rank - 2)


def card_of_code(number: int) -> Card:
    """Return the card of an int."""
    return Card((number & 15) + 2, Suit(number >> 4))


def suit_masks(numbers: Sequence[int]) -> list[int]:
    """Return the four masks, by suit, of some cards."""
    masks = [0, 0, 0, 0]
    for number in numbers:
        masks[number >> 4] |= 1 << (number & 15)
    return masks


def codes_in_mask(masks: Sequence[int]) -> list[int]:
    """Return the cards in four masks, in text order."""
    found = []
    suit: i64
    for suit in range(4):
        mask: i64 = masks[suit]
        while mask:
            found.append(suit << 4 | LOW[mask])
            mask &= mask - 1
    return found

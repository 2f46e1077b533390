"""Verifiable shuffle: twenty lines that give the same deal in any programming language.

The stream of a deal is the concatenation, for counter = 0, 1, 2 …, of SHA-256 of the UTF-8 text "SEED/DEAL/COUNTER"
(deal numbered from 1, numbers in decimal). It is read in pieces of four bytes, big-endian. For i = n-1 down to 1 a
piece below the largest multiple of i+1 that fits into 2**32 is taken (others are skipped), j = piece mod (i+1), and the
cards i and j change places (Fisher and Yates). The pack starts in text order: clubs, diamonds, spades, hearts, each
from the lowest rank up, jokers last.

`player_seed` gives the seed of a computer player, in the same way for every host.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Sequence

from cardtable.core.cards import Card, Cards

_SPAN = 1 << 32


def fresh_seed() -> str:
    """Return a new seed of 128 random bits as 32 hexadecimal digits, with a letter, unlike any deal number."""
    while True:
        seed = secrets.token_hex(16)
        if not seed.isdigit():
            return seed


def commitment(seed: str) -> str:
    """Return the SHA-256 of a seed: published before the first card, compared when the seed is revealed."""
    return hashlib.sha256(seed.encode()).hexdigest()


def shuffled(pack: Sequence[Card], seed: str, deal: int) -> Cards:
    """Return the deck's order in this deal of the match (from 1); the first card is dealt first."""
    cards = list(pack)
    pieces = random_words(seed, deal)
    for last in range(len(cards) - 1, 0, -1):
        other = uniform_below(pieces, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def random_words(seed: str, deal: int) -> Iterator[int]:
    """Yield the endless 32-bit numbers that order the deck of this deal."""
    counter = 0
    while True:
        block = hashlib.sha256(f"{seed}/{deal}/{counter}".encode()).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, len(block), 4))
        counter += 1


def uniform_below(pieces: Iterator[int], bound: int) -> int:
    """Return a uniform number from 0 to `bound` - 1; numbers that would favour the low ones are skipped."""
    limit = _SPAN - _SPAN % bound
    return next(piece for piece in pieces if piece < limit) % bound


def player_seed(salt: str, seat: int) -> int:
    """Return a seed of 63 bits for the player at a seat: fixed by the salt, and not revealing it."""
    digest = hashlib.sha256(f"{salt}/player/{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1

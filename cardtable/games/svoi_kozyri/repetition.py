"""Positions told apart by open cards alone (KR-16).

Hands are hidden, but only cards that all have seen ever move. So a position is the same as an earlier one of the deal
just when the pile, the player to act and the cards that are not in the hand they came from are the same.
"""

from __future__ import annotations

from hashlib import blake2b

from cardtable.core.cards import Cards, sort_cards, without
from cardtable.core.changes import replaced
from cardtable.core.zones import Seat

TIMES = 3  # the position that makes the deal a draw
NEAR_LIMIT = 30  # turns before the last one at which the table begins to say so


def digest(pile: Cards, known: tuple[Cards, ...], played: tuple[Cards, ...], turn: Seat) -> int:
    """64 bits of the open places; `known` and `played` as in the public facts."""
    came = {card for cards in played for card in cards}
    places = [pile]
    for cards, own in zip(known, played, strict=True):
        others = came.difference(own)
        places.append(tuple(card for card in cards if card in others))
    text = f"{turn} {'/'.join(' '.join(map(str, cards)) for cards in places)}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def seen_leaving(
    known: tuple[Cards, ...], played: tuple[Cards, ...], seat: Seat, cards: Cards
) -> tuple[tuple[Cards, ...], tuple[Cards, ...]]:
    """`known` and `played` after the seat has put these cards on the pile."""
    fresh = tuple(card for card in cards if not any(card in came for came in played))
    held = without(known[seat], [card for card in cards if card in known[seat]])
    return replaced(known, seat, held), replaced(played, seat, sort_cards(played[seat] + fresh))


def seen_arriving(known: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    """`known` after the seat was given these cards openly."""
    return replaced(known, seat, sort_cards(known[seat] + cards))

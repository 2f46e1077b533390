"""The order in which a person sees the cards of a hand."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.core.cards import Card, sort_key

ORDERS = ("suit", "rank", "sets", "as_dealt")
WILD = 100  # ranks of deuces and jokers where they stand for other cards: behind all


def hand_key(order: str) -> Callable[[Card], tuple[int, ...]]:
    """The sorting key of an order: by suit with red and black in turn (clubs, diamonds, spades, hearts), by rank,
    by rank with deuces and jokers last, or none at all, so that a stable sort keeps the order of arrival. Raises
    ValueError for another name."""
    match order:
        case "suit":
            return sort_key
        case "rank":
            return lambda card: (15 if card.is_joker else card.rank, *sort_key(card)[:1])
        case "sets":
            return lambda card: (WILD - card.rank if card.rank in (0, 2) else card.rank, *sort_key(card)[:1])
        case "as_dealt":
            return lambda card: ()
    raise ValueError(f"“{order}” is no order of a hand: use suit, rank, sets or as_dealt.")

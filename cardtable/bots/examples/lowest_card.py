#!/usr/bin/env python3
"""A bot for all games of CardTable, and a beginner at Hearts: ducks, and discards costly cards.

Try it in its own folder, with Python 3.11 or later:

    python3 ../../../packaging/dev.py run -- simulate hearts --seats "bot:python3 lowest_card.py,club,club,club"

Where CardTable is installed by pip, use its Python instead of `python3`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.bots import play

RANKS = "23456789TJQKA"


def choose(update: Mapping[str, Any], legal: Sequence[str]) -> str:
    """Choose one of the legal actions."""
    if legal[0].startswith("pass"):
        return max(legal, key=lambda action: sum(map(cost, action.split()[1:])))
    if legal[0].startswith("play"):
        trick = update["public"]["trick"].split()
        return "play " + card_for(trick, [action.split()[1] for action in legal])
    return legal[0]  # no strategy for the other games


def card_for(trick: Sequence[str], cards: Sequence[str]) -> str:
    """Return the highest card that does not win the trick, else the lowest; off suit the costliest."""
    if not trick:
        return min(cards, key=rank)
    led = trick[0][1]
    if cards[0][1] != led:
        return max(cards, key=cost)
    winning = max(rank(card) for card in trick if card[1] == led)
    ducking = [card for card in cards if rank(card) < winning]
    return max(ducking, key=rank) if ducking else min(cards, key=rank)


def rank(card: str) -> int:
    """Return the rank of a card, 0 for a two."""
    return RANKS.index(card[0])


def cost(card: str) -> int:
    """Return the cost of keeping a card: the queen of spades first, then hearts, then high cards."""
    return rank(card) + (100 if card == "QS" else 20 if card[1] == "H" else 0)


if __name__ == "__main__":
    play(choose, name="Lowest card")

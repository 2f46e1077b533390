#!/usr/bin/env python3
"""A bot for all games of CardTable, and a beginner at Hearts: it ducks, and throws away what costs most.

Try it in the folder where this lies, with Python 3.11 or later:

    python3 ../../../packaging/dev.py run -- simulate hearts --seats "bot:python3 lowest_card.py,club,club,club"

Where CardTable is installed by pip, its own Python takes the place of `python3`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.bots import play

RANKS = "23456789TJQKA"


def choose(update: Mapping[str, Any], legal: Sequence[str]) -> str:
    """What to do now, of what is allowed."""
    if legal[0].startswith("pass"):
        return max(legal, key=lambda action: sum(map(cost, action.split()[1:])))
    if legal[0].startswith("play"):
        trick = update["public"]["trick"].split()
        return "play " + card_for(trick, [action.split()[1] for action in legal])
    return legal[0]  # in the other games this one knows nothing better


def card_for(trick: Sequence[str], cards: Sequence[str]) -> str:
    """The highest card that does not win the trick; none such: the lowest. Off suit: what costs most."""
    if not trick:
        return min(cards, key=rank)
    led = trick[0][1]
    if cards[0][1] != led:
        return max(cards, key=cost)
    winning = max(rank(card) for card in trick if card[1] == led)
    ducking = [card for card in cards if rank(card) < winning]
    return max(ducking, key=rank) if ducking else min(cards, key=rank)


def rank(card: str) -> int:
    """How high a card is."""
    return RANKS.index(card[0])


def cost(card: str) -> int:
    """How gladly one is without it: the queen of spades first, then hearts, then whatever is high."""
    return rank(card) + (100 if card == "QS" else 20 if card[1] == "H" else 0)


if __name__ == "__main__":
    play(choose, name="Lowest card")

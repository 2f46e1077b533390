"""What the tests over every game need to know of Svoi Kozyri."""

from __future__ import annotations

from typing import Any

from cardtable.core.cards import Card, Suit
from tests.conformance.driver import Case
from tests.conformance.promises import Promises


def lowest_ranks(case: Case) -> frozenset[Card]:
    """The lowest trump that does not go to its owner was there already (KR-05)."""
    options: Any = case.options
    lowest = min(card.rank for card in case.rules.deck())
    return frozenset(Card(lowest, suit) for suit in Suit if options.sixes_to_owner)


PROMISES = Promises(revealed=lowest_ranks)

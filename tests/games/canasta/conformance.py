"""What the tests over every game need to know of Canasta."""

from __future__ import annotations

from cardtable.core.cards import Card, Suit
from tests.conformance.driver import Case
from tests.conformance.promises import Promises


def red_threes(case: Case) -> frozenset[Card]:
    """Whoever gets one lays it out at once, so nobody holds those that are not seen."""
    return frozenset((Card(3, Suit.DIAMONDS), Card(3, Suit.HEARTS)))


PROMISES = Promises(
    revealed=red_threes,
    lists_all=False,
    by_another_name={("sides", "lone_vs_two"), ("sides", "partners")},
    without_effect={"ask_partner", "ask_penalty"},  # three players may sit each alone
)

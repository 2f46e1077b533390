"""What the tests over every game need to know of Hearts."""

from __future__ import annotations

from typing import Any

from cardtable.core.cards import ACE, KING, QUEEN, Card, Suit
from cardtable.core.views import State
from tests.conformance.driver import Case
from tests.conformance.promises import Promises
from tests.families.hearts.tables import lowest_clubs


def sums(case: Case, before: State[Any] | None = None) -> set[int]:
    """The pack's points (26, 43, 42, 104 + queen), less 10 for a bonus card, or what a moon makes of them."""
    options: Any = case.options
    deck = list(case.rules.deck())
    values = {Card(QUEEN, Suit.SPADES): options.queen_value}
    if options.high_spades.value == "black_maria":
        values |= {Card(KING, Suit.SPADES): 10, Card(ACE, Suit.SPADES): 7}
    spot = options.heart_values.value == "spot"
    points = sum(values.get(card, (card.rank if spot else 1) * (card.suit is Suit.HEARTS)) for card in deck)
    bonus = 0 if options.bonus_card.value == "none" else -10
    moons = {"add_others": {(case.seats - 1) * points}, "subtract_self": {-points}, "none": set()}
    moons["choose"] = moons["add_others"] | moons["subtract_self"]
    moon = moons[options.moon_scoring.value]
    return {points + bonus} | {total + bonus for total in moon} | (moon if options.moon_includes_bonus else set())


PROMISES = Promises(
    revealed=lowest_clubs,
    sums=sums,
    without_effect_alone={"kitty_size"},  # a kitty has to be chosen first
)

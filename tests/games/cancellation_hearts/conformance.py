"""What the tests over every game need to know of Cancellation Hearts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardtable.core.cards import QUEEN, Card, Suit
from cardtable.core.views import State
from cardtable.core.zones import Zone
from tests.conformance.driver import Case
from tests.conformance.promises import Promises
from tests.families.hearts.tables import lowest_clubs


def sums(case: Case, before: State[Any]) -> set[int]:
    """52 points less what vanished, less 10 for each bonus card that somebody has, or what a moon makes of them.

    What the last trick and a widow held is known from the state before: nobody's cards stay in the zone "gone".
    """
    options: Any = case.options
    card_values = {Card(QUEEN, Suit.SPADES): 13}
    if options.bonus_card.value != "none":
        card_values[Card.parse(options.bonus_card.value)] = -10

    def worth(cards: Iterable[Card]) -> int:
        return sum(card_values.get(card, int(card.suit is Suit.HEARTS)) for card in cards)

    zones = before.zones
    everything = worth(case.rules.deck())
    earlier = everything - worth(zones[Zone("gone")])
    on_the_table = [
        card for zone, cards in zones.items() if zone.kind not in ("won", "looked", "gone") for card in cards
    ]
    last_lost = earlier - worth(on_the_table)
    moon = {options.moon_points * (case.seats - 1), -options.moon_points}
    return {earlier, last_lost} | (moon if options.moon_scoring.value != "none" else set())


PROMISES = Promises(
    revealed=lowest_clubs,
    sums=sums,
    without_effect={"pass_count"},  # "nobody" is a direction too: one of the two has to stay open
)

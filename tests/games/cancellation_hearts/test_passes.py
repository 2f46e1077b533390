"""Which cards a search has the others pass: those that the rules of thumb pass, in whatever hand."""

from __future__ import annotations

import random

import pytest

from cardtable.families.hearts.bitmasks import card_code, card_of_code
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.scoring import card_values
from cardtable.games.cancellation_hearts.search.card_heuristics import pass_burden
from cardtable.games.cancellation_hearts.search.expert_search import PassBurdens
from tests.games.cancellation_hearts.tables import chosen, rules

DEALS = 60


@pytest.mark.parametrize("options", [CancellationOptions(), chosen(bonus_card="JD")], ids=["usual", "bonus card"])
def test_burdens_that_are_remembered_are_those_of_each_hand(options: CancellationOptions) -> None:
    """XR-02: a hand of 20 with five players, of 9 with eleven; twins stay as they lie in the hand."""
    values, pack, chance = card_values(options), list(rules().deck()), random.Random(1)
    burdens = PassBurdens(values)
    for count in (9, 13, 20):
        for _ in range(DEALS):
            hand = tuple(chance.sample(pack, count))
            burden = {card: pass_burden(hand, card, values) for card in hand}
            expected = sorted(hand, key=lambda card: -burden[card])[:3]
            assert [card_of_code(number) for number in burdens.worst(list(map(card_code, hand)), 3)] == expected

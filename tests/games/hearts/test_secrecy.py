"""The swap test of tests/conformance over the kitties, which no preset has."""

from __future__ import annotations

import pytest

from cardtable.games.hearts import GAME
from tests.conformance.driver import Case
from tests.conformance.secrecy import swaps
from tests.games.hearts.tables import chosen


@pytest.mark.parametrize(("seats", "size"), [(3, 4), (4, 4), (5, 0), (7, 10)])
@pytest.mark.parametrize("removal", ["kitty", "kitty_first_penalty"])
def test_nobody_but_its_owner_can_tell_the_cards_of_a_kitty(removal: str, seats: int, size: int) -> None:
    options = chosen(removal=removal, kitty_size=size, no_tricks_bonus=-5, moon_scoring="choose")
    case = Case(GAME, "kitty", options, seats)
    compared = 0
    for seed in range(4):
        for leak, _ in swaps(case, f"kitty {seed}", 5):
            assert leak is None, f"seat {leak[0]} can tell {leak[1]} from {leak[2]}"
            compared += 1
    assert compared > 20

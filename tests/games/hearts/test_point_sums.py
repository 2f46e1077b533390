"""What a deal of Hearts counts in all, as the tests over every game expect it."""

from __future__ import annotations

import pytest

from cardtable.games.hearts import GAME
from tests.conformance.driver import Case
from tests.games.hearts.conformance import sums


@pytest.mark.parametrize(
    ("preset", "seats", "points"), [("hearts_app", 4, 26), ("black_maria", 3, 43), ("spot", 4, 129)]
)
def test_the_sums_of_the_rules(preset: str, seats: int, points: int) -> None:
    assert points in sums(Case(GAME, preset, GAME.options.preset(preset), seats))

"""A short run of endurance.py: matches of every game through one window, and random games by the rules alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.games import discover
from tests.hardship.endurance import endurance
from tests.hardship.many_games import many_games


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", discover())
def test_matches_in_the_window_leave_nothing_behind(tmp_path: Path, qapp: object, game: str) -> None:
    assert len(list(endurance(tmp_path, 4, [game]))) == 2


@pytest.mark.quick(1)
@pytest.mark.parametrize("game", discover())
def test_random_games_lose_no_card(game: str) -> None:
    """A few: conformance/test_random_games.py plays many."""
    assert list(many_games(2, [game]))

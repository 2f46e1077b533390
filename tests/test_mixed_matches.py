"""Nothing of a match stays behind once another one, or the welcome page, is in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.hardship.mixed_matches import mixed_matches

MOST_GROWTH = 10.0  # megabytes from the tenth match to the hundredth


def test_nothing_of_finished_matches_is_alive(tmp_path: Path, qtbot: QtBot) -> None:
    """Played by computers, undone, looked back at, practised, taught; more of them would add none."""
    left = {name: left for name, _, left in mixed_matches(tmp_path, 6, people=False)}
    assert len(left) == 6
    assert {name: things for name, things in left.items() if things} == {}


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_hundred_matches_take_no_more_memory_than_ten(tmp_path: Path, qtbot: QtBot) -> None:
    megabytes = []
    for name, size, left in mixed_matches(tmp_path, 100):
        assert left == [], name
        megabytes.append(size)
    assert megabytes[-1] - megabytes[9] <= MOST_GROWTH, megabytes[9::10]

"""What every test may ask for."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--times N` makes the slow tests look N times as long, on other cards."""
    parser.addoption("--times", type=int, default=1, help="how many times as many random games the slow tests play")


@pytest.fixture
def times(request: pytest.FixtureRequest) -> int:
    """How many times as many random games are wanted."""
    return int(request.config.getoption("--times"))

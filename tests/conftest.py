"""What every test may ask for."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--times N` makes the slow tests look N times as long, on other cards."""
    parser.addoption("--times", type=int, default=1, help="how many times as many random games the slow tests play")


@pytest.fixture
def times(request: pytest.FixtureRequest) -> int:
    """How many times as many random games are wanted."""
    return int(request.config.getoption("--times"))


@pytest.fixture(autouse=True)
def _thawed() -> Iterator[None]:
    """The program keeps all that is there at its first frame from being collected: here that would be every window."""
    yield
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()

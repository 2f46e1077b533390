"""A desk for each test, where the machine has what it takes; where it must have it, a test without it fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest

from tests.ears import desk, playing, speech
from tests.ears.desk import Desk
from tests.ears.playing import DEALS, Asked, Played

REQUIRED = "EARS_REQUIRED"  # set by .ci/run where it has installed all that is needed


def lacking() -> list[str]:
    """What these tests need and this machine does not have."""
    return [*desk.missing(), *speech.missing()] if sys.platform == "linux" else ["Linux"]


@pytest.fixture(scope="session")
def ears() -> None:
    """Go on only where the program can be heard."""
    lacks = lacking()
    if lacks and os.environ.get(REQUIRED):
        pytest.fail(f"these tests are required here and need {', '.join(lacks)}")
    if lacks:
        pytest.skip(f"needs {', '.join(lacks)}")


@pytest.fixture
def place(ears: None) -> Iterator[Desk]:
    """A desk with a screen reader said to be on."""
    with desk.desk() as made:
        made.reader_is_on()
        yield made


@pytest.fixture(scope="session", params=list(DEALS))
def deal(request: pytest.FixtureRequest, ears: None) -> Played:
    """A deal of each game, played by keys, once for all tests."""
    return playing.played(request.param)


@pytest.fixture(scope="session", params=list(DEALS))
def asked(request: pytest.FixtureRequest, ears: None) -> Asked:
    """Every question at a table of each game, asked once for all tests."""
    return playing.asked(request.param)

"""Every test that asks for a `case` runs over every game, preset and seat count."""

from __future__ import annotations

import pytest

from tests.conformance.driver import cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A `case` for each game, preset and seat count."""
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)

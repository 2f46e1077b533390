"""Every test that asks for a `case` runs over every game, preset and seat count.

A quick run has the plain rules for the fewest and the most, and each preset for its fewest; a test that `walks` through
whole deals has the plain rules alone there. The slow run has all.
"""

from __future__ import annotations

import pytest

from tests.conformance.driver import Case, cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A `case` for each game, preset and seat count."""
    if "case" in metafunc.fixturenames:
        walks = metafunc.definition.get_closest_marker("walks") is not None
        metafunc.parametrize("case", [pytest.param(case, marks=marks(case, walks)) for case in cases()], ids=str)


def marks(case: Case, walks: bool) -> tuple[pytest.MarkDecorator, ...]:
    """Slow, where a quick run does without the case."""
    seats = case.game.options.PRESET_SEATS.get(case.preset, tuple(case.game.seats))
    plain = case.preset == "default"
    quick = (case.seats == min(seats) and (plain or not walks)) or (plain and case.seats == max(seats))
    return () if quick else (pytest.mark.slow,)

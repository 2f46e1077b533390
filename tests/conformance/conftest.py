"""Every test that asks for a `case` runs over every game, preset and seat count.

A quick run has the plain rules for the fewest and the most, and each preset for its fewest; a test that `walks` through
whole deals has the plain rules alone there. The slow run has the plain rules for all seat counts, and each preset for
its fewest and its most: that every option goes with every seat count is seen in test_options.py.
"""

from __future__ import annotations

import pytest

from tests.conformance.driver import Case, cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A `case` for each game, preset and seat count, but presets for their fewest and most alone."""
    if "case" in metafunc.fixturenames:
        walks = metafunc.definition.get_closest_marker("walks") is not None
        metafunc.parametrize(
            "case", [pytest.param(case, marks=marks(case, walks)) for case in cases() if is_at_an_end(case)], ids=str
        )


def is_at_an_end(case: Case) -> bool:
    """Whether the rules are plain, or the seats the fewest or the most of the preset."""
    return case.preset == "default" or case.seats in ends(case)


def ends(case: Case) -> tuple[int, int]:
    """Return the fewest and the most seats of the preset."""
    seats = case.game.options.PRESET_SEATS.get(case.preset, tuple(case.game.seats))
    return min(seats), max(seats)


def marks(case: Case, walks: bool) -> tuple[pytest.MarkDecorator, ...]:
    """Slow, where a quick run does without the case."""
    (fewest, most), plain = ends(case), case.preset == "default"
    quick = (case.seats == fewest and (plain or not walks)) or (plain and case.seats == most)
    return () if quick else (pytest.mark.slow,)

"""What a deal counts in all: every point of the pack goes to somebody, or the rules say where it went."""

from __future__ import annotations

import pytest

from cardtable.core.events import HandScored
from tests.conformance.driver import Case, Match, playing
from tests.conformance.promises import promises_of

DEALS = 5


def test_every_point_is_counted(case: Case) -> None:
    sums = promises_of(case.game).sums
    if sums is None:
        pytest.skip("this game makes no such promise")
    match = Match(case, "sums")
    before = match.state
    for _ in playing(match, DEALS):
        for event in match.events:
            if isinstance(event, HandScored):
                assert sum(event.row) in sums(case, before), event.row
        before = match.state

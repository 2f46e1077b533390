"""The places of a match that may go on."""

from __future__ import annotations

import pytest

from cardtable.families.hearts.score_sheet import places_if_over


@pytest.mark.parametrize(
    ("totals", "due", "ties_share", "result"),
    [
        ((1, 2), False, True, ()),
        ((1, 2), True, False, (1, 2)),
        ((1, 1, 2), True, False, ()),
        ((1, 1, 2), True, True, (1, 1, 3)),
    ],
)
def test_a_match_that_is_due_ends_with_one_lowest_total_or_a_shared_one(
    totals: tuple[int, ...], due: bool, ties_share: bool, result: tuple[int, ...]
) -> None:
    assert places_if_over(totals, due=due, ties_share=ties_share) == result

"""Only all of it is a hundred per cent, and only nothing is none."""

from __future__ import annotations

import pytest

from cardtable.core.language.number_text import per_cent


@pytest.mark.parametrize(
    ("share", "places", "told"),
    [
        (199 / 200, 0, 99),
        (1, 0, 100),
        (0, 0, 0),
        (1 / 1000, 0, 1),
        (0.5, 0, 50),
        (0.745, 0, 74),
        (0.9999, 1, 99.9),
        (0.99999, 2, 99.99),
        (0.00001, 2, 0.01),
        (0.51234, 2, 51.23),
    ],
)
def test_a_share_in_per_cent(share: float, places: int, told: float) -> None:
    assert per_cent(share, places) == pytest.approx(told)

"""What is counted of a deal for whoever measures players."""

from __future__ import annotations

import pytest

from cardtable.core.events import Feat, FeatKind, HandScored
from cardtable.core.zones import Seat
from cardtable.families.hearts.score_sheet import figures


@pytest.mark.parametrize("kind", FeatKind)
def test_a_moon_and_a_sun_are_one_moon_of_who_shot_it(kind: FeatKind) -> None:
    (moons,) = figures(None, (), HandScored((26, 0, 26, 26), (), (Feat(kind, Seat(1)),)))
    assert (moons.name, moons.counts) == ("moons", (0, 1, 0, 0))


def test_most_deals_have_none() -> None:
    (moons,) = figures(None, (), HandScored((13, 5, 8, 0)))
    assert moons.counts == (0, 0, 0, 0)

"""Feats: whoever has taken all the points of a deal has a moon in the statistics, with every trick too."""

import pytest

from cardtable.app.statistics.match_result_recorder import shot_the_moon
from cardtable.core.events import Feat, FeatKind, HandScored
from cardtable.core.zones import Seat


@pytest.mark.parametrize("kind", FeatKind)
def test_a_moon_and_a_sun_count_for_whoever_shot_them(kind: FeatKind) -> None:
    scored = HandScored((26, 0, 26, 26), (), (Feat(kind, Seat(1)),))

    assert [shot_the_moon(scored, Seat(seat)) for seat in range(4)] == [False, True, False, False]


def test_a_deal_without_feats_counts_for_nobody() -> None:
    assert not shot_the_moon(HandScored((0, 26, 0, 0)), Seat(0))

"""What a deal is worth when the match is near its end (complaint 11: they forget the match score)."""

from __future__ import annotations

from typing import Any

from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.search.utility import HeartsUtility
from cardtable.games.hearts.simulation import HeartsParameters
from tests.games.hearts.situations import late


def outlook(*totals: int, deal: int = 8, due: bool = False, **options: Any) -> HeartsUtility:
    chosen = HeartsOptions(**options)
    return HeartsUtility(chosen, HeartsParameters(chosen, len(totals)), totals, deal, due)


def test_early_in_a_match_points_count() -> None:
    start = outlook(0, 0, 0, 0, deal=1)
    assert start.of_scores([0, 13, 13, 0], 0) > start.of_scores([1, 12, 13, 0], 0)
    assert start.of_scores([0, 26, 26, 26], 0) > start.of_scores([0, 13, 13, 0], 0)


def test_a_lead_is_worth_what_it_changes() -> None:
    """Far from the end it is counted in points; near it, only where places are at stake."""
    far = outlook(0, 0, 0, 0, deal=1)
    gained = far.of_scores([0, 6, 6, 6], 0) - far.of_scores([18, 0, 0, 0], 0)
    assert far.worth_of_a_lead(0) * 24 == gained > 0
    assert outlook(60, 95, 62, 90).worth_of_a_lead(0) > 5 * outlook(0, 99, 99, 99).worth_of_a_lead(0) >= 0


def test_whoever_is_not_first_does_not_want_the_match_to_end() -> None:
    near = outlook(70, 97, 55, 80)
    ends, goes_on = [5, 5, 5, 11], [9, 2, 9, 6]
    assert near.of_scores(goes_on, 0) > near.of_scores(ends, 0)
    assert near.of_scores(ends, 2) > near.of_scores(goes_on, 2)


def test_the_lowest_total_at_the_end_is_worth_most() -> None:
    near = outlook(60, 95, 62, 90)
    assert near.of_scores([3, 9, 5, 9], 0) > near.of_scores([8, 9, 0, 9], 0)


def test_a_deal_limit_is_an_end_too() -> None:
    last = outlook(20, 25, 30, 35, deal=5, deal_limit=5)
    assert last.near
    assert last.of_scores([4, 0, 20, 2], 0) > last.of_scores([6, 0, 18, 2], 0)


def test_exactly_the_target_can_be_good_luck() -> None:
    for rule, better in (("to_half", True), ("to_zero", True), ("wins", True), ("off", False)):
        near = outlook(90, 60, 60, 60, exact_target=rule)
        assert (near.of_scores([10, 8, 8, 0], 0) > near.of_scores([9, 8, 8, 1], 0)) is better, rule


def test_the_expert_gives_the_points_to_the_leader_of_the_match() -> None:
    """The queen can be thrown to the leader now; who keeps her gives her to the seat whose total ends the match."""
    deal = late("QS 3C 4C", "KD 5C 6C", "2D 8C 7C", "TD 9C TC", won=("2H", "3H"), leader=1, totals=(70, 60, 88, 86))
    assert deal.play("KD 2D TD").choice("expert") == "play QS"

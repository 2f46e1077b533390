import pytest

from cardtable.command_line.paired_comparison import ComparedDeal, DealRotation, summary
from cardtable.core.guidance.figures import Figure
from cardtable.core.text import Text


def two(one: int, other: int) -> DealRotation:
    return DealRotation((("new", one), ("old", other)))


def turned(other: int, one: int) -> DealRotation:
    return DealRotation((("old", other), ("new", one)))


def test_the_two_games_of_a_deal_are_one_observation() -> None:
    deals = [ComparedDeal(1, (two(10, 4), turned(6, 8)), ()), ComparedDeal(2, (two(0, 4), turned(0, 0)), ())]
    found = summary(deals, ("new", "old"), low_wins=False)
    assert found["games"] == 4
    assert found["difference"] == {"mean": 1.0, "stderr": 3.0}  # 4 and -2


def test_a_draw_is_half_a_game() -> None:
    deals = [ComparedDeal(1, (two(1, 0), turned(0, 1)), ()), ComparedDeal(2, (two(0, 0), turned(1, 0)), ())]
    found = summary(deals, ("new", "old"), low_wins=False)
    assert found["share"]["mean"] == pytest.approx((1 + 0.25) / 2)
    assert {name: (level["wins"], level["draws"]) for name, level in found["levels"].items()} == {
        "new": (3, 1),
        "old": (2, 1),
    }


def test_whoever_has_fewest_points_wins_where_that_is_best() -> None:
    found = summary([ComparedDeal(1, (two(5, 21), turned(20, 6)), ())], ("new", "old"), low_wins=True)
    assert found["share"]["mean"] == 1.0


def test_figures_are_those_of_the_seats_of_a_level() -> None:
    moons = Figure("moons", Text("Hearts", "Moons"), (1.0, 0.0))
    rounds = (DealRotation(two(0, 26).seats, (moons,)), DealRotation(turned(0, 26).seats, (moons,)))
    levels = summary([ComparedDeal(1, rounds, ())], ("new", "old"), low_wins=True)["levels"]
    assert levels["new"]["figures"] == {"moons": {"sum": 1.0, "mean": 0.5}}
    assert levels["old"]["figures"] == {"moons": {"sum": 1.0, "mean": 0.5}}


def test_one_move_in_a_hundred_takes_longer_than_p99() -> None:
    times = tuple(("new", (place + 1) / 1000) for place in range(200))
    new = summary([ComparedDeal(1, (two(0, 0),), times)], ("new", "old"), low_wins=True)["levels"]["new"]
    assert (new["moves"], new["move_ms_median"], new["move_ms_p99"], new["move_ms_max"]) == (200, 100.5, 198, 200)

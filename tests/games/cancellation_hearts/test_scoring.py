"""What a deal counts and how a match ends: X-06, X-07, X-27 to X-32, XR-10, XR-11, examples 3.4."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.cards import sort_cards
from cardtable.core.events import Feat, FeatKind
from cardtable.core.views import Step
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts.actions import ScoreMoon
from cardtable.families.hearts.public_facts import TrickPhase
from tests.families.hearts.tables import cards, ending, feats, lines, row, said
from tests.games.cancellation_hearts.tables import (
    ALL_HEARTS,
    EVERYTHING,
    act,
    chosen,
    dealt,
    one_trick,
    play_out,
    refused,
    rules,
    scored,
    view,
)

SHARED = [ALL_HEARTS, "QS", "QS", "", "", ""]
SHOT = [EVERYTHING, "", "", "", "", ""]


def test_X27_X28_hearts_and_queens_are_counted() -> None:
    step = scored(rules(), SHARED)
    assert row(step) == (26, 13, 13, 0, 0, 0)
    assert lines(step) == {"Hearts": (26, 0, 0, 0, 0, 0), "Queens of spades": (0, 13, 13, 0, 0, 0)}
    assert sum(row(step)) == 52


@pytest.mark.parametrize(
    ("options", "taken", "sentence"),
    [
        ({}, [ALL_HEARTS, "QS", "QS 2H", "3H", "", "4H"], "P4 wins the deal."),
        ({}, SHARED, "P3, P4 and P5 share the win in this deal."),
        ({"moon_scoring": "add_others"}, SHOT, "P0 wins the deal."),
        ({"moon_scoring": "none"}, SHOT, "P1, P2, P3, P4 and P5 share the win in this deal."),
    ],
)
def test_H19_whoever_has_the_fewest_points_wins_the_deal(
    options: dict[str, Any], taken: list[str], sentence: str
) -> None:
    step = scored(rules(**options), taken, (0, 0, 0, 0, 40, 0))
    assert said(step.events)[-1] == sentence
    events = [type(event).__name__ for event in step.events]
    assert events.index("HandScored") > max(place for place, name in enumerate(events) if name == "Announced")


def test_X27_a_deal_ends_when_all_cards_are_played_and_never_earlier() -> None:
    step = scored(rules(), SHARED)
    assert step.state.public.phase is TrickPhase.SCORED
    assert step.state.public.totals == row(step)


@pytest.mark.parametrize("bonus", ["JD", "TD"])
def test_XR10_each_bonus_card_takes_ten_off(bonus: str) -> None:
    step = scored(rules(bonus_card=bonus), [ALL_HEARTS, f"QS {bonus}", f"QS {bonus} {bonus}", "", "", ""][:6])
    assert row(step) == (26, 3, -7, 0, 0, 0)
    assert lines(step)["Bonus cards"] == (0, -10, -20, 0, 0, 0)


def test_XR10_without_a_bonus_card_diamonds_count_nothing() -> None:
    assert row(scored(rules(), [ALL_HEARTS, "QS JD", "QS TD", "", "", ""])) == (26, 13, 13, 0, 0, 0)


@pytest.mark.parametrize(
    ("scoring", "moon", "points"),
    [
        ("add_others", "", (0, 26, 26, 26, 26, 26)),
        ("subtract_self", "", (-26, 0, 0, 0, 0, 0)),
        ("choose", "add", (0, 26, 26, 26, 26, 26)),
        ("choose", "subtract", (-26, 0, 0, 0, 0, 0)),
        ("none", "", (52, 0, 0, 0, 0, 0)),
    ],
)
def test_X29_XR10_shooting_the_moon(scoring: str, moon: str, points: tuple[int, ...]) -> None:
    step = scored(rules(moon_scoring=scoring), SHOT, moon=moon)
    assert row(step) == points
    assert ("Shooting the moon" in lines(step)) == (scoring != "none")
    assert feats(step) == (() if scoring == "none" else (Feat(FeatKind.MOON, Seat(0)),))


def test_XR10_moon_points_52() -> None:
    some = rules(moon_scoring="add_others", moon_points=52)
    assert row(scored(some, SHOT)) == (0, 52, 52, 52, 52, 52)
    some = rules(moon_scoring="subtract_self", moon_points=52)
    assert row(scored(some, SHOT)) == (-52, 0, 0, 0, 0, 0)


def test_XR10_bonus_cards_are_not_needed_and_count_on_top() -> None:
    some = rules(moon_scoring="add_others", bonus_card="JD")
    assert row(scored(some, [EVERYTHING + " JD", "JD", "", "", "", ""])) == (-10, 16, 26, 26, 26, 26)


def test_XR10_all_hearts_and_one_queen_are_no_moon() -> None:
    step = scored(rules(), [ALL_HEARTS + " QS", "QS", "", "", "", ""])
    assert row(step) == (39, 13, 0, 0, 0, 0)
    assert step.state.public.shooter is None


def test_X29_HR13_the_shooter_chooses_before_anything_is_added() -> None:
    totals = (140, 30, 90, 60, 120, 45)
    some = rules()
    step = scored(some, SHOT, totals, moon="add")
    assert step.state.public.totals == (140, 56, 116, 86, 146, 71)
    assert ending(step) == ()


def test_example_5_the_moon_of_chapter_3() -> None:
    totals = (140, 30, 90, 60, 120, 45)
    add = scored(rules(), SHOT, totals, moon="add")
    assert (add.state.public.totals, ending(add)) == ((140, 56, 116, 86, 146, 71), ())
    subtract = scored(rules(), SHOT, totals, moon="subtract")
    assert (subtract.state.public.totals, ending(subtract)) == ((114, 30, 90, 60, 120, 45), ())


def moon_to_choose() -> Step[Any]:
    point_cards = (sort_cards(cards(EVERYTHING)), *((),) * 5)
    return one_trick(rules(), "3C 4C 5C 6C 7C 8C", point_cards=point_cards, points=(52, 0, 0, 0, 0, 0))


def test_X29_nobody_else_may_choose_and_the_shooter_must() -> None:
    step = moon_to_choose()
    some, state = rules(), step.state
    assert "P0 has shot the moon." in said(step.events)
    assert (state.public.phase, state.public.shooter, some.actors(state.public)) == (
        TrickPhase.MOON,
        0,
        frozenset({Seat(0)}),
    )
    assert list(some.legal(view(some, state, 0))) == [ScoreMoon(True), ScoreMoon(False)]
    reason = ("X-29", "The player who shot the moon must choose how it counts.")
    assert refused(some, state, "moon add", 1) == reason
    assert refused(some, state, "play 2C", 0) == reason
    done = act(some, state, 0, "moon subtract")
    assert "P0's total drops by 26 points." in said(done.events)
    assert "P0 adds 26 points to every other total." in said(act(some, state, 0, "moon add").events)


def test_X06_X31_X32_the_lowest_total_wins_when_the_target_is_reached() -> None:
    step = scored(rules(), SHARED, (124, 90, 80, 70, 100, 60))
    assert step.state.public.totals == (150, 103, 93, 70, 100, 60)
    assert ending(step) == (6, 5, 3, 2, 4, 1)
    assert step.state.public.phase is TrickPhase.ENDED


@pytest.mark.parametrize(("target", "ends"), [(150, True), (151, False)])
def test_X30_X31_the_target_is_an_option(target: int, ends: bool) -> None:
    assert bool(ending(scored(rules(target=target), SHARED, (124, 90, 80, 70, 100, 60)))) is ends


def test_X30_by_default_to_150() -> None:
    assert chosen().target == 150


def test_XR11_HR18_a_tie_for_the_lowest_is_played_on_and_the_match_stays_due() -> None:
    some = rules()
    step = scored(some, SHARED, (130, 90, 80, 60, 100, 60))
    assert ending(step) == ()
    assert step.state.public.due
    after = dealt(some, step.state).state
    assert after.public.due
    last = scored(some, ["", "", "", "2H", "", "3H 4H"], (100, 90, 80, 60, 100, 60), due=True)
    assert ending(last) == (5, 4, 3, 1, 5, 2)


def test_XR11_HR18_or_shared() -> None:
    assert ending(scored(rules(tie_rule="shared"), SHARED, (130, 90, 80, 60, 100, 60))) == (6, 5, 3, 1, 4, 1)


def test_reading_23_only_totals_make_a_match_due() -> None:
    assert not scored(rules(), SHARED, deal=500).state.public.due


def test_reading_15_totals_that_fall_again_leave_the_match_due() -> None:
    step = scored(rules(moon_scoring="subtract_self"), SHOT, (160, 30, 90, 60, 120, 30))
    assert step.state.public.totals[0] == 134
    assert (ending(step), step.state.public.due) == ((), True)


def test_X07_a_moon_is_the_other_aim() -> None:
    some = rules(moon_scoring="subtract_self")
    step = scored(some, SHOT, (130, 160, 140, 140, 140, 140))
    assert ending(step)[0] == 1


def test_nobody_acts_after_the_end() -> None:
    some = rules()
    state = scored(some, SHARED, (124, 90, 80, 70, 100, 60)).state
    assert some.actors(state.public) == frozenset()
    assert some.match_over(state.public)
    assert some.sides(state.public) == tuple(map(Seat, range(6)))


def test_the_packs_are_complete_again_after_a_deal() -> None:
    some = rules(7)
    state = play_out(some, dealt(some).state)
    assert len(state.zones[Zone("deck")]) == 104

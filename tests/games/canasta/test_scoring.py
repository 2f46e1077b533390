"""The count of a deal and the end of the match (C-29, C-30, C-68 to C-73; CR-20, CR-22, readings 45 to 48)."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.views import State
from cardtable.core.zones import Seat
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.scoring import ranking, red_threes
from tests.games.canasta.tables import act, lines, places, row, rules, table, view

CANASTA = "9C 9D 9H 9S 9C 9D 9H"


def test_examples_1_and_2_of_the_rules() -> None:
    some = rules()
    melds = {
        0: "KC KD KH KS KC KD KH / 8C 8D 8H 8S 8C 2C 2D / AC AD AH",
        1: "QC QD QH QS JK",
    }
    state = table(
        some,
        "TC",
        melds=melds,
        reds={0: "3H 3D", 1: "3H"},
        others=["", "AC 2C", "6C 5C", "7C 3C"],
        totals=(1620, 2400, 1620, 2400),
    )
    step = act(some, state, "discard TC")
    assert row(step) == (1310, 140, 1310, 140)
    assert step.state.public.totals == (2930, 2540, 2930, 2540)
    assert lines(step) == {
        "Melded cards": (220, 90, 220, 90),
        "Natural canastas": (500, 0, 500, 0),
        "Mixed canastas": (300, 0, 300, 0),
        "Red threes": (200, 100, 200, 100),
        "Going out": (100, 0, 100, 0),
        "Left in hand": (-10, -50, -10, -50),
    }


def test_example_2_of_the_rules_without_a_meld() -> None:
    some = rules()
    state = table(
        some, "TC", melds={0: CANASTA}, reds={1: "3H"}, others=["", "AC 2C", "", "7C 3C"], totals=(0, 2400, 0, 2400)
    )
    step = act(some, state, "discard TC")
    assert row(step)[1] == -150
    assert step.state.public.totals[1] == 2250


@pytest.mark.parametrize(
    ("count", "packs", "points"),
    [(0, 2, 0), (1, 2, 100), (2, 2, 200), (3, 2, 300), (4, 2, 800)]
    + [(1, 3, 100), (4, 3, 400), (5, 3, 1000), (6, 3, 1200)],
)
def test_C29_and_example_5_of_the_rules(count: int, packs: int, points: int) -> None:
    assert red_threes(count, packs) == points


def test_settled_reading_45_by_packs_not_by_seats() -> None:
    some = rules(6, packs=2)
    state = table(some, "TC", melds={0: f"{CANASTA} / 8C 8D 8H 8S 8C 8D 8H"}, reds={0: "3H 3D 3H 3D"})
    assert lines(act(some, state, "discard TC"))["Red threes"] == (800, 0, 800, 0, 800, 0)


def test_C30_unmelded_red_threes_may_count_nothing() -> None:
    some = rules(red_three_unmelded="zero")
    state = table(some, "TC", melds={0: CANASTA}, reds={1: "3H 3D"}, others=["", "", "", ""])
    assert row(act(some, state, "discard TC"))[1] == 0


def test_CE09_wild_cards_make_a_natural_canasta_mixed() -> None:
    some = rules()
    state = table(some, "TC", melds={0: f"{CANASTA} 2C"})
    end = lines(act(some, state, "discard TC"))
    assert end["Mixed canastas"][0] == 300
    assert "Natural canastas" not in end


def test_CR20_wild_canastas_and_bonuses() -> None:
    some = rules(wild_melds=True, wild_canasta_bonus=2000, go_out_bonus=200)
    state = table(some, "TC", melds={0: "2C 2D 2H 2S 2C 2D JK"})
    end = lines(act(some, state, "discard TC"))
    assert end["Canastas of wild cards"] == (2000, 0, 2000, 0)
    assert end["Melded cards"] == (170, 0, 170, 0)
    assert end["Going out"] == (200, 0, 200, 0)


def test_C71_complete_melds_left_in_hand_count_against() -> None:
    some = rules()
    state = table(some, "TC", melds={0: CANASTA, 1: "KC KD KH"}, others=["", "QC QD QH", "", ""])
    assert lines(act(some, state, "discard TC"))["Left in hand"][1] == -30


# Lone versus two


def three(melds: dict[int, str], own: str = "TC", **facts: Any) -> tuple[CanastaRules, State[Any]]:
    some = rules(3)
    facts.setdefault("others", ["", "4C", "5C"])
    return some, table(some, own, melds=melds, **facts)


def test_CR21_the_first_take_makes_a_lone_hand() -> None:
    some, state = three({0: "KC KD KH"}, "5C 5D QC 9S", pile="7H 5H", drawn=False)
    assert some.sides(state.public) == (0, 1, 2)
    step = act(some, state, "take 5C 5D")
    assert some.sides(step.state.public) == (0, 1, 1)
    assert step.state.public.lone == 0
    again = act(some, step.state, "discard 9S", "draw", "discard 4C").state
    assert again.public.lone == 0


def test_CR21_partners_pool_their_melds() -> None:
    some, state = three({1: "KC KD KH"}, "KS QC 9S", turn=2, lone=0, sides=(0, 1, 1), others=["4C", "4D", ""])
    step = act(some, state, "meld KS")
    assert len(step.state.zones[next(zone for zone in step.state.zones if zone[:3] == ("meld", 1, 13))]) == 4


def test_CR21_the_first_of_two_melds_of_a_rank_that_stays_valid() -> None:
    melds = {1: "KC KD 2C 2D JK", 2: "KH KS KC"}
    some, state = three(melds, "KD 2H QC 9S", turn=1, lone=0, sides=(0, 1, 1), others=["4C", "", "5C"])
    step = act(some, state, "meld K 2H")
    zones = {zone.owner: cards for zone, cards in step.state.zones.items() if zone.kind == "meld" and zone.slot == 13}
    assert len(zones[1]) == 5
    assert len(zones[2]) == 4
    step = act(some, state, "meld KD")
    zones = {zone.owner: cards for zone, cards in step.state.zones.items() if zone.kind == "meld" and zone.slot == 13}
    assert len(zones[1]) == 6  # the dealer is seat 2, so seat 1 comes before it


def test_CR21_the_minimum_is_that_of_whoever_melds() -> None:
    some, state = three({}, "KC KD KH QC QD QH 9S 8S", turn=1, lone=0, sides=(0, 1, 1), totals=(0, 1500, 3000))
    assert some.context_of(view(some, state, 1)).minimum == 90


def test_CR21_the_result_of_the_partnership_goes_to_both_and_red_threes_to_each() -> None:
    some, state = three(
        {0: CANASTA, 1: "KC KD KH"},
        reds={1: "3H", 2: "3D 3H"},
        lone=0,
        sides=(0, 1, 1),
        others=["", "4C", "5C 6C"],
    )
    step = act(some, state, "discard TC")
    assert row(step) == (670, 30 - 15 + 100, 30 - 15 + 200)


def test_settled_reading_48_out_before_any_take() -> None:
    some, state = three({0: CANASTA, 1: "KC KD KH"}, others=["", "4C", "5C"])
    assert row(act(some, state, "discard TC")) == (670, 20, 20)


def test_CR21_no_take_and_nobody_out_are_three_scores() -> None:
    some, state = three({0: CANASTA, 1: "KC KD KH"}, "TC", stock="3H", drawn=False, others=["", "4C", "5C"])
    assert row(act(some, state, "draw")) == (70 + 500 + 100 - 10, 30 - 5, -5)


def test_settled_reading_46_four_with_one_of_three() -> None:
    some, state = three({0: CANASTA}, reds={0: "3H 3D 3H 3D"}, others=["", "", ""])
    assert lines(act(some, state, "discard TC"))["Red threes"] == (800, 0, 0)


# The end of the match


@pytest.mark.parametrize(
    ("options", "totals", "out", "expected"),
    [
        ({}, (4900, 4800), 0, ()),
        ({}, (5000, 4800), 1, (1, 3, 1, 3)),
        ({}, (5000, 5200), 0, (3, 1, 3, 1)),  # CE-15
        ({}, (5200, 5200), 0, ()),
        ({"win_check": "first_to_reach"}, (5000, 5200), 0, (1, 3, 1, 3)),
        ({"win_check": "first_to_reach"}, (5000, 5200), None, (3, 1, 3, 1)),
        ({"win_check": "first_to_reach"}, (4900, 5200), 0, (3, 1, 3, 1)),
        ({"win_check": "first_to_reach"}, (5200, 5200), 1, (3, 1, 3, 1)),
        ({"win_check": "first_to_reach"}, (5200, 5200), None, ()),
        ({"target": 3000}, (3000, 0), None, (1, 3, 1, 3)),
    ],
)
def test_C73_and_CR22_partners_share_a_place_and_leave_the_next_one_free(
    options: dict[str, Any], totals: tuple[int, int], out: int | None, expected: tuple[int, ...]
) -> None:
    some = rules(4, **options)
    seat = None if out is None else Seat(out)
    assert ranking(some.params, some.options, totals * 2, seat) == expected


def test_settled_reading_47_only_the_player_who_went_out() -> None:
    some = rules(3, win_check="first_to_reach")
    assert ranking(some.params, some.options, (8000, 7600, 7700), Seat(2)) == (2, 3, 1)
    assert ranking(some.params, some.options, (8000, 8000, 7700), Seat(2)) == (2, 2, 1)
    assert ranking(some.params, some.options, (8000, 8000, 700), None) == ()


def test_settled_reading_04_places_after_a_tie() -> None:
    some = rules(3)
    assert ranking(some.params, some.options, (8000, 100, 100), None) == (1, 2, 2)


def test_the_match_ends_with_the_deal() -> None:
    some = rules()
    state = table(some, "TC", melds={0: CANASTA}, totals=(4500, 1000, 4500, 1000))
    step = act(some, state, "discard TC")
    assert places(step) == (1, 3, 1, 3)
    assert some.match_over(step.state.public)
    assert some.actors(step.state.public) == frozenset()


def test_CR21_a_partner_who_goes_out_leaves_the_lone_hand_alone() -> None:
    some, state = three(
        {1: CANASTA, 0: "KC KD KH"}, turn=1, lone=0, sides=(0, 1, 1), others=["4C", "", "5C 6C"]
    )  # fmt: skip
    assert row(act(some, state, "discard TC")) == (30 - 5, 670 - 10, 670 - 10)


@pytest.mark.parametrize(("melds", "points"), [({0: CANASTA, 1: "KC KD KH"}, 100), ({0: CANASTA}, -100)])
def test_C30_red_threes_count_for_a_side_with_a_meld_and_against_one_without(
    melds: dict[int, str], points: int
) -> None:
    some = rules()
    state = table(some, "TC", melds=melds, reds={1: "3H"}, others=["", "", "", ""])
    assert lines(act(some, state, "discard TC"))["Red threes"] == (0, points, 0, points)

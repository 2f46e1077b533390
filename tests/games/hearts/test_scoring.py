"""What deals count and when the match ends: H-01 to H-03, H-15, H-19 to H-24, HP-05 to HP-07, HP-29 to HP-36,
HR-01, HR-11 to HR-18, settled readings 12 to 17."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.events import Feat, FeatKind
from cardtable.core.views import Step
from cardtable.core.zones import Seat
from cardtable.families.hearts.actions import ScoreMoon
from cardtable.families.hearts.options import CardValues
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import seen_kitty_zone
from cardtable.games.hearts.rules import HeartsRules
from cardtable.games.hearts.scoring import card_values
from cardtable.games.hearts.state import KITTY
from tests.families.hearts.tables import cards, ending, feats, lines, row, said
from tests.games.hearts.tables import HEARTS, chosen, play_step, refused, rules, scored, table, view

ALL_HEARTS = " ".join(HEARTS)
MOON = ALL_HEARTS + " QS"


def values(seats: int = 4, **options: Any) -> CardValues:
    return card_values(chosen(**options), rules(seats, **options).deck())


# What cards count


def test_H02_HP31_every_heart_counts_one() -> None:
    assert {values().value(Card.parse(heart)) for heart in HEARTS} == {1}


def test_H03_HP31_the_queen_of_spades_counts_thirteen() -> None:
    assert values().value(Card.parse("QS")) == 13


def test_HR01_the_sums_of_all_point_cards() -> None:
    assert values().total == 26
    assert values(queen_value=0).total == 13
    assert values(high_spades="black_maria").total == 43
    assert values(seats=6, removal="black_maria", high_spades="black_maria").total == 42


def test_example_6_the_sums_of_other_heart_values() -> None:
    assert values(heart_values="spot", queen_value=0).total == 104
    assert values(heart_values="spot", queen_value=25).total == 129
    assert values(heart_values="spot", queen_value=50).total == 154
    assert values(heart_values="double_eagle2", queen_value=0).total == 23


def test_HR01_the_bonus_card_is_no_point_card() -> None:
    omnibus = values(bonus_card="JD")
    assert omnibus.value(Card.parse("JD")) == -10
    assert Card.parse("JD") not in omnibus.points
    assert values(bonus_card="TD").value(Card.parse("JD")) == 0


def test_HP36_omnibus() -> None:
    assert row(scored(rules(4, bonus_card="JD"), ["5H JD", "2H", "", ""])) == (-9, 1, 0, 0)


@pytest.mark.parametrize(("values_of", "points"), [("spot", (14, 2, 11, 0)), ("double_eagle2", (5, 1, 2, 0))])
def test_heart_values_are_counted(values_of: str, points: tuple[int, ...]) -> None:
    four = rules(4, heart_values=values_of)
    assert row(scored(four, ["AH", "2H", "JH", ""])) == points


# Counting a deal


def test_H01_H15_H19_HP05_HP29_HP30_HR12_points_are_added_per_player() -> None:
    step = scored(rules(4), ["2H 3H", "QS", "", "4H"], (1, 2, 3, 4))
    assert row(step) == (2, 13, 0, 1)
    assert step.state.public.totals == (3, 15, 3, 5)
    assert step.state.public.points == (2, 13, 0, 1)


@pytest.mark.parametrize(
    ("options", "taken", "sentence"),
    [
        ({}, ["2H 3H", "QS", "", "4H"], "P2 wins the deal."),
        ({}, ["2H 3H", "QS", "", ""], "P2 and P3 share the win in this deal."),
        ({"bonus_card": "JD"}, ["2H 3H", "QS", "", "JD 4H"], "P3 wins the deal."),
        ({}, [MOON, "", "", ""], "P0 wins the deal."),
        ({"moon_scoring": "none"}, [MOON, "", "", ""], "P1, P2 and P3 share the win in this deal."),
    ],
)
def test_H19_whoever_has_the_fewest_points_wins_the_deal(
    options: dict[str, str], taken: list[str], sentence: str
) -> None:
    step = scored(rules(4, **options), taken, (0, 0, 40, 0))
    assert said(step.events)[-1] == sentence
    events = [type(event).__name__ for event in step.events]
    assert events.index("HandScored") > max(place for place, name in enumerate(events) if name == "Announced")


def test_H19_a_halved_total_makes_nobody_the_winner_of_the_deal() -> None:
    step = scored(rules(4, exact_target="to_half"), ["2H 3H", "QS", "4H", "5H"], (98, 0, 0, 0))
    assert row(step) == (-48, 13, 1, 1)
    assert said(step.events)[-1] == "P2 and P3 share the win in this deal."


def test_H19_the_last_deal_of_a_match_has_its_own_winner() -> None:
    step = scored(rules(4), ["", "QS", "2H", "3H"], (99, 99, 0, 98))
    assert said(step.events)[-1] == "P0 wins the deal."
    assert ending(step)[2] == 1


def test_HR12_a_deal_ends_when_all_cards_are_played_and_never_earlier() -> None:
    four = rules(4)
    state = table(
        four, ["2C 3C", "4C 5C", "6C 7C", "8C 9C"], point_cards=(cards(MOON), (), (), ()), points=(26, 0, 0, 0)
    )
    state = play_step(four, state, "2C 4C 6C 8C").state
    assert state.public.phase is TrickPhase.PLAYING
    assert play_step(four, state, "9C 3C 5C 7C").state.public.phase is TrickPhase.SCORED


def test_HR12_lines_of_the_score() -> None:
    step = scored(rules(4, "omnibus", high_spades="black_maria"), ["2H 3H", "QS KS", "JD", "AS"])
    assert lines(step) == {
        "Hearts": (2, 0, 0, 0),
        "Queen of spades": (0, 13, 0, 0),
        "King and ace of spades": (0, 10, 0, 7),
        "Bonus card": (0, 0, -10, 0),
    }


def test_HR12_after_the_deal_only_the_next_deal_can_come() -> None:
    four = rules(4)
    state = scored(four, ["", "", "", ""]).state
    assert four.hand_over(state.public)
    assert not four.match_over(state.public)
    assert four.actors(state.public) == frozenset()
    assert refused(four, state, "play 2C", 0) == ("HR-12", "The deal is over.")
    assert list(four.legal(view(four, state, 0))) == []


def test_HP06_HP07_HE05_all_hearts_without_the_queen_are_no_moon() -> None:
    step = scored(rules(4), [ALL_HEARTS, "QS", "", ""])
    assert row(step) == (13, 13, 0, 0)
    assert feats(step) == ()


# The moon


@pytest.mark.parametrize(
    ("scoring", "moon", "result"),
    [
        pytest.param("add_others", "", (0, 26, 26, 26), id="H23"),
        pytest.param("subtract_self", "", (-26, 0, 0, 0), id="HR13 subtract"),
        pytest.param("choose", "add", (0, 26, 26, 26), id="HP32 add"),
        pytest.param("choose", "subtract", (-26, 0, 0, 0), id="HP32 subtract"),
        pytest.param("none", "", (26, 0, 0, 0), id="HR13 none"),
    ],
)
def test_H23_H24_HP07_HP32_HR13_shooting_the_moon(scoring: str, moon: str, result: tuple[int, ...]) -> None:
    step = scored(rules(4, moon_scoring=scoring), [MOON, "", "", ""], moon=moon)
    assert row(step) == result
    assert feats(step) == (() if scoring == "none" else (Feat(FeatKind.MOON, Seat(0)),))


@pytest.mark.parametrize("seats", [3, 5, 6, 7])
def test_HR13_the_moon_of_other_seat_counts(seats: int) -> None:
    step = scored(rules(seats), [MOON] + [""] * (seats - 1))
    assert row(step) == (0,) + (26,) * (seats - 1)


def test_HP32_HR13_the_choice_is_made_by_the_shooter_before_anything_is_added() -> None:
    four = rules(4, moon_scoring="choose")
    state = table(
        four, ["2C", "3C", "4C", "5C"], point_cards=((), cards(MOON), (), ()), totals=(1, 2, 3, 4), points=(0, 26, 0, 0)
    )
    step = play_step(four, state, "2C 3C 4C 5C")
    assert step.state.public.phase is TrickPhase.MOON
    assert step.state.public.totals == (1, 2, 3, 4)
    assert four.actors(step.state.public) == {1}
    assert said(step.events)[-1] == "P1 has shot the moon."
    assert list(four.legal(view(four, step.state, 1))) == [ScoreMoon(True), ScoreMoon(False)]
    assert list(four.legal(view(four, step.state, 0))) == []
    assert refused(four, step.state, "moon add", 0)[0] == "HP-32"
    assert refused(four, step.state, "play 2C", 1)[0] == "HP-32"


def test_HE06_a_moon_in_the_last_trick_counts_by_itself() -> None:
    four = rules(4)
    state = table(four, ["AH", "3C", "4C", "5C"], point_cards=(cards(MOON.replace("AH", "")), (), (), ()), broken=True)
    assert row(play_step(four, state, "AH 3C 4C 5C")) == (0, 26, 26, 26)


def test_HE18_HR13_the_moon_is_every_point_card_of_the_pack() -> None:
    six = rules(6, removal="black_maria", moon_scoring="add_others")
    assert row(scored(six, [MOON.replace("2H ", "")] + [""] * 5)) == (0,) + (25,) * 5
    plain = rules(4, queen_value=0)
    assert row(scored(plain, [ALL_HEARTS, "", "", ""])) == (0, 13, 13, 13)
    maria = rules(4, high_spades="black_maria")
    assert row(scored(maria, [MOON, "KS AS", "", ""])) == (26, 17, 0, 0)
    assert row(scored(maria, [MOON + " KS AS", "", "", ""])) == (0, 43, 43, 43)


@pytest.mark.parametrize(
    ("taken", "options", "result"),
    [
        ([MOON, "JD", "", ""], {}, (0, 16, 26, 26)),
        ([MOON, "JD", "", ""], {"moon_needs_bonus": True}, (26, -10, 0, 0)),
        ([MOON + " JD", "", "", ""], {}, (-10, 26, 26, 26)),
        ([MOON + " JD", "", "", ""], {"moon_needs_bonus": True}, (-10, 26, 26, 26)),
        ([MOON + " JD", "", "", ""], {"moon_needs_bonus": True, "moon_scoring": "subtract_self"}, (-36, 0, 0, 0)),
        (
            [MOON + " JD", "", "", ""],
            {"moon_needs_bonus": True, "moon_scoring": "subtract_self", "moon_includes_bonus": True},
            (-26, 0, 0, 0),
        ),
    ],
)
def test_HR13_HR14_example_4_omnibus(taken: list[str], options: dict[str, Any], result: tuple[int, ...]) -> None:
    assert row(scored(rules(4, bonus_card="JD", **options), taken)) == result


def test_HR14_the_bonus_card_of_another_counts_even_if_the_moon_includes_it() -> None:
    four = rules(4, bonus_card="JD", moon_includes_bonus=True)
    assert row(scored(four, [MOON, "JD", "", ""])) == (0, 16, 26, 26)


def test_HR13_the_bonus_card_is_not_needed_where_there_is_none() -> None:
    assert row(scored(rules(4, moon_needs_bonus=True), [MOON, "", "", ""])) == (0, 26, 26, 26)


def test_reading_13_without_a_moon_rule_the_bonus_card_counts() -> None:
    four = rules(4, bonus_card="JD", moon_includes_bonus=True, moon_scoring="none")
    assert row(scored(four, [MOON + " JD", "", "", ""])) == (16, 0, 0, 0)


def test_HR15_no_tricks() -> None:
    four = rules(4, no_tricks_bonus=-5)
    assert row(scored(four, ["2H", "", "", ""], tricks_won=(3, 0, 9, 0))) == (1, -5, 0, 0)  # seat 3 wins the last


def test_HR15_not_in_a_deal_with_a_moon() -> None:
    four = rules(4, no_tricks_bonus=-5)
    assert row(scored(four, [MOON, "", "", ""], tricks_won=(12, 0, 0, 0))) == (0, 26, 26, 26)


def test_reading_12_no_moon_rule_or_a_missing_bonus_card_is_no_moon() -> None:
    none = rules(4, no_tricks_bonus=-5, moon_scoring="none")
    assert row(scored(none, [MOON, "", "", ""], tricks_won=(12, 0, 0, 0))) == (26, -5, -5, 0)
    needs = rules(4, no_tricks_bonus=-5, moon_needs_bonus=True, bonus_card="JD")
    assert row(scored(needs, [MOON, "", "", "JD"], tricks_won=(12, 0, 0, 0))) == (26, -5, -5, -10)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_HR16_HE17_the_sun_counts_twice(seats: int) -> None:
    some = rules(seats, sun="double")
    won = (0,) * (seats - 1) + (some._hand_size - 1,)
    step = scored(some, [""] * (seats - 1) + [MOON], tricks_won=won)
    assert row(step) == (52,) * (seats - 1) + (0,)
    assert feats(step) == (Feat(FeatKind.SUN, Seat(seats - 1)),)
    assert said(step.events)[-2:] == [f"P{seats - 1} has shot the sun.", f"P{seats - 1} wins the deal."]
    assert row(scored(some, [MOON] + [""] * (seats - 1), tricks_won=(12,) + (0,) * (seats - 1)))[1] == 26


def test_HR16_the_sun_with_the_other_ways_of_scoring() -> None:
    won = (0, 0, 0, 12)
    taken = ["", "", "", MOON]
    assert row(scored(rules(4, sun="double", moon_scoring="subtract_self"), taken, tricks_won=won)) == (0, 0, 0, -52)
    choose = rules(4, sun="double", moon_scoring="choose")
    step = scored(choose, taken, tricks_won=won, moon="add")
    assert row(step) == (52, 52, 52, 0)
    assert said(step.events) == ["P3 adds 52 points to every other total.", "P3 wins the deal."]
    assert row(scored(rules(4, sun="double", moon_scoring="none"), taken, tricks_won=won)) == (0, 0, 0, 26)
    assert row(scored(rules(4), taken, tricks_won=won)) == (26, 26, 26, 0)


# The kitty


def with_kitty(
    removal: str,
    own: list[str],
    kitty: str,
    taken: list[str],
    *,
    tricks_won: tuple[int, ...] = (5, 5, 6),
    **options: Any,
) -> tuple[HeartsRules, Step[Any]]:
    """The last trick of three players, the kitty taken already by seat 0 unless it is still there."""
    three = rules(3, removal=removal, **options)
    state = table(three, own, point_cards=tuple(map(cards, taken)), tricks_won=tricks_won, kitty_owner=0)
    state = replace(state, zones={**state.zones, seen_kitty_zone(0): cards(kitty)})
    return three, play_step(three, state, " ".join(own))


def test_HR11_the_kitty_counts_as_won_and_is_shown_when_the_deal_is_over() -> None:
    _three, step = with_kitty("kitty", ["3C", "4C", "5C"], "QS", ["2H", "3H", ""])
    assert row(step) == (14, 1, 0)
    assert "shown" in {getattr(event, "target", (None,))[0] for event in step.events}


def test_reading_17_point_cards_in_the_kitty_count_for_the_moon_but_it_is_no_trick() -> None:
    _three, step = with_kitty("kitty", ["3C", "4C", "5C"], "QS", [ALL_HEARTS, "", ""])
    assert row(step) == (0, 26, 26)
    _three, step = with_kitty("kitty", ["3C", "4C", "5C"], "QS", ["", "", ""], tricks_won=(0, 8, 8), no_tricks_bonus=-5)
    assert row(step) == (8, 0, 0)


def test_HR11_a_kitty_breaks_nothing() -> None:
    three = rules(3, removal="kitty")
    state = table(three, ["3C 4D", "4C 5D", "5C 6D"], tricks=0)
    state = replace(state, zones={**state.zones, KITTY: cards("2H")})
    assert not play_step(three, state, "3C 4C 5C").state.public.broken


def test_HR11_kitty_for_the_first_penalty_card() -> None:
    three = rules(3, removal="kitty_first_penalty")
    state = table(three, ["3C 4D 4H", "4C 5D 5H", "5C 6D 6H"], tricks=0, broken=True)
    state = replace(state, zones={**state.zones, KITTY: cards("2C")})
    state = play_step(three, state, "3C 4C 5C").state
    assert state.public.kitty_owner is None
    assert play_step(three, state, "6H 4H 5H").state.public.kitty_owner == 2


def test_HR11_one_penalty_card_among_others_brings_the_kitty() -> None:
    three = rules(3, removal="kitty_first_penalty")
    state = table(three, ["4D 4C", "5H 6C", "6D 7C"], leader=2, tricks=1, broken=True)
    state = replace(state, zones={**state.zones, KITTY: cards("2C")})
    assert play_step(three, state, "6D 4D 5H").state.public.kitty_owner == 2


def test_HR11_without_penalty_cards_in_tricks_the_kitty_goes_with_the_last() -> None:
    three = rules(3, removal="kitty_first_penalty")
    state = table(three, ["3C", "4C", "5C"])
    state = replace(state, zones={**state.zones, KITTY: cards("2H")})
    step = play_step(three, state, "3C 4C 5C")
    assert step.state.public.kitty_owner == 2
    assert row(step) == (0, 0, 1)


# The end of the match


def test_H20_HP33_HP34_HP35_example_1_the_lowest_total_wins() -> None:
    step = scored(rules(4), ["2H 3H 4H 5H 6H", "QS 7H 8H", "9H TH JH QH KH AH", ""], (97, 60, 88, 62))
    assert row(step) == (5, 15, 6, 0)
    assert step.state.public.totals == (102, 75, 94, 62)
    assert ending(step) == (4, 2, 3, 1)
    assert rules(4).match_over(step.state.public)


@pytest.mark.parametrize("target", [50, 100, 150, 75, 26])
def test_H20_H22_HP33_the_target(target: int) -> None:
    four = rules(4, target=target)
    assert ending(scored(four, ["2H", "", "", ""], (target - 2, 0, 1, 1))) == ()
    assert ending(scored(four, ["2H", "", "", ""], (target - 1, 0, 1, 1))) == (4, 1, 2, 2)


def test_HE07_two_players_pass_the_target() -> None:
    assert ending(scored(rules(4), ["2H", "QS", "", ""], (99, 99, 12, 15))) == (3, 4, 1, 2)


def test_H21_example_2_HE08_a_tie_at_the_lowest_is_played_on() -> None:
    taken = ["2H 3H 4H 5H 6H", "", "QS 7H 8H 9H TH JH QH KH AH", ""]
    step = scored(rules(4), taken, (97, 60, 88, 60))
    assert step.state.public.totals == (102, 60, 109, 60)
    assert ending(step) == ()
    assert step.state.public.due
    assert ending(scored(rules(4), ["", "2H", "", ""], (102, 60, 109, 60), due=True)) == (3, 2, 4, 1)


def test_HR18_a_tie_may_be_shared() -> None:
    step = scored(rules(4, tie_rule="shared"), ["2H", "", "", ""], (99, 60, 88, 60))
    assert ending(step) == (4, 1, 3, 1)


def test_reading_4_HE09_ties_among_the_others_leave_places_free() -> None:
    assert ending(scored(rules(4), ["2H", "", "", ""], (99, 60, 60, 10))) == (4, 2, 2, 1)


def test_HR18_reading_15_a_due_match_stays_due_though_totals_fall() -> None:
    four = rules(4, moon_scoring="subtract_self")
    step = scored(four, ["", "", MOON, ""], (10, 10, 101, 20), due=True)
    assert step.state.public.totals == (10, 10, 75, 20)
    assert step.state.public.due
    assert ending(scored(four, ["2H", "", "", ""], (10, 10, 75, 20), due=True)) == (2, 1, 4, 3)


def test_reading_15_starting_totals_at_the_target_make_the_match_due() -> None:
    assert ending(scored(rules(4, target=0), ["2H", "QS", "", "3H 4H"])) == (2, 4, 1, 3)
    falling = scored(rules(4, moon_scoring="subtract_self"), ["", "", MOON, ""], (10, 20, 101, 30))
    assert falling.state.public.totals == (10, 20, 75, 30)
    assert ending(falling) == (1, 2, 4, 3)  # over, although no total is at the target any more


@pytest.mark.parametrize(("deal", "over"), [(2, False), (3, True), (4, True)])
def test_HR18_reading_15_deal_limit(deal: int, over: bool) -> None:
    step = scored(rules(4, deal_limit=3), ["2H", "QS", "", "3H 4H"], deal=deal)
    assert bool(ending(step)) is over


def test_HR18_totals_may_be_negative() -> None:
    step = scored(rules(4, moon_scoring="subtract_self"), ["", "", MOON, ""], (0, 100, 0, 0))
    assert step.state.public.totals == (0, 100, -26, 0)
    assert ending(step) == (2, 4, 1, 2)


@pytest.mark.parametrize(
    ("exact", "totals", "places"),
    [
        ("off", (100, 86, 60, 50), (4, 3, 2, 1)),
        ("to_half", (50, 86, 60, 50), ()),
        ("to_zero", (0, 86, 60, 50), ()),
        ("wins", (100, 86, 60, 50), (1, 4, 3, 2)),
    ],
)
def test_HR17_HE16_example_8_exactly_the_target(exact: str, totals: tuple[int, ...], places: tuple[int, ...]) -> None:
    taken = [" ".join(HEARTS[:10]), "QS " + " ".join(HEARTS[10:]), "", ""]
    step = scored(rules(4, exact_target=exact), taken, (90, 70, 60, 50))
    assert step.state.public.totals == totals
    assert ending(step) == places


def test_HR17_half_of_an_odd_target_is_rounded_down() -> None:
    assert (
        scored(rules(4, exact_target="to_half", target=75), ["2H", "", "", ""], (74, 0, 0, 0)).state.public.totals[0]
        == 37
    )


def test_reading_14_all_who_meet_the_target_share_the_first_place() -> None:
    step = scored(rules(4, exact_target="wins"), ["2H", "3H", "QS", ""], (99, 99, 99, 5))
    assert ending(step) == (1, 1, 4, 3)


def test_HR17_example_9_a_moon_to_exactly_the_target() -> None:
    step = scored(rules(4, exact_target="to_half"), ["", MOON, "", ""], (74, 0, 20, 40))
    assert step.state.public.totals == (50, 0, 46, 66)
    assert ending(step) == ()
    assert lines(step)["Exactly the target"] == (-50, 0, 0, 0)


def test_example_3_the_choice_decides_whether_the_match_ends() -> None:
    four = rules(4, moon_scoring="choose")
    add = scored(four, [MOON, "", "", ""], (80, 96, 20, 40), moon="add")
    assert add.state.public.totals == (80, 122, 46, 66)
    assert ending(add) == (3, 4, 1, 2)
    subtract = scored(four, [MOON, "", "", ""], (80, 96, 20, 40), moon="subtract")
    assert subtract.state.public.totals == (54, 96, 20, 40)
    assert ending(subtract) == ()


def test_HR15_example_7_no_tricks_in_example_1() -> None:
    taken = ["", "2H 3H 4H 5H 6H", "QS 7H 8H", "9H TH JH QH KH AH"]
    step = scored(rules(4, no_tricks_bonus=-5), taken, (62, 97, 60, 88), tricks_won=(0, 4, 4, 4))
    assert step.state.public.totals == (57, 102, 75, 94)

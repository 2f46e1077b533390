"""Every refusal names a clause in force; the rules shown are those that are played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import cardtable.games.canasta as package
from cardtable.games.canasta import GAME
from cardtable.games.canasta.rulebook import rulebook
from tests.conformance.driver import allowed, cases_of, variants
from tests.games.canasta.tables import refused, rules, table, texts

CODES = {
    code
    for module in Path(package.__path__[0]).rglob("*.py")
    for code in re.findall(r'Refusal\(\s*"([A-Z]+-\d+)"', module.read_text(encoding="utf-8"))
}


def test_codes_are_found() -> None:
    assert {"CR-07", "CR-13", "CR-14", "C-35"} <= CODES


def test_every_code_is_a_clause_under_every_value_of_every_option() -> None:
    rule_sets: list[tuple[Any, int]] = [(case.options, case.seats) for case in cases_of(GAME)]
    rule_sets += [(options, seats) for _, _, options in variants(GAME) for seats in GAME.seats]
    for options, seats in rule_sets:
        if allowed(GAME, options, seats):
            never = options.black_three_meld.value == "never"
            needed = CODES - ({"CR-17"} if never else {"C-36"})
            assert needed <= {clause.id for clause in rulebook(options, seats)}


@pytest.mark.parametrize(
    ("clause", "options", "words"),
    [
        ("CR-15", {"go_out_canastas": 2}, "2 canasta(s)"),
        ("C-73", {}, "5000"),
        ("C-73", {"target": 8500}, "8500"),
        ("C-35", {"wild_rule": "two_per_wild"}, "two natural cards for every wild one"),
        ("CR-08", {"pile_for_initial": "forbidden"}, "nor before the side has melded"),
        ("C-55", {"black_three": "freeze"}, "freezes the pile"),
        ("CR-14", {"ask_partner": "off"}, "don't ask their partner"),
        ("CE-14", {"ask_penalty": 100}, "loses 100 points"),
        ("CR-16", {"concealed_min": "always"}, "must meet the minimum"),
        ("CR-19", {"stock_end": "end_now"}, "drew the last card"),
        ("C-70", {"go_out_bonus": 200}, "200"),
        ("CQ-1", {"wild_melds": True, "wild_canasta_bonus": 2000}, "2000"),
        ("CR-22", {"win_check": "first_to_reach"}, "the one that went out wins"),
        ("C-22", {"hand_size": 13}, "13 card(s)"),
    ],
)
def test_clauses_follow_the_options(clause: str, options: dict[str, Any], words: str) -> None:
    assert words in texts(**options)[clause]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_G01_who_begins_and_which_way_play_goes(seats: int) -> None:
    assert texts(seats)["G-01"] == "The player on the dealer's left begins, and play goes clockwise."
    for deal in range(1, 2 * seats):
        *order, dealer = rules(seats).params.order(deal)
        assert [(seat - dealer) % seats for seat in order] == list(range(1, seats))


def test_CR02_the_order_of_five_is_played_as_it_is_told() -> None:
    told = texts(5)
    assert told["CR-02"].startswith(
        "Numbered clockwise from the player who opens the match, players 1, 3 and 5 play against 2"
    )
    assert (
        "the lower-numbered of the two who play for the three, then player 2, then the higher-numbered of the two, "
        "then player 4" in told["G-01"]
    )
    assert "The player after the dealer in this order begins" in told["G-01"]
    assert told["CR-23"].startswith("In the first deal the last player in this order deals, in the next deal the first")
    terms = rules(5).params
    for deal in range(1, 13):
        resting = (5, 3, 1)[(deal - 1) % 3]
        low, high = (number for number in (1, 3, 5) if number != resting)
        order = [low, 2, high, 4]
        dealing = (3, 0, 1, 2)[(deal - 1) % 4]
        expected = order[dealing + 1 :] + order[: dealing + 1]
        assert [seat + 1 for seat in terms.order(deal)] == expected
        assert terms.sits_out(deal) == resting - 1


def test_C50_and_C52_what_adds_up_to_the_minimum_is_told_for_every_number_of_players() -> None:
    for seats in range(2, 7):
        told = texts(seats)
        assert "Melds laid down together add up" in told["C-50"]
        assert "bonuses for canastas and red threes don't" in told["C-52"]
    state = table(rules(), "QC QD QH 5C 5D 2C 7S 8S")
    assert refused(rules(), state, "meld QC QD QH / 5C 5D 2C") == ""  # 60 in two melds


def test_C66_what_a_concealed_hand_is_where_there_are_partners_and_where_there_are_none() -> None:
    assert "without adding to melds on the table" in texts(4)["C-66"]
    assert "without adding" not in texts(2)["C-66"]
    for seats in (2, 4):
        assert "without having laid down any card earlier in the deal" in texts(seats)["C-66"]


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (2, {}, "Each player has one meld of each rank."),
        (3, {"sides": "solo"}, "Each player has one meld of each rank."),
        (3, {}, "and partners share theirs"),
        (4, {}, "Partners share one meld of each rank."),
        (5, {}, "Partners share one meld of each rank."),
        (6, {"sides": "three_sides"}, "Partners share one meld of each rank."),
    ],
)
def test_CR11_partners_share_melds_where_there_are_partners(seats: int, options: dict[str, str], words: str) -> None:
    assert words in texts(seats, **options)["CR-11"]


def test_CR10_what_it_says_of_a_first_meld_is_left_out_where_the_pile_makes_none() -> None:
    assert "For a first meld" in texts()["CR-10"]
    assert "irst meld" not in texts(pile_for_initial="forbidden")["CR-10"]
    assert "unless the pile was taken" in texts()["CR-16"]
    assert "pile" not in texts(pile_for_initial="forbidden")["CR-16"]


@pytest.mark.parametrize("options", [{}, {"pile_always_frozen": True}, {"pile_for_initial": "forbidden"}])
def test_CR07_the_two_natural_cards_come_from_the_hand(options: dict[str, Any]) -> None:
    assert "two natural cards from the hand that match its top card" in texts(**options)["CR-07"]


def test_CR09_how_the_top_card_joins_a_meld() -> None:
    assert "by adding its top card to a meld of your side" in texts()["CR-09"]


def test_CR19_the_pile_must_be_taken_only_where_its_top_card_can_join_a_meld() -> None:
    for options in ({"take_by_adding": "no"}, {"pile_always_frozen": True}):
        assert "must take it" not in texts(**options)["CR-19"]
    assert "must take it" in texts(take_by_adding="not_to_canasta")["CR-19"]


def test_CR21_three_players_are_told_who_plays_together_and_who_alone() -> None:
    told = texts(3)
    assert "they share their melds" in told["CR-21"]
    assert (
        "the player who goes out counts as the one who plays alone; if nobody goes out, all three count alone"
        in told["CR-21"]
    )
    assert "added to each of them" in told["CQ-13"]
    assert "CR-21" not in texts(3, sides="solo")


def test_C14_C16_C17_the_drawing_is_told_where_there_is_one() -> None:
    for seats in range(2, 7):
        told, silent = texts(seats, seating="draw_for_partners"), texts(seats)
        assert "chooses a seat" in told["C-14"]
        assert "spades, hearts, diamonds, clubs" in told["C-16"]
        assert "draws again" in told["C-17"]
        assert not {"C-14", "C-16", "C-17"} & set(silent)


def test_C35_wild_cards_in_a_meld_of_their_own_need_no_natural_ones() -> None:
    for rule in ("classic", "two_per_wild", "not_more_than_naturals"):
        assert texts(wild_melds=True, wild_rule=rule)["C-35"].startswith("A meld of one rank holds")
    assert "one meld of three or more wild cards" in texts(wild_melds=True)["C-02"]


def test_C41_a_canasta_has_seven_cards_or_more_unless_no_meld_may_have_more() -> None:
    assert "seven or more" in texts()["C-41"]
    assert "or more" not in texts(max_canasta=7)["C-41"]


@pytest.mark.parametrize(
    ("seats", "preset", "words"),
    [
        (2, "two", "everyone for themselves"),
        (3, "three", "plays alone against the other two"),
        (3, "three_solo", "everyone for themselves"),
        (5, "five", "take turns sitting out"),
        (6, "six", "three against three"),
        (6, "six_three_sides", "three teams of two"),
    ],
)
def test_CR01_for_every_number_of_players(seats: int, preset: str, words: str) -> None:
    assert words in texts(seats, preset)["CR-01"]


ADDING = {
    "yes": "adding its top card to a meld of your side.",
    "not_to_canasta": "adding its top card to a meld of your side that isn't yet a canasta.",
}


@pytest.mark.parametrize("adding", [*ADDING, "no"])
@pytest.mark.parametrize("wild", [True, False])
def test_the_ways_to_take_the_pile_are_told(adding: str, wild: bool) -> None:
    told = " ".join(texts(take_with_wild=wild, take_by_adding=adding).values())
    assert ("taken with one natural and one wild card" in told) is wild
    assert [ADDING[other] in told for other in ADDING] == [other == adding for other in ADDING]
    assert ("only with two natural cards from the hand" in told) is (adding == "no" and not wild)


@pytest.mark.parametrize("one_card", [True, False])
@pytest.mark.parametrize("first", ["allowed", "forbidden"])
def test_when_the_pile_can_never_be_taken_is_told(first: str, one_card: bool) -> None:
    told = " ".join(texts(pile_for_initial=first, one_card_rule=one_card).values())
    assert "pile can't be taken when a wild card or a three is on top" in told
    assert ("can a one-card pile be taken with one card in hand" in told) is one_card
    assert ("nor before the side has melded" in told) is (first == "forbidden")

"""Every refusal names a clause in force; the rules shown are those that are played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cardtable.games.canasta as package
from cardtable.core.text import SourceWords
from cardtable.games.canasta import GAME
from cardtable.games.canasta.rulebook import rulebook
from tests.conformance.driver import allowed, cases_of, variants
from tests.games.canasta.tables import chosen

CODES = {
    code
    for module in Path(package.__path__[0]).glob("*.py")
    for code in re.findall(r'Refusal\(\s*"([A-Z]+-\d+)"', module.read_text(encoding="utf-8"))
}


def texts(seats=4, preset="", **options):
    return {clause.id: SourceWords().text(clause.text) for clause in rulebook(chosen(preset, **options), seats)}


def test_codes_are_found():
    assert {"CR-07", "CR-13", "CR-14", "C-35"} <= CODES


def test_every_code_is_a_clause_under_every_value_of_every_option():
    rule_sets = [(case.options, case.seats) for case in cases_of(GAME)]
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
        ("CR-14", {"ask_partner": "off"}, "Nobody asks"),
        ("CE-14", {"ask_penalty": 100}, "loses 100 points"),
        ("CR-16", {"concealed_min": "always"}, "needs the minimum"),
        ("CR-19", {"stock_end": "end_now"}, "drew the last card"),
        ("C-70", {"go_out_bonus": 200}, "200"),
        ("CQ-1", {"wild_melds": True, "wild_canasta_bonus": 2000}, "2000"),
        ("CR-22", {"win_check": "first_to_reach"}, "the one that went out wins"),
        ("C-22", {"hand_size": 13}, "13 card(s)"),
    ],
)
def test_clauses_follow_the_options(clause, options, words):
    assert words in texts(**options)[clause]


@pytest.mark.parametrize(
    ("seats", "preset", "words"),
    [
        (2, "two", "everybody alone"),
        (3, "three", "plays alone against the other two"),
        (3, "three_solo", "everybody alone"),
        (5, "five", "sits out in turn"),
        (6, "six", "three against three"),
        (6, "six_three_sides", "three sides of two"),
    ],
)
def test_CR01_for_every_number_of_players(seats, preset, words):
    assert words in texts(seats, preset)["CR-01"]

"""Presets and options as rules.md writes them (4.3, chapter 6)."""

from __future__ import annotations

import pytest

from cardtable.core.options import option_types
from cardtable.games.canasta import GAME
from cardtable.games.canasta.options import CanastaOptions
from tests.games.canasta.tables import rules

NAMES = """sides hand_size draw_count packs go_out_canastas wild_rule wild_melds minimums pile_for_initial
    pile_frozen_unopened pile_always_frozen take_with_wild take_by_adding black_three upcard_black_three
    black_three_meld red_three_unmelded ask_partner ask_penalty concealed_bonus concealed_min go_out_bonus stock_end
    last_red_three one_card_rule max_canasta target win_check seating wild_canasta_bonus""".split()

DEFAULTS = {
    "sides": "standard",
    "wild_rule": "classic",
    "minimums": "standard",
    "pile_for_initial": "allowed",
    "take_by_adding": "yes",
    "black_three": "block",
    "upcard_black_three": "stays",
    "black_three_meld": "going_out_only",
    "red_three_unmelded": "minus",
    "ask_partner": "optional",
    "concealed_min": "pagat",
    "stock_end": "pagat",
    "last_red_three": "end_at_once",
    "win_check": "end_of_deal_higher",
    "seating": "fixed",
    "concealed_bonus": 100,
    "go_out_bonus": 100,
    "ask_penalty": 0,
    "wild_canasta_bonus": 1000,
    "pile_frozen_unopened": True,
    "one_card_rule": True,
}


def test_the_names_of_the_rules():
    assert set(option_types(CanastaOptions)) == set(NAMES)


def test_defaults():
    saved = CanastaOptions().save()
    assert {name: saved[name] for name in DEFAULTS} == DEFAULTS


@pytest.mark.parametrize(
    ("preset", "seats"),
    [("classic", 4), ("canasta_house", 4), ("two", 2), ("three", 3), ("three_solo", 3), ("five", 5), ("six", 6)]
    + [("six_three_sides", 6)],
)
def test_presets_are_for_their_seats(preset, seats):
    assert CanastaOptions.PRESET_SEATS[preset] == (seats,)
    assert rules(seats, preset).deck()


def test_the_house_rules_are_those_of_source_003():
    house = CanastaOptions.preset("canasta_house").save()
    assert house["wild_rule"] == "two_per_wild"
    assert house["pile_for_initial"] == "forbidden"
    assert house["black_three"] == "freeze"
    assert house["win_check"] == "first_to_reach"


def test_places_are_drawn_where_the_option_says_so():
    assert GAME.draws_seats is not None
    assert GAME.draws_seats(CanastaOptions.preset("canasta_house"))
    assert not GAME.draws_seats(CanastaOptions())


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(ValueError, match="Canasta is for 2 to 6 players"):
        rules(seats)

"""Presets and options as rules.md writes them (4.3, chapter 6)."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.options import describe, option_types
from cardtable.games.canasta import GAME
from cardtable.games.canasta.options import CanastaOptions, PileForInitial
from tests.games.canasta.tables import rules

NAMES = """sides hand_size draw_count packs go_out_canastas wild_rule wild_melds minimums pile_for_initial
    pile_frozen_unopened pile_always_frozen take_with_wild take_by_adding black_three upcard_black_three
    black_three_meld red_three_unmelded ask_partner ask_penalty concealed_bonus concealed_min go_out_bonus stock_end
    last_red_three one_card_rule max_canasta target win_check seating cut wild_canasta_bonus""".split()

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


def test_the_names_of_the_rules() -> None:
    assert set(option_types(CanastaOptions)) == set(NAMES)


def test_defaults() -> None:
    saved = CanastaOptions().save()
    assert {name: saved[name] for name in DEFAULTS} == DEFAULTS


@pytest.mark.parametrize(
    ("preset", "seats"),
    [("classic", 4), ("canasta_house", 4), ("two", 2), ("three", 3), ("three_solo", 3), ("five", 5), ("six", 6)]
    + [("six_three_sides", 6)],
)
def test_presets_are_for_their_seats(preset: str, seats: int) -> None:
    assert CanastaOptions.PRESET_SEATS[preset] == (seats,)
    assert rules(seats, preset).deck()


def test_the_house_rules_are_those_of_source_003() -> None:
    house = CanastaOptions.preset("canasta_house").save()
    assert house["wild_rule"] == "two_per_wild"
    assert house["pile_for_initial"] == "forbidden"
    assert house["black_three"] == "freeze"
    assert house["win_check"] == "first_to_reach"


@pytest.mark.parametrize(
    ("name", "number"),
    [("packs", 1), ("packs", 4), ("max_canasta", 1), ("max_canasta", 6), ("max_canasta", 8), ("ask_penalty", 99)]
    + [("go_out_bonus", 101), ("concealed_bonus", 3), ("wild_canasta_bonus", 502), ("hand_size", -1), ("target", -5)],
)
def test_numbers_with_which_the_game_cannot_be_played_are_refused_in_a_sentence(name: str, number: int) -> None:
    """One pack leaves 800 for two red threes, no canasta has fewer than seven cards, every score is in fives."""
    with pytest.raises(ValueError, match=r"isn't a valid value for .*\.$"):
        CanastaOptions().read(name, str(number))
    assert CanastaOptions.load({name: number}) == (CanastaOptions(), (name,))


@pytest.mark.parametrize(
    ("name", "numbers"),
    [("packs", (0, 2, 3)), ("max_canasta", (0, 7)), ("ask_penalty", (0, 5, 100)), ("go_out_bonus", (0, 105, 500))]
    + [("concealed_bonus", (0, 100, 500)), ("wild_canasta_bonus", (500, 1005, 2500))],
)
def test_numbers_with_which_it_can_be_played_are_read(name: str, numbers: tuple[int, ...]) -> None:
    for number in numbers:
        assert getattr(CanastaOptions().read(name, str(number)), name) == number
    info = next(info for info in describe(CanastaOptions) if info.name == name)
    assert all(map(info.allows, info.samples()))


def test_CR07_frozen_before_the_first_meld_means_nothing_beside_always_frozen() -> None:
    info = next(info for info in describe(CanastaOptions) if info.name == "pile_frozen_unopened")
    assert info.matters(CanastaOptions(), 4)
    assert not info.matters(CanastaOptions(pile_always_frozen=True), 4)
    assert not info.matters(CanastaOptions(pile_for_initial=PileForInitial.FORBIDDEN), 4)


def test_places_are_drawn_where_the_option_says_so() -> None:
    assert GAME.draws_seats is not None
    assert GAME.draws_seats(CanastaOptions.preset("canasta_house"))
    assert not GAME.draws_seats(CanastaOptions())


@pytest.mark.parametrize(("seats", "target"), [(2, 5000), (3, 7500), (6, 10000)])
def test_CR01_the_target_follows_the_number_of_players_unless_it_is_chosen(seats: int, target: int) -> None:
    assert GAME.target(CanastaOptions(), seats) == target
    assert GAME.target(CanastaOptions(target=3000), seats) == 3000


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="Canasta is for 2 to 6 players"):
        rules(seats)


@pytest.mark.parametrize(
    ("name", "without", "options", "seats"),
    [
        ("ask_partner", {}, {}, 2),
        ("ask_penalty", {"ask_partner": "off"}, {}, 4),
    ],
)
def test_an_option_that_means_nothing_here_is_hidden(
    name: str, without: dict[str, Any], options: dict[str, Any], seats: int
) -> None:
    info = next(info for info in describe(CanastaOptions) if info.name == name)
    assert not info.matters(CanastaOptions(**{**options, **without}), seats)
    assert info.matters(CanastaOptions(**options), 4)


def test_the_highest_total_wins() -> None:
    assert not GAME.low_wins(CanastaOptions())

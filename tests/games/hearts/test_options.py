"""Options, presets and what cannot be dealt (rules.md 1.4, 6)."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.options import describe
from cardtable.families.hearts.options import QueenLead
from cardtable.games import discover
from cardtable.games.hearts.options import FirstTrickForced, FirstTrickPoints, HeartsOptions, MoonScoring, PassCycle4
from cardtable.games.hearts.state import cycle
from tests.games.hearts.tables import chosen, rules

DEFAULTS = {
    "pass_count": 3,
    "pass_cycle_3": "L,R,-",
    "pass_cycle_4": "L,R,A,-",
    "pass_cycle_5plus": "L,R",
    "removal": "low_minors",
    "kitty_size": 0,
    "opening_lead": "lowest_club",
    "first_trick_points": "forbidden",
    "first_trick_forced": "any",
    "break_required": True,
    "queen_breaks_hearts": False,
    "queen_lead": "always",
    "hearts_instead_of_queen": False,
    "queen_must_drop": False,
    "bonus_card": "none",
    "moon_needs_bonus": False,
    "moon_scoring": "add_others",
    "sun": "off",
    "no_tricks_bonus": 0,
    "heart_values": "one_each",
    "queen_value": 13,
    "high_spades": "none",
    "target": 100,
    "exact_target": "off",
    "tie_rule": "play_on",
    "deal_limit": 0,
    "moon_includes_bonus": False,
}


def test_the_options_of_1_4_and_their_defaults() -> None:
    assert HeartsOptions().save() == DEFAULTS


def test_every_option_accepts_its_text() -> None:
    typed: dict[str, Any] = {"queen_lead": "after_broken", "pass_cycle_4": "L,A,R,-", "target": "150"}
    options = HeartsOptions(**typed)
    assert (options.queen_lead, options.pass_cycle_4, options.target) == (
        QueenLead.AFTER_BROKEN,
        PassCycle4.LEFT_ACROSS_RIGHT_HOLD,
        150,
    )


def test_every_value_of_every_choice_can_be_saved_and_read() -> None:
    for info in describe(HeartsOptions):
        for member in getattr(type(info.default), "__members__", {}).values():
            options = HeartsOptions(**{info.name: member.value})
            assert HeartsOptions.load(options.save()) == (options, ())


@pytest.mark.parametrize(
    ("preset", "seats", "differs"),
    [
        ("hearts_usual", (3, 4, 5, 6, 7), set()),
        ("hearts_app", (4,), {"first_trick_points"}),
        ("hearts_3_7", (3, 4, 5, 6, 7), {"queen_breaks_hearts", "moon_scoring"}),
        ("pagat", (4,), {"first_trick_points", "moon_scoring"}),
        ("omnibus", (4,), {"bonus_card"}),
        (
            "bicycle_omnibus",
            (4,),
            {"bonus_card", "moon_needs_bonus", "moon_includes_bonus", "moon_scoring", "queen_breaks_hearts"},
        ),
        ("spot", (4,), {"heart_values", "queen_value", "target"}),
        (
            "black_maria",
            (3,),
            {
                "removal",
                "pass_cycle_3",
                "opening_lead",
                "first_trick_points",
                "break_required",
                "high_spades",
                "moon_scoring",
            },
        ),
    ],
)
def test_presets(preset: str, seats: tuple[int, ...], differs: set[str]) -> None:
    options = HeartsOptions.preset(preset)
    assert set(options.differences(HeartsOptions())) == differs
    assert tuple(count for count in range(3, 8) if preset in HeartsOptions.presets_for(count)) == seats
    for count in seats:
        assert rules(count, preset).deck()
    assert HeartsOptions.PRESET_LABELS[preset].source


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_the_first_preset_for_any_number_is_what_most_players_expect(seats: int) -> None:
    """No points on the first trick, and a moon that costs everybody else 26 (Bicycle, Microsoft)."""
    assert HeartsOptions.presets_for(seats)[0] == "hearts_usual"
    options = HeartsOptions.preset("hearts_usual")
    assert options == HeartsOptions()
    assert options.preset_name(seats) == "hearts_usual"
    assert options.first_trick_points is FirstTrickPoints.FORBIDDEN
    assert options.first_trick_forced is FirstTrickForced.ANY
    assert options.moon_scoring is MoonScoring.ADD_OTHERS


def test_every_preset_has_a_label_and_numbers_of_players() -> None:
    assert set(HeartsOptions.PRESETS) == set(HeartsOptions.PRESET_LABELS) == set(HeartsOptions.PRESET_SEATS)


def test_the_definition() -> None:
    game = discover()["hearts"]
    assert (game.id, tuple(game.seats), list(game.players)) == (
        "hearts",
        (3, 4, 5, 6, 7),
        ["beginner", "club", "expert"],
    )
    assert game.low_wins(game.options())
    assert game.target(game.options.preset("spot"), 4) == 500
    assert len(game.presentation.emblem) == 3


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {}, "Hearts is for 3 to 7 players, not for 2."),
        (8, {}, "Hearts is for 3 to 7 players, not for 8."),
        (7, {"pass_count": 8}, "You can't pass 8 cards from a hand of 7: pass fewer."),
        (4, {"pass_count": -1}, "The number of cards to pass can't be less than 0."),
        (3, {"removal": "kitty", "kitty_size": 3}, "A kitty of 3 cards doesn't leave equal hands for 3 players."),
        (4, {"removal": "kitty", "kitty_size": 52}, "A kitty of 52 cards doesn't leave equal hands for 4 players."),
        (4, {"removal": "kitty", "kitty_size": -4}, "A kitty of −4 cards doesn't leave equal hands for 4 players."),
        (3, {"removal": "kitty", "kitty_size": 46}, "You can't pass 3 cards from a hand of 2: pass fewer."),
    ],
)
def test_what_is_invalid_is_refused_in_one_sentence(seats: int, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        rules(seats, **options)
    assert str(caught.value) == sentence


def test_reading_5_only_the_invalid_is_refused() -> None:
    assert rules(4, target=20)
    assert rules(4, kitty_size=3)  # no kitty: the option has no meaning
    assert rules(7, pass_count=7)


def test_reading_16_four_players_have_no_kitty_by_themselves() -> None:
    four = rules(4, removal="kitty")
    assert {spec.kind for spec in four.zones} == {"deck", "hand", "passing", "trick", "won"}
    assert len(four.deck()) == 52


@pytest.mark.parametrize(
    ("seats", "option", "value", "offsets"),
    [
        (3, "pass_cycle_3", "R,L,-", (-1, 1, 0)),
        (3, "pass_cycle_3", "none", (0,)),
        (4, "pass_cycle_4", "L,A,R,-", (1, 2, -1, 0)),
        (4, "pass_cycle_4", "R", (-1,)),
        (6, "pass_cycle_5plus", "L,R,L2,R2,-", (1, -1, 2, -2, 0)),
    ],
)
def test_HR04_every_cycle_is_read(seats: int, option: str, value: str, offsets: tuple[int, ...]) -> None:
    assert cycle(chosen(**{option: value}), seats) == offsets


def test_HR04_without_cards_to_pass_there_is_no_pass() -> None:
    assert cycle(chosen(pass_count=0), 4) == (0,)


def test_what_is_left_out_matters_but_to_four() -> None:
    removal = next(info for info in describe(HeartsOptions) if info.name == "removal")
    assert [removal.matters(HeartsOptions(), seats) for seats in (3, 4, 5)] == [True, False, True]

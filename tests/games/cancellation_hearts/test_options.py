"""The options of chapter 3.3 and the presets of chapter 6, value by value."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.games.cancellation_hearts import GAME
from cardtable.games.cancellation_hearts.options import CancellationOptions
from tests.games.cancellation_hearts.tables import chosen

DEFAULTS = {
    "leftover": "widow_first_trick",
    "pass_count": 3,
    "pass_cycle": "L,R",
    "first_lead": "dealer_left_no_points",
    "first_trick_points": "allowed",
    "break_required": True,
    "queen_breaks_hearts": True,
    "queen_lead": "always",
    "void_rule": "led_suit",
    "void_next_leader": "same",
    "void_cards": "next_winner",
    "last_void": "nobody",
    "bonus_card": "none",
    "moon_scoring": "choose",
    "moon_points": 26,
    "target": 150,
    "tie_rule": "play_on",
}


def test_defaults_are_those_of_the_table() -> None:
    assert chosen().save() == DEFAULTS


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("leftover", ["widow_first_trick", "remove_low_cards", "widow_last_trick"]),
        ("pass_cycle", ["L,R", "L,R,-", "none", "L,R,L2,R2,-"]),
        ("first_lead", ["dealer_left_no_points", "dealer_left_any", "first_2C_clockwise"]),
        ("first_trick_points", ["allowed", "forbidden"]),
        ("queen_lead", ["always", "after_broken"]),
        ("void_next_leader", ["same", "dealer_left_of_leader", "last_winner"]),
        ("void_cards", ["next_winner", "out_of_play"]),
        ("last_void", ["nobody", "leader", "last_winner", "second_of_top_pair"]),
        ("moon_scoring", ["choose", "add_others", "subtract_self", "none"]),
        ("bonus_card", ["none", "JD", "TD"]),
        ("tie_rule", ["play_on", "shared"]),
        ("void_rule", ["led_suit", "two_pairs"]),
    ],
)
def test_values_are_those_of_the_table(name: str, values: list[str]) -> None:
    assert [member.value for member in type(getattr(chosen(), name))] == values
    assert all(getattr(chosen(**{name: value}), name).value == value for value in values)


@pytest.mark.parametrize(
    ("preset", "seats", "differs"),
    [
        ("cancellation_classic", (6, 7, 8, 9, 10, 11), {}),
        (
            "bicycle",
            (7, 8),
            {
                "pass_cycle": "none",
                "first_lead": "dealer_left_any",
                "first_trick_points": "forbidden",
                "moon_scoring": "add_others",
                "target": 100,
            },
        ),
        (
            "wikipedia",
            (5, 6, 7, 8, 9, 10, 11),
            {"leftover": "remove_low_cards", "first_lead": "first_2C_clockwise", "last_void": "leader"},
        ),
        ("cancellation_literal", (6, 7, 8, 9, 10, 11), {"void_rule": "two_pairs"}),
    ],
)
def test_presets_are_those_of_chapter_6(preset: str, seats: tuple[int, ...], differs: dict[str, Any]) -> None:
    assert CancellationOptions.PRESET_SEATS[preset] == seats
    assert CancellationOptions.preset(preset).save() == {**DEFAULTS, **differs}


def test_the_first_preset_is_the_source() -> None:
    assert next(iter(CancellationOptions.PRESETS)) == "cancellation_classic"


def test_any_target_from_52_and_beyond_is_accepted() -> None:
    assert GAME.target(chosen(target=20), 6) == 20  # G-02: only what rules.md calls invalid is refused
    assert chosen(moon_points="52").moon_points == 52

"""The rules that people read: every clause of the source that is a rule stands there under its id."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.games.cancellation_hearts.rulebook import rulebook
from tests.families.hearts.tables import WORDS
from tests.games.cancellation_hearts.tables import chosen

ALWAYS = (
    "X-03 X-04 X-05 X-06 X-07 X-08 X-09 X-10 X-11 X-12 X-13 X-15 X-16 X-17 X-18 X-19 X-20 X-21 X-22 X-23 X-24 X-25 "
    "X-26 X-27 X-28 X-29 X-31 X-32"
)


def clauses(seats: int = 6, preset: str = "", **options: Any) -> dict[str, str]:
    return {clause.id: WORDS.text(clause.text) for clause in rulebook(chosen(preset, **options), seats)}


def test_the_rules_of_the_source_are_there() -> None:
    assert set(ALWAYS.split()) <= set(clauses())


@pytest.mark.parametrize(
    ("options", "clause", "sentence"),
    [
        ({}, "X-08", "Everybody is dealt 17 card(s), one at a time, clockwise from the player on the dealer's left."),
        ({}, "X-09", "2 card(s) lie face down as the kitty."),
        ({"leftover": "remove_low_cards"}, "XR-01", "Two packs are used, but one two of clubs and one two of diamonds "
         "are left out."),
        ({"pass_cycle": "none"}, "XR-02", "No cards are passed."),
        ({"pass_count": 0}, "XR-02", "No cards are passed."),
        ({"first_lead": "dealer_left_any"}, "X-14", "The player on the dealer's left leads to the first trick."),
        ({"break_required": False}, "X-21", "Hearts may be led at any time."),
        ({"void_next_leader": "dealer_left_of_leader"}, "XR-07", "After a void trick the player on the leader's left "
         "leads."),
        ({"bonus_card": "JD"}, "XR-10", "Each jack of diamonds takes off 10 points; it isn't a point card."),
        ({"moon_points": 52}, "X-29", "A player who wins all hearts and both queens of spades chooses: take 52 points "
        "off their own total, or add 52 to every other total."),
        ({"target": 200}, "X-31", "The match ends after a deal in which a total reaches 200."),
    ],
)  # fmt: skip
def test_clauses_follow_the_options(options: dict[str, Any], clause: str, sentence: str) -> None:
    assert clauses(**options)[clause] == sentence


def test_eight_players_read_of_no_widow() -> None:
    assert not {"X-09", "X-10", "XR-08"} & set(clauses(8))


def test_X28_points() -> None:
    assert clauses()["X-28"] == "Every heart counts 1 and each queen of spades 13."


@pytest.mark.parametrize(
    ("options", "clause", "words"),
    [
        ({"leftover": "widow_last_trick"}, "XR-08", "The player who takes the last trick takes the kitty too"),
        ({"first_lead": "first_2C_clockwise"}, "XR-03", "who holds the lowest club in play leads it"),
        ({"first_trick_points": "forbidden"}, "X-17", "but on the first trick no point card if possible"),
        ({"queen_lead": "after_broken"}, "X-22", "may not be led before hearts are broken"),
        ({"first_lead": "dealer_left_any"}, "X-22", "The queen of spades may be led at any time."),
        ({}, "X-22", "may be led at any time except to the first trick"),
        ({"break_required": True, "queen_breaks_hearts": True}, "HR-02", "breaks hearts as well"),
        ({"break_required": True, "queen_breaks_hearts": False}, "HR-02", "doesn't break hearts"),
        ({"void_cards": "out_of_play"}, "X-25", "are out of play and count for nobody"),
        ({"void_rule": "two_pairs"}, "X-24", "if it holds two pairs of twins"),
        ({"void_next_leader": "same"}, "XR-07", "the same player leads again"),
        ({"void_next_leader": "last_winner"}, "XR-07", "the last player to win a trick leads"),
        ({"last_void": "nobody"}, "XR-09", "count for nobody"),
        ({"last_void": "leader"}, "XR-09", "its leader takes it"),
        ({"last_void": "last_winner"}, "XR-09", "the last player to win a trick takes it"),
        ({"last_void": "second_of_top_pair"}, "XR-09", "the second player of the highest twins of the suit led"),
        ({"moon_scoring": "none"}, "X-29", "has no special effect"),
        ({"moon_scoring": "add_others"}, "X-29", "gets no points, and everybody else gets 26"),
        ({"moon_scoring": "subtract_self"}, "X-29", "takes 26 points off their total; nobody else gets any"),
        ({"tie_rule": "shared"}, "X-32", "all who share it win"),
    ],
)
def test_each_choice_is_told_in_its_clause(options: dict[str, Any], clause: str, words: str) -> None:
    assert words in clauses(**options)[clause]


def test_X07_without_a_moon_nobody_aims_at_it() -> None:
    assert "X-07" in clauses()
    assert "X-07" not in clauses(moon_scoring="none")


def test_HR02_nothing_is_said_of_breaking_where_nothing_waits_for_it() -> None:
    assert not {"HR-02", "HR-09"} & set(clauses(break_required=False, queen_lead="always"))

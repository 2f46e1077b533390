"""What a game is taken to be where it says nothing: fewest points win, no total ends the match, it stands last."""

from __future__ import annotations

from cardtable.core.rules import fewest, most
from tests.toy.game import TOY, ToyOptions


def test_which_points_are_best() -> None:
    assert fewest(ToyOptions())
    assert not most(ToyOptions())


def test_no_total_ends_a_match_of_a_game_that_names_none() -> None:
    assert TOY.target(ToyOptions(), 3) is None


def test_a_game_without_a_presentation_stands_last_in_lists_and_has_no_picture() -> None:
    assert TOY.presentation.place == 100
    assert TOY.presentation.tagline is None
    assert TOY.presentation.emblem == ()
    assert not TOY.presentation.red_and_black


def test_a_game_without_conventions_tells_none() -> None:
    assert TOY.conventions() == ()

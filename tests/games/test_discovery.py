"""The games are found by looking."""

from __future__ import annotations

import pytest

from cardtable.games import discover, in_order


def test_every_folder_is_a_game_by_its_own_name() -> None:
    games = discover()
    assert list(games) == ["canasta", "cancellation_hearts", "hearts", "svoi_kozyri"]
    assert len(games) == 4
    assert all(game.id == name for name, game in games.items())


def test_what_is_no_folder_is_no_game() -> None:
    with pytest.raises(KeyError):
        discover()["bridge"]


def test_people_see_the_games_in_an_order_of_their_own() -> None:
    assert next(iter(in_order(discover()))) == "hearts"

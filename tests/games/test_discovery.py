"""The games are found by looking, and nothing names them."""

from __future__ import annotations

from pathlib import Path

import pytest

import cardtable.games
from cardtable.games import discover, in_order

FOLDERS = sorted(path.parent.name for path in Path(cardtable.games.__path__[0]).glob("*/__init__.py"))


def test_every_folder_is_a_game_by_its_own_name() -> None:
    games = discover()
    assert list(games) == FOLDERS
    assert len(games) == len(FOLDERS)
    assert all(game.id == name for name, game in games.items())


def test_what_is_no_folder_is_no_game() -> None:
    with pytest.raises(KeyError):
        discover()["no_such_game"]


def test_people_see_all_of_them_one_after_another() -> None:
    ordered = in_order(discover())
    assert sorted(ordered) == FOLDERS
    places = [game.presentation.place for game in ordered.values()]
    assert places == sorted(places)

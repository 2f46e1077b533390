"""Games are found by looking: each folder is one, and nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest

import cardtable.games
from cardtable.games import discover


def test_each_folder_is_a_game() -> None:
    (place,) = cardtable.games.__path__
    folders = sorted(path.parent.name for path in Path(place).glob("*/__init__.py"))
    assert list(discover()) == folders
    assert len(discover()) == len(folders)


def test_a_game_is_known_by_the_name_of_its_folder() -> None:
    assert all(game.id == name for name, game in discover().items())


def test_a_game_that_is_not_there() -> None:
    assert "chess" not in discover()
    with pytest.raises(KeyError):
        discover()["chess"]

"""What is told of those who sit at a table of this process."""

from collections.abc import Callable
from typing import Any

import pytest

from cardtable.app.match.player_names import local_seat_display, seat_names
from cardtable.app.settings.settings_sections import PlayersSettings, Settings
from cardtable.app.startup.composition_root import show_match
from cardtable.app.startup.parsed_arguments import Arguments
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.rules import AnyGame
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.match_config import MatchSecret, settle_config

MakeDesk = Callable[..., Any]

HEARTS, DUEL = discover()["hearts"], discover()["svoi_kozyri"]
NAMES = ("Amrit", "Kavya", "Parisa")


def manners(level: str, seed: str, game: AnyGame = HEARTS, seats: int = 4) -> dict[Seat, str]:
    """What is told of each computer player of this level."""
    players = ("person Me", *(f"{level} {name}" for name in NAMES[: seats - 1]))
    config = settle_config(game, game.options(), players, MatchSecret(seed, "salt"))
    told = local_seat_display(config, Seat(0), Settings(), SourceRenderer()).manners
    return {seat: text.source for seat, text in told.items()}


def test_each_computer_player_is_told_of_in_a_word_or_two() -> None:
    assert sorted(manners("expert", "7").values()) == ["bold", "careful", "likes the moon"]
    assert set(manners("expert", "7")) == {1, 2, 3}


def test_nothing_is_told_where_the_level_has_no_such_character() -> None:
    assert sorted(manners("beginner", "7").values()) == ["bold", "careful"]


def test_an_expert_who_searches_a_duel_out_has_no_character_to_tell_of() -> None:
    assert manners("expert", "7", DUEL, 2) == {}
    assert len(manners("club", "7", DUEL, 2)) == 1
    assert len(manners("expert", "7", DUEL, 3)) == 2


@pytest.mark.parametrize(("name", "own"), [("", "Ravi"), ("Meera", "Meera"), ("Kavya", "Kavya")])
def test_a_demonstration_gives_the_persons_seat_a_name(name: str, own: str, desk: MakeDesk) -> None:
    """Under no name it would be called by its number."""
    one = desk()
    one.program.change(PlayersSettings(name=name))
    assert show_match(one.program, Arguments(game="hearts", demo=60.0))
    names = seat_names(one.program.match.config.players, one.program.renderer)
    assert names[Seat(0)] == own
    assert len(set(names.values())) == 4

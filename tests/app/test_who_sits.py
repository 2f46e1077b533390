"""What is told of those who sit at a table of this process."""

from cardtable.app.match.who_sits import sitting_here
from cardtable.app.settings.sections import Settings
from cardtable.core.rules import AnyGame
from cardtable.core.source_words import SourceWords
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.match_terms import Secret, settle

HEARTS, DUEL = discover()["hearts"], discover()["svoi_kozyri"]
NAMES = ("Amrit", "Kavya", "Parisa")


def manners(level: str, seed: str, game: AnyGame = HEARTS, seats: int = 4) -> dict[Seat, str]:
    """What is told of each computer player of this level."""
    players = ("person Me", *(f"{level} {name}" for name in NAMES[: seats - 1]))
    terms = settle(game, game.options(), players, Secret(seed, "salt"))
    told = sitting_here(terms, Seat(0), Settings(), SourceWords()).manners
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

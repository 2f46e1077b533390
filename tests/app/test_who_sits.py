"""What is told of those who sit at a table of this process."""

from cardtable.app.match.who_sits import sitting_here
from cardtable.app.settings.sections import Settings
from cardtable.core.source_words import SourceWords
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.match_terms import Secret, settle

HEARTS = discover()["hearts"]
NAMES = ("Amrit", "Kavya", "Parisa")


def manners(level: str, seed: str) -> dict[Seat, str]:
    """What is told of each computer player of this level."""
    players = ("person Me", *(f"{level} {name}" for name in NAMES))
    terms = settle(HEARTS, HEARTS.options(), players, Secret(seed, "salt"))
    told = sitting_here(terms, Seat(0), Settings(), SourceWords()).manners
    return {seat: text.source for seat, text in told.items()}


def test_each_computer_player_is_told_of_in_a_word_or_two() -> None:
    assert sorted(manners("expert", "7").values()) == ["bold", "careful", "likes the moon"]
    assert set(manners("expert", "7")) == {1, 2, 3}


def test_nothing_is_told_where_the_level_has_no_such_character() -> None:
    assert sorted(manners("beginner", "7").values()) == ["bold", "careful"]

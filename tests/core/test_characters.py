"""Who of a table has which character."""

import pytest

from cardtable.core.guidance.characters import Character, dealt_out
from cardtable.core.text import literal_text
from tests.toy.game import TOY

THREE = ("careful", "bold", "moon")
NAMES = ("Amrit", "Kavya", "Parisa")


def test_nobody_plays_alike_as_long_as_there_are_characters_enough() -> None:
    assert all(sorted(dealt_out(THREE, NAMES, str(seed))) == sorted(THREE) for seed in range(20))
    assert set(dealt_out(THREE, ("A", "B", "C", "D", "E"), "1")) == set(THREE)


def test_a_character_goes_with_the_name_and_not_with_the_seat() -> None:
    around = dealt_out(THREE, NAMES, "7")
    assert dealt_out(THREE, NAMES[::-1], "7") == around[::-1]
    assert dealt_out(THREE[::-1], NAMES, "7") == around


def test_another_match_gives_other_characters() -> None:
    assert len({dealt_out(THREE, NAMES, str(seed)) for seed in range(60)}) == 6


def test_players_without_names_have_characters_too() -> None:
    assert sorted(dealt_out(THREE, ("", "", ""), "7")) == sorted(THREE)


def test_people_have_none_and_change_nothing_for_players_without_names() -> None:
    all_four, two = dealt_out(THREE, ("", "", "", ""), "7"), dealt_out(THREE, (None, "", None, ""), "7")
    assert two == ("", all_four[1], "", all_four[3])


def test_a_game_without_characters_gives_none() -> None:
    assert dealt_out(TOY.characters(), NAMES, "7") == ("", "", "")


def test_a_game_that_names_no_characters_has_players_who_play_alike() -> None:
    assert TOY.characters() == {}
    assert dealt_out(TOY.characters(), ("Amrit", "", None), "seed") == ("", "", "")


@pytest.mark.parametrize(
    ("level", "seats", "has"), [("club", 2, True), ("expert", 2, False), ("expert", 3, True), ("beginner", 4, False)]
)
def test_a_level_has_a_character_only_from_so_many_seats_on(level: str, seats: int, has: bool) -> None:
    keeps = Character(literal_text("keeps trumps"), {"club": None, "expert": None}, {"expert": 3})
    assert keeps.is_of(level, seats) is has
